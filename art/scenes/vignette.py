"""Small square pictures that are shown round and no larger than a coin. Views: see VIEWS; one bold thing each."""

from objs import *

a = argv(dict(w=320, h=320, spp=24, out="out/vignette", view="villa-door"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

white = mat("white", "#EFE8DC", rough=0.85, spec=0.2, bump=0.08, bscale=40)
stone = mat("stone", "#E0D3BE", rough=0.6, bump=0.08, bscale=16, cnoise=0.04, cscale=4)
oak = house("oak")
walnut = mat("walnut", "#6A4630", rough=0.35, cnoise=0.15, cscale=3)
brass = mat("brass", "#C9A063", rough=0.22, metal=1)
copper = mat("copper", "#C2744B", rough=0.24, metal=1)
black = mat("black", "#1F2224", rough=0.4)
teal = mat("teal", ACCENT, rough=0.35, coat=0.25)
ivory = mat("ivory", "#F1EADD", rough=0.6, bump=0.08, bscale=60)
clay = mat("clay", "#B0623B", rough=0.75, bump=0.2, bscale=30)
soil = mat("soil", "#2B211A", 0.95)
leaf = leafmat("leaf", "#4E6F42", 0.22, 0.45)
glass = archglass("glass", "#DCEBEA", 0.12)


def paint(color, rough=0.75):
    return mat("paint", color, rough=rough, spec=0.25, bump=0.05, bscale=24, cnoise=0.02, cscale=1.5)


def daylight(power=3.6, fill=0.6, to_sun=(-0.66, -0.62, 0.50)):
    world_color(s, "#B9D2EC", fill)
    sun(30, 0, power, 1.2, "#FFE6C6").rotation_euler = V(to_sun).to_track_quat("Z", "Y").to_euler()


def sky(top="#5C9AD2", bottom="#DCEBF3"):
    backdrop_sky(3800, top, bottom, 1.05, w=30000, h=9000, z=-600)


def frontal(z, wide, x=0.0, lens=50):
    """Square view of `wide` metres of the wall at y=0, its middle at (x, z)."""
    camera(s, (x, -wide * lens / 36, z), (x, 0, z), lens)


def arch(cx, w, z0, spring, depth, m):
    """Solid with a round top: a box and half a cylinder."""
    return [
        box((w, depth, spring - z0), (cx, 0, (z0 + spring) / 2), m, 0),
        cyl(w / 2, depth, (cx, 0, spring), m, 0, (rad(90), 0, 0), seg=96),
    ]


def potted(x, y, k=1.0, seed=5, m=clay, z=0.0):
    pot((x, y, z), m, soil, 0.24 * k, 0.46 * k)
    areca((x, y, z + 0.4 * k), leaf, 18, 0.8 * k, seed, 0.05, (25, 85), 0.36, 0.06)


def shelf(wall, top=oak, power=3.2):
    """A board before a painted wall, for one still thing."""
    box((6, 0.2, 6), (0, 0.1, 1), paint(wall), 0)
    box((6, 0.9, 0.08), (0, -0.45, -0.04), top, 0.01)
    daylight(power, 0.55)


def villa_door():
    """Round-topped front door in a stone surround, a plant at each side."""
    box((12, 10, 0.2), (0, -5, -0.1), stone, 0)
    wall = box((9, 0.3, 8), (0, 0.15, 4), paint("#D8B48E", 0.9), 0)
    w, spring = 1.34, 1.75
    cut(wall, arch(0, w, -0.2, spring, 1.2, white))
    for k, o in enumerate(arch(0, w + 0.42, -0.3, spring, 0.14, white)):
        o.location.y = -0.04 + 0.004 * k
        cut(o, arch(0, w, -0.4, spring, 1.2, white), 0.01, 2)
    door = mat("door", "#0F5E63", rough=0.35, coat=0.25)
    # One a little behind the other: faces in one plane come out black.
    for k, o in enumerate(arch(0, w + 0.04, -0.05, spring, 0.06, door)):
        o.location.y = 0.16 + 0.004 * k
    for sx in (-1, 1):
        for z, h in ((0.45, 0.62), (1.30, 0.78)):
            box((0.46, 0.03, h), (sx * 0.30, 0.122, z), door, 0.02, 3)
        rod((sx * 0.07, 0.06, 0.95), (sx * 0.07, 0.06, 1.45), 0.022, brass)
    box((0.012, 0.02, 2.6), (0, 0.126, 1.2), black, 0)
    for i in range(5):
        q = rad(30 + i * 30)
        box((0.34, 0.03, 0.035), (0.30 * math.cos(q), 0.122, spring + 0.05 + 0.30 * math.sin(q)), brass, 0.008, rot=(0, -q, 0))
    box((2.4, 0.9, 0.12), (0, -0.42, 0.06), stone, 0.015)
    potted(-1.18, -0.45, 1.1, 5)
    potted(1.18, -0.45, 1.1, 9)
    daylight(3.8, 0.6)
    frontal(1.28, 3.1)


def tower_balcony():
    """Corner of a tower: white slabs, dark glazing, rails, one green balcony."""
    pane = mat("pane", "#27434A", rough=0.08, spec=0.8, coat=0.6)
    rail = mat("rail", "#9FC3C4", rough=0.1, spec=0.6, coat=0.4)
    for k in range(-3, 6):
        z = k * 3.2
        box((7.6, 5.2, 0.42), (-2.2, 1.0, z), white, 0.04)
        box((6.6, 0.2, 2.8), (-2.5, 1.0, z + 1.6), pane, 0)
        box((0.2, 4.2, 2.8), (0.7, 3.1, z + 1.6), pane, 0)
        for i in range(5):
            box((0.09, 0.12, 2.8), (-5.4 + i * 1.5, 0.86, z + 1.6), white, 0)
        for i in range(3):
            box((0.12, 0.09, 2.8), (0.84, 1.4 + i * 1.2, z + 1.6), white, 0)
        box((7.4, 0.05, 0.86), (-2.2, -1.5, z + 0.72), rail, 0)
        box((0.05, 5.0, 0.86), (1.5, 1.0, z + 0.72), rail, 0)
        box((7.6, 0.09, 0.09), (-2.2, -1.5, z + 1.2), black, 0.01)
        box((0.09, 5.0, 0.09), (1.5, 1.0, z + 1.2), black, 0.01)
    for x in (0.4, -1.0):
        areca((x, -0.9, 0.5), leaf, 24, 1.15, int(x * 9) + 30, 0.06, (20, 88), 0.4, 0.09)
    box((1.2, 0.5, 0.6), (-3.2, -1.0, 0.5), clay, 0.05)
    sky("#4E93D0", "#CFE4F2")
    daylight(4.2, 0.65, (0.35, -0.75, 0.5))
    camera(s, (6.2, -13.5, -1.2), (-0.6, 0, -1.2), 54, shift=(0.0, 0.2))


def shop_front():
    """Striped awning over a lit window and a door."""
    box((14, 10, 0.2), (0, -5, -0.1), stone, 0)
    front = paint("#1C4A4D", 0.5)
    box((8, 0.3, 1.9), (0, 0.15, 3.4), front, 0)
    for x, w in ((-1.62, 0.28), (0.52, 0.22), (1.66, 0.30)):
        box((w, 0.3, 2.6), (x, 0.15, 1.3), front, 0.01)
    for x in (-4.2, 4.2):
        box((4.9, 0.3, 2.6), (x, 0.15, 1.3), paint("#E3D6C2"), 0)
    box((2.0, 0.3, 0.62), (-0.55, 0.15, 0.31), front, 0.01)
    box((1.9, 0.02, 1.9), (-0.55, 0.2, 1.6), glass, 0)
    glow = mat("inside", "#E8C794", rough=0.9, emit="#FFD9A0", emit_s=0.75)
    box((4, 0.1, 3), (0, 1.3, 1.5), glow, 0)
    for z in (1.05, 1.6):
        box((1.9, 0.3, 0.05), (-0.55, 0.6, z), oak, 0)
        for i in range(5):
            m = (clay, ivory, teal)[(i + int(z * 10)) % 3]
            lathe(smoothprof([(0, 0), (0.09, 0), (0.12, 0.1), (0.07, 0.22), (0.05, 0.26), (0, 0.26)], 4), (-1.3 + i * 0.38, 0.6, z + 0.03), m, 32)
    door = mat("door", "#B0623B", rough=0.45)
    for x in (0.68, 1.44):
        box((0.12, 0.08, 2.3), (x, 0.12, 1.15), door, 0.01)
    for z, h in ((0.35, 0.7), (2.2, 0.2)):
        box((0.8, 0.08, h), (1.06, 0.12, z), door, 0.01)
    box((0.7, 0.02, 1.5), (1.06, 0.14, 1.4), glass, 0)
    rod((0.74, 0.02, 0.95), (0.74, 0.02, 1.35), 0.02, brass)
    cloth = (mat("stripe", "#F4EEE2", rough=0.9), mat("stripe2", ACCENT, rough=0.9))
    n, wide = 9, 3.75
    for i in range(n):
        x = (i - (n - 1) / 2) * wide / n
        o = box((wide / n + 0.002, 1.15, 0.02), (x, -0.5, 2.62), cloth[(i + 1) % 2], 0, rot=(rad(30), 0, 0))
        cyl(wide / n / 2, 0.02, (x, -1.004, 2.18), cloth[(i + 1) % 2], 0, (rad(90), 0, 0), seg=48)
        box((wide / n, 0.02, 0.17), (x, -1.0, 2.255), cloth[(i + 1) % 2], 0)
    potted(1.95, -0.5, 1.15, 5)
    daylight(3.4, 0.7, (-0.5, -0.8, 0.45))
    frontal(1.55, 3.9)


def niche():
    """A vase in a round-topped niche of a clay-coloured wall."""
    wall = box((6, 0.4, 6), (0, 0.2, 1), paint("#B5694A"), 0)
    cut(wall, arch(0, 1.0, 0, 0.75, 0.5, white), 0.01, 2)
    box((1.2, 0.02, 2), (0, 0.28, 0.7), paint("#E0A98A"), 0)
    box((1.1, 0.34, 0.04), (0, 0.1, -0.02), stone, 0.006)
    vase((0, 0.05, 0), ivory, 2.3)
    daylight(3.6)
    frontal(0.55, 1.6)


def palm_crown():
    sky("#3F88CC", "#BFDDF0")
    palm(0, 0, -6, 0, 1.0, 4, leafmat("green", "#5C7B40", 0.25, 0.5), mat("trunk", "#8A7357", rough=0.95, bump=0.8, bscale=30), 46)
    daylight(4.2)
    camera(s, (0, -9, -0.6), (0, 0, -0.6), 62, shift=(0, 0.02))


def lamp():
    shelf("#22405C", walnut, 1.2)
    lathe(smoothprof([(0, 0), (0.13, 0), (0.17, 0.08), (0.15, 0.2), (0.05, 0.34), (0.03, 0.42)], 5), (0, -0.3, 0), brass)
    shade = mat("lampshade", "#F7E7C6", rough=0.9, emit="#FFD59A", emit_s=1.1)
    lathe([(0.22, 0.72), (0.34, 0.38)], (0, -0.3, 0), shade)
    light = area((0, -0.32, 0.8), (0, -0.2, 2), 0.3, 6, "#FFCB8A")
    area((0, -0.5, 0.36), (0, -0.5, 0), 0.5, 5, "#FFCB8A")
    light.visible_camera = False
    frontal(0.38, 1.25)


def coffee():
    """Arabic coffee pot and two cups on a tray."""
    shelf("#DCC6A4", walnut)
    y = -0.4
    cyl(0.46, 0.02, (0, y, 0.012), copper, 0.006)
    e = empty((-0.06, y, 0.02))
    e.scale = (2.6,) * 3
    prof = [(0, 0), (0.055, 0), (0.064, 0.02), (0.044, 0.07), (0.026, 0.115), (0.036, 0.15), (0.034, 0.165), (0.012, 0.19), (0.006, 0.205), (0.01, 0.217), (0, 0.224)]
    lathe(smoothprof(prof, 6), (0, 0, 0), brass, parent=e)
    tube([(-0.03, 0, 0.115), (-0.075, 0, 0.15), (-0.115, 0, 0.145)], 0.010, brass, parent=e)
    tube([(0.033, 0, 0.155), (0.09, 0, 0.15), (0.085, 0, 0.07), (0.05, 0, 0.035)], 0.007, brass, parent=e)
    for x, dy in ((0.26, -0.16), (0.36, 0.02)):
        lathe(smoothprof([(0, 0), (0.035, 0), (0.05, 0.05), (0.07, 0.11), (0.065, 0.11), (0.045, 0.05), (0, 0.02)], 4), (x, y + dy, 0.02), teal)
    frontal(0.29, 1.2, 0.04)


def lemons():
    shelf("#0F5E63", stone)
    y = -0.42
    lathe(smoothprof([(0, 0.0), (0.14, 0.0), (0.16, 0.03), (0.34, 0.17), (0.40, 0.24), (0.385, 0.245), (0.32, 0.18), (0, 0.06)], 6), (0, y, 0), ivory, 96)
    peel = mat("peel", "#E8B82E", rough=0.45, bump=0.25, bscale=90, coat=0.2)
    r = random.Random(4)
    for x, dy, z in ((-0.19, -0.1, 0.25), (0.03, -0.16, 0.27), (0.22, -0.06, 0.25), (-0.07, 0.08, 0.28), (0.14, 0.1, 0.28), (-0.1, -0.06, 0.41), (0.1, -0.05, 0.42)):
        o = sphere(0.12, (x, y + dy, z), peel, (1.28, 1, 1))
        o.rotation_euler = (0, r.uniform(-0.5, 0.5), r.uniform(0, 6))
    for q in (20, 70):
        bm = leafmesh(0.26, 0.11, 0.2, 0.15)
        bm.materials.append(leaf)
        o = obj("leaf", bm, None, (0.05, y - 0.1, 0.52), (rad(30), 0, rad(q - 100)), False)
    frontal(0.30, 1.15)


def chair():
    """Round armchair before a sage wall."""
    box((6, 0.2, 6), (0, 0.1, 2), paint("#8C9C82"), 0)
    box((6, 4, 0.1), (0, -2, -0.05), oak, 0)
    cloth = mat("cloth", "#EBDFCB", rough=0.95, sheen=0.4, bump=0.14, bscale=200)
    softbox((0.86, 0.8, 0.24), (0, -0.75, 0.38), cloth, 0.1, 0.03)
    softbox((0.92, 0.26, 0.72), (0, -0.40, 0.66), cloth, 0.12, 0.03, (rad(-8), 0, 0))
    for sx in (-1, 1):
        softbox((0.22, 0.8, 0.42), (sx * 0.47, -0.72, 0.46), cloth, 0.1, 0.02)
        for y in (-0.45, -1.05):
            rod((sx * 0.36, y, 0.3), (sx * 0.42, y, 0.0), 0.028, walnut, 0.018)
    pillow(0.46, 0.40, 0.18, (0, -0.62, 0.70), mat("cushion", "#B0623B", 0.9, sheen=0.4), (rad(-18), 0, rad(6)), seed=2)
    daylight(3.2, 0.55)
    frontal(0.56, 1.85)


def books_and_cup():
    shelf("#C9A25C", walnut)
    z = 0.0
    for i, (c, w, t) in enumerate((("#0F5E63", 0.66, 0.12), ("#EDE3D2", 0.60, 0.09), ("#A6502B", 0.63, 0.11), ("#22405C", 0.56, 0.09))):
        o = box((w, 0.44, t), (0.02 * (-1) ** i, -0.36, z + t / 2), mat("cover%d" % i, c, 0.6), 0.008, rot=(0, 0, rad(3 * (-1) ** i)))
        z += t
    prof = [(0, 0), (0.09, 0), (0.13, 0.05), (0.145, 0.16), (0.138, 0.16), (0.12, 0.06), (0, 0.02)]
    lathe(smoothprof(prof, 5), (0, -0.38, z), ivory)
    tube([(0.13, -0.38, z + 0.13), (0.21, -0.38, z + 0.12), (0.20, -0.38, z + 0.05), (0.115, -0.38, z + 0.04)], 0.016, ivory)
    frontal(0.30, 1.05)


def pans():
    """Three copper pans on a rail."""
    tile = planks("tile", "#D9E2DD", "#CBD8D3", 0.3, 0.15, 0.15, 0, "#F3EFE6", 0.012, False, 0.3)
    box((6, 6, 0.2), (0, 0.1, 0.5), tile, 0, rot=(rad(90), 0, 0))
    rod((-2, -0.12, 1.02), (2, -0.12, 1.02), 0.022, black)
    for x, r in ((-0.46, 0.20), (0.0, 0.25), (0.50, 0.22)):
        z = 1.0
        box((0.05, 0.016, 0.40), (x, -0.12, z - 0.16), black, 0.006)
        cyl(r, 0.05, (x, -0.10, z - 0.36 - r), copper, 0.02, (rad(90), 0, 0), seg=96)
        tube([(x + (r + 0.01) * math.cos(t * math.pi / 24), -0.13, z - 0.36 - r + (r + 0.01) * math.sin(t * math.pi / 24)) for t in range(48)], 0.012, copper, cyclic=True)
    daylight(3.2, 0.75)
    world_hdri(s, "studio", 0.8, rad(60))
    frontal(0.5, 1.7)


def flowers():
    """Bougainvillea over a white wall, blue sky."""
    box((8, 0.3, 1.6), (0, 0.15, -0.4), white, 0.03)
    box((8, 0.42, 0.1), (0, 0.15, 0.42), stone, 0.02)
    sky("#4E93D0", "#CFE4F2")
    petal, green = mat("petal", "#C2266B", rough=0.7), leafmat("green", "#48663A", 0.2, 0.5)
    r = random.Random(3)
    blossoms = []
    for k, (L, W, m) in enumerate(((0.13, 0.11, petal), (0.12, 0.10, petal), (0.13, 0.075, green))):
        me = leafmesh(L, W, 0.3, 0.25, 8)
        me.materials.append(m)
        blossoms.append(me)
    for i in range(1500):
        q, d = r.uniform(0, 6.28), r.random() ** 0.5
        x, z = -0.15 + 0.72 * d * math.cos(q), 0.36 + 0.62 * d * math.sin(q) - 0.25 * max(0, math.cos(q)) * d
        o = bpy.data.objects.new("petal", blossoms[0 if i % 3 == 0 else 1 if i % 3 == 1 else 2])
        s.collection.objects.link(o)
        o.location = (x, -0.12 - 0.38 * (1 - d * d) * r.random(), z)
        o.rotation_euler = (r.uniform(-1.2, 1.2), r.uniform(-0.8, 0.8), r.uniform(0, 6.28))
    daylight(4.0, 0.65)
    frontal(0.28, 1.75)


def porthole():
    """Oak door with a round window."""
    box((6, 0.2, 6), (0, 0.2, 1), paint("#E7DCCB"), 0)
    box((1.5, 0.08, 4), (0, 0.06, 0.5), planks("boards", "#9A6B42", "#8A5E39", 6, 0.25, 0.4, rad(90), "#4a3020", 0.008), 0.01)
    for sx in (-1, 1):
        box((0.2, 0.2, 4), (sx * 0.85, 0.02, 0.5), white, 0.015)
    glow = mat("pane", "#BFDDE0", rough=0.1, emit="#CDE6EA", emit_s=0.7)
    cyl(0.34, 0.10, (0, 0.02, 0.72), glow, 0, (rad(90), 0, 0), seg=96)
    ring = [(0.36 * math.cos(t * math.pi / 32), -0.03, 0.72 + 0.36 * math.sin(t * math.pi / 32)) for t in range(64)]
    tube(ring, 0.04, brass, cyclic=True)
    for q in (0, 90):
        box((0.7, 0.03, 0.03), (0, -0.035, 0.72), brass, 0.006, rot=(0, rad(q), 0))
    rod((0.52, -0.08, 0.05), (0.52, -0.08, 0.50), 0.035, brass)
    daylight(3.4)
    frontal(0.62, 1.5)


def sea_view():
    """Rail of a balcony, the sea and far towers."""
    sea = mat("sea", "#3E93A6", rough=0.25, spec=0.5, bump=0.5, bscale=0.4)
    box((9000, 3000, 1), (0, 1540, -42), sea, 0)
    sky("#6FAEDC", "#FBE9D2")
    dubai(1900, -2600, 2600, 1.0, None, -42, 60, hk=1.5)
    box((20, 0.12, 0.12), (0, 3, -0.35), mat("handrail", "#F4EEE2", rough=0.4), 0.03)
    for i in range(17):
        box((0.06, 0.06, 2), (-4 + i * 0.5, 3, -1.4), mat("bar", "#F4EEE2", rough=0.4) if i == 0 else bpy.data.materials["bar"], 0)
    potted(-0.95, 2.2, 1.2, 5, clay, -1.05)
    daylight(3.8, 0.7)
    camera(s, (0, -1.5, 0.0), (0, 10, 0.0), 42, shift=(0, -0.02))


def branches():
    shelf("#A9BBC0", oak)
    vase((0, -0.35, 0), teal, 1.9)
    r = random.Random(8)
    twig = mat("twig", "#6A573C", 0.8)
    shapes = [leafmesh(0.15 * k, 0.05 * k, c, 0.15) for k, c in ((1, 0.25), (0.8, 0.4), (1.15, 0.15))]
    for me in shapes:
        me.materials.append(leafmat("olive", "#6E8A58", 0.25) if me is shapes[0] else bpy.data.materials["olive"])
    f = V((0, -0.35, 0.5))
    for dx, h in ((-0.46, 0.42), (-0.2, 0.62), (0.12, 0.66), (0.42, 0.46)):
        pts = [f, f + V((dx * 0.25, 0, h * 0.4)), f + V((dx * 0.65, -0.03, h * 0.75)), f + V((dx, -0.05, h))]
        tube([tuple(p) for p in pts], 0.006, twig)
        for i in range(22):
            t = 0.25 + 0.75 * i / 21
            k = min(2, int(t * 3))
            o = bpy.data.objects.new("leaf", shapes[i % 3])
            s.collection.objects.link(o)
            o.location = pts[k].lerp(pts[k + 1], t * 3 - k)
            o.rotation_euler = (rad(30 + r.uniform(-15, 25)), r.uniform(-0.4, 0.4), (rad(90) if i % 2 else rad(-90)) + r.uniform(-0.6, 0.6))
    frontal(0.55, 1.5)


VIEWS = {
    "villa-door": villa_door,
    "tower-balcony": tower_balcony,
    "shop-front": shop_front,
    "niche": niche,
    "palm": palm_crown,
    "lamp": lamp,
    "coffee": coffee,
    "lemons": lemons,
    "chair": chair,
    "books": books_and_cup,
    "pans": pans,
    "flowers": flowers,
    "porthole": porthole,
    "sea": sea_view,
    "branches": branches,
}
VIEWS[a["view"]]()
render(s, a["out"])
