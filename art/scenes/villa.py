"""A villa with a pool at dusk."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/villa", view="hero"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])
wht = mat("wht", "#E9E3D9", rough=0.85, spec=0.2, bump=0.05, bscale=30, cnoise=0.02, cscale=0.6)
trav = planks("trav", "#D6C6AE", "#C9B79C", 1.2, 0.6, 0.6, 0, "#A8977E", 0.004, False, 0.1)
wood = mat("wood", "#8F6540", rough=0.5, cnoise=0.18, cscale=1.5)
black = mat("bk", "#1B1C1D", rough=0.35)
deck = planks("deck", "#CDB898", "#C1AB8B", 1.2, 0.6, 0.36, 0, "#9A8768", 0.004, False, 0.1)
glass = archglass("gl", "#EDF5F5")
warmwall = mat("ww", "#D9C4A5", rough=0.8)
floor = mat("fl", "#B8926B", rough=0.3)
fab = mat("fab", "#E5DAC8", rough=0.9, sheen=0.3)
teal = mat("teal", ACCENT, rough=0.6)
grass = mat("grass", "#4E6B3A", rough=1, bump=1, bscale=60, cnoise=0.2, cscale=6)
# ground, deck, pool
box((200, 120, 0.2), (0, 40, -1.65), mat("sand", "#CDBB9E", rough=1), 0)
PX0, PX1, PY0, PY1 = -6.5, 3.2, -6.2, -2.6


def slab(x0, x1, y0, y1, z, m, th=0.3):
    if x1 > x0 and y1 > y0:
        box((x1 - x0, y1 - y0, th), ((x0 + x1) / 2, (y0 + y1) / 2, z - th / 2), m, 0.01)


slab(-16, PX0, -14, 1.5, 0, deck)
slab(PX1, 16, -14, 1.5, 0, deck)
slab(PX0, PX1, -14, PY0, 0, deck)
slab(PX0, PX1, PY1, 1.5, 0, deck)
slab(-16, 16, 1.5, 14, 0, deck)
pm = planks("pool", "#9CC7C6", "#8BBBBD", 0.1, 0.1, 0.4, 0, "#BFDAD7", 0.006, False, 0)
pm.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = hexc("#2C8C99")
pm.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0.26
slab(PX0, PX1, PY0, PY1, -1.2, pm)
for x in (PX0, PX1):
    box((0.1, PY1 - PY0, 1.3), (x, (PY0 + PY1) / 2, -0.72), pm, 0)
for y in (PY0, PY1):
    box((PX1 - PX0, 0.1, 1.3), ((PX0 + PX1) / 2, y, -0.72), pm, 0)
wm = bpy.data.materials.new("water")
wm.use_nodes = True
nt = wm.node_tree
nt.nodes.clear()
N = nt.nodes.new
o = N("ShaderNodeOutputMaterial")
t = N("ShaderNodeBsdfTransparent")
t.inputs[0].default_value = hexc("#BDE6E6")
g = N("ShaderNodeBsdfGlossy")
g.inputs["Roughness"].default_value = 0.015
fr = N("ShaderNodeFresnel")
fr.inputs[0].default_value = 1.33
mx = N("ShaderNodeMixShader")
nz = N("ShaderNodeTexNoise")
nz.inputs["Scale"].default_value = 1.6
nz.inputs["Detail"].default_value = 3
tc = N("ShaderNodeTexCoord")
bp = N("ShaderNodeBump")
bp.inputs["Strength"].default_value = 0.12
bp.inputs["Distance"].default_value = 0.05
L = nt.links
L.new(tc.outputs["Object"], nz.inputs["Vector"])
L.new(nz.outputs["Fac"], bp.inputs["Height"])
L.new(bp.outputs[0], g.inputs["Normal"])
L.new(bp.outputs[0], fr.inputs["Normal"])
L.new(fr.outputs[0], mx.inputs[0])
L.new(t.outputs[0], mx.inputs[1])
L.new(g.outputs[0], mx.inputs[2])
L.new(mx.outputs[0], o.inputs[0])
bmw = bmesh.new()
bmesh.ops.create_grid(bmw, x_segments=1, y_segments=1, size=0.5)
bmesh.ops.scale(bmw, vec=(PX1 - PX0, PY1 - PY0, 1), verts=bmw.verts)
bm_obj(
    "water", bmw, wm, ((PX0 + PX1) / 2, (PY0 + PY1) / 2, -0.09)
)  # single plane: a closed box gives total internal reflection = black water
for x in (-5, -1.7, 1.6):
    area((x, PY1 - 0.15, -0.6), (x, PY0, -0.9), 0.5, 110, "#D3EFEA")


# --- house
def room(x0, x1, y0, y1, z0, z1, light=120, back=warmwall):
    box((x1 - x0, 0.1, z1 - z0), ((x0 + x1) / 2, y1, (z0 + z1) / 2), back, 0)
    box((x1 - x0, y1 - y0, 0.06), ((x0 + x1) / 2, (y0 + y1) / 2, z0 + 0.03), floor, 0)
    box((x1 - x0, y1 - y0, 0.06), ((x0 + x1) / 2, (y0 + y1) / 2, z1 - 0.03), wht, 0)
    for x in (x0, x1):
        box((0.06, y1 - y0, z1 - z0), (x, (y0 + y1) / 2, (z0 + z1) / 2), warmwall, 0)
    area(
        ((x0 + x1) / 2, (y0 + y1) / 2, z1 - 0.12),
        ((x0 + x1) / 2, (y0 + y1) / 2, 0),
        (x1 - x0) * 0.8,
        light * 1.5,
        "#FFD9AE",
        (y1 - y0) * 0.7,
    )


def glaz(x0, x1, z0, z1, y, n):
    for i in range(n + 1):
        box((0.05, 0.08, z1 - z0), (x0 + (x1 - x0) * i / n, y, (z0 + z1) / 2), black, 0.003, 2)
    for z in (z0 + 0.02, z1 - 0.02):
        box((x1 - x0, 0.08, 0.05), ((x0 + x1) / 2, y, z), black, 0.003, 2)
    box((x1 - x0, 0.01, z1 - z0), ((x0 + x1) / 2, y, (z0 + z1) / 2), glass, 0)


# ground floor living, set back under overhang
room(-6, 3.4, 2.2, 7, 0, 3.1, 260)
glaz(-6, 3.4, 0, 3.1, 2.2, 6)
box((10.6, 8.2, 0.42), (-1.3, 4.6, 3.31), wht, 0.015)  # big slab/overhang
box((0.35, 6, 3.1), (-6.35, 4.2, 1.55), trav, 0.01)
# right volume: stone wall with timber door
box((5.2, 6.5, 3.1), (6.2, 4.9, 1.55), trav, 0.015)
box((5.5, 6.8, 0.42), (6.2, 4.8, 3.31), wht, 0.015)
for i in range(15):
    box((0.085, 0.05, 2.6), (4.35 + i * 0.105, 1.62, 1.35), wood, 0.006, 2)
# upper floor
box((0.3, 6.0, 3.0), (-5.0, 4.9, 5.0), wht, 0.015)
box((0.3, 6.0, 3.0), (4.6, 4.9, 5.0), wht, 0.015)
box((10.0, 6.6, 0.36), (-0.2, 4.7, 6.62), wht, 0.015)
box((9.6, 0.2, 3.0), (-0.2, 7.8, 5.0), wht, 0)
room(-4.9, 0.2, 3.0, 7.6, 3.55, 6.45, 150)
glaz(-4.9, 0.2, 3.55, 6.45, 3.0, 4)
box((2.2, 0.3, 2.95), (1.3, 2.9, 5.0), wht, 0.01)
for i in range(21):
    box((0.06, 0.10, 2.9), (2.45 + i * 0.104, 2.75, 5.0), wood, 0.006, 2)
room(2.4, 4.5, 3.3, 7.6, 3.55, 6.45, 50)
# balcony glass + sofa etc
box((5.2, 0.02, 1.0), (-2.35, 1.0, 4.05), glass, 0)
box((5.2, 0.03, 0.04), (-2.35, 1.0, 4.56), black, 0.003)
# roof AC condenser hint + tank hidden; interior furniture
softbox((2.6, 0.9, 0.42), (-2.6, 4.6, 0.30), fab, 0.08, 0.01)
softbox((2.6, 0.3, 0.5), (-2.6, 5.0, 0.6), fab, 0.08, 0.01)
pillow(0.5, 0.5, 0.2, (-3.4, 4.6, 0.78), teal, (rad(-20), 0, 0.2))
cyl(0.5, 0.05, (-2.6, 3.5, 0.4), black, 0.01)
cyl(0.05, 0.4, (-2.6, 3.5, 0.2), black, 0)
for i in range(3):
    lx = 0.6 + i * 0.75
    cyl(0.16, 0.14, (lx, 4.2, 2.1), mat("sh%d" % i, "#C9A063", 0.3, metal=1), 0.01, r2=0.06)
    tube([(lx, 4.2, 2.15), (lx, 4.2, 3.05)], 0.006, black, nurbs=False)
box((2.4, 1.0, 0.05), (1.35, 4.2, 0.76), wood, 0.01)
box((0.1, 0.8, 0.75), (0.4, 4.2, 0.38), black, 0)
box((0.1, 0.8, 0.75), (2.3, 4.2, 0.38), black, 0)
box((1.8, 0.04, 1.1), (-2.6, 6.92, 1.75), teal, 0.01)
sh = sheer("sheer", "#FFF6E8", 0.5)
curtain(1.1, 3.0, (-5.4, 2.5, 3.05), sh, 9, 0.05, seed=1)
curtain(0.9, 3.0, (2.9, 2.5, 3.05), sh, 8, 0.05, seed=4)
curtain(1.1, 2.8, (-4.3, 3.3, 6.4), sh, 9, 0.05, seed=7)
# loungers, parasol
for x in (4.5, 6.1):
    softbox((0.75, 1.9, 0.14), (x, -3.4, 0.36), fab, 0.05, 0.01)
    softbox((0.75, 0.7, 0.13), (x, -2.75, 0.56), fab, 0.05, 0.01, (rad(38), 0, 0))
    box((0.8, 2.0, 0.06), (x, -3.6, 0.25), wood, 0.01)
    for i in (-1, 1):
        for j in (-1, 1):
            box((0.05, 0.05, 0.24), (x + i * 0.33, -3.6 + j * 0.85, 0.12), wood, 0.004)
pillow(0.46, 0.28, 0.12, (4.5, -2.72, 0.74), teal, (rad(-52), 0, 0), seed=2)
pillow(0.46, 0.28, 0.12, (6.1, -2.72, 0.74), teal, (rad(-52), 0, 0), seed=3)
copper = mat("copper", "#C0714A", rough=0.3, metal=1)
cyl(0.2, 0.03, (5.3, -3.1, 0.42), wood, 0.005)
cyl(0.03, 0.4, (5.3, -3.1, 0.2), wood, 0)
lathe(smoothprof([(0, 0), (0.06, 0), (0.075, 0.05), (0.07, 0.14), (0.03, 0.2), (0, 0.205)], 4), (5.3, -3.1, 0.435), copper)
# planting
leaf = leafmat("palm", "#5C7544", 0.2, 0.5)
trunk = mat("trunk", "#8B7D6B", rough=0.95, bump=0.8, bscale=30)
hedge = leafmat("hedge", "#48663A", 0.2, 0.5)
gleaf = leafmat("ghaf", "#6E8557", 0.3, 0.6)
for i, (x, y, z, k) in enumerate(((-8.7, 0.9, 6.0, 0.95), (-8.3, 9.5, 7.6, 1.0), (13.2, 8, 7.4, 1.0), (5.5, 12, 9.0, 1.0))):
    palm(x, y, -0.1, z, k, i, leaf, trunk)
    area((x + 0.5, y - 0.9, 0.1), (x, y, z), 0.15, 18, "#FFDDB4")
ghaf((10.1, 1.5, 0), 1.0, gleaf, trunk, 5, 300)
area((9.9, 0.2, 0.1), (10.1, 1.5, 3.5), 0.2, 70, "#FFDDB4")
for i, x in enumerate((3.9, 4.7, 5.5, 6.3, 7.1, 7.9)):
    areca((x, 1.0 + 0.15 * (i % 2), 0.0), hedge, 14, 0.62, 20 + i, 0.06, (15, 85), 0.4, 0.07)
for i in range(9):
    areca((-13 + i * 0.7, 2.0 + 0.2 * (i % 2), 0), hedge, 14, 0.7, 40 + i, 0.06, (15, 85), 0.4, 0.07)
for i in range(8):
    areca((9.0 + i * 0.62, 1.9 + 0.25 * (i % 2), 0), hedge, 14, 0.75, 60 + i, 0.06, (15, 85), 0.4, 0.07)
potm = mat("potm", "#D9CDBB", rough=0.85, bump=0.3, bscale=40)
soil = mat("soil", "#2B211A", rough=0.95)
for i, x in enumerate((3.72, 8.55)):
    pot((x, 0.75, 0), potm, soil, 0.3, 0.62)
    areca((x, 0.75, 0.52), hedge, 16, 0.75, 80 + i, 0.05, (20, 85), 0.4, 0.06)
box((0.25, 22, 2.2), (-14.5, 2, 1.1), wht, 0.02)
box((0.25, 26, 2.2), (14.5, 4, 1.1), wht, 0.02)
# planter left of the pool
box((1.5, 3.2, 0.42), (-8.0, -3.6, 0.21), trav, 0.015)
box((1.36, 3.06, 0.02), (-8.0, -3.6, 0.415), soil, 0)
for i in range(10):
    areca((-8.3 + 0.6 * (i % 2), -4.9 + i * 0.29, 0.42), hedge, 15, 0.62, 90 + i, 0.05, (20, 85), 0.4, 0.06)
# strips of light under the slabs
strip = emission("strip", "#FFD8A8", 5.0)
for size, at in (
    ((9.9, 0.025, 0.012), (-1.3, 0.62, 3.098)),
    ((5.0, 0.025, 0.012), (6.2, 1.52, 3.098)),
    ((9.4, 0.025, 0.012), (-0.2, 1.55, 6.438)),
):
    box(size, at, strip, 0)
# sky + light (dusk)
backdrop_sky(3800, "#6C9AC9", "#FBD3AC", 1.0, w=30000, h=9000, z=-900)
dubai(1400, -2600, 2600, 0.86, -1080, -12, 60, hk=0.85)
world_color(s, "#B4C0DE", 0.95)
sun(8, -118, 1.5, 4, "#FFB992")
for x in (-5, -2.6, -0.2, 2.2):
    area((x, 1.0, 3.06), (x, 1.0, 0), 0.18, 9, "#FFD39A")
for x in (4.6, 6.2, 7.8):
    area((x, 1.35, 3.05), (x, 1.5, 0), 0.15, 9, "#FFD39A")
camera(s, (-5.35, -14.6, 1.5), (-0.95, -0.4, 1.65), 27.5, None, None, (0.0, 0.06))
render(s, a["out"])
