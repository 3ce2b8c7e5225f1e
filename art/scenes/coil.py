"""The coil of an opened wall unit being rinsed. Views: unit, fins."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/coil", view="unit"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])
plaster = mat("plaster", "#BEB4A5", rough=0.85, spec=0.2, bump=0.05, bscale=9, bdetail=8, cnoise=0.02, cscale=1.5)
shell = mat("shell", "#DEDAD2", rough=0.35, coat=0.15)
shell2 = mat("shell2", "#CFCBC2", rough=0.45)
alu = mat("alu", "#D6D5D1", rough=0.38, metal=0.25, spec=0.7)
galv = mat("galv", "#C6C8C6", rough=0.45, metal=0.5, cnoise=0.06, cscale=60)
cop = mat("cop", "#C2744B", rough=0.24, metal=1)
braze = mat("braze", "#C9A05E", rough=0.34, metal=1)
brass = mat("brass", "#CFAA74", rough=0.28, metal=1)
teal = mat("teal", ACCENT, rough=0.32, coat=0.3)
grey = mat("grey", "#2C3033", rough=0.45)
steel = mat("steel", "#C6C7C5", rough=0.26, metal=1)
water = mat("water", "#FFFFFF", rough=0, trans=1, ior=1.33)
box((8, 0.2, 5), (0, 0.1, 1.5), plaster, 0)
# ---- chassis: back pan with returned lip, drain tray, lower housing with outlet
L0, L1 = -0.075, 0.98
CXc = (L0 + L1) / 2
LW = L1 - L0
box((LW, 0.012, 0.335), (CXc, -0.006, 1.515), shell2, 0.004, 3)
extr([(0, 1.690), (-0.075, 1.690), (-0.082, 1.684), (-0.082, 1.678), (-0.006, 1.678), (0, 1.672)], LW, (CXc, 0, 0), shell, 0.002, 3)
ep = smoothprof(
    [
        (0, 1.690),
        (-0.050, 1.692),
        (-0.078, 1.682),
        (-0.080, 1.62),
        (-0.072, 1.53),
        (-0.082, 1.465),
        (-0.140, 1.432),
        (-0.184, 1.402),
        (-0.174, 1.372),
        (-0.13, 1.352),
        (-0.06, 1.343),
        (0, 1.343),
    ],
    4,
)
inn = [(y * 0.86 - 0.004, 1.515 + (z - 1.515) * 0.90) for y, z in ep]
for x, w in ((L0 - 0.004, 0.010),):
    extr(ep, w, (x, 0, 0), shell, 0.003, 3, angle=60)
extr(
    [(-0.060, 1.392), (-0.060, 1.404), (-0.150, 1.400), (-0.166, 1.432), (-0.172, 1.430), (-0.166, 1.402), (-0.158, 1.388), (-0.10, 1.380)],
    LW - 0.012,
    (CXc, 0, 0),
    shell,
    0.002,
    3,
    smooth_angle=30,
)
extr(
    [
        (-0.150, 1.400),
        (-0.176, 1.404),
        (-0.184, 1.392),
        (-0.170, 1.368),
        (-0.128, 1.352),
        (-0.060, 1.345),
        (0, 1.345),
        (0, 1.375),
        (-0.06, 1.380),
    ],
    LW - 0.012,
    (CXc, 0, 0),
    shell,
    0.003,
    3,
    angle=50,
    smooth_angle=40,
)
# ---- fin packs (array of thin plates with a folded lead edge), tubes, end plates
PITCH = 0.0027
F0 = 0.012
FL = 0.93


def pack(cy, cz, h, tilt, rows, d=0.034):
    e = empty((0, cy, cz), (tilt, 0, 0))
    n = int(FL / PITCH)
    bm = bmesh.new()
    t = 0.00016
    hw = 0.00055
    seg = 14
    for k in range(seg):  # slight corrugation along the height, louvre-like
        z0, z1 = -h / 2 + h * k / seg, -h / 2 + h * (k + 1) / seg
        for sx in (-1, 1):
            vs = [
                bm.verts.new((sx * t + hw * (k % 2) * 0, -d / 2, z0)),
                bm.verts.new((sx * t, d / 2, z0)),
                bm.verts.new((sx * t, d / 2, z1)),
                bm.verts.new((sx * t, -d / 2, z1)),
            ]
            bm.faces.new(vs if sx > 0 else vs[::-1])
        e_ = 0.00052 + 0.00016 * (k % 2)
        vs = [
            bm.verts.new((-e_, -d / 2, z0)),
            bm.verts.new((e_, -d / 2, z0)),
            bm.verts.new((e_, -d / 2, z1)),
            bm.verts.new((-e_, -d / 2, z1)),
        ]
        bm.faces.new(vs)
    o = bm_obj("fin", bm, alu, (F0, 0, 0), smooth=False, parent=e)
    ar = o.modifiers.new("a", "ARRAY")
    ar.count = n
    ar.use_relative_offset = False
    ar.use_constant_offset = True
    ar.constant_offset_displace = (PITCH, 0, 0)
    box((FL, 0.002, h - 0.004), (FL / 2 + F0, d * 0.30, 0), galv, 0, parent=e)
    box((0.0016, d + 0.012, h + 0.010), (F0 - 0.005, 0, 0), galv, 0.0006, 2, parent=e)
    box((0.012, 0.0014, h + 0.010), (F0 - 0.0105, d / 2 + 0.006, 0), galv, 0.0004, 1, parent=e)
    zs = [-h / 2 + h * (i + 0.5) / rows for i in range(rows)]
    for c, yy in enumerate((-d * 0.24, d * 0.24)):
        for i, z in enumerate(zs):
            zz = z + (0.0 if c == 0 else h / rows * 0.0)
            cyl(0.0047, FL + 0.006, (F0 + FL / 2 - 0.005, yy, zz), cop, 0, (0, rad(90), 0), seg=24, parent=e)
            cyl(0.0060, 0.0045, (F0 - 0.0095, yy, zz), braze, 0.0012, (0, rad(90), 0), seg=28, parent=e)
        st = c % 2
        for i in range(st, rows - 1, 2):
            z0, z1 = zs[i], zs[i + 1]
            r = (z1 - z0) / 2
            zc = (z0 + z1) / 2
            P = (
                [(F0 - 0.006, yy, z0), (F0 - 0.018, yy, z0)]
                + [(F0 - 0.018 - r * 1.0 * math.sin(q), yy, zc - r * math.cos(q)) for q in [math.pi * k / 14 for k in range(1, 14)]]
                + [(F0 - 0.018, yy, z1), (F0 - 0.006, yy, z1)]
            )
            tube(P, 0.0048, cop, nurbs=False, parent=e)
    # cross bends between the two columns, top and bottom
    for z in (zs[0],) if rows % 2 == 0 else (zs[-1],):
        r = d * 0.24
        P = (
            [(F0 - 0.006, -r, z), (F0 - 0.016, -r, z)]
            + [(F0 - 0.016 - r * math.sin(q), -r * math.cos(q), z) for q in [math.pi * k / 12 for k in range(1, 12)]]
            + [(F0 - 0.016, r, z), (F0 - 0.006, r, z)]
        )
        tube(P, 0.0048, cop, nurbs=False, parent=e)
    return e, zs


pack(-0.112, 1.468, 0.116, rad(0), 6)
pack(-0.0855, 1.590, 0.122, rad(-32), 6)
# liquid line, distributor and suction line at the left end
tube(
    fillet(
        [(F0 - 0.006, -0.104, 1.4196), (-0.034, -0.104, 1.4196), (-0.050, -0.060, 1.4196), (-0.050, -0.040, 1.36), (-0.050, -0.040, 1.05)],
        0.014,
        8,
    ),
    0.0062,
    cop,
    nurbs=False,
)
tube(
    fillet([(F0 - 0.006, -0.060, 1.632), (-0.040, -0.060, 1.640), (-0.046, -0.028, 1.60), (-0.046, -0.026, 1.42)], 0.012, 8),
    0.0046,
    cop,
    nurbs=False,
)
cyl(0.0082, 0.018, (-0.050, -0.040, 1.372), brass, 0.0015, seg=6)
# ---- spray lance: brass tube, accent grip, fan nozzle
tip = V((0.245, -0.285, 1.452))
aim = V((0.150, -0.128, 1.500))
ax = (aim - tip).normalized()
back = tip - ax * 0.055
tail = V((0.445, -0.520, 1.245))
rod(tip - ax * 0.004, tip, 0.0048, brass, 0.0036, seg=32, bev=0.0004)
rod(tip - ax * 0.022, tip - ax * 0.004, 0.0095, teal, 0.0080, bev=0.0015)
rod(tip - ax * 0.036, tip - ax * 0.022, 0.0085, brass, seg=6)
tube(fillet([tip - ax * 0.034, back, tail], 0.05, 14), 0.0050, brass, nurbs=False)
td = (tail - back).normalized()
g0 = back + td * 0.085
rod(g0, g0 + td * 0.014, 0.0090, brass)
rod(g0 + td * 0.013, g0 + td * 0.22, 0.0125, teal, 0.0145, bev=0.003)
for k in range(6):
    rod(g0 + td * (0.030 + k * 0.011), g0 + td * (0.034 + k * 0.011), 0.0136, grey, 0.0138, bev=0.0008)


# mist: open fan of three nested soft cones, alpha fades along the axis and at the rim
def mist(k, st):
    m = bpy.data.materials.new("mist")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links
    tc = N("ShaderNodeTexCoord")
    sp = N("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Object"], sp.inputs[0])
    mr = N("ShaderNodeMapRange")
    mr.interpolation_type = "SMOOTHSTEP"
    mr.inputs[1].default_value = 0.165
    mr.inputs[2].default_value = 0.0
    mr.inputs[3].default_value = 0
    mr.inputs[4].default_value = 1
    L.new(sp.outputs["Z"], mr.inputs[0])
    lw = N("ShaderNodeLayerWeight")
    lw.inputs[0].default_value = 0.5
    iv = N("ShaderNodeMath")
    iv.operation = "SUBTRACT"
    iv.inputs[0].default_value = 1
    L.new(lw.outputs["Facing"], iv.inputs[1])
    pw = N("ShaderNodeMath")
    pw.operation = "POWER"
    pw.inputs[1].default_value = 2.4
    L.new(iv.outputs[0], pw.inputs[0])
    no = N("ShaderNodeTexNoise")
    mp = N("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (60, 60, 9)
    L.new(tc.outputs["Object"], mp.inputs[0])
    L.new(mp.outputs[0], no.inputs["Vector"])
    no.inputs["Detail"].default_value = 4
    nr = N("ShaderNodeMapRange")
    nr.inputs[1].default_value = 0.3
    nr.inputs[2].default_value = 0.7
    nr.inputs[3].default_value = 0.45
    nr.inputs[4].default_value = 1.15
    L.new(no.outputs["Fac"], nr.inputs[0])
    x = None
    for q in (mr.outputs[0], pw.outputs[0], nr.outputs[0]):
        mu = N("ShaderNodeMath")
        mu.operation = "MULTIPLY"
        mu.inputs[0].default_value = st
        L.new(q, mu.inputs[1])
        if x:
            L.new(x, mu.inputs[0])
        x = mu.outputs[0]
    t = N("ShaderNodeBsdfTransparent")
    ad = N("ShaderNodeEmission")
    ad.inputs[0].default_value = hexc("#FBFCFB")
    ad.inputs[1].default_value = 1.15
    mx = N("ShaderNodeMixShader")
    L.new(x, mx.inputs[0])
    L.new(t.outputs[0], mx.inputs[1])
    L.new(ad.outputs[0], mx.inputs[2])
    o = N("ShaderNodeOutputMaterial")
    L.new(mx.outputs[0], o.inputs[0])
    Ln = 0.19
    c = lathe([(0.0018 + k * Ln * (i / 12) * 0.52, Ln * i / 12) for i in range(13)], tip, m, seg=48)
    c.rotation_euler = ax.to_track_quat("Z", "Y").to_euler()
    c.scale = (0.55, 1, 1)
    c.visible_shadow = False
    c.visible_diffuse = False
    c.visible_glossy = False
    return c


for k, st in ((1, 0.58), (0.70, 0.62), (0.40, 0.70)):
    mist(k, st)
R = random.Random(7)
q = ax.to_track_quat("Z", "Y")
dm = bmesh.new()
bmesh.ops.create_icosphere(dm, subdivisions=2, radius=1)
dme = bpy.data.meshes.new("drop")
dm.to_mesh(dme)
dm.free()
dme.materials.append(mat("dropm", "#FFFFFF", rough=0.05, emit="#FFFFFF", emit_s=0.45))
dme.polygons.foreach_set("use_smooth", [True] * len(dme.polygons))


def drop(p, r, sc=(1, 1, 1)):
    o = bpy.data.objects.new("d", dme)
    s.collection.objects.link(o)
    o.location = p
    o.scale = (r * sc[0], r * sc[1], r * sc[2])
    o.visible_shadow = False


for i in range(220):
    t = 0.18 + 0.80 * R.random() ** 0.7
    rr = 0.50 * 0.19 * t * R.random() ** 0.5
    an = R.uniform(0, 6.28)
    drop(tip + q @ V((0.55 * rr * math.cos(an), rr * math.sin(an), 0.19 * t)), R.uniform(0.00035, 0.0010))
for i in range(5):
    drop((0.12 + 0.07 * i + R.uniform(-0.02, 0.02), -0.171, 1.4295), R.uniform(0.0018, 0.0030), (1.2, 1, 0.8))
# light
world_hdri(s, "studio", 0.75, rad(60))
ts = (-0.74, -0.52, 0.40)
sun(30, 0, 3.5, 0.8, "#FFEEDB").rotation_euler = V(ts).to_track_quat("Z", "Y").to_euler()
gobo((0.30, -0.10, 1.56), ts, 1.5, 0.86, 0.50, 1, 1, 0.016, fronds=0, seed=11, block=6)
area((-1.2, -1.3, 2.1), (0.2, -0.1, 1.5), 0.9, 12, "#FFF8EE")
area((1.2, -1.2, 1.6), (0.3, -0.1, 1.5), 0.7, 3, "#EAF2FF")
if view == "unit":
    camera(s, (-0.36, -0.92, 1.60), (0.165, -0.09, 1.60), 38, 5.6, 0.98, (-0.02, -0.095))
else:
    camera(s, (-0.235, -0.60, 1.53), (0.085, -0.12, 1.53), 50, 4.0, 0.60, (0.0, -0.045))
render(s, a["out"])
