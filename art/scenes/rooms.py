"""One sunlit room, furnished by `view`: living, majlis, bedroom, why-ac, study, dining, move, repaint, decorative."""

from mathutils import noise
from objs import *
from paintkit import carton, dropcloth, ladder, roller, tin, tray, wet

a = argv(dict(w=800, h=533, spp=24, out="out/rooms", view="bedroom", wall=""))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

HEIGHT, LEFT, RIGHT, DEEP = 2.95, -3.1, 3.4, 6.2
WINDOW = (-3.0, -0.75, 0.12, 2.6)
TO_SUN = (-0.72, -0.55, 0.40)
WALLS = {
    "living": "#2B6966",
    "majlis": "#A8725C",
    "bedroom": "#8C9C82",
    "why-ac": "#C6BEB0",
    "study": "#33485C",
    "dining": "#B08A45",
    "move": "#C9CFC4",
    "repaint": "#D3CBC0",
    "decorative": "#C7B59B",
}
VIEW = a["view"]
WALL = a["wall"] or WALLS[VIEW]

trim = mat("trim", "#EFE9DF", rough=0.45)
ceiling = mat("ceiling", "#F1EDE6", rough=0.8)
side = mat("side", "#E8E1D5", rough=0.8)
oak = house("oak")
walnut = mat("walnut", "#6A4630", rough=0.35, cnoise=0.15, cscale=3)
brass = mat("brass", "#C9A063", rough=0.24, metal=1)
black = mat("black", "#1F1E1D", rough=0.45)
linen = mat("linen", "#E9E0D0", rough=0.95, sheen=0.35, bump=0.14, bscale=260)
ivory = mat("ivory", "#F1EADD", rough=1, sheen=0.3, bump=0.12, bscale=240)
wool = mat("wool", "#D9CEBC", rough=1, sheen=0.5, bump=0.9, bscale=120, cnoise=0.06, cscale=14)
shade = mat("shade", ACCENT, rough=0.9, sheen=0.4, bump=0.15, bscale=240)
copper = mat("coppercloth", "#A65F3D", rough=0.9, sheen=0.3, bump=0.15, bscale=220)
glaze = mat("glaze", "#F1ECE2", rough=0.5, bump=0.2, bscale=50)
petrol = mat("petrol", ACCENT, rough=0.35, coat=0.2)
soil = mat("soil", "#2B211A", 0.95)
stone = mat("stone", "#E6DDCD", rough=0.4, cnoise=0.07, cscale=5, bump=0.08, bscale=14)


def paint(color, rough=0.62):
    return mat("paint", color, rough=rough, spec=0.3, bump=0.035, bscale=22, bdetail=6)


def shell(wall, power=3.3, sun_at=(0.5, -0.1, 1.35), sun_size=(2.6, 1.7), fronds=3, bare=False):
    """Floor, ceiling, window on the left, feature wall at y=0; the sun comes through a gobo, so the left wall casts no shadow."""
    floor = planks("floor", "#B9997A", "#A68566", 1.5, 0.145, 0.34, 0, "#4a3626", 0.0012)
    if wall:
        box((RIGHT - LEFT + 1, 0.2, HEIGHT), ((LEFT + RIGHT) / 2, 0.1, HEIGHT / 2), wall, 0)
    box((9, DEEP + 3, 0.1), (0, -DEEP / 2, -0.05), floor, 0)
    box((9, DEEP + 3, 0.1), (0, -DEEP / 2, HEIGHT + 0.05), ceiling, 0).visible_shadow = False
    box((0.2, DEEP + 3, HEIGHT), (RIGHT + 0.1, -DEEP / 2, HEIGHT / 2), side, 0)
    width = RIGHT - LEFT
    extr([(0, 0), (-0.018, 0), (-0.018, 0.095), (-0.010, 0.12), (0, 0.125)], width, ((LEFT + RIGHT) / 2, 0, 0), trim, 0.002)
    extr(
        [(0, 0), (-0.02, -0.005), (-0.05, 0.03), (-0.075, 0.08), (-0.08, 0.10), (0, 0.10)],
        width,
        ((LEFT + RIGHT) / 2, 0, HEIGHT - 0.10),
        trim,
        0.003,
    )
    y0, y1, z0, z1 = WINDOW

    def pier(p, q, u, v):
        box((0.2, q - p, v - u), (LEFT - 0.1, (p + q) / 2, (u + v) / 2), side, 0).visible_shadow = False

    pier(-8, y0, 0, HEIGHT)
    pier(y1, 0, 0, HEIGHT)
    pier(y0, y1, 0, z0)
    pier(y0, y1, z1, HEIGHT)
    for y in (y0, (y0 + y1) / 2, y1):
        box((0.07, 0.05, z1 - z0), (LEFT - 0.1, y, (z0 + z1) / 2), black, 0.004).visible_shadow = False
    for z in (z0, z0 + (z1 - z0) * 0.72, z1):
        box((0.07, y1 - y0, 0.05), (LEFT - 0.1, (y0 + y1) / 2, z), black, 0.004).visible_shadow = False
    if not bare:
        sheer_m = sheer("sheer", "#FFFDF8", 0.5)
        for w, y, seed in ((0.42, y1 + 0.1, 2), (0.5, y0 - 0.1, 5)):
            c = curtain(w, 2.68, (LEFT + 0.13, y, 2.74), sheer_m, 8, 0.035, (0, 0, rad(90)), seed)
            c.visible_shadow = False
        tube([(LEFT + 0.13, y0 - 0.5, 2.76), (LEFT + 0.13, -0.3, 2.76)], 0.011, brass, nurbs=False)
    world_hdri(s, "studio", 0.5, rad(60))
    sky = backdrop_sky(2600, "#9CC8EC", "#EAF2F8", 1.25, w=9000, h=2400, z=60)
    sky.rotation_euler, sky.location = (0, 0, rad(90)), (-2600, 0, 60)
    window_sun(sun_at, TO_SUN, 2.6, *sun_size, power=power, fronds=fronds, seed=6, blocked=8)
    area((LEFT - 0.35, (y0 + y1) / 2, 1.4), (0, -1.4, 0.9), 2.1, 80, "#EFF5FF", 2.4)
    area((1.8, -5.9, 2.4), (0.2, -0.5, 1.0), 3.2, 55, "#FFFBF5", 2.2)
    area((0.2, -3.4, 0.9), (0.2, -2.8, 3), 2.5, 18, "#FFFDF8", 2.5).visible_glossy = False


def frontal(x=0.0, y=-4.9, z=1.3, lens=33, shift=(0, 0), f=6.3):
    camera(s, (x, y, z), (x, 0, z), lens, f, -y - 0.5, shift)


def panel(cx, cz, w, h, m, t=0.028):
    """Moulded frame on the feature wall."""
    for sx in (-1, 1):
        box((t, 0.022, h), (cx + sx * w / 2, -0.011, cz), m, 0.008, 3)
    for sz in (-1, 1):
        box((w + t, 0.022, t), (cx, -0.011, cz + sz * h / 2), m, 0.008, 3)


def lamp_bulb(x, y, z, power=9):
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, (1, 0.72, 0.45), 0.05
    o = bpy.data.objects.new("bulb", light)
    s.collection.objects.link(o)
    o.location = (x, y, z)


def table_lamp(x, y, z, foot, k=1.0):
    vase((x, y, z), foot, 0.75 * k)
    rod((x, y, z + 0.2 * k), (x, y, z + 0.3 * k), 0.006, brass)
    lathe([(0.085 * k, z + 0.45 * k), (0.13 * k, z + 0.27 * k)], (x, y, 0), sheer("lampshade", "#F6EEDF", 0.93))
    lamp_bulb(x, y, z + 0.36 * k, 5)


def plant(x, y, k=1.0, seed=7, m=None):
    pot((x, y, 0), m or glaze, soil, 0.2 * k, 0.36 * k)
    ficus((x, y, 0.30 * k), 1.35 * k, 45, leafmat("leaf", "#44703F", 0.22), mat("stem", "#5B4A33", 0.8), seed, 0.30 * k, 0.17 * k, 0.55 * k)


def picture(cx, cz, w, h, discs):
    """Framed print of overlapping discs: (colour, radius, dx, dz)."""
    box((w, 0.03, h), (cx, -0.035, cz), oak, 0.004)
    box((w - 0.04, 0.01, h - 0.04), (cx, -0.052, cz), mat("mount", "#F5F1EA", rough=0.9), 0)
    for i, (color, r, dx, dz) in enumerate(discs):
        cyl(r, 0.001, (cx + dx, -0.0585 - 0.001 * i, cz + dz), mat("disc%d" % i, color, 0.95), 0, (rad(90), 0, 0))


def sofa(x, y, w=2.3):
    e = empty((x, y, 0))
    softbox((w, 0.92, 0.22), (0, 0, 0.25), linen, 0.05, 0, parent=e)
    for i in (-1, 1):
        softbox((w / 2 - 0.17, 0.74, 0.17), (i * (w / 4 - 0.085), -0.11, 0.435), linen, 0.06, 0.025, parent=e)
        softbox((w / 2 - 0.18, 0.20, 0.40), (i * (w / 4 - 0.085), 0.30, 0.66), linen, 0.085, 0.035, (rad(-9), 0, 0), parent=e)
        softbox((0.20, 0.92, 0.46), (i * (w / 2 - 0.02), 0, 0.39), linen, 0.08, 0.012, parent=e)
        for j in (-1, 1):
            cyl(0.018, 0.14, (i * (w / 2 - 0.12), j * 0.36, 0.07), walnut, 0.002, r2=0.024, parent=e)
    softbox((w - 0.1, 0.18, 0.60), (0, 0.42, 0.50), linen, 0.07, 0.01, parent=e)
    pillow(0.50, 0.50, 0.20, (-0.80, 0.10, 0.75), ivory, (rad(-20), rad(6), rad(12)), seed=1, parent=e)
    pillow(0.44, 0.44, 0.18, (-0.47, 0.02, 0.715), copper, (rad(-24), rad(-8), rad(-6)), seed=2, parent=e)
    pillow(
        0.50,
        0.50,
        0.20,
        (0.82, 0.10, 0.75),
        mat("tonal", WALL, 0.9, sheen=0.4, bump=0.15, bscale=240),
        (rad(-20), rad(-6), rad(-14)),
        seed=3,
        parent=e,
    )
    return e


def living(duct=False):
    wall = paint(WALL)
    shell(wall, 4.2, (0.0, -0.1, 1.45), (2.7, 1.6))
    for cx, w in ((-2.15, 1.2), (0.0, 2.6), (2.15, 1.2)):
        panel(cx, 1.82, w, 1.7, wall)
        panel(cx, 0.52, w, 0.52, wall)
    sofa(0, -0.62)
    if duct:
        for z in (2.47, 2.57):
            box((2.2, 0.02, 0.02), (0.0, -0.012, z), trim, 0.004)
        box((2.2, 0.01, 0.09), (0.0, -0.006, 2.52), black, 0)
        for i in range(3):
            box((2.2, 0.03, 0.006), (0.0, -0.014, 2.495 + i * 0.025), trim, 0.001, rot=(rad(30), 0, 0))
    picture(-0.42, 1.86, 0.62, 0.82, (("#B86A48", 0.15, -0.05, 0.1), ("#E0B78A", 0.11, 0.08, -0.06), ("#24464A", 0.07, 0.1, 0.2)))
    picture(0.42, 1.86, 0.62, 0.82, (("#2F6F6B", 0.17, 0.02, -0.05), ("#D9C7A9", 0.1, -0.1, 0.14), ("#B86A48", 0.05, 0.12, 0.18)))
    box((3.3, 2.0, 0.022), (0.0, -1.75, 0.011), wool, 0.01, 3)
    lathe(
        smoothprof([(0, 0.40), (0.34, 0.40), (0.40, 0.395), (0.405, 0.385), (0.40, 0.372), (0.36, 0.365), (0.0, 0.365)], 3),
        (-0.22, -1.8, 0),
        stone,
    )
    cyl(0.16, 0.36, (-0.22, -1.8, 0.18), stone, 0.004)
    cyl(0.27, 0.025, (0.44, -1.62, 0.30), walnut, 0.006)
    cyl(0.02, 0.29, (0.44, -1.62, 0.145), black, 0)
    cyl(0.16, 0.012, (0.44, -1.62, 0.028), black, 0.003)
    top = books((-0.30, -1.75, 0.40), [mat("b1", "#EDE6DA", 0.7), mat("b3", "#B9855A", 0.7)], 3, 2)
    vase((-0.30, -1.75, top), glaze, 0.42)
    lathe(
        smoothprof([(0, 0), (0.05, 0), (0.09, 0.02), (0.12, 0.055), (0.118, 0.058), (0.085, 0.028), (0, 0.012)], 5),
        (-0.02, -1.92, 0.40),
        brass,
    )
    x, y = 1.72, -0.45
    cyl(0.15, 0.02, (x, y, 0.01), black, 0.004)
    tube([(x, y, 0.01), (x, y, 1.45)], 0.010, black, nurbs=False)
    lathe([(0.16, 1.74), (0.23, 1.40)], (x, y, 0), sheer("lampshade", "#F6EEDF", 0.93))
    lamp_bulb(x, y, 1.55, 12)
    plant(-1.95, -0.5)
    frontal(0, -5.0, 1.2, 30, (0, 0.005))


def arch(cx, w, z0, spring, depth, m):
    """Cutter for an arched niche."""
    b = box((w, depth * 2, spring - z0), (cx, 0, (z0 + spring) / 2), m, 0)
    c = cyl(w / 2, depth * 2, (cx, 0, spring), m, 0, (rad(90), 0, 0), seg=96)
    return [b, c]


def majlis():
    wall = paint(WALL, 0.75)
    shell(None, 3.6, (0.1, -0.1, 1.5), (2.9, 1.7))
    face = box((RIGHT - LEFT + 1, 0.34, HEIGHT), ((LEFT + RIGHT) / 2, 0.17, HEIGHT / 2), wall, 0)
    inner = mat("inner", "#D9A68A", rough=0.8, spec=0.2, bump=0.05, bscale=20)
    cutters = []
    for cx, w, z0, spring in ((-1.75, 0.95, 1.08, 1.75), (0.0, 1.15, 1.08, 1.85), (1.75, 0.95, 1.08, 1.75)):
        cutters += arch(cx, w, z0, spring, 0.24, wall)
        box((w - 0.002, 0.012, 1.5), (cx, 0.235, z0 + 0.75), inner, 0)
        box((w + 0.02, 0.27, 0.03), (cx, 0.105, z0 - 0.012), stone, 0.006)
    cut(face, cutters, 0.006, 2)
    rust, sand = (
        mat("rust", "#8E4A34", 0.95, sheen=0.4, bump=0.15, bscale=220),
        mat("sandcloth", "#D8C4A6", 0.95, sheen=0.4, bump=0.15, bscale=220),
    )
    box((5.3, 0.85, 0.14), (0.05, -0.52, 0.07), oak, 0.01)
    for i in range(4):
        softbox((1.3, 0.84, 0.2), (-1.93 + i * 1.32, -0.54, 0.235), linen, 0.05, 0.02)
        softbox((1.24, 0.2, 0.44), (-1.93 + i * 1.32, -0.17, 0.53), linen, 0.08, 0.03, (rad(-8), 0, 0))
    for x, m, seed in (
        (-2.2, rust, 1),
        (-1.75, sand, 2),
        (-0.55, shade, 3),
        (-0.12, sand, 4),
        (0.85, rust, 5),
        (1.9, sand, 6),
        (2.25, rust, 7),
    ):
        pillow(0.46, 0.40, 0.17, (x, -0.42, 0.53), m, (rad(-22), rad(4 * (-1) ** seed), rad(5 * (-1) ** seed)), seed=seed)
    box((3.6, 2.2, 0.02), (0.05, -2.2, 0.01), wool, 0.008, 3)
    band = mat("band", "#9B5640", 1, sheen=0.5, bump=0.6, bscale=120)
    for y in (-1.28, -3.12):
        box((3.4, 0.05, 0.003), (0.05, y, 0.0205), band, 0)
    cyl(0.46, 0.035, (0.05, -1.75, 0.34), walnut, 0.01)
    for k in range(3):
        q = k * 2.094 + 0.5
        rod(
            (0.05 + 0.30 * math.cos(q), -1.75 + 0.30 * math.sin(q), 0.33),
            (0.05 + 0.36 * math.cos(q), -1.75 + 0.36 * math.sin(q), 0.02),
            0.02,
            walnut,
        )
    lathe(
        smoothprof([(0, 0.006), (0.2, 0.006), (0.235, 0.018), (0.24, 0.026), (0.232, 0.024), (0.2, 0.012), (0, 0.012)], 4),
        (0.05, -1.75, 0.357),
        brass,
    )
    px, py, pz = -0.02, -1.72, 0.37
    lathe(
        smoothprof(
            [
                (0, 0),
                (0.055, 0),
                (0.062, 0.02),
                (0.04, 0.07),
                (0.026, 0.115),
                (0.036, 0.15),
                (0.034, 0.165),
                (0.012, 0.185),
                (0.005, 0.20),
                (0.009, 0.212),
                (0, 0.22),
            ],
            6,
        ),
        (px, py, pz),
        brass,
    )
    tube([(px - 0.03, py, pz + 0.12), (px - 0.075, py, pz + 0.15), (px - 0.115, py, pz + 0.145)], 0.009, brass)
    tube([(px + 0.033, py, pz + 0.155), (px + 0.09, py, pz + 0.15), (px + 0.085, py, pz + 0.07), (px + 0.05, py, pz + 0.035)], 0.006, brass)
    for dx, dy in ((0.13, -0.06), (0.16, 0.05), (0.06, -0.13)):
        lathe(
            smoothprof([(0, 0), (0.014, 0), (0.02, 0.02), (0.028, 0.045), (0.0265, 0.045), (0.018, 0.02), (0, 0.008)], 4),
            (0.05 + dx, -1.75 + dy, 0.37),
            glaze,
        )
    vase((0.0, 0.11, 1.085), mat("clay", "#7C3F2C", rough=0.7, bump=0.2, bscale=40), 1.35)
    for i in range(7):
        q = i * 2.4
        tip = (0.16 * math.cos(q), 0.11 + 0.06 * math.sin(q), 1.95 + 0.05 * math.sin(i * 3))
        tube([(0, 0.11, 1.45), (tip[0] * 0.4, 0.11, 1.7), tip], 0.0025, oak)
        sphere(0.022, tip, ivory, (1, 1, 1.5), seg=16)
    for cx in (-1.75, 1.75):
        lathe(
            smoothprof(
                [(0, 0), (0.09, 0), (0.15, 0.1), (0.14, 0.22), (0.07, 0.3), (0.06, 0.34), (0.08, 0.36), (0.075, 0.36), (0.05, 0.33)], 6
            ),
            (cx - 0.12, 0.1, 1.085),
            glaze if cx < 0 else stone,
        )
        vase((cx + 0.2, 0.08, 1.085), petrol if cx > 0 else brass, 0.62)
    plant(2.55, -1.15, 0.95, 4)
    frontal(0.05, -5.0, 1.22, 31, (0, -0.01))


def duvet(cx, y0, y1, w, top, over, m, seed=1, lift=0.0, foot=True, n=110):
    """Cloth over a bed: flat with soft creases, falling down at both flanks and, if asked, at the foot (y0)."""
    bm = bmesh.new()
    rows = []
    half = w / 2
    for j in range(n + 1):
        row = []
        for i in range(n + 1):
            u = -half - over + (w + 2 * over) * i / n
            v = y0 + (y1 - y0) * j / n if not foot else y0 - over + (y1 - y0 + over) * j / n
            du, dv = max(0, abs(u) - half), max(0, y0 - v)
            fall = max(du, dv)
            bulge = (0.05 + lift) * math.sin(min(1, fall / 0.12) * math.pi / 2)
            x = cx + math.copysign(min(abs(u), half) + (bulge + 0.06 * du if du else 0), u)
            y = max(v, y0) - (bulge + 0.06 * dv if dv else 0)
            z = top + 0.05 + lift - max(0, fall - 0.02)
            crease = abs(noise.noise((u * 2.2 + seed, v * 1.1, 0)))
            z += 0.03 * max(0, 1 - crease * 6) ** 2 * (fall < 0.04) + 0.012 * noise.noise((u * 3, v * 3, seed))
            wave = 0.022 * math.sin((v if du > dv else u) * 13 + seed + 2 * noise.noise((v * 2, u * 2, 5))) * min(1, fall / 0.25)
            # The folds of both sides end at the corner, or they would run through each other there.
            wave *= min(1, abs(du - dv) / 0.12)
            if du > dv:
                x += math.copysign(wave, u)
            elif dv:
                y -= wave
            row.append(bm.verts.new((x, y, max(z, 0.04))))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n):
            bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
    o = bm_obj("duvet", bm, m)
    o.modifiers.new("s", "SOLIDIFY").thickness = -0.03


def bed(cx, w=1.75, throw=None):
    """Bed with its head at the wall."""
    box((w + 0.06, 2.05, 0.16), (cx, -1.12, 0.2), oak, 0.02)
    for sx in (-1, 1):
        for y in (-0.3, -1.95):
            box((0.06, 0.06, 0.14), (cx + sx * (w / 2 - 0.1), y, 0.07), oak, 0.006)
    softbox((w, 2.0, 0.26), (cx, -1.12, 0.40), ivory, 0.06, 0.01)
    duvet(cx, -2.08, -0.72, w, 0.515, 0.30, linen, 3)
    if throw:
        duvet(cx, -1.92, -1.46, w, 0.515, 0.22, throw, 3, 0.016, False)
    for i in (-1, 1):
        pillow(0.72, 0.46, 0.22, (cx + i * 0.42, -0.24, 0.78), ivory, (rad(-24), rad(i * 2), 0), seed=10 + i)
        pillow(0.66, 0.42, 0.2, (cx + i * 0.40, -0.42, 0.75), linen, (rad(-30), rad(-i * 3), rad(i * 3)), seed=20 + i)


def bedside(x, lamp_foot):
    box((0.46, 0.40, 0.30), (x, -0.24, 0.38), oak, 0.008)
    box((0.42, 0.004, 0.115), (x, -0.442, 0.455), oak, 0.003)
    box((0.42, 0.004, 0.115), (x, -0.442, 0.32), oak, 0.003)
    for z in (0.455, 0.32):
        cyl(0.009, 0.02, (x, -0.452, z), brass, 0.002, (rad(90), 0, 0), seg=24)
    for sx in (-1, 1):
        for y in (-0.09, -0.39):
            box((0.03, 0.03, 0.23), (x + sx * 0.19, y, 0.115), oak, 0.003)
    table_lamp(x, -0.2, 0.53, lamp_foot)


def bedroom(ac=False):
    wall = paint(WALL)
    shell(wall, 3.4, (0.55, -0.1, 1.75) if not ac else (0.35, -0.1, 1.6), (2.7, 1.5))
    cx = 0.2
    pad = (
        mat("pad", "#7C8C73", rough=0.95, sheen=0.4, bump=0.12, bscale=240)
        if not ac
        else mat("pad", "#B7A68C", rough=0.95, sheen=0.4, bump=0.12, bscale=240)
    )
    n, w = 14, 0.285
    for i in range(n):
        softbox((w - 0.006, 0.07, 0.98), (cx + (i - (n - 1) / 2) * w, -0.035, 0.70), pad, 0.028, 0.0)
    box((n * w + 0.04, 0.10, 0.03), (cx, -0.05, 1.21), oak, 0.005)
    bed(cx, throw=copper if not ac else shade)
    pillow(0.42, 0.28, 0.15, (cx - 0.02, -0.58, 0.70), shade if not ac else copper, (rad(-32), rad(3), 0), seed=31)
    bedside(cx - 1.38, petrol if ac else glaze)
    bedside(cx + 1.38, glaze if ac else petrol)
    books((cx + 1.22, -0.3, 0.53), [mat("b1", "#E6DFD3", 0.7), mat("b2", "#B9855A", 0.7)], 2, 2)
    box((3.4, 2.2, 0.02), (cx, -2.1, 0.01), wool, 0.008, 3)
    if ac:
        split_ac((cx, -0.002, 2.28), 1.06, 38, temp="")
        plant(2.5, -0.5, 0.9, 4)
    else:
        picture(cx, 1.95, 1.15, 0.72, (("#8C6B4F", 0.17, -0.22, 0.02), ("#5F7563", 0.21, 0.08, -0.04), ("#D9B48A", 0.10, 0.32, 0.12)))
        plant(-1.95, -0.5, 0.9, 4)
    frontal(cx, -5.2, 1.25, 33, (0, -0.01))


def study():
    wall = paint(WALL)
    shell(wall, 4.2, (-0.5, -0.1, 1.5), (2.6, 1.7))
    x0, x1, deep = 0.35, 3.15, 0.32
    rows = (0.62, 1.08, 1.54, 2.0, 2.46)
    cols = [x0 + (x1 - x0) * i / 3 for i in range(4)]
    for x in cols:
        box((0.035, deep, 2.46), (x, -deep / 2, 1.23), wall, 0.004)
    for z in (*rows, 0.09):
        box((x1 - x0, deep, 0.035), ((x0 + x1) / 2, -deep / 2, z), wall, 0.004)
    for i in range(3):
        box((cols[1] - cols[0] - 0.05, 0.02, 0.5), ((cols[i] + cols[i + 1]) / 2, -deep + 0.005, 0.355), wall, 0.004)
        cyl(0.011, 0.02, (cols[i + 1] - 0.1, -deep - 0.012, 0.50), brass, 0.002, (rad(90), 0, 0), seg=24)
    r = random.Random(4)
    cloths = [mat("bk%d" % i, c, 0.75) for i, c in enumerate(("#E8E0D2", "#C9B697", "#B0623B", "#8FA19C", "#D9CDB8", "#2F6F6B", "#7A5A40"))]
    for j, z in enumerate(rows[:4]):
        for i in range(3):
            left, right = cols[i] + 0.05, cols[i + 1] - 0.05
            kind = (i * 2 + j) % 4
            base = z + 0.018
            if kind in (0, 2):
                x, stop = left, left + (right - left) * (0.62 if kind == 0 else 0.4)
                while x < stop:
                    t, h = r.uniform(0.022, 0.042), r.uniform(0.24, 0.33)
                    box((t, 0.2, h), (x + t / 2, -0.16, base + h / 2), cloths[r.randrange(7)], 0.003, 2)
                    x += t + 0.002
                if kind == 0:
                    vase((right - 0.13, -0.16, base), r.choice((glaze, stone)), 0.8)
                else:
                    sphere(0.085, (right - 0.16, -0.16, base + 0.085), brass)
            elif kind == 1:
                top = books(((left + right) / 2 - 0.14, -0.16, base), cloths[:4], j + i, 4)
                lathe(
                    smoothprof([(0, 0), (0.05, 0), (0.09, 0.02), (0.12, 0.055), (0.118, 0.058), (0.085, 0.028), (0, 0.012)], 5),
                    ((left + right) / 2 - 0.14, -0.16, top),
                    stone,
                )
                vase((right - 0.12, -0.16, base), petrol, 0.55)
            else:
                box((0.3, 0.02, 0.34), ((left + right) / 2 - 0.08, -0.08, base + 0.17), oak, 0.003, rot=(rad(-6), 0, 0))
                box(
                    (0.26, 0.004, 0.30),
                    ((left + right) / 2 - 0.08, -0.096, base + 0.17),
                    mat("print%d%d" % (i, j), "#EFE7DA", 0.9),
                    0,
                    rot=(rad(-6), 0, 0),
                )
                cyl(0.075, 0.002, ((left + right) / 2 - 0.08, -0.101, base + 0.18), copper, 0, (rad(84), 0, 0))
    for cx, w in ((-2.28, 1.0), (-0.85, 1.45)):
        panel(cx, 1.62, w, 2.05, wall)
    dx, dy = -0.85, -1.15
    box((1.75, 0.78, 0.045), (dx, dy, 0.735), walnut, 0.008)
    box((0.5, 0.66, 0.16), (dx + 0.5, dy, 0.63), walnut, 0.006)
    box((0.44, 0.006, 0.12), (dx + 0.5, dy - 0.333, 0.63), walnut, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((dx + sx * 0.76, dy + sy * 0.3, 0.72), (dx + sx * 0.82, dy + sy * 0.33, 0.0), 0.022, walnut, 0.014)
    x, y = dx - 0.58, dy + 0.1
    cyl(0.09, 0.018, (x, y, 0.767), brass, 0.004)
    rod((x, y, 0.77), (x, y, 1.14), 0.007, brass)
    rod((x, y, 1.135), (x + 0.24, y - 0.03, 1.19), 0.006, brass)
    lathe([(0.02, 0.05), (0.05, 0.035), (0.085, -0.035)], (x + 0.26, y - 0.03, 1.17), petrol)
    lamp_bulb(x + 0.26, y - 0.03, 1.13, 2)
    books((dx - 0.12, dy - 0.06, 0.757), cloths[:3], 8, 2)
    box((0.42, 0.3, 0.004), (dx + 0.22, dy - 0.14, 0.76), mat("sheet", "#F3EEE4", 0.9), 0, rot=(0, 0, rad(4)))
    rod((dx + 0.1, dy - 0.2, 0.768), (dx + 0.27, dy - 0.12, 0.768), 0.005, brass)
    lathe(
        smoothprof([(0, 0), (0.035, 0), (0.04, 0.01), (0.04, 0.095), (0.037, 0.095), (0.036, 0.012), (0, 0.008)], 4),
        (dx + 0.62, dy + 0.1, 0.757),
        copper,
    )
    for i in range(4):
        rod((dx + 0.61 + 0.006 * i, dy + 0.1, 0.77), (dx + 0.58 + 0.03 * i, dy + 0.09 + 0.01 * i, 0.93), 0.0035, oak if i % 2 else black)
    chair(dx - 0.1, dy + 0.62)
    box((3.0, 2.0, 0.02), (-0.7, -1.5, 0.01), wool, 0.008, 3)
    picture(-0.85, 1.85, 0.9, 0.68, (("#C9A063", 0.14, -0.14, 0.04), ("#B0623B", 0.11, 0.06, -0.05), ("#2B4A63", 0.08, 0.2, 0.1)))
    plant(-2.2, -0.55, 0.95, 7)
    frontal(0.1, -5.0, 1.3, 31, (0, 0.0))


def chair(x, y):
    """Desk chair seen over the desk: upholstered back and seat."""
    softbox((0.5, 0.48, 0.1), (x, y, 0.47), linen, 0.04, 0.02)
    softbox((0.48, 0.08, 0.5), (x, y + 0.24, 0.80), linen, 0.035, 0.02, (rad(-8), 0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((x + sx * 0.2, y + sy * 0.19, 0.44), (x + sx * 0.23, y + sy * 0.22, 0.0), 0.016, walnut, 0.011)


def dining_chair(x, y, turn):
    """Chair with a curved, upholstered back; turn 0 faces the wall."""
    e = empty((x, y, 0), (0, 0, turn))
    softbox((0.48, 0.46, 0.08), (0, 0, 0.46), linen, 0.035, 0.02, parent=e)
    softbox((0.48, 0.07, 0.36), (0, -0.22, 0.72), linen, 0.033, 0.015, (rad(8), 0, 0), parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * 0.19, sy * 0.18, 0.44), (sx * 0.22, sy * 0.21, 0.0), 0.017, walnut, 0.012, parent=e)


def dining(ac=False):
    """Ochre dining room: round-ended table, four chairs, a pendant, a low cabinet behind."""
    wall = paint(WALL)
    shell(wall, 3.8, (0.1, -0.1, 1.5), (2.7, 1.7))
    box((RIGHT - LEFT, 0.02, 0.9), ((LEFT + RIGHT) / 2, -0.006, 0.57), mat("dado", "#EDE3D0", rough=0.6, bump=0.03, bscale=22), 0)
    extr([(0, 0), (-0.03, 0.0), (-0.034, 0.02), (-0.02, 0.045), (0, 0.05)], RIGHT - LEFT, ((LEFT + RIGHT) / 2, -0.01, 1.0), trim, 0.003)
    for cx in (-2.3, -1.15, 0.0, 1.15, 2.3):
        panel(cx, 0.56, 0.92, 0.62, trim, 0.024)
    cx, cy = 0.1, -1.7
    box((1.5, 0.95, 0.045), (cx, cy, 0.74), walnut, 0.01)
    for sx in (-1, 1):
        cyl(0.475, 0.045, (cx + sx * 0.75, cy, 0.74), walnut, 0.01, seg=96)
        cyl(0.17, 0.70, (cx + sx * 0.62, cy, 0.36), walnut, 0.01, r2=0.12)
    for dx in (-0.45, 0.45):
        dining_chair(cx + dx, cy - 0.62, 0)
        dining_chair(cx + dx, cy + 0.62, rad(180))
    lathe(smoothprof([(0, 0), (0.07, 0), (0.13, 0.03), (0.19, 0.075), (0.185, 0.078), (0.12, 0.04), (0, 0.016)], 5), (cx + 0.1, cy, 0.762), petrol)
    for i, (dx, dy) in enumerate(((0.02, 0.0), (0.14, 0.05), (0.15, -0.06))):
        sphere(0.048, (cx + dx + 0.02, cy + dy, 0.83), mat("fruit%d" % i, "#C2622F", rough=0.5))
    vase((cx - 0.35, cy + 0.05, 0.762), glaze, 0.85)
    for i in range(6):
        q = i * 2.4
        tip = (cx - 0.35 + 0.17 * math.cos(q), cy + 0.05 + 0.1 * math.sin(q), 1.32 + 0.05 * math.sin(i * 3))
        tube([(cx - 0.35, cy + 0.05, 1.0), (cx - 0.35 + (tip[0] - cx + 0.35) * 0.4, cy + 0.05, 1.16), tip], 0.0025, oak)
        for k in range(5):
            sphere(0.013, V((cx - 0.35, cy + 0.05, 1.05)).lerp(V(tip), 0.4 + 0.14 * k), ivory, (1, 1, 1.5), seg=12)
    if not ac:
        rod((cx, cy, 1.86), (cx, cy, HEIGHT), 0.006, black)
        lathe(smoothprof([(0.03, 1.88), (0.12, 1.85), (0.27, 1.72), (0.34, 1.58), (0.33, 1.58), (0.26, 1.71), (0.1, 1.83)], 5), (cx, cy, 0), petrol, 96)
        lamp_bulb(cx, cy, 1.64, 8)
    if ac:
        split_ac((0.1, -0.002, 2.28), 1.06, 38, temp="")
    else:
        picture(0.1, 1.86, 1.3, 0.8, (("#0F5E63", 0.22, -0.22, 0.0), ("#EAD9B8", 0.17, 0.1, 0.08), ("#B0623B", 0.13, 0.32, -0.1)))
    box((3.4, 2.2, 0.02), (cx, cy, 0.01), wool, 0.008, 3)
    plant(-2.05, -0.55, 1.0, 7)
    plant(2.5, -0.6, 0.85, 4, petrol)
    frontal(0.1, -5.1, 1.25, 31, (0, -0.005))


def move():
    wall = paint(WALL)
    shell(wall, 3.2, (0.3, -0.2, 1.3), (2.7, 1.8), bare=True)
    dropcloth(-1.35, -1.0, 1.7, 1.3, seed=4)
    carton((1.30, -0.62, 0), (0.62, 0.46, 0.44), rad(4))
    carton((1.36, -0.60, 0.442), (0.52, 0.42, 0.34), rad(-7))
    carton((2.02, -0.72, 0), (0.52, 0.46, 0.52), rad(-12))
    carton((0.62, -1.15, 0), (0.56, 0.42, 0.34), rad(18), True, 3)
    carton((1.98, -0.70, 0.522), (0.36, 0.3, 0.24), rad(16))
    label = mat("label", "#EDE8DE", rough=0.45)
    tin((-1.35, -0.95, 0.008), label, wet("wet", WALL), 1.15, 0.3)
    tin((-1.02, -0.75, 0.008), mat("label2", ACCENT, rough=0.45), wet("wet2", "#EADFC9"), 1.15, -0.5)
    roller(-1.75, 0.86, (-1.78, -0.52, 0.03), WALL)
    plant(0.62, -0.42, 0.62, 7, mat("potm", "#B0623B", 0.7, bump=0.2, bscale=40))
    frontal(0.05, -4.9, 1.22, 32, (0, -0.03))


def repaint():
    wall = paint(WALL)
    fresh = mat("fresh", "#3F7471", rough=0.5, spec=0.3, bump=0.035, bscale=22)
    shell(wall, 3.3, (0.35, -0.2, 1.4), (2.7, 1.8), bare=True)
    extr([(0, 0), (-0.03, 0.0), (-0.034, 0.02), (-0.02, 0.045), (0, 0.05)], RIGHT - LEFT, ((LEFT + RIGHT) / 2, 0, 1.12), trim, 0.003)
    box((RIGHT - LEFT, 0.004, 0.99), ((LEFT + RIGHT) / 2, -0.001, 0.125 + 0.495), fresh, 0)
    for cx in (-2.3, -1.15, 0.0, 1.15, 2.3):
        panel(cx, 0.63, 0.92, 0.72, fresh, 0.026)
    tape = mat("tape", "#D8BE8C", rough=0.7)
    box((RIGHT - LEFT, 0.0015, 0.03), ((LEFT + RIGHT) / 2, -0.0006, 1.187), tape, 0)
    dropcloth(0.35, -0.95, 3.4, 1.45, seed=2)
    ladder(1.35, -0.62, 1.45, rad(-18))
    label = mat("label", "#EDE8DE", rough=0.45)
    tin((-0.25, -1.0, 0.008), label, wet("wet", "#2F6F6B"), 1.2, 0.3)
    tin((0.08, -0.82, 0.008), mat("label2", "#3F7471", rough=0.45), wet("wet2", "#EADFC9"), 1.2, -0.5)
    tray((-0.8, -0.92, 0.01), rad(200), wet("wet3", "#2F6F6B"))
    roller(0.55, 0.80, (0.52, -0.50, 0.03), "#3F7471")
    box((0.3, 0.2, 0.03), (1.35, -0.6, 1.49), mat("rag", "#E5DCCB", 0.95, bump=0.3, bscale=80), 0.012, rot=(0, 0, 0.3))
    frontal(0.2, -4.6, 1.25, 34, (0, -0.04))


def limewash():
    """Cloudy mineral paint with brush marks crossing."""
    m = mat("lime", WALL, rough=0.9, spec=0.1)
    nt = m.node_tree
    new, link = nt.nodes.new, nt.links.new
    shader, coord = nt.nodes["Principled BSDF"], new("ShaderNodeTexCoord")
    total = None
    for scale, stretch, turn, weight in ((1.1, 1.0, 0, 0.5), (5, 3.2, 38, 0.28), (5, 3.2, -44, 0.28), (28, 1.0, 0, 0.1)):
        mp, n, k = new("ShaderNodeMapping"), new("ShaderNodeTexNoise"), new("ShaderNodeMath")
        mp.inputs["Rotation"].default_value = (0, rad(turn), 0)
        mp.inputs["Scale"].default_value = (1, 1, stretch)
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, 7
        link(coord.outputs["Object"], mp.inputs[0])
        link(mp.outputs[0], n.inputs["Vector"])
        k.operation = "MULTIPLY_ADD"
        k.inputs[1].default_value = weight
        k.inputs[2].default_value = 0
        link(n.outputs["Fac"], k.inputs[0])
        if total:
            link(total, k.inputs[2])
        total = k.outputs[0]
    ramp, bump = new("ShaderNodeValToRGB"), new("ShaderNodeBump")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.46, hexc("#B39B7A")
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.70, hexc("#D6C8B0")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.25, 0.01
    link(total, ramp.inputs[0])
    link(ramp.outputs[0], shader.inputs["Base Color"])
    link(total, bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])
    return m


def decorative():
    shell(None, 3.6, (0.35, -0.1, 1.55), (2.6, 1.7))
    face = box((RIGHT - LEFT + 1, 0.34, HEIGHT), ((LEFT + RIGHT) / 2, 0.17, HEIGHT / 2), limewash(), 0)
    cut(face, arch(1.25, 1.0, 0.86, 1.75, 0.22, trim), 0.01, 3)
    box((1.0, 0.012, 1.5), (1.25, 0.216, 1.6), mat("inner", ACCENT, rough=0.75, bump=0.06, bscale=20), 0)
    box((1.04, 0.25, 0.035), (1.25, 0.10, 0.845), stone, 0.006)
    flute = mat("flute", "#3E6E6A", rough=0.6, bump=0.03, bscale=30)
    for i in range(120):
        cyl(0.026, 0.72, (LEFT + 0.05 + i * 0.054, -0.004, 0.125 + 0.36), flute, 0, seg=24)
    box((RIGHT - LEFT, 0.05, 0.03), ((LEFT + RIGHT) / 2, -0.025, 0.86), trim, 0.006)
    vase((1.12, 0.1, 0.863), glaze, 1.25)
    vase((1.47, 0.09, 0.863), brass, 0.6)
    twigs = mat("twig", "#A98B62", 0.8)
    for i in range(7):
        q = i * 2.4
        tip = (1.12 + 0.16 * math.cos(q), 0.08 + 0.05 * math.sin(q), 1.62 + 0.06 * math.sin(i * 3))
        tube([(1.12, 0.1, 1.2), (1.12 + (tip[0] - 1.12) * 0.4, 0.1, 1.42), tip], 0.0025, twigs)
        for k in range(5):
            sphere(0.013, V((1.12, 0.1, 1.3)).lerp(V(tip), 0.5 + 0.12 * k), ivory, (1, 1, 1.5), seg=12)
    box((1.35, 0.42, 0.07), (-0.85, -0.42, 0.44), walnut, 0.015)
    for sx in (-1, 1):
        box((0.07, 0.38, 0.41), (-0.85 + sx * 0.56, -0.42, 0.205), walnut, 0.01)
    softbox((1.25, 0.38, 0.08), (-0.85, -0.42, 0.51), linen, 0.03, 0.012)
    pillow(0.42, 0.42, 0.16, (-1.22, -0.34, 0.74), copper, (rad(-16), rad(5), rad(8)), seed=2)
    plant(2.55, -0.6, 0.9, 4)
    frontal(0.2, -4.4, 1.3, 34, (0, 0.0))


VIEWS = {
    "living": living,
    "majlis": majlis,
    "bedroom": bedroom,
    "why-ac": lambda: bedroom(ac=True),
    "why-cleaning": lambda: dining(ac=True),
    "why-hvac": lambda: living(duct=True),
    "study": study,
    "dining": dining,
    "move": move,
    "repaint": repaint,
    "decorative": decorative,
}
VIEWS[VIEW]()
render(s, a["out"])
