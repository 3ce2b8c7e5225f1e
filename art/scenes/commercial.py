"""Office block with sun fins beside a low logistics hall with roof chillers, early light, seen from first-floor height."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/commercial", view="yard"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

FLOORS, STOREY = 6, 3.9
FIN_STEP = 0.75

white = mat("white", "#E2DACC", rough=0.85, spec=0.2, cnoise=0.015, cscale=0.3)
clad = mat("clad", "#C9C2B5", rough=0.5, metal=0.15)
fin = mat("fin", "#B89A74", rough=0.5)
glass = mat("glass", "#31484D", rough=0.06, spec=0.9, coat=0.6, coat_r=0.02)
black = mat("black", "#22282A", rough=0.5)
concrete = mat("concrete", "#BDB3A3", rough=0.9, cnoise=0.04, cscale=0.6)
asphalt = mat("asphalt", "#8E8880", rough=0.9, cnoise=0.05, cscale=0.5)
teal = mat("teal", ACCENT, rough=0.5)
unit = mat("unit", "#E9E5DC", rough=0.4)
copper = mat("copper", "#B0623B", rough=0.5)
paint = mat("line", "#E8E2D6", rough=0.7)
leaf = leafmat("leaf", "#56713F", 0.2, 0.5)
hedge = leafmat("hedge", "#48663A", 0.2, 0.5)
trunk = mat("trunk", "#8A7357", rough=0.95)


def office(x0, x1, y0, y1):
    h = FLOORS * STOREY
    box((x1 - x0 - 0.8, y1 - y0 - 0.8, h), ((x0 + x1) / 2, (y0 + y1) / 2, h / 2), glass, 0)
    for k in range(FLOORS + 1):
        t = 0.7 if k == FLOORS else 0.45
        box((x1 - x0, y1 - y0, t), ((x0 + x1) / 2, (y0 + y1) / 2, k * STOREY + 0.1), white, 0.02)
    for k in range(1, FLOORS):
        z = k * STOREY + STOREY / 2 + 0.1
        x = x0 + 0.15
        while x < x1:
            box((0.09, 0.5, STOREY - 0.45), (x, y0 + 0.22, z), fin, 0.01, 1)
            x += FIN_STEP
        y = y0 + 0.9
        while y < y1:
            box((0.5, 0.09, STOREY - 0.45), (x1 - 0.22, y, z), fin, 0.01, 1)
            y += FIN_STEP
    x = x0 + 0.4
    while x < x1 + 0.1:
        box((0.4, 0.4, STOREY), (x, y0 + 0.4, STOREY / 2), white, 0.02)
        x += (x1 - x0 - 0.8) / 5
    box((5.4, 2.8, 0.3), (x0 + 7.0, y0 - 1.2, 3.0), teal, 0.03)
    for i in range(-1, 2):
        chiller((x0 + x1) / 2 + i * 4.6, (y0 + y1) / 2 - 2.2, h + 0.45)
    box((6, 5, 2.6), (x0 + 5, y1 - 5, h + 1.5), white, 0.03)


def chiller(x, y, z, w=3.6, d=2.0):
    """Rooftop chiller: louvred body with two rows of fans."""
    box((w, d, 1.5), (x, y, z + 0.95), unit, 0.04)
    for i in range(14):
        box((w - 0.3, 0.03, 0.035), (x, y - d / 2 - 0.005, z + 0.42 + i * 0.075), black, 0, 1)
    for i in range(3):
        for j in (-1, 1):
            cyl(0.46, 0.16, (x - w / 2 + w * (i + 0.5) / 3, y + j * d / 4, z + 1.78), unit, 0.02, seg=32)
            cyl(0.40, 0.02, (x - w / 2 + w * (i + 0.5) / 3, y + j * d / 4, z + 1.862), black, 0, seg=32)
    for i in (-1, 1):
        box((0.2, d, 0.2), (x + i * w * 0.38, y, z + 0.1), black, 0.02)


def hall(x0, x1, y0, y1, h):
    box((x1 - x0, y1 - y0, h), ((x0 + x1) / 2, (y0 + y1) / 2, h / 2), clad, 0.03)
    n = int((x1 - x0) / 0.5)
    for i in range(n):
        box((0.06, 0.05, h - 0.6), (x0 + 0.25 + i * 0.5, y0 - 0.02, h / 2 + 0.3), clad, 0, 1)
    box((x1 - x0 + 0.1, y1 - y0 + 0.1, 0.5), ((x0 + x1) / 2, (y0 + y1) / 2, h + 0.15), white, 0.03)
    box((x1 - x0 + 0.02, 0.1, 0.55), ((x0 + x1) / 2, y0 - 0.03, h - 0.9), teal, 0.01)
    box((x1 - x0 + 0.02, 0.12, 0.6), ((x0 + x1) / 2, y0 - 0.03, 0.3), concrete, 0.01)
    for i in range(4):
        x = x0 + 4.2 + i * 5.6
        box((3.4, 0.2, 3.9), (x, y0 - 0.03, 2.0), black, 0.02)
        for k in range(10):
            box((3.2, 0.1, 0.34), (x, y0 - 0.12, 0.35 + k * 0.37), white if i != 2 else copper, 0.015, 1)
        for sx in (-1, 1):
            box((0.25, 0.5, 0.6), (x + sx * 1.9, y0 - 0.3, 0.3), black, 0.03)
    for i in range(4):
        for j in range(2):
            chiller(x0 + 4.5 + i * 5.4, y0 + 4.5 + j * 5.5, h + 0.35)
    for y in (y0 + 7.2,):
        tube(fillet([(x0 + 2, y, h + 0.7), (x1 - 2.5, y, h + 0.7), (x1 - 2.5, y1 - 2, h + 0.7)], 0.4), 0.2, unit, nurbs=False)


def yard():
    box((600, 500, 0.2), (0, 150, -0.15), mat("sand", "#CDBB9E", rough=1), 0)
    box((120, 34, 0.2), (0, -8, -0.1), asphalt, 0)
    box((34, 12, 0.16), (-15, 4.6, 0.0), concrete, 0.02)
    for i in range(9):
        box((0.12, 5.2, 0.01), (4.5 + i * 3.0, -3.2, 0.006), paint, 0)
    for i in range(12):
        box((2.2, 0.16, 0.01), (-46 + i * 8, -15.0, 0.006), paint, 0)
    box((110, 2.4, 0.2), (0, -22, 0.02), concrete, 0.02)
    for i in range(52):
        areca((-46 + i * 1.7, -21.8 + 0.2 * (i % 2), 0.1), hedge, 12, 0.9, 20 + i % 6, 0.06, (15, 85), 0.4, 0.08)
    for i, x in enumerate((-33, -26.5, -1.6, 31.5, 38)):
        palm(x, 1.0 - (i % 2) * 2, 0, 7.6 + (i * 1.7) % 2.2, 1.15, i, leaf, trunk, 30)
    r = random.Random(7)
    towns = [mat("town%d" % i, c, rough=0.9) for i, c in enumerate(("#CFC4B3", "#BFB09B", "#DAD2C5"))]
    for i in range(46):
        w, h = r.uniform(10, 20), r.uniform(5, 12)
        box((w, w, h), (-190 + i * 8.5, r.uniform(75, 190), h / 2), towns[i % 3], 0.05)


office(-30, -5, 8, 27)
hall(1, 27, 6, 25, 8.2)
yard()
backdrop_sky(3800, "#7FB0DC", "#FBE6CB", 1.08, w=30000, h=9000, z=-900)
dubai(1500, -2300, 2300, 0.95, None, -14, 60, hk=0.8)
world_color(s, "#A9C6EA", 0.65)
sun(24, 0, 4.0, 0.6, "#FFDDB0").rotation_euler = V((-0.70, -0.60, 0.46)).to_track_quat("Z", "Y").to_euler()
if a["view"] == "roof":
    camera(s, (31.0, -7.0, 15.5), (8.0, 18, 15.5), 34, None, None, (0.0, -0.16))
elif a["view"] == "office":
    camera(s, (2.0, -36, 3.2), (-14.0, 10, 3.2), 34, None, None, (0.0, 0.13))
else:
    camera(s, (12.0, -40, 12.5), (-1.0, 16, 12.5), 33, None, None, (0.0, -0.02))
render(s, a["out"])
