"""A ceiling cassette opened for maintenance: grille hanging down, filter half out, a ladder below."""

from tools import *

a = argv(dict(w=800, h=533, spp=24, out="out/cassette"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 3, 7

plaster = mat("plaster", "#C9C0B2", rough=0.85, spec=0.2, bump=0.05, bscale=9, bdetail=8, cnoise=0.02, cscale=1.5)
ceiling = mat("ceiling", "#E2DBCF", rough=0.85)
groove = mat("groove", "#A79F92", rough=0.9)
shell = mat("shell", "#F1EFEA", rough=0.3, coat=0.25, coat_r=0.15)
dark = mat("dark", "#23282A", rough=0.5)
gauze = mat("gauze", "#A9C7C3", rough=0.8)
alu = mat("alu", "#C9CBC9", rough=0.35, metal=0.7)
teal = house("teal")
copper = house("copper")
oak = house("oak")
steel = mat("steel", "#C6C7C4", rough=0.3, metal=1)

H, R = 2.9, 0.52


def cassette():
    """Square panel flush with the ceiling: four slots with flaps around an open middle."""
    plate = box((2 * R, 2 * R, 0.05), (0, 0, H - 0.025), shell, 0)
    inner = R * 0.60
    cutters = [box((2 * inner, 2 * inner, 0.2), (0, 0, H - 0.05), shell, 0)]
    for k in range(4):
        c, q = [(0, -1), (1, 0), (0, 1), (-1, 0)][k]
        d = R * 0.79
        size = (1.15 * R, 0.075, 0.2) if c == 0 else (0.075, 1.15 * R, 0.2)
        cutters.append(box(size, (c * d, q * d, H - 0.05), shell, 0))
    cut(plate, cutters, 0.012, 4)
    box((2 * R - 0.06, 2 * R - 0.06, 0.02), (0, 0, H + 0.10), dark, 0)
    for k in range(4):
        c, q = [(0, -1), (1, 0), (0, 1), (-1, 0)][k]
        d = R * 0.79
        if c == 0:
            box((1.1 * R, 0.085, 0.008), (0, q * d, H - 0.062), shell, 0.003, rot=(rad(q * -28), 0, 0))
        else:
            box((0.085, 1.1 * R, 0.008), (c * d, 0, H - 0.062), shell, 0.003, rot=(0, rad(c * 28), 0))
    # inside: coil around, fan in the middle
    for k in range(44):
        q = k * 2 * math.pi / 44
        box((0.004, 0.09, 0.12), (inner * 0.9 * math.cos(q), inner * 0.9 * math.sin(q), H + 0.03), alu, 0, rot=(0, 0, q))
    lathe([(inner * 0.72, 0.0), (inner * 0.60, 0.03), (inner * 0.56, 0.09)], (0, 0, H - 0.02), shell, 96)
    cyl(0.07, 0.05, (0, 0, H + 0.03), teal, 0.01)
    for k in range(7):
        q = k * 2 * math.pi / 7
        box((0.20, 0.05, 0.006), (0.12 * math.cos(q), 0.12 * math.sin(q), H + 0.045), dark, 0.002, rot=(rad(25), 0, q))
    # grille on two cords, its filter slid half out
    g = empty((0, inner, H - 0.05), (rad(66), 0, 0))
    for sx in (-1, 1):
        box((0.035, 2 * inner, 0.025), (sx * (inner - 0.018), -inner, 0), shell, 0.006, parent=g)
        box((2 * inner, 0.035, 0.025), (0, -inner + sx * (inner - 0.018), 0), shell, 0.006, parent=g)
    for k in range(13):
        box((2 * inner - 0.05, 0.018, 0.02), (0, -0.06 - k * (2 * inner - 0.1) / 12, 0), shell, 0.004, rot=(rad(30), 0, 0), parent=g)
    f = empty((0.0, -inner * 1.42, 0.03), (0, 0, 0), parent=g)
    box((1.7 * inner, 1.8 * inner, 0.006), (0, 0, 0), gauze, 0, parent=f)
    for k in range(6):
        box((0.012, 1.8 * inner, 0.016), (-0.85 * inner + k * 0.34 * inner, 0, 0), shell, 0.002, parent=f)
    for k in range(4):
        box((1.7 * inner, 0.012, 0.016), (0, -0.9 * inner + k * 0.6 * inner, 0), shell, 0.002, parent=f)
    for sx in (-1, 1):
        box((0.06, 0.03, 0.02), (sx * 0.4 * inner, -0.93 * inner, 0), teal, 0.006, parent=f)


def room():
    box((9, 9, 0.1), (0, 0, H + 0.05 + 0.15), ceiling, 0).visible_shadow = False
    top = box((9, 9, 0.15), (0, 0, H + 0.075), ceiling, 0)
    cut(top, [box((2 * R - 0.02, 2 * R - 0.02, 0.5), (0, 0, H + 0.05), ceiling, 0)])
    for x in (-1.8, 1.8):
        box((0.012, 9, 0.004), (x, 0, H), groove, 0)
    for y in (-1.8, 1.8):
        box((9, 0.012, 0.004), (0, y, H), groove, 0)
    box((9, 0.2, 4), (0, 2.6, 2), plaster, 0)
    box((0.2, 9, 4), (4.2, 0, 2), plaster, 0)
    extr([(0, 0), (-0.02, -0.005), (-0.05, 0.03), (-0.07, 0.07), (0, 0.07)], 9, (0, 2.5, H - 0.07), ceiling, 0.002)
    ladder(0.98, 0.62, oak, 2.0, rad(12))
    top = 2.026
    box((0.03, 0.02, 0.2), (0.9, 0.52, top + 0.1), oak, 0.006, rot=(0, rad(90), rad(20)))
    bottle = smoothprof([(0, 0), (0.045, 0), (0.048, 0.006), (0.048, 0.15), (0.040, 0.18), (0.018, 0.2), (0.017, 0.215), (0, 0.215)], 4)
    lathe(bottle, (1.08, 0.56, top), teal)
    lathe([(0, 0.004), (0.075, 0.004), (0.1, 0.16), (0.095, 0.16), (0.072, 0.01)], (0.9, 0.64, top), copper)


room()
cassette()
world_hdri(s, "studio", 0.55, rad(60))
window_sun((1.2, 2.5, 1.9), (-0.72, -0.55, 0.30), 3.2, 2.4, 1.5, 3.2, fronds=2)
area((-3.2, -2.4, 1.2), (0, 0.4, 2.9), 2.6, 120, "#FFF6EA", 2.2)
area((2.6, -3.0, 0.6), (0, 0, 2.9), 2.0, 40, "#EFF5FF", 2.0)
camera(s, (-0.95, -2.55, 1.58), (0.30, 0.45, 2.50), 42, 5.6, 2.9, (0, 0), level=False)
render(s, a["out"])
