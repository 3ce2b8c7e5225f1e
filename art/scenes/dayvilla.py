"""Villa by day. Views: facade (wall and stair), residential (street side), half-painted (facade and a look inside)."""

from objs import *
from paintkit import dropcloth, ladder, roller, tin, wet

a = argv(dict(w=800, h=533, spp=24, out="out/dayvilla", view="facade"))
VIEW = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

white = mat("white", "#E3DACB", rough=0.9, spec=0.2, bump=0.1, bscale=40, cnoise=0.015, cscale=0.7)
sandwall = mat("sandwall", "#CDBB9F", rough=0.9, spec=0.2, bump=0.12, bscale=40, cnoise=0.03, cscale=0.8)
coping = mat("coping", "#D9CDBA", rough=0.7, bump=0.1, bscale=20, cnoise=0.04, cscale=3)
paving = planks("paving", "#C2B5A1", "#B6A893", 0.9, 0.9, 0.6, 0, "#8C806E", 0.005, False, 0.2)
wood = mat("wood", "#94683F", rough=0.5, cnoise=0.18, cscale=1.5)
black = mat("black", "#1C1E1F", rough=0.35)
glass = archglass("glass", "#E6F0F0")
inside = mat("inside", "#B9A58A", rough=0.9, emit="#C9AE88", emit_s=0.35)
teal = mat("teal", ACCENT, rough=0.5)
clay = mat("clay", "#B0623B", rough=0.7, bump=0.2, bscale=30)
soil = mat("soil", "#2B211A", 0.95)
leaf = leafmat("leaf", "#56713F", 0.2, 0.5)
hedge = leafmat("hedge", "#48663A", 0.2, 0.5)
trunk = mat("trunk", "#8A7357", rough=0.95, bump=0.8, bscale=30)


def daylight(to_sun, power=4.0, fill=0.75):
    world_color(s, "#A9C8EC", fill)
    sun(30, 0, power, 0.6, "#FFE6C6").rotation_euler = V(to_sun).to_track_quat("Z", "Y").to_euler()
    backdrop_sky(3800, "#6FA6D8", "#DCEBF3", 1.05, w=30000, h=9000, z=-600)


def potted(x, y, k=1.0, seed=5, m=None, z=0.0):
    pot((x, y, z), m or clay, soil, 0.26 * k, 0.5 * k)
    areca((x, y, z + 0.44 * k), hedge, 16, 0.95 * k, seed, 0.05, (20, 85), 0.36, 0.05)


def facade():
    box((22, 20, 0.2), (0, -9.9, -0.1), paving, 0)
    wall_hole(-9, 9, 0, 4.55, 0, 2.05, 3.25, 0, 2.55, white, 0.5)
    box((18.2, 0.62, 0.1), (0, 0.25, 4.6), coping, 0.012)
    box((3.2, 0.1, 3.2), (2.65, 0.75, 1.3), inside, 0)
    for i in range(11):
        box((0.1, 0.05, 2.5), (2.11 + i * 0.108, 0.32, 1.26), wood, 0.006, 2)
    rod((3.02, 0.26, 0.95), (3.02, 0.26, 1.55), 0.016, mat("brass", "#C9A063", rough=0.25, metal=1))
    box((1.5, 0.55, 0.09), (2.65, -0.2, 0.045), coping, 0.01)
    rise, going, deep, x0 = 0.172, 0.285, 1.15, -3.55
    n = 17
    for i in range(n):
        h = rise * (i + 1)
        box((going + 0.012, deep, h), (x0 + going * (i + 0.5), -deep / 2, h / 2), white, 0.012, 3)
        box((going + 0.04, deep + 0.02, 0.035), (x0 + going * (i + 0.5) - 0.014, -deep / 2, h + 0.012), coping, 0.006, 2)
    top = x0 + going * n
    rails = [(x0 + 0.1, rise), (top, rise * (n + 1))]
    y = -deep + 0.08
    rod((rails[0][0], y, rails[0][1] + 0.92), (rails[1][0], y, rails[1][1] + 0.92), 0.02, black)
    for i in range(0, n, 2):
        x, z = x0 + going * (i + 0.5), rise * (i + 1)
        rod((x, y, z), (x, y, z + 0.94), 0.009, black)
    box((4.0, 1.15, 0.14), (top + 2.0, -deep / 2, rise * (n + 1) - 0.06), white, 0.012)
    box((4.0, 1.19, 0.035), (top + 2.0, -deep / 2, rise * (n + 1) + 0.025), coping, 0.006)
    rod((top, y, rise * (n + 1) + 0.96), (top + 4, y, rise * (n + 1) + 0.96), 0.02, black)
    for i in range(8):
        x = top + 0.12 + i * 0.56
        rod((x, y, rise * (n + 1)), (x, y, rise * (n + 1) + 0.96), 0.009, black)
    potted(-4.35, -0.75, 1.25, 5)
    potted(3.75, -0.35, 1.0, 8, teal)
    for x, y, z, k, seed in ((-7.2, -4.6, 4.6, 1.25, 3), (-4.2, -6.4, 5.8, 1.0, 9)):
        shade_palm(x, y, z, k, seed)
    for x, h, k, seed in ((-5.4, 7.0, 1.0, 2), (6.6, 6.3, 0.95, 4)):
        palm(x, 4.5, 0, h, k, seed, leaf, trunk)
    daylight((-0.62, -0.52, 0.55), 4.3, 0.7)
    camera(s, (0.15, -9.6, 1.7), (0.15, 0, 1.7), 37, None, None, (0, 0.062))


def glazed(x0, x1, z0, z1, y, n, deep=4.0, curtained=False):
    """Window with frame, pane and a plain room behind."""
    for i in range(n + 1):
        box((0.06, 0.08, z1 - z0), (x0 + (x1 - x0) * i / n, y, (z0 + z1) / 2), black, 0.003, 2)
    for z in (z0 + 0.02, z1 - 0.02):
        box((x1 - x0, 0.08, 0.06), ((x0 + x1) / 2, y, z), black, 0.003, 2)
    box((x1 - x0, 0.01, z1 - z0), ((x0 + x1) / 2, y, (z0 + z1) / 2), glass, 0)
    box((x1 - x0 + 0.1, 0.1, z1 - z0 + 0.1), ((x0 + x1) / 2, y + deep, (z0 + z1) / 2), inside, 0)
    if curtained:
        cloth = mat("curtain", "#EFE8DB", rough=0.95)
        for x, w in ((x0 + 0.45, 0.8), (x1 - 0.45, 0.8)):
            curtain(w, z1 - z0 - 0.06, (x, y + 0.25, z1 - 0.03), cloth, 9, 0.05, seed=int(x * 7) % 9)


def hollow(x0, x1, y0, y1, z0, z1, front, m):
    """Volume with an open front (front = list of openings x0, x1, z0, z1)."""
    box((x1 - x0 - 0.02, 0.2, z1 - z0 - 0.02), ((x0 + x1) / 2, y1, (z0 + z1) / 2), m, 0)
    for x in (x0 + 0.1, x1 - 0.1):
        box((0.2, y1 - y0 - 0.29, z1 - z0), (x, (y0 + y1 + 0.29) / 2, (z0 + z1) / 2), m, 0)
    face = box((x1 - x0, 0.3, z1 - z0), ((x0 + x1) / 2, y0 + 0.15, (z0 + z1) / 2), m, 0)
    cut(face, [box((q - p, 1, v - u), ((p + q) / 2, y0, (u + v) / 2), m, 0) for p, q, u, v in front], 0.012)
    for z in (z0 + 0.05, z1 - 0.05):
        box((x1 - x0 - 0.3, y1 - y0 - 0.5, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2 + 0.1, z), m, 0)


def residential():
    box((90, 60, 0.2), (0, 20, -0.12), mat("sand", "#CDBB9E", rough=1), 0)
    box((26, 9, 0.2), (0, -5.5, -0.1), paving, 0)
    box((90, 8, 0.2), (0, -13.9, -0.16), mat("street", "#A79F95", rough=0.9, cnoise=0.04, cscale=2), 0)
    box((90, 0.25, 0.22), (0, -10.0, -0.06), coping, 0.02)
    hollow(-6.4, 2.4, 0.6, 9, 0, 3.3, [(-5.6, -1.2, 0.05, 2.75)], white)
    glazed(-5.6, -1.2, 0.05, 2.75, 0.78, 4, curtained=True)
    hollow(2.4, 8.2, -0.6, 9, 0, 3.3, [(3.1, 4.35, 0.05, 2.7)], sandwall)
    for i in range(12):
        box((0.098, 0.05, 2.6), (3.15 + i * 0.105, -0.42, 1.36), wood, 0.005, 2)
    for i in range(9):
        box(
            (2.9, 0.05, 0.262),
            (6.25, -0.615, 0.16 + i * 0.275),
            mat("garage", "#7F6A55", rough=0.5) if i == 0 else bpy.data.materials["garage"],
            0.008,
            2,
        )
    box((3.1, 0.1, 0.1), (6.25, -0.63, 2.6), black, 0.005)
    box((7.4, 1.5, 0.22), (4.9, -1.1, 3.2), white, 0.015)
    hollow(-4.9, 5.4, 0.0, 9, 3.5, 6.7, [(-4.3, -0.6, 4.0, 6.2), (3.6, 4.8, 3.9, 6.2)], white)
    glazed(-4.3, -0.6, 4.0, 6.2, 0.2, 3, curtained=True)
    glazed(3.6, 4.8, 3.9, 6.2, 0.2, 1)
    for i in range(30):
        box((0.055, 0.14, 2.75), (-0.25 + i * 0.125, -0.06, 5.1), wood, 0.006, 2)
    box((10.7, 9.5, 0.22), (0.25, 4.4, 6.78), coping, 0.015)
    box((9.2, 9.0, 0.2), (-2.0, 4.9, 3.38), coping, 0.015)
    box((4.2, 0.02, 0.95), (-2.45, -0.14, 4.35), glass, 0)
    rod((-4.55, -0.14, 4.84), (-0.35, -0.14, 4.84), 0.02, black)
    for x, w in ((-9.6, 6.0), (10.6, 4.4)):
        box((w, 0.25, 1.9), (x, -1.3, 0.95), white, 0.02)
        box((w + 0.05, 0.36, 0.08), (x, -1.3, 1.93), coping, 0.01)
    for i in range(10):
        areca((-6.2 + i * 0.56, -0.2 + 0.1 * (i % 2), 0), hedge, 14, 0.55, 20 + i, 0.06, (15, 85), 0.4, 0.07)
    for i in range(8):
        areca((-12 + i * 0.62, -1.9, 0), hedge, 14, 0.7, 50 + i, 0.06, (15, 85), 0.4, 0.07)
    flower = mat("flower", "#B8476B", rough=0.8)
    r = random.Random(3)
    for i in range(420):
        t = r.random()
        x, z = 9.1 + 1.5 * (r.random() + r.random() - 1), 1.75 + 0.62 * r.gauss(0, 0.5)
        if i % 3:
            sphere(0.055, (x, -1.5 - 0.25 * t, z), flower, (1, 0.6, 0.9), seg=8)
        else:
            sphere(0.09, (x, -1.42 - 0.2 * t, z), hedge, (1, 0.6, 0.8), seg=8)
    potted(2.55, -1.3, 1.0, 5)
    potted(4.8, -1.3, 1.0, 8)
    for x, y, h, k, seed in (
        (-8.6, 1.5, 6.4, 1.0, 1),
        (-11.5, 4, 8.2, 1.05, 2),
        (9.8, 2.5, 7.2, 1.0, 3),
        (12.6, 5, 5.6, 1.0, 4),
        (-2.5, 12, 9.6, 1.0, 5),
    ):
        palm(x, y, 0, h, k, seed, leaf, trunk)
    for x, y, h in ((-24, 22, 7), (22, 20, 7.5), (34, 26, 8)):
        box((11, 9, h), (x, y, h / 2), sandwall, 0.05)
    shade_palm(-9.5, -6.5, 6.2, 1.3, 7)
    daylight((-0.66, -0.50, 0.56), 4.2, 0.8)
    if VIEW == "entrance":
        camera(s, (8.6, -12.4, 1.75), (3.0, 0, 1.75), 36, None, None, (0.0, 0.11))
    else:
        camera(s, (-3.6, -17.4, 1.75), (0.4, 0, 1.75), 31, None, None, (0.012, 0.10))


def half_painted():
    fresh = mat("fresh", "#C98E6B", rough=0.85, spec=0.2, bump=0.1, bscale=40, cnoise=0.01, cscale=0.7)
    box((16, 14, 0.2), (0, -6.9, -0.1), paving, 0)
    x0, x1, z0, z1 = 0.35, 2.35, 0.55, 2.45
    wall_hole(-7, 7, 0, 3.9, 0, x0, x1, z0, z1, white, 0.35)
    box((14, 0.5, 0.1), (0, 0.1, 3.9), coping, 0.01)
    r = random.Random(2)
    edge = -0.35
    x = -6.97
    while x < edge - 0.2:
        box((0.26, 0.004, 3.72 - 0.02), (x + 0.13, -0.001, 1.99), fresh, 0)
        x += 0.26
    for k, low in enumerate((0.14, 0.62, 1.35)):
        box((0.26, 0.004, 3.84 - low), (x + 0.13 + k * 0.26, -0.001, (3.84 + low) / 2), fresh, 0)
        for j in range(26):
            w, h = r.uniform(0.008, 0.03), r.uniform(0.02, 0.13)
            # Each a little in front of the last: faces in one plane come out black.
            box((w, 0.004, h), (x + 0.01 + k * 0.26 + r.random() * 0.24, -0.0012 - j * 0.00005, low - h * 0.3), fresh, 0)
    box((14, 0.04, 0.14), (0, -0.02, 0.07), coping, 0.006)
    frame = 0.06
    for z in (z0, z1):
        box((x1 - x0 + frame, 0.1, frame), ((x0 + x1) / 2, 0.16, z), black, 0.004)
    for xx in (x0, (x0 + x1) / 2, x1):
        box((frame, 0.1, z1 - z0), (xx, 0.16, (z0 + z1) / 2), black, 0.004)
    box((x1 - x0, 0.008, z1 - z0), ((x0 + x1) / 2, 0.17, (z0 + z1) / 2), glass, 0)
    box((x1 - x0 + 0.16, 0.3, 0.06), ((x0 + x1) / 2, -0.06, z0 - 0.02), coping, 0.008)
    room = mat("room", ACCENT, rough=0.7)
    box((6, 0.1, 3.2), (1.35, 3.2, 1.6), room, 0)
    for xx in (-1.2, 4.2):
        box((0.1, 3.0, 3.2), (xx, 1.75, 1.6), mat("roomside", "#D9CFBF", rough=0.9), 0)
    box((6, 3, 0.1), (1.35, 1.75, 0.02), wood, 0)
    box((6, 3, 0.1), (1.35, 1.75, 3.1), white, 0)
    area((1.35, 1.6, 2.9), (1.35, 1.8, 0), 2.2, 150, "#FFE0B8")
    lathe([(0.05, 2.12), (0.22, 1.9)], (1.85, 2.3, 0), mat("pendant", "#B0623B", rough=0.4))
    rod((1.85, 2.3, 2.1), (1.85, 2.3, 3.1), 0.006, black)
    softbox((1.5, 0.6, 0.4), (1.0, 2.7, 0.75), mat("sofa", "#E7DDCD", rough=0.95), 0.1, 0.02)
    dropcloth(-1.3, -0.85, 2.7, 1.3, seed=5)
    ladder(-1.55, -0.55, 1.65, rad(14), 6)
    label = mat("label", "#EDE8DE", rough=0.45)
    tin((-0.35, -0.85, 0.006), label, wet("wet", "#C58863"), 1.25, 0.3)
    tin((0.05, -0.68, 0.006), mat("label2", ACCENT, rough=0.45), wet("wet2", "#E9E0CF"), 1.25, -0.5)
    roller(0.16, 1.52, (0.10, -0.55, 0.02), "#C58863")
    potted(2.95, -0.55, 1.1, 5, teal)
    shade_palm(-3.9, -3.4, 3.6, 1.0, 3)
    daylight((-0.62, -0.56, 0.50), 4.0, 0.7)
    camera(s, (0.35, -5.9, 1.6), (0.35, 0, 1.6), 37, 8, 5.9, (0, 0.02))


{"facade": facade, "residential": residential, "entrance": residential, "half-painted": half_painted}[VIEW]()
render(s, a["out"])
