"""A ceiling opened for duct cleaning: soffit with diffuser, round duct with an access hole, brush and hoses. Views: bay, brush."""

from tools import *

a = argv(dict(w=800, h=533, spp=24, out="out/duct", view="bay"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])

plaster = mat("plaster", "#C9C0B2", rough=0.85, spec=0.2, bump=0.05, bscale=9, bdetail=8, cnoise=0.02, cscale=1.5)
ceiling = mat("ceiling", "#E9E4DB", rough=0.8)
slab = mat("slab", "#A7A199", rough=0.95, bump=0.15, bscale=14, cnoise=0.06, cscale=2)
zinc = mat("zinc", "#BEC2C3", rough=0.34, metal=0.85, cnoise=0.05, cscale=18, rnoise=0.08)
zinc_dull = mat("zinc dull", "#ABB0B2", rough=0.45, metal=0.8)
dark = mat("dark", "#24282A", rough=0.5)
inside = mat("inside", "#4C5052", rough=0.6, metal=0.3)
teal = house("teal")
copper = mat("copper", "#C2744B", rough=0.28, metal=1)
brass = house("brass")
oak = mat("oak", "#A87C52", rough=0.42, cnoise=0.12, cscale=4)
foil = mat("foil", "#CFCBC2", rough=0.5, metal=0.15, bump=0.2, bscale=60)

DX0, DX1, DY, DZ, DR = -0.34, 3.2, -0.52, 2.28, 0.215
HOLE_X, HOLE_W, HOLE_A = 0.86, 0.27, 38
SUN = (-0.72, -0.55, 0.36)


def shell():
    """Wall, slab above, soffit on the left with its slot diffuser, cove edge of the ceiling."""
    box((9, 0.2, 4), (0, 0.1, 2), plaster, 0)
    box((9, 6, 0.2), (0, -3, 3.25), slab, 0).visible_shadow = False
    box((3.4, 1.0, 1.2), (-2.02, -0.48, 2.58), ceiling, 0.004)
    box((0.012, 1.012, 0.02), (-0.326, -0.48, 1.992), zinc_dull, 0.002)
    for k in range(3):
        box((1.36, 0.012, 0.026), (-1.28, -0.984, 2.275 - k * 0.042), dark, 0.002, 1)
        box((1.36, 0.018, 0.006), (-1.28, -0.988, 2.262 - k * 0.042), ceiling, 0.002, 2, (rad(28), 0, 0))
    for z in (2.302, 2.166):
        box((1.42, 0.010, 0.012), (-1.28, -0.985, z), ceiling, 0.003, 2)
    for x in (-1.985, -0.575):
        box((0.012, 0.010, 0.148), (x, -0.985, 2.234), ceiling, 0.003, 2)
    cyl(DR + 0.035, 0.014, (-0.315, DY, DZ), zinc_dull, 0.004, (0, rad(90), 0), seg=96)
    for i in range(8):
        t = i * math.pi / 4 + 0.2
        cyl(0.008, 0.01, (-0.303, DY + (DR + 0.022) * math.cos(t), DZ + (DR + 0.022) * math.sin(t)), brass, 0.001, (0, rad(90), 0), seg=20)


def hole_edge(t):
    """How far the access hole reaches along x at angle t (degrees) off the front."""
    q = min(1, abs(t) / HOLE_A)
    return HOLE_W * (1 - q**4) ** 0.25


def duct():
    """Round spiral duct with a hole in its front, gasket and hangers."""
    bm = bmesh.new()
    nx, nt = 360, 180
    grid = []
    for i in range(nx + 1):
        x = DX0 + (DX1 - DX0) * i / nx
        grid.append(
            [bm.verts.new((x, DY - DR * math.cos(t * 2 * math.pi / nt), DZ + DR * math.sin(t * 2 * math.pi / nt))) for t in range(nt)]
        )
    for i in range(nx):
        x = DX0 + (DX1 - DX0) * (i + 0.5) / nx
        for t in range(nt):
            deg = (t + 0.5) * 360 / nt
            deg = deg - 360 if deg > 180 else deg
            if abs(deg) < HOLE_A and abs(x - HOLE_X) < hole_edge(deg):
                continue
            bm.faces.new((grid[i][t], grid[i + 1][t], grid[i + 1][(t + 1) % nt], grid[i][(t + 1) % nt]))
    tubebody = bm_obj("duct", bm, zinc)
    tubebody.data.materials.append(inside)
    solid = tubebody.modifiers.new("s", "SOLIDIFY")
    solid.thickness, solid.offset, solid.material_offset = 0.006, -1, 1
    cyl(DR - 0.012, 0.01, (DX0 + 0.2, DY, DZ), dark, 0, (0, rad(90), 0))
    cyl(DR - 0.012, 0.01, (DX1 - 0.1, DY, DZ), dark, 0, (0, rad(90), 0))
    seam, pitch = [], 0.125
    for i in range(int((DX1 - DX0) / pitch * 48)):
        x, t = DX0 + i * pitch / 48, 2 * math.pi * i / 48
        deg = math.degrees(math.atan2(math.sin(t), math.cos(t)))
        if abs(deg) < HOLE_A + 3 and abs(x - HOLE_X) < hole_edge(deg * HOLE_A / (HOLE_A + 3)) + 0.012:
            if len(seam) > 2:
                tube(seam, 0.0038, zinc, 2, nurbs=False)
            seam = []
            continue
        seam.append((x, DY - (DR + 0.001) * math.cos(t), DZ + (DR + 0.001) * math.sin(t)))
    tube(seam, 0.0038, zinc, 2, nurbs=False)
    rim = []
    for i in range(96):
        u = 2 * math.pi * i / 96
        c, n = math.cos(u), math.sin(u)
        px, pt = math.copysign(abs(c) ** 0.5, c) * HOLE_W, rad(math.copysign(abs(n) ** 0.5, n) * HOLE_A)
        rim.append((HOLE_X + px, DY - (DR + 0.002) * math.cos(pt), DZ + (DR + 0.002) * math.sin(pt)))
    tube(rim, 0.0075, dark, 4, True)
    for x in (0.18, 1.72):
        ring = [(x, DY - (DR + 0.007) * math.cos(t * math.pi / 24), DZ + (DR + 0.007) * math.sin(t * math.pi / 24)) for t in range(48)]
        o = tube(ring, 0.006, zinc_dull, 2, True)
        o.data.extrude = 0.014
        for sy in (-1, 1):
            rod((x, DY + sy * (DR + 0.012), DZ), (x, DY + sy * (DR + 0.012), 3.16), 0.005, zinc_dull)


def branch():
    """Rectangular branch behind, flanged, going up to the right; flexible spigot below the duct."""
    box((1.5, 0.30, 0.22), (2.15, -0.20, 2.80), zinc_dull, 0.004)
    for x in (1.40, 1.95, 2.5):
        box((0.03, 0.34, 0.26), (x, -0.20, 2.80), zinc, 0.003)
    cyl(0.115, 0.16, (1.98, DY - 0.02, DZ - 0.25), zinc, 0.003)
    cyl(0.122, 0.03, (1.98, DY - 0.02, DZ - 0.315), teal, 0.004)
    path = [(1.98, DY - 0.02, DZ - 0.32), (1.99, DY - 0.03, 1.62), (2.10, DY - 0.10, 1.1), (2.42, DY - 0.18, 0.55)]
    flexible(path, 0.104, foil)


def flexible(points, r, m):
    """Ribbed hose through the points."""
    curve = [V(p) for p in smoothprof(points, 40)]
    tube([tuple(p) for p in curve], r * 0.95, m, 2, nurbs=False)
    rib, turns = [], 0.0
    for p, q in zip(curve, curve[1:]):
        d = (q - p).normalized()
        side = d.cross(V((0, 1, 0))).normalized()
        up = d.cross(side)
        steps = 10
        for k in range(steps):
            turns += (q - p).length / steps / 0.032
            t = turns * 2 * math.pi
            rib.append(tuple(p.lerp(q, k / steps) + (side * math.cos(t) + up * math.sin(t)) * r))
    tube(rib, 0.008, m, 2, nurbs=False)


def brush():
    """Rotary brush coming out of the access hole on its drive hose."""
    e = empty((HOLE_X - 0.01, DY - DR - 0.03, DZ + 0.005), (0, 0, rad(14)))
    r = random.Random(2)
    bm = bmesh.new()
    for i in range(2600):
        x, t = r.uniform(-0.085, 0.085), r.uniform(0, 2 * math.pi)
        long = 0.128 * (1 - 0.10 * (x / 0.085) ** 2) * r.uniform(0.93, 1.03)
        d = V((r.uniform(-0.05, 0.05), math.cos(t), math.sin(t)))
        side = V((0, -math.sin(t), math.cos(t))) * 0.0011
        a0, a1 = V((x, 0, 0)) + d * 0.02, V((x, 0, 0)) + d * long
        bm.faces.new([bm.verts.new(a0 - side), bm.verts.new(a0 + side), bm.verts.new(a1 + side * 0.7), bm.verts.new(a1 - side * 0.7)])
    bm_obj("bristles", bm, mat("bristle", "#1A6A6E", rough=0.5), smooth=False, parent=e)
    cyl(0.026, 0.19, (0, 0, 0), dark, 0.004, (0, rad(90), 0), parent=e)
    for sx in (-1, 1):
        cyl(0.034, 0.016, (sx * 0.098, 0, 0), copper, 0.004, (0, rad(90), 0), parent=e)
    cyl(0.017, 0.07, (0.13, 0, 0), copper, 0.004, (0, rad(90), 0), parent=e)
    start = V((HOLE_X - 0.01, DY - DR - 0.03, DZ + 0.005)) + V((0.16 * math.cos(rad(14)), 0.16 * math.sin(rad(14)), 0))
    pts = [start, start + V((0.10, -0.01, -0.03)), (1.32, -0.80, 1.95), (1.42, -0.86, 1.45), (1.36, -0.95, 0.7)]
    tube([tuple(p) for p in pts], 0.0165, teal, 16)


def below():
    """Ladder under the hole with the lifted panel and a folded cloth on top."""
    ladder(0.62, -1.0, oak, 1.50, rad(12))
    top = 1.527
    panel = bmesh.new()
    n = 24
    rows = []
    for i in range(n + 1):
        deg = -HOLE_A + 2 * HOLE_A * i / n
        w = hole_edge(deg * 0.985) * 0.72 + 0.004
        rows.append([panel.verts.new((sx * w, -DR * (math.cos(rad(deg)) - 0.78), DR * math.sin(rad(deg)))) for sx in (-1, 1)])
    for p, q in zip(rows, rows[1:]):
        panel.faces.new((p[0], p[1], q[1], q[0]))
    foot = DR * (math.cos(rad(HOLE_A)) - 0.78)
    o = bm_obj("panel", panel, zinc, (0.60, -0.985, top + 0.005 - foot), (rad(-90), 0, rad(12)))
    o.modifiers.new("s", "SOLIDIFY").thickness = 0.004
    grip = [(-0.05, 0, 0), (-0.045, -0.028, 0), (0.045, -0.028, 0), (0.05, 0, 0)]
    handle = tube(grip, 0.006, teal)
    handle.location, handle.rotation_euler = (0.60, -0.985, top + 0.004 + DR * (1 - math.cos(rad(HOLE_A)))), (rad(-90), 0, rad(12))


shell()
duct()
branch()
brush()
world_hdri(s, "studio", 0.62, rad(60))
window_sun((0.5, -0.3, 1.95), SUN, 3.2, 2.7, 1.30, 3.3, seed=5)
area((-2.6, -3.2, 1.6), (0.6, -0.4, 2.3), 2.0, 55, "#FFF8EE")
area((2.6, -3.0, 1.4), (0.8, -0.4, 2.2), 1.6, 14, "#EAF2FF")
area((-1.28, -1.3, 2.1), (-1.28, -0.9, 2.25), 0.5, 2, "#FFFFFF")
if view == "bay":
    below()
    camera(s, (0.52, -3.75, 1.62), (0.52, 0, 1.62), 38, 4.5, 3.1, (0, 0.07))
else:
    camera(s, (0.28, -1.95, 2.05), (0.90, -0.70, 2.05), 44, 3.5, 1.35, (0.0, 0.11))
render(s, a["out"])
