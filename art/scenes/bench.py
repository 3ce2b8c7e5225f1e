"""Fan and motor of an outdoor unit laid out in order on a cloth over an oak bench."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/bench"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

TO_SUN = (-0.66, -0.35, 0.60)

oak = planks("oak", "#B98F62", "#A97F54", 1.8, 0.14, 0.42, 0, "#6b4a2e", 0.0015)
cloth = mat("cloth", "#DDD4C4", rough=0.95, sheen=0.3, bump=0.2, bscale=420, cnoise=0.02, cscale=5)
plaster = mat("plaster", "#C3B8A7", rough=0.85, spec=0.2, bump=0.05, bscale=9, bdetail=8, cnoise=0.02, cscale=1.5)
plastic = mat("plastic", "#C3C9C6", rough=0.34, coat=0.15)
cast = mat("cast", "#8F9595", rough=0.42, metal=0.8, bump=0.06, bscale=160)
steel = mat("steel", "#C9CAC8", rough=0.24, metal=1)
dark = mat("dark", "#23282B", rough=0.5)
brass = mat("brass", "#CFAA6E", rough=0.28, metal=1)
copper = house("copper")
teal = mat("teal", ACCENT, rough=0.35, coat=0.3)
white = mat("white", "#E8E4DB", rough=0.35, coat=0.2)


def laid_cloth(cx, cy, w, d, n=120):
    from mathutils import noise

    bm = bmesh.new()
    rows = []
    for j in range(n + 1):
        row = []
        for i in range(n + 1):
            x, y = cx - w / 2 + w * i / n, cy - d / 2 + d * j / n
            z = 0.003 + 0.003 * math.exp(-(((x - cx) / 0.006) ** 2)) + 0.003 * math.exp(-(((y - cy) / 0.006) ** 2))
            z += 0.004 * max(0, 1 - abs(noise.noise((x * 2.2, y * 1.4, 2))) * 9) ** 2
            row.append(bm.verts.new((x + 0.006 * noise.noise((y * 6, 1, 0)), y + 0.006 * noise.noise((x * 6, 5, 0)), z)))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n):
            bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
    bm_obj("cloth", bm, cloth).modifiers.new("s", "SOLIDIFY").thickness = -0.003


def fan(x, y, radius=0.235):
    """Three-blade axial fan lying on its hub."""
    e = empty((x, y, 0.072), (0, 0, rad(14)))
    for k in range(3):
        bm = bmesh.new()
        rows = []
        for i in range(17):
            t = i / 16
            r = 0.05 + (radius - 0.05) * t
            span = rad(52 + 32 * math.sin(math.pi * min(1, t * 0.62)) - 22 * t**6)
            lead = rad(-34 + 22 * t**1.6) + k * 2.094
            row = []
            for j in range(17):
                u = j / 16
                q = lead + span * u
                z = 0.05 * (0.5 - u) * (1.15 - 0.5 * t) + 0.014 * math.sin(math.pi * u)
                row.append(bm.verts.new((r * math.cos(q), r * math.sin(q), z)))
            rows.append(row)
        for p, q in zip(rows, rows[1:]):
            for j in range(16):
                bm.faces.new((p[j], p[j + 1], q[j + 1], q[j]))
        o = bm_obj("blade", bm, plastic, parent=e)
        o.modifiers.new("s", "SOLIDIFY").thickness = 0.0045
        bevel(o, 0.0012, 2)
    hub = [
        (0.008, 0.034),
        (0.02, 0.034),
        (0.046, 0.03),
        (0.058, 0.02),
        (0.06, -0.055),
        (0.056, -0.055),
        (0.054, 0.012),
        (0.014, 0.02),
        (0.012, -0.03),
        (0.008, -0.03),
    ]
    lathe(hub, (0, 0, 0), plastic, 96, parent=e)
    for k in range(6):
        q = k * math.pi / 3
        box((0.03, 0.004, 0.004), (0.034 * math.cos(q), 0.034 * math.sin(q), 0.0335), plastic, 0.001, rot=(0, 0, q), parent=e)
    lathe([(0.0065, 0.038), (0.012, 0.038), (0.0125, 0.02), (0.0065, 0.02)], (0, 0, 0), brass, 48, parent=e)


def motor(x, y):
    """Motor standing on its back: ribbed body, flange with ears, shaft, three wires to a plug."""
    z = 0.006
    body = [(0, 0), (0.05, 0), (0.066, 0.008), (0.07, 0.02)]
    for k in range(8):
        h = 0.026 + k * 0.0085
        body += [(0.07, h), (0.0735, h + 0.001), (0.0735, h + 0.004), (0.07, h + 0.005)]
    body += [(0.07, 0.1), (0.064, 0.112), (0.03, 0.118), (0.03, 0.126), (0.02, 0.130), (0.014, 0.130), (0.0, 0.130)]
    lathe(body, (x, y, z), cast, 96)
    rod((x, y, z + 0.12), (x, y, z + 0.215), 0.0062, steel)
    box((0.004, 0.0135, 0.04), (x + 0.0055, y, z + 0.185), steel, 0.0005)
    rod((x, y, z + 0.192), (x, y, z + 0.203), 0.0115, brass, seg=6)
    for k in range(4):
        q = k * math.pi / 2 + 0.5
        px, py = x + 0.082 * math.cos(q), y + 0.082 * math.sin(q)
        box((0.036, 0.022, 0.006), (px, py, z + 0.098), cast, 0.003, rot=(0, 0, q))
        cyl(0.0042, 0.008, (x + 0.092 * math.cos(q), y + 0.092 * math.sin(q), z + 0.098), dark, 0, seg=20)
    for k, m in enumerate((copper, teal, dark)):
        off = 0.006 * (k - 1)
        path = [
            (x + 0.068, y - 0.02 + off, z + 0.03),
            (x + 0.11, y - 0.04 + off, z + 0.012),
            (x + 0.15, y - 0.10 + off * 1.6, 0.011),
            (x + 0.13, y - 0.17 + off * 1.4, 0.011),
            (x + 0.19, y - 0.215 + off, 0.012),
        ]
        tube(path, 0.0026, m, 20)
    box((0.03, 0.022, 0.014), (x + 0.203, y - 0.216, 0.013), white, 0.003, rot=(0, 0, 0.1))


def capacitor(x, y):
    e = empty((x, y, 0.027), (rad(90), 0, rad(24)))
    lathe(
        smoothprof([(0, -0.05), (0.021, -0.05), (0.0225, -0.046)], 4)
        + [(0.0225, 0.044), (0.0215, 0.05), (0.02, 0.052), (0.018, 0.048), (0, 0.048)],
        (0, 0, 0),
        white,
        72,
        parent=e,
    )
    lathe([(0.0229, -0.01), (0.0229, 0.022)], (0, 0, 0), teal, 72, parent=e)
    for i in (-1, 1):
        box((0.0008, 0.0064, 0.014), (i * 0.007, 0, 0.056), brass, 0, parent=e)


def spanner(x, y, rz, length=0.19):
    """Combination spanner, lying."""
    e = empty((x, y, 0.011), (0, 0, rz))
    box((length, 0.011, 0.005), (0, 0, 0), steel, 0.002, parent=e)
    ring = lathe(
        [(0.0075, -0.004), (0.0135, -0.004), (0.0145, 0), (0.0135, 0.004), (0.0075, 0.004), (0.0075, -0.004)],
        (length / 2 + 0.01, 0, 0),
        steel,
        48,
        parent=e,
    )
    ring.name = "ring"
    head = cyl(0.0155, 0.007, (-length / 2 - 0.006, 0, 0), steel, 0, parent=e)
    cut(head, [box((0.026, 0.0125, 0.03), (-length / 2 - 0.018, 0, 0), steel, 0, rot=(0, 0, 0.26), parent=e)], 0.0012)


box((3.2, 1.5, 0.06), (0, 0.1, -0.03), oak, 0.006)
box((5, 0.1, 3), (0, 0.86, 1.0), plaster, 0)
laid_cloth(0.02, -0.02, 1.12, 0.66)
fan(-0.23, 0.0)
motor(0.17, 0.08)
capacitor(0.40, 0.15)
spanner(0.36, 0.02, rad(24))
spanner(0.405, -0.03, rad(24), 0.16)
screwdriver((0.02, -0.245, 0.024), rad(6), teal, steel, dark, 0.9)
lathe([(0, 0), (0.045, 0), (0.05, 0.004), (0.054, 0.02), (0.051, 0.02), (0.047, 0.006), (0, 0.004)], (0.42, -0.20, 0.007), brass, 72)
r = random.Random(4)
for i in range(9):
    q, d = r.uniform(0, 6.28), r.uniform(0.005, 0.034)
    px, py = 0.42 + d * math.cos(q), -0.20 + d * math.sin(q)
    rod((px, py, 0.016), (px + 0.014 * math.cos(q * 3), py + 0.014 * math.sin(q * 3), 0.02), 0.002, steel, seg=12)
    rod((px, py, 0.016), (px - 0.004 * math.cos(q * 3), py - 0.004 * math.sin(q * 3), 0.0155), 0.004, steel, seg=6)
world_hdri(s, "studio", 0.6, rad(60))
window_sun((0.0, 0.0, 0.0), TO_SUN, 1.9, 1.15, 0.85, power=4.4, nx=2, ny=1, bar=0.03, fronds=0, seed=5)
area((1.1, -1.2, 1.4), (0, 0, 0), 1.0, 8, "#F3F7FF")
c = camera(s, (0.05, -1.12, 0.86), (0.05, 0.015, 0.03), 44, 6.3, 1.36, level=False)
render(s, a["out"])
