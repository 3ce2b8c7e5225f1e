"""A desk seen from above: the plan of a home, an agreement on a clipboard, pen, keys, calendar."""

from tools import *

a = argv(dict(w=800, h=533, spp=24, out="out/desk"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])

oak = planks("oak", "#BB9468", "#AE875B", 2.4, 0.30, 0.42, 0, "#7C5A38", 0.0008)
paper = mat("paper", "#EFEAE0", rough=0.9, spec=0.2)
ink = mat("ink", "#33474A", rough=0.9)
faint = mat("faint", "#A9B2AE", rough=0.9)
teal = house("teal")
teal_ink = mat("teal ink", ACCENT, rough=0.8)
copper = house("copper")
brass = house("brass")
steel = house("steel")
dark = mat("dark", "#2A2E31", rough=0.45)
ceramic = mat("ceramic", "#E9E2D6", rough=0.45, bump=0.1, bscale=60)

TOP = 0.75


def stroke(parent, x0, y0, x1, y1, width, m):
    """Drawn line on a sheet, as a sliver of ink."""
    d = V((x1 - x0, y1 - y0, 0))
    box((d.length + width, width, 0.0003), ((x0 + x1) / 2, (y0 + y1) / 2, 0.0006), m, 0, rot=(0, 0, math.atan2(d.y, d.x)), parent=parent)


def arc(parent, x, y, r, a0, a1, m, width=0.0006):
    """Drawn arc on a sheet."""
    pts = [(x + r * math.cos(rad(a0 + (a1 - a0) * i / 16)), y + r * math.sin(rad(a0 + (a1 - a0) * i / 16)), 0.0006) for i in range(17)]
    tube(pts, width, m, 2, parent=parent, nurbs=False)


def plan(loc, rz):
    """Large sheet with the floor plan of a villa; service points marked in the accent colour."""
    e = empty(loc, (0, 0, rz))
    bm = bmesh.new()
    w, h, nx, ny = 0.62, 0.42, 60, 24
    grid = []
    for j in range(ny + 1):
        row = []
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            curl = 0.030 * max(0, (u - 0.88) / 0.12) ** 2 * (0.4 + 0.6 * v)
            row.append(bm.verts.new((w * (u - 0.5) - curl * 0.25, h * (v - 0.5), curl)))
        grid.append(row)
    for p, q in zip(grid, grid[1:]):
        for i in range(nx):
            bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
    bm_obj("sheet", bm, paper, parent=e).modifiers.new("s", "SOLIDIFY").thickness = 0.0004
    walls = [(-0.25, -0.14, 0.17, -0.14), (-0.25, 0.14, 0.17, 0.14), (-0.25, -0.14, -0.25, 0.14), (0.17, -0.14, 0.17, 0.14)]
    walls += [(-0.07, -0.14, -0.07, -0.04), (-0.07, 0.02, -0.07, 0.14), (-0.25, 0.02, -0.13, 0.02), (-0.07, 0.02, 0.05, 0.02)]
    walls += [(0.05, -0.14, 0.05, -0.09), (0.05, -0.03, 0.05, 0.14), (0.05, -0.03, 0.11, -0.03), (-0.16, 0.07, -0.16, 0.14)]
    for line in walls:
        stroke(e, *line, 0.0042, ink)
    for x, y, a0 in ((-0.13, 0.02, 0), (-0.07, -0.04, 90), (0.05, -0.09, 90), (0.11, -0.03, 0)):
        arc(e, x, y, 0.058, a0, a0 + 90 if a0 == 0 else a0 - 90, faint)
    for x, y, w_, h_ in (
        (-0.20, -0.07, 0.06, 0.09),
        (-0.13, -0.10, 0.07, 0.03),
        (0.0, 0.09, 0.07, 0.07),
        (0.12, 0.09, 0.05, 0.07),
        (0.12, -0.10, 0.06, 0.04),
        (-0.21, 0.10, 0.05, 0.05),
    ):
        for line in (
            (x - w_ / 2, y - h_ / 2, x + w_ / 2, y - h_ / 2),
            (x - w_ / 2, y + h_ / 2, x + w_ / 2, y + h_ / 2),
            (x - w_ / 2, y - h_ / 2, x - w_ / 2, y + h_ / 2),
            (x + w_ / 2, y - h_ / 2, x + w_ / 2, y + h_ / 2),
        ):
            stroke(e, *line, 0.0011, faint)
    for i in range(22):
        stroke(e, -0.25 + i * 0.02, -0.165, -0.25 + i * 0.02, -0.165 + (0.010 if i % 5 == 0 else 0.005), 0.0010, faint)
    stroke(e, -0.25, -0.165, 0.17, -0.165, 0.0010, faint)
    for x, y in ((-0.10, 0.115), (0.03, 0.115), (-0.235, -0.12), (0.145, -0.05), (-0.015, -0.06)):
        cyl(0.0085, 0.0004, (x, y, 0.0010), teal_ink, 0, parent=e, seg=32)
        arc(e, x, y, 0.0125, 0, 360, teal_ink)
    return e


def clipboard(loc, rz):
    """Accent clipboard with a sheet of ruled clauses and a signature line."""
    e = empty(loc, (0, 0, rz))
    box((0.235, 0.325, 0.006), (0, 0, 0.003), teal, 0.0028, 3, parent=e)
    for k in range(3):
        box((0.208, 0.288, 0.0006), (0.001 * k, -0.008 + 0.001 * k, 0.0066 + k * 0.0007), paper, 0, rot=(0, 0, 0.004 * k), parent=e)
    sheet = empty((0, 0, 0.0079), parent=e)
    stroke(sheet, -0.075, 0.095, -0.005, 0.095, 0.0075, teal_ink)
    r = random.Random(3)
    y = 0.068
    for block in range(3):
        cyl(0.0042, 0.0003, (-0.079, y, 0.0006), teal_ink, 0, parent=sheet, seg=24)
        for i in range(3):
            stroke(sheet, -0.066, y - i * 0.0115, -0.066 + (0.142 if i < 2 else r.uniform(0.06, 0.11)), y - i * 0.0115, 0.0028, faint)
        y -= 0.0475
    stroke(sheet, -0.080, -0.112, -0.010, -0.112, 0.0010, ink)
    stroke(sheet, 0.015, -0.112, 0.080, -0.112, 0.0010, ink)
    flourish = [
        (-0.070, -0.108, 0.0008),
        (-0.060, -0.092, 0.0008),
        (-0.056, -0.109, 0.0008),
        (-0.046, -0.098, 0.0008),
        (-0.040, -0.108, 0.0008),
        (-0.030, -0.101, 0.0008),
        (-0.016, -0.106, 0.0008),
    ]
    tube(flourish, 0.0007, teal_ink, 12, parent=sheet)
    box((0.105, 0.030, 0.005), (0, 0.148, 0.0105), brass, 0.002, 3, parent=e)
    rod((-0.045, 0.135, 0.014), (0.045, 0.135, 0.014), 0.005, brass, parent=e)
    box((0.050, 0.020, 0.003), (0, 0.168, 0.013), brass, 0.0012, 3, (rad(12), 0, 0), parent=e)


def pen(loc, rz):
    """Copper pen lying on its clip."""
    e = empty(loc, (0, rad(90), rz))
    shape = [(0, 0), (0.0022, 0.003), (0.0046, 0.020), (0.0056, 0.030), (0.0060, 0.070), (0.0060, 0.128), (0.0048, 0.137), (0, 0.138)]
    lathe(shape, (0, 0, 0), copper, 48, parent=e)
    cyl(0.0063, 0.004, (0, 0, 0.074), dark, 0.0006, parent=e)
    lathe([(0, -0.006), (0.0012, -0.004), (0.0024, 0.003)], (0, 0, 0), dark, 24, parent=e)
    box((0.0018, 0.0035, 0.040), (-0.0078, 0, 0.110), copper, 0.0008, parent=e)


def key_ring(loc, rz):
    """Three keys and a tag on a ring."""
    e = empty(loc, (0, 0, rz))
    tube([(0.017 * math.cos(t * math.pi / 12), 0.017 * math.sin(t * math.pi / 12), 0.003) for t in range(24)], 0.0013, steel, 4, True, e)
    for i, (m, ang) in enumerate(((brass, -25), (steel, 15), (brass, 50))):
        k = empty((0.017 * math.cos(rad(ang)), 0.017 * math.sin(rad(ang)), 0.002 + 0.0025 * i), (0, 0, rad(ang)), e)
        head = cyl(0.0125, 0.0024, (0.010, 0, 0), m, 0.0005, parent=k, seg=40)
        cut(head, [cyl(0.0035, 0.02, (0.004, 0, 0), m, 0, parent=k)])
        box((0.034, 0.0066, 0.0021), (0.037, 0, 0), m, 0.0005, parent=k)
        for j, d in enumerate((0.0045, 0.003, 0.005, 0.0035)):
            box((0.0036, d, 0.0021), (0.031 + j * 0.0065, 0.0045, 0), m, 0.0003, parent=k)
    box((0.058, 0.024, 0.004), (-0.046, 0.004, 0.0025), teal, 0.0018, 3, (0, 0, rad(-6)), parent=e)


def calendar(loc, rz):
    """Tent calendar: five weeks of dots, one day in copper."""
    e = empty(loc, (0, 0, rz))
    for sy, tilt in ((-1, 20), (1, -20)):
        box((0.17, 0.003, 0.135), (0, sy * 0.023, 0.064), paper, 0.001, rot=(rad(-tilt), 0, 0), parent=e)
    face = empty((0, -0.0255, 0.064), (rad(-20), 0, 0), e)
    box((0.16, 0.0008, 0.020), (0, 0, 0.049), teal_ink, 0, parent=face)
    for i in range(7):
        for j in range(5):
            if (j, i) in ((0, 0), (0, 1), (4, 5), (4, 6)):
                continue
            hot = (j, i) == (2, 3)
            cyl(
                0.0072 if hot else 0.0042,
                0.0010,
                (-0.066 + i * 0.022, 0, 0.024 - j * 0.0195),
                copper if hot else faint,
                0,
                (rad(90), 0, 0),
                parent=face,
                seg=28,
            )
    for i in range(9):
        x = -0.064 + i * 0.016
        tube(
            [(x, 0.006 * math.cos(t), 0.127 + 0.006 * math.sin(t)) for t in [2 * math.pi * k / 12 for k in range(12)]],
            0.0009,
            brass,
            3,
            True,
            e,
        )


box((3.6, 2.6, 0.06), (0, 0.05, TOP - 0.03), oak, 0.006)
plan((-0.17, -0.36, TOP + 0.0006), rad(7))
clipboard((0.365, -0.38, TOP + 0.0012), rad(-9))
pen((0.31, -0.585, TOP + 0.0072), rad(24))
key_ring((-0.03, -0.625, TOP), rad(-12))
calendar((0.13, -0.045, TOP), rad(-8))
cup = smoothprof(
    [(0, 0), (0.026, 0), (0.030, 0.004), (0.040, 0.045), (0.042, 0.070), (0.040, 0.070), (0.037, 0.045), (0.026, 0.010), (0, 0.008)], 5
)
lathe(cup, (-0.53, -0.53, TOP + 0.008), ceramic, 72)
lathe(smoothprof([(0, 0), (0.045, 0), (0.070, 0.010), (0.069, 0.013), (0.045, 0.005), (0, 0.005)], 5), (-0.53, -0.53, TOP), ceramic, 72)
cyl(0.0385, 0.001, (-0.53, -0.53, TOP + 0.066), mat("coffee", "#4A2C1A", rough=0.15), 0)
tube(
    [(-0.570, -0.53, TOP + 0.066), (-0.596, -0.53, TOP + 0.058), (-0.594, -0.53, TOP + 0.034), (-0.568, -0.53, TOP + 0.028)],
    0.0045,
    ceramic,
)
rod((-0.50, -0.13, TOP + 0.006), (-0.33, -0.105, TOP + 0.006), 0.0045, teal, seg=6)

world_hdri(s, "studio", 0.65, rad(60))
window_sun((0.02, -0.36, TOP), (-0.72, 0.30, 0.60), 2.2, 1.25, 0.70, 3.6, 2, 1, 0.03, 0, 5)
area((-1.5, -1.2, 2.4), (0, -0.35, TOP), 1.2, 16, "#FFF8EE")
camera(s, (0.0, -1.42, 1.72), (-0.03, -0.345, TOP), 44, 5.0, 1.42, level=False)
render(s, a["out"])
