"""A roof with water tanks. Views: wide, hatch (the big tank open for cleaning)."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/roof", view="wide"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])
render_ = mat("render", "#D9D0C2", rough=0.9, spec=0.2, bump=0.12, bscale=40, cnoise=0.03, cscale=1.2)
stone = mat("coping", "#D9CDBB", rough=0.7, bump=0.1, bscale=20, cnoise=0.05, cscale=3)
pav = planks("pav", "#B9AFA1", "#ADA294", 0.6, 0.6, 0.75, 0, "#85796A", 0.006, False, 0.3)
tankm = mat("tank", "#EDEBE6", rough=0.38, coat=0.15, coat_r=0.25, cnoise=0.015, cscale=2)
lid = mat("lid", "#E7E1D5", rough=0.4)
conc = mat("conc", "#BDB4A6", rough=0.9, bump=0.25, bscale=30, cnoise=0.06, cscale=4)
pvc = mat("pvc", "#ECEAE4", rough=0.3, coat=0.2)
teal = mat("teal", ACCENT, rough=0.35, coat=0.3)
copper = mat("copper", "#C0714A", rough=0.3, metal=1)
brass = mat("brass", "#C79B5B", rough=0.28, metal=1)
steel = mat("steel", "#C4C6C6", rough=0.3, metal=1)
dark = mat("dark", "#202326", rough=0.5)
cond = mat("cond", "#E9E6DF", rough=0.4)
# roof
box((16, 12, 0.3), (0, -3, -0.15), pav, 0)
PY = 3.0
box((16, 0.22, 1.0), (0, PY, 0.5), render_, 0.01)
box((16, 0.34, 0.07), (0, PY, 1.035), stone, 0.012)
box((0.22, 9, 1.0), (-6.2, -1.5, 0.5), render_, 0.01)
box((0.34, 9, 0.07), (-6.2, -1.5, 1.035), stone, 0.012)
# stair-room volume at the right with door + wood cladding
box((3.2, 3.4, 2.9), (6.0, 1.6, 1.45), render_, 0.015)
box((3.5, 3.7, 0.12), (6.0, 1.6, 2.95), stone, 0.012)
for i in range(34):
    box(
        (0.07, 0.05, 2.5),
        (4.60 + i * 0.085, -0.13, 1.35),
        mat("clad", "#A0764F", rough=0.6, cnoise=0.2, cscale=2) if i == 0 else bpy.data.materials["clad"],
        0.006,
        2,
    )


def tank(loc, r, h, closed=True):
    n = 7
    prof = [(0, 0), (r * 0.96, 0), (r, 0.04)]
    z0, z1 = 0.12, h * 0.80
    for i in range(n):
        z = z0 + (z1 - z0) * i / (n - 1)
        prof += [
            (r, z - 0.055),
            (r + 0.005, z - 0.045),
            (r + 0.028, z - 0.022),
            (r + 0.03, z),
            (r + 0.028, z + 0.022),
            (r + 0.005, z + 0.045),
            (r, z + 0.055),
        ]
    prof += [
        (r, h * 0.85),
        (r * 0.985, h * 0.885),
        (r * 0.93, h * 0.925),
        (r * 0.8, h * 0.962),
        (r * 0.6, h * 0.985),
        (r * 0.34, h * 0.995),
        (r * 0.33, h * 1.0),
    ]
    t = lathe(prof, loc, tankm, 128)
    t.data.auto_smooth_angle = rad(80)
    x, y, z = loc
    if not closed:
        lathe(
            [(r * 0.34, h * 0.985), (r * 0.34, h * 1.03), (r * 0.355, h * 1.035), (r * 0.365, h * 1.03), (r * 0.365, h * 0.985)],
            loc,
            lid,
            96,
        )
        cyl(r * 0.335, 0.004, (x, y, z + h * 0.955), mat("deep", "#3C565A", rough=0.25), 0)
        return t
    lathe(
        [(r * 0.33, h * 0.985), (r * 0.35, h * 0.99), (r * 0.355, h * 1.03), (r * 0.34, h * 1.045), (r * 0.2, h * 1.06), (0, h * 1.064)],
        loc,
        lid,
        96,
    )
    for i in range(3):
        box(
            (r * 0.08, 0.05, 0.04),
            (x + r * 0.33 * math.cos(i * 2.1 - 1.2), y + r * 0.33 * math.sin(i * 2.1 - 1.2), z + h * 1.02),
            dark,
            0.006,
        )
    return t


TX, TY = 1.15, 0.55
box((2.35, 2.35, 0.22), (TX, TY, 0.11), conc, 0.015)
tank((TX, TY, 0.22), 0.92, 2.05, view == "wide")
# painted band + level gauge
TX2, TY2 = 3.35, 1.15
box((1.8, 1.8, 0.22), (TX2, TY2, 0.11), conc, 0.015)
tank((TX2, TY2, 0.22), 0.70, 1.6)
# level gauge + accent label plate
tube([(TX - 0.62, TY - 0.86, 0.55), (TX - 0.62, TY - 0.86, 1.95)], 0.014, pvc, nurbs=False)
for zz in (0.55, 1.95):
    tube([(TX - 0.62, TY - 0.86, zz), (TX - 0.58, TY - 0.70, zz)], 0.014, pvc, nurbs=False)
# pipework from big tank: outlet low front, valve, riser, header
P = fillet([(TX - 0.45, TY - 0.80, 0.36), (TX - 0.45, TY - 1.42, 0.36), (TX - 1.75, TY - 1.42, 0.36), (TX - 1.75, TY + 2.45, 0.36)], 0.09)
tube(P, 0.034, pvc, nurbs=False)
P = fillet(
    [
        (TX + 0.30, TY - 0.85, 0.36),
        (TX + 0.30, TY - 1.30, 0.36),
        (TX + 1.35, TY - 1.30, 0.36),
        (TX + 1.35, TY + 0.1, 0.36),
        (TX2 - 0.5, TY + 0.1, 0.36),
    ],
    0.09,
)
tube(P, 0.034, pvc, nurbs=False)
for x, y in ((TX - 0.45, TY - 1.12), (TX + 0.30, TY - 1.08)):
    cyl(0.052, 0.10, (x, y, 0.36), brass, 0.008, (rad(90), 0, 0))
    cyl(0.062, 0.03, (x, y - 0.05, 0.36), brass, 0.004, (rad(90), 0, 0), seg=6)
    cyl(0.062, 0.03, (x, y + 0.05, 0.36), brass, 0.004, (rad(90), 0, 0), seg=6)
    cyl(0.013, 0.09, (x, y, 0.44), brass, 0)
    w = tube(
        [(x + 0.07 * math.cos(k * math.pi / 8), y + 0.07 * math.sin(k * math.pi / 8), 0.49) for k in range(16)], 0.011, teal, cyclic=True
    )
    for k in range(3):
        box((0.14, 0.012, 0.012), (x, y, 0.49), teal, 0.003, 2, (0, 0, k * math.pi / 3))
P = fillet([(TX + 0.45, TY - 0.35, 2.06), (TX + 0.45, TY - 0.35, 2.42), (TX + 1.1, TY - 0.35, 2.42), (TX + 1.1, TY - 0.35, 0.02)], 0.10)
tube(P, 0.024, copper, nurbs=False)
for zz in (0.7, 1.5):
    box((0.10, 0.06, 0.03), (TX + 1.05, TY - 0.35, zz), brass, 0.006)

for x in (TX - 0.7, TX - 1.2):
    box((0.09, 0.09, 0.31), (x, TY - 1.42, 0.155), conc, 0.008)
condenser((-3.05, 1.95, 0), cond, dark)
condenser((-4.35, 1.95, 0), cond, dark)
if view == "wide":
    toolcase((-0.95, -0.9, 0), rad(24), teal, dark, brass)
else:
    # lid leaning on the neck, hose hanging into the tank, brush ready
    top = 0.22 + 2.05
    e = empty((TX - 0.50, TY - 0.14, top + 0.10), (rad(6), rad(-62), 0))
    lathe([(0, -0.03), (0.325, -0.03), (0.33, 0.0), (0.315, 0.014), (0.2, 0.03), (0, 0.034)], (0, 0, 0), lid, 96, parent=e)
    tube([(-0.09, 0, 0.03), (-0.08, 0, 0.075), (0.08, 0, 0.075), (0.09, 0, 0.03)], 0.012, dark, parent=e)
    lathe([(0.25, 0.018), (0.255, 0.032), (0.275, 0.032), (0.28, 0.012)], (0, 0, 0), lid, 96, parent=e)
    tube(
        [
            (TX + 1.5, TY - 1.7, 1.2),
            (TX + 1.15, TY - 1.15, 1.75),
            (TX + 0.78, TY - 0.55, top + 0.02),
            (TX + 0.45, TY - 0.22, top + 0.16),
            (TX + 0.16, TY - 0.08, top + 0.13),
            (TX + 0.06, TY - 0.03, top - 0.12),
            (TX + 0.05, TY, top - 0.5),
        ],
        0.026,
        teal,
    )
    cyl(0.034, 0.05, (TX + 0.47, TY - 0.235, top + 0.156), brass, 0.004, rot=(rad(90), 0, rad(118)))
    rod((TX - 0.05, TY + 0.34, top - 0.3), (TX + 0.32, TY + 0.50, top + 0.95), 0.014, mat("pole", "#B9875A", rough=0.5))
# outside: neighbours, palms, skyline
vm = [mat("v%d" % i, c, rough=0.9, cnoise=0.03) for i, c in enumerate(("#CFC4B3", "#BFB09B", "#DAD2C5"))]
wn = mat("wn", "#4B5A63", rough=0.15)
r = random.Random(5)
for i in range(26):
    x = -75 + i * 6 + r.uniform(-2, 2)
    y = r.uniform(38, 90)
    h = r.uniform(6.5, 9.5)
    w = r.uniform(7, 12)
    z0 = -9
    box((w, w, h), (x, y, z0 + h / 2), vm[i % 3], 0.05)
    box((w * 1.03, w * 1.03, 0.3), (x, y, z0 + h), vm[(i + 1) % 3], 0.02)
    box((w * 0.4, w * 0.4, 2), (x + w * 0.2, y, z0 + h + 1), vm[(i + 2) % 3], 0.03)
    for k in range(4):
        box((w * 0.14, 0.1, 1.6), (x - w * 0.36 + k * w * 0.24, y - w / 2, z0 + h - 2.2), wn, 0)
leaf = leafmat("palm", "#5A7242", 0.2, 0.5)
trunk = mat("trunk", "#8A7357", rough=0.95, bump=0.8, bscale=30)
for i, (x, y, zt, k) in enumerate(
    ((-5.2, 9, 1.55, 0.75), (-8.3, 13, 2.5, 0.95), (-2.6, 17, 0.9, 0.9), (8.8, 12, 3.4, 0.9), (0.6, 24, 1.7, 1.0), (-14, 20, 2.2, 1.1))
):
    palm(x, y, -9, zt, k, i, leaf, trunk, 34)
backdrop_sky(3800, "#86B6DF", "#FBE8CF", 1.10, w=14000, h=4600, z=60)
dubai(1000, -1400, 1500, 1.0, -760, -12, 60, hk=0.82)
gp = box((6000, 3000, 1), (0, 1560, -10), emission("gp", "#D6CBBB", 0.85), 0)
gp.visible_diffuse = False
# light
world_color(s, "#A9C6EA", 0.60)
sun(24, -122, 3.5, 0.7, "#FFDDB5")
area((-6, -7, 5), (1, 0, 1), 5, 40, "#FFF6EA")
if view == "wide":
    camera(s, (-0.70, -6.3, 1.5), (0.20, 0, 1.6), 36, 8, 7.0, (0.0, -0.034))
else:
    camera(s, (-0.55, -2.35, 2.86), (TX - 0.02, TY, 2.8), 38, 5.6, 2.9, (0.02, -0.105))
render(s, a["out"])
