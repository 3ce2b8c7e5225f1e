"""Entrance hall of a villa: console with keys and a folded shirt, tool case, door ajar to the sun.

Views: door (the case beside the console), ready (a wide, low crop: the case on a bench, a shirt on its hook).
"""

from tools import *

a = argv(dict(w=800, h=533, spp=24, out="out/hall", view="door"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])

plaster = house("plaster")
white = mat("white", "#EEE9E0", rough=0.6)
oak = house("oak")
door_oak = mat("door oak", "#94683F", rough=0.45, cnoise=0.14, cscale=2.0)
teal = house("teal")
shirt_cloth = mat("shirt", ACCENT, rough=1, sheen=0.4, bump=0.10, bscale=420)
dark = mat("dark", "#2A2E31", rough=0.45)
brass = house("brass")
copper = house("copper")
steel = house("steel")
ceramic = mat("ceramic", "#EFE9DF", rough=0.55, bump=0.15, bscale=60)

DOOR = (-1.95, -0.92, 0.0, 2.35)
TOP = 0.84
CX = 0.62


def hall():
    """Wall with the doorway, stone floor, the garden outside."""
    wall_hole(-4.2, 4.6, 0, 3.8, 0, *DOOR, plaster, 0.22)
    box((9, 7, 0.1), (0.2, -3.4, -0.05), planks("floor", "#D3C4AC", "#C8B79D", 1.2, 0.6, 0.28, 0, "#A3947C", 0.003, False, 0.1), 0)
    extr([(0, 0), (-0.016, 0), (-0.016, 0.085), (-0.010, 0.10), (0, 0.10)], 5.4, (1.86, 0, 0), white, 0.002)
    x0, x1, z0, z1 = DOOR
    for x in (x0 - 0.04, x1 + 0.04):
        box((0.09, 0.25, z1 + 0.08), (x, 0.10, (z1 + 0.08) / 2), door_oak, 0.006)
    box((x1 - x0 + 0.17, 0.25, 0.09), ((x0 + x1) / 2, 0.10, z1 + 0.04), door_oak, 0.006)
    leaf = empty((x0 + 0.01, -0.01, 0), (0, 0, rad(-62)))
    w = x1 - x0 - 0.02
    box((w, 0.05, z1 - 0.02), (w / 2, 0.025, z1 / 2), door_oak, 0.005, parent=leaf)
    for i in range(5):
        box((w - 0.22, 0.008, 0.30), (w / 2, -0.003, 0.35 + i * 0.41), door_oak, 0.004, 3, parent=leaf)
    for y in (-0.045, 0.095):
        rod((w - 0.07, y, 0.92), (w - 0.07, y, 1.28), 0.011, brass, seg=24, parent=leaf)
    for z in (0.95, 1.25):
        rod((w - 0.07, -0.045, z), (w - 0.07, 0.095, z), 0.007, brass, seg=20, parent=leaf)
    garden()


def garden():
    """Path, hedge and sky behind the door."""
    path = box((2.4, 6, 0.1), (-1.4, 3.3, -0.07), mat("path", "#E2D6C2", rough=0.8, bump=0.2, bscale=20), 0)
    path.visible_shadow = False
    backdrop_sky(2600, "#A9CFEC", "#FBEEDD", 1.45, w=9000, h=2400, z=60)
    box((40, 40, 0.1), (0, 24, -0.12), mat("lawn", "#B9A98A", rough=1), 0)
    box((14, 0.2, 1.3), (-1.5, 6.4, 0.6), mat("garden wall", "#E4DACA", rough=0.9), 0.01)
    green = leafmat("green", "#4E6F42", 0.25, 0.5)
    for i in range(9):
        areca((-3.6 + i * 0.55, 5.4 + 0.3 * (i % 2), 0), green, 16, 0.85 + 0.2 * (i % 3), 30 + i, 0.06, (20, 85), 0.4, 0.06)
    palm(-2.3, 9.0, 0, 4.6, 0.9, 3, green, mat("trunk", "#8B7D6B", rough=0.95, bump=0.8, bscale=30), 30)


def console():
    """Oak console with a travertine top."""
    stone = travertine("travertine")
    box((1.62, 0.40, 0.05), (CX, -0.225, TOP - 0.025), stone, 0.006, 3)
    box((1.50, 0.34, 0.12), (CX, -0.215, TOP - 0.11), oak, 0.005)
    for sx in (-1, 1):
        for i in range(7):
            cyl(0.022, TOP - 0.17, (CX + sx * 0.64, -0.075 - i * 0.046, (TOP - 0.17) / 2), oak, 0.002, seg=24)
    lathe(
        smoothprof([(0, 0.0), (0.07, 0.0), (0.12, 0.022), (0.155, 0.062), (0.151, 0.064), (0.115, 0.030), (0, 0.012)], 6),
        (CX - 0.08, -0.25, TOP),
        copper,
        96,
    )
    keys((CX - 0.08, -0.25, TOP + 0.018))
    vase((CX + 0.56, -0.20, TOP), ceramic, 1.05)
    branches((CX + 0.56, -0.20, TOP + 0.26))


def keys(loc):
    """Three keys on a ring, lying in the bowl."""
    e = empty(loc, (0, 0, rad(30)))
    ring = [(0.022 * math.cos(t * math.pi / 12), 0.022 * math.sin(t * math.pi / 12), 0.016) for t in range(24)]
    tube(ring, 0.0018, steel, 4, True, e)
    for i, (m, ang) in enumerate(((brass, -20), (steel, 25), (brass, 70))):
        k = empty((0.022 * math.cos(rad(ang)), 0.022 * math.sin(rad(ang)), 0.015 + 0.004 * i), (0, rad(-8), rad(ang)), e)
        cyl(0.0135, 0.0025, (0.012, 0, 0), m, 0.0006, parent=k, seg=32)
        box((0.036, 0.0072, 0.0022), (0.040, 0, 0), m, 0.0005, parent=k)
        for j in range(3):
            box((0.004, 0.005, 0.0022), (0.036 + j * 0.008, 0.005, 0), m, 0.0003, parent=k)
    tag = empty((-0.03, -0.01, 0.018), (0, rad(6), rad(200)), e)
    box((0.055, 0.022, 0.004), (0.028, 0, 0), teal, 0.002, 3, parent=tag)


def branches(foot):
    """Olive-like branches in the vase."""
    r = random.Random(8)
    leaf, twig = leafmat("olive", "#5B7350", 0.25), mat("twig", "#6A573C", 0.8)
    shapes = [leafmesh(0.075 * k, 0.020 * k, c, 0.15) for k, c in ((1, 0.25), (0.8, 0.4), (1.15, 0.15))]
    for me in shapes:
        me.materials.append(leaf)
    f = V(foot)
    for dx, dy, h in ((-0.26, -0.02, 0.46), (-0.10, -0.08, 0.60), (0.08, 0.02, 0.56), (0.22, -0.05, 0.40)):
        pts = [f, f + V((dx * 0.25, dy * 0.3, h * 0.4)), f + V((dx * 0.65, dy * 0.7, h * 0.75)), f + V((dx, dy, h))]
        tube([tuple(p) for p in pts], 0.0024, twig)
        for i in range(24):
            t = 0.25 + 0.75 * i / 23
            k = min(2, int(t * 3))
            o = bpy.data.objects.new("leaf", shapes[i % 3])
            s.collection.objects.link(o)
            o.location = pts[k].lerp(pts[k + 1], t * 3 - k)
            o.rotation_euler = (rad(30 + r.uniform(-15, 25)), r.uniform(-0.4, 0.4), (rad(90) if i % 2 else rad(-90)) + r.uniform(-0.6, 0.6))
            o.scale = (r.uniform(0.8, 1.2),) * 3


def folded_shirt(loc, rz, k):
    """Work shirt folded flat, collar to the front, three buttons."""
    e = empty(loc, (0, 0, rz))
    e.scale = (k,) * 3
    softbox((0.29, 0.235, 0.026), (0, 0, 0.014), shirt_cloth, 0.012, 0.004, parent=e)
    softbox((0.275, 0.225, 0.020), (0.003, -0.003, 0.036), shirt_cloth, 0.009, 0.004, parent=e)
    box((0.024, 0.21, 0.002), (0, -0.004, 0.0505), shirt_cloth, 0.001, parent=e)
    for sx in (-1, 1):
        flap = [(0.0, 0.085), (sx * 0.052, 0.082), (sx * 0.075, 0.040), (sx * 0.030, 0.010)]
        bm = bmesh.new()
        face = bm.faces.new([bm.verts.new((x, y, 0.054 + 0.004 * (0.085 - y) / 0.08)) for x, y in flap])
        up = bmesh.ops.extrude_face_region(bm, geom=[face])
        bmesh.ops.translate(bm, vec=(0, 0, 0.005), verts=[v for v in up["geom"] if isinstance(v, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bevel(bm_obj("collar", bm, shirt_cloth, parent=e), 0.002, 3)
        box((0.066, 0.058, 0.003), (sx * 0.078, -0.020, 0.0515), shirt_cloth, 0.0015, parent=e)
    band = [(0.046 * math.cos(t), 0.088 + 0.018 * math.sin(t), 0.062) for t in [math.pi * i / 12 for i in range(13)]]
    tube(band, 0.008, shirt_cloth, parent=e)
    for i in range(4):
        cyl(0.0048, 0.002, (0, -0.005 - i * 0.028, 0.0525), mat("button", "#E9E2D6", rough=0.4), 0.0006, parent=e, seg=20)


def hanging_shirt(x, z):
    """Work shirt on a brass hook: shoulders, two sleeves, a collar."""
    cyl(0.02, 0.10, (x, -0.05, z + 0.03), brass, 0.004, (rad(90), 0, 0), seg=32)
    e = empty((x, -0.085, z))
    outline = [(0.0, -0.02), (0.075, -0.03), (0.235, -0.10), (0.30, -0.44), (0.215, -0.46), (0.185, -0.27), (0.195, -0.78), (0.0, -0.80)]
    points = outline + [(-px, pz) for px, pz in reversed(outline[1:-1])]
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((px, 0, pz)) for px, pz in points])
    up = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, -0.05, 0), verts=[v for v in up["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bevel(bm_obj("shirt", bm, shirt_cloth, parent=e), 0.022, 5, 20)
    box((0.03, 0.008, 0.74), (0, -0.056, -0.42), shirt_cloth, 0.003, parent=e)
    for sx in (-1, 1):
        box((0.085, 0.014, 0.05), (sx * 0.045, -0.060, -0.055), shirt_cloth, 0.006, rot=(0, rad(sx * 38), 0), parent=e)
    box((0.10, 0.008, 0.11), (0.105, -0.056, -0.28), shirt_cloth, 0.004, parent=e)
    for i in range(5):
        cyl(0.008, 0.004, (0, -0.062, -0.14 - i * 0.13), ceramic, 0.001, (rad(90), 0, 0), seg=20, parent=e)


def bench(cx):
    """Oak bench with a cushion, where the case stands ready."""
    box((1.9, 0.42, 0.06), (cx, -0.30, 0.46), oak, 0.01)
    for sx in (-1, 1):
        box((0.07, 0.36, 0.43), (cx + sx * 0.82, -0.30, 0.215), oak, 0.008)
    box((1.6, 0.05, 0.07), (cx, -0.30, 0.2), oak, 0.006)


hall()
if a["view"] == "ready":
    box((2.3, 0.03, 0.10), (0.72, -0.018, 1.62), oak, 0.008)
    hanging_shirt(1.38, 1.62)
    for x in (-0.1, 0.45, 0.95):
        cyl(0.02, 0.10, (x, -0.05, 1.65), brass, 0.004, (rad(90), 0, 0), seg=32)
    keys_at = empty((0.45, -0.09, 1.60))
    for i, m in enumerate((brass, steel)):
        box((0.016, 0.004, 0.075), (0.012 * i, -0.004 * i, -0.07), m, 0.002, rot=(0, rad(-8 + 16 * i), 0), parent=keys_at)
    box((0.03, 0.008, 0.07), (-0.02, 0.006, -0.075), teal, 0.004, rot=(0, rad(14), 0), parent=keys_at)
    bench(0.72)
    toolcase((0.42, -0.31, 0.49), rad(-8), teal, dark, brass, 1.15)
    folded_shirt((1.22, -0.30, 0.49), rad(-6), 1.25)
    pot((2.1, -0.42, 0), ceramic, mat("soil", "#2B211A", 0.95), 0.21, 0.38)
    ficus((2.1, -0.42, 0.32), 1.35, 45, leafmat("ficus", "#44703F", 0.22), mat("stem", "#5B4A33", 0.8), 7, 0.30, 0.17, 0.5)
    view = ((0.22, -5.0, 1.05), (0.22, 0, 1.05), 40, 6.3, 4.75, (0, -0.005))
else:
    console()
    folded_shirt((CX - 0.47, -0.235, TOP), rad(8), 1.3)
    toolcase((CX + 0.06, -0.62, 0), rad(-12), teal, dark, brass, 1.05)
    view = ((-0.20, -4.6, 1.22), (-0.20, 0, 1.22), 42, 5.6, 4.35, (0, -0.055))
box((0.9, 0.55, 0.014), (-1.42, -0.46, 0.007), mat("mat", "#8C7B62", rough=1, bump=0.8, bscale=200), 0.004)
world_hdri(s, "studio", 0.60, rad(60))
window_sun((0.75, 0, 1.45), (-0.72, -0.55, 0.40), 3.2, 2.0, 1.65, 3.3, seed=9)
doorlight = area((-1.42, 0.6, 1.3), (-0.9, -3, 0.4), 1.0, 70, "#FFF0DC", 2.1)
area((-3.0, -3.4, 2.8), (0.6, 0, 1.2), 2.2, 34, "#FFF8EE")
area((3.4, -4.2, 2.2), (0.6, 0, 1.2), 2.5, 10, "#F3F7FF")
camera(s, *view)
render(s, a["out"])
