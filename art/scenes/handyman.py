"""A workbench in order: tools on a petrol pegboard, a shelf just put up. Views: bench, close."""

from tools import *

a = argv(dict(w=800, h=533, spp=24, out="out/handyman", view="bench"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])

plaster = house("plaster")
oak = mat("oak", "#B08556", rough=0.45, cnoise=0.12, cscale=4)
pale = mat("pale oak", "#C9A478", rough=0.5, cnoise=0.10, cscale=5)
board = mat("board", "#1E6A6C", rough=0.55, spec=0.35)
teal = house("teal")
dark = mat("dark", "#2A2E31", rough=0.45)
hole = mat("hole", "#0A2023", rough=0.9)
steel = house("steel")
brass = house("brass")
brushed = mat("brushed", "#AEB2B2", rough=0.5, metal=0.6)
copper = mat("copper", "#C2744B", rough=0.28, metal=1)
stone = mat("stone", "#E9E2D6", rough=0.5)

TOP = 0.92
BX0, BX1, BZ0, BZ1 = -0.12, 1.28, 1.03, 1.83
SUN = (-0.72, -0.55, 0.38)


def bench():
    """Thick oak top on trestles, back edge at the wall."""
    box((3.2, 0.62, 0.05), (0.35, -0.34, TOP - 0.025), oak, 0.006, 3)
    box((3.0, 0.03, 0.10), (0.35, -0.60, TOP - 0.10), oak, 0.004)
    for x in (-0.95, 1.65):
        for y in (-0.10, -0.58):
            box((0.07, 0.07, 0.88), (x, y, 0.44), oak, 0.006)


def pegboard():
    """Perforated board on the wall, 40 mm pitch, with a thin oak edge."""
    w, h = BX1 - BX0, BZ1 - BZ0
    cx, cz = (BX0 + BX1) / 2, (BZ0 + BZ1) / 2
    box((w, 0.012, h), (cx, -0.022, cz), board, 0.002)
    for z in (BZ0, BZ1):
        box((w + 0.03, 0.030, 0.016), (cx, -0.015, z), pale, 0.003)
    for x in (BX0, BX1):
        box((0.016, 0.030, h), (x, -0.015, cz), pale, 0.003)
    bm = bmesh.new()
    nx, nz = int(w / 0.04) - 1, int(h / 0.04) - 1
    for i in range(nx):
        for j in range(nz):
            x, z = cx + (i - (nx - 1) / 2) * 0.04, cz + (j - (nz - 1) / 2) * 0.04
            ring = [
                bm.verts.new((x + 0.0042 * math.cos(t), -0.0283, z + 0.0042 * math.sin(t)))
                for t in [2 * math.pi * k / 14 for k in range(14)]
            ]
            bm.faces.new(ring)
    bm_obj("holes", bm, hole, smooth=False)


def hook(x, z, out=0.045):
    """Wire hook in the board."""
    tube(fillet([(x, -0.02, z), (x, -0.028 - out, z), (x, -0.028 - out, z + 0.016)], 0.008), 0.0026, steel, nurbs=False)


def hanging_tools():
    """Level on top; spanners by size, hammer, pliers, screwdrivers below."""
    z = 1.60
    level((0.36, -0.048, 1.705), 0.62, stone, dark)
    for x in (0.12, 0.60):
        hook(x, 1.700, 0.036)
    for i in range(6):
        long = 0.255 - 0.024 * i
        x = -0.02 + 0.068 * i
        spanner((x, -0.050, z - long * 0.42), (0, 0, 0), long, steel)
        hook(x, z, 0.035)
    hammer((0.540, -0.060, 1.55), (0, 0, 0), pale, steel, dark, 0.95)
    for dx in (-0.022, 0.022):
        hook(0.54 + dx, 1.528, 0.05)
    hammer((0.735, -0.060, 1.55), (0, 0, 0), pale, steel, None, 0.72)
    for dx in (-0.018, 0.018):
        hook(0.735 + dx, 1.533, 0.05)
    for i, grip in enumerate((dark, teal)):
        x = 0.875 + 0.085 * i
        pliers((x, -0.052, 1.56), (0, 0, 0), mat("grip%d" % i, "#C2744B" if i else "#2A2E31", rough=0.45), steel, 1.15)
        hook(x, 1.535, 0.035)
    box((0.26, 0.045, 0.020), (1.13, -0.050, 1.535), pale, 0.004)
    for i, m in enumerate((brass, dark, brass, dark)):
        e = screwdriver((0, 0, 0), 0, m if i % 2 else stone, steel, steel, 0.92 - 0.06 * i)
        e.location, e.rotation_euler = (1.04 + 0.060 * i, -0.052, 1.535 + 0.115 * (0.92 - 0.06 * i)), (rad(180), 0, 0)
    disc = cyl(0.085, 0.004, (1.12, -0.040, 1.225), brushed, 0, (rad(90), 0, 0), seg=96)
    cut(disc, [cyl(0.013, 0.05, (1.12, -0.040, 1.225), steel, 0, (rad(90), 0, 0))])
    hook(1.12, 1.225, 0.02)
    sq = empty((0.86, -0.040, 1.13))
    box((0.030, 0.004, 0.21), (0, 0, 0.105), brushed, 0.001, parent=sq)
    box((0.16, 0.004, 0.030), (0.065, 0, 0.225), brushed, 0.001, parent=sq)
    box((0.034, 0.014, 0.10), (0, 0, 0.05), pale, 0.003, parent=sq)


def on_the_bench():
    """Drill, tape, tray of screws, pencil, plugs, a piece of oak."""
    drill((0.25, -0.30, TOP), rad(200), teal, dark, steel, 1.12)
    tape_measure((0.62, -0.40, TOP), rad(-24), brass, dark, steel, 1.0)
    lathe(
        smoothprof([(0, 0.004), (0.085, 0.004), (0.094, 0.010), (0.100, 0.028), (0.098, 0.029), (0.089, 0.012), (0, 0.009)], 4),
        (0.90, -0.34, TOP),
        copper,
        96,
    )
    r = random.Random(4)
    for i in range(46):
        t, q = r.uniform(0, 6.28), 0.075 * r.random() ** 0.5
        p = V((0.90 + q * math.cos(t), -0.34 + q * math.sin(t), TOP + 0.013 + 0.010 * r.random()))
        d = V((math.cos(t * 3.7), math.sin(t * 3.7), r.uniform(-0.15, 0.15))) * 0.019
        rod(p - d, p + d, 0.0022, brass if i % 3 else steel, 0.0010, 0, 12)
        cyl(0.0044, 0.0026, tuple(p - d), brass if i % 3 else steel, 0.0006, seg=16).rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    box((0.34, 0.11, 0.028), (-0.26, -0.30, TOP + 0.014), pale, 0.003, 2, (0, 0, rad(9)))
    box((0.30, 0.10, 0.028), (-0.27, -0.30, TOP + 0.042), oak, 0.003, 2, (0, 0, rad(4)))
    rod((-0.37, -0.325, TOP + 0.0605), (-0.20, -0.300, TOP + 0.0605), 0.0042, teal, seg=6)
    rod((-0.20, -0.300, TOP + 0.0605), (-0.186, -0.298, TOP + 0.0605), 0.0042, pale, 0.0008, 0, 6)
    for i in range(3):
        screwdriver((1.12, -0.22 - 0.055 * i, TOP + 0.0155), rad(-6 + 3 * i), (dark, teal, dark)[i], steel, steel, 1.0 - 0.08 * i)


def new_shelf():
    """Oak shelf on two brass brackets, level still on it; one vase waits."""
    x, z = -0.72, 1.46
    box((0.86, 0.22, 0.026), (x, -0.112, z), pale, 0.004, 3)
    for dx in (-0.28, 0.28):
        box((0.022, 0.19, 0.005), (x + dx, -0.10, z - 0.0155), brass, 0.001)
        box((0.022, 0.005, 0.15), (x + dx, -0.003, z - 0.085), brass, 0.001)
        rod((x + dx, -0.175, z - 0.018), (x + dx, -0.006, z - 0.145), 0.005, brass)
        for dz in (-0.05, -0.13):
            cyl(0.006, 0.004, (x + dx, -0.0065, z + dz), steel, 0.001, (rad(90), 0, 0), seg=20)
    level((x + 0.03, -0.14, z + 0.013), 0.46, teal, dark, (0, 0, rad(2)))
    vase((x - 0.34, -0.10, z + 0.013), stone, 0.62)


box((9, 0.2, 4), (0, 0.1, 2), plaster, 0)
bench()
pegboard()
hanging_tools()
on_the_bench()
new_shelf()
world_hdri(s, "studio", 0.62, rad(60))
window_sun((0.30, 0, 1.44), SUN, 2.8, 2.35, 1.05, 3.7, seed=7)
area((-2.4, -2.6, 2.4), (0.3, 0, 1.3), 1.6, 34, "#FFF8EE")
area((2.2, -2.2, 1.8), (0.4, 0, 1.2), 1.1, 7, "#EAF2FF")
if view == "bench":
    camera(s, (0.13, -2.85, 1.40), (0.13, 0, 1.40), 39, 5.0, 2.65, (0, -0.022))
else:
    camera(s, (-0.12, -1.42, 1.24), (0.46, -0.2, 1.24), 46, 3.2, 1.30, (0, -0.04))
render(s, a["out"])
