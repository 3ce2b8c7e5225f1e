"""A packaged AC unit on the flat roof of a shop: its duct, its pipes, the town behind."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/rooftop"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

roof = planks("roof", "#C9BFAF", "#BFB4A3", 0.9, 0.9, 0.7, 0, "#93887A", 0.006, False, 0.3)
render_ = mat("parapet", "#D9CFBF", rough=0.9, spec=0.2, bump=0.12, bscale=40, cnoise=0.03, cscale=1.2)
coping = mat("coping", "#E3D9C9", rough=0.7, bump=0.1, bscale=20)
shell = mat("shell", "#E6E2D9", rough=0.35, coat=0.2, cnoise=0.01, cscale=2)
seam = mat("seam", "#8C8A84", rough=0.5)
dark = mat("dark", "#202628", rough=0.5)
zinc = mat("zinc", "#C3C6C6", rough=0.32, metal=0.9, cnoise=0.05, cscale=9)
copper = house("copper")
brass = house("brass")
teal = mat("teal", ACCENT, rough=0.35, coat=0.25)
conc = mat("plinth", "#B3AA9B", rough=0.9, bump=0.2, bscale=30)


def fan(x, y, z, r=0.46):
    """Round fan on the top, blades under a wire guard."""
    lathe([(r + 0.09, 0), (r + 0.08, 0.09), (r, 0.12), (r - 0.02, 0.02)], (x, y, z), shell, 96)
    cyl(r, 0.01, (x, y, z + 0.012), dark, 0)
    for i in range(5):
        box((r * 1.75, 0.2, 0.012), (x, y, z + 0.05), zinc, 0.003, rot=(rad(14), 0, rad(36 * i)))
    for k in range(7):
        q = 0.06 + k * (r - 0.06) / 6
        tube([(x + q * math.cos(t * math.pi / 16), y + q * math.sin(t * math.pi / 16), z + 0.125) for t in range(32)], 0.006, zinc, cyclic=True)
    cyl(0.1, 0.03, (x, y, z + 0.13), zinc, 0.006)


def unit():
    """Box of two halves on a plinth: louvres left, service panels right."""
    w, d, h, z = 3.3, 1.5, 1.35, 0.28
    box((w + 0.2, d + 0.2, z), (0, 0, z / 2), conc, 0.02)
    box((w, d, h), (0, 0, z + h / 2), shell, 0.02, 4)
    box((w + 0.06, d + 0.06, 0.06), (0, 0, z + h), shell, 0.02)
    front = -d / 2
    for x in (-0.15, 0.75):
        box((0.012, 0.012, h - 0.1), (x, front, z + h / 2), seam, 0)
    box((1.34, 0.03, h - 0.22), (-0.9, front + 0.005, z + h / 2), dark, 0)
    for k in range(15):
        box((1.36, 0.05, 0.045), (-0.9, front - 0.005, z + 0.17 + k * 0.073), shell, 0.006, rot=(rad(-32), 0, 0))
    for x, panel in ((0.3, 0.78), (1.2, 0.78)):
        box((panel, 0.02, h - 0.3), (x, front - 0.004, z + h / 2), shell, 0.012)
        for sz in (-1, 1):
            cyl(0.022, 0.02, (x + panel / 2 - 0.06, front - 0.018, z + h / 2 + sz * 0.4), brass, 0.004, (rad(90), 0, 0), seg=24)
        box((0.03, 0.05, 0.2), (x - panel / 2 + 0.08, front - 0.03, z + h / 2), dark, 0.008)
    box((0.5, 0.02, 0.16), (1.2, front - 0.016, z + h - 0.32), teal, 0.006)
    for x in (-1.0, 0.25):
        fan(x, 0.05, z + h + 0.03)


def duct():
    """Supply duct out of the right side, an elbow, down through the roof."""
    box((1.6, 0.82, 0.72), (2.4, 0.1, 0.98), zinc, 0.02)
    box((0.8, 0.82, 1.34), (3.5, 0.1, 0.67), zinc, 0.03)
    for x in (1.72, 2.35, 2.98):
        box((0.06, 0.9, 0.8), (x, 0.1, 0.98), zinc, 0.01)
    for z in (0.3, 0.62):
        box((0.88, 0.9, 0.05), (3.5, 0.1, z), zinc, 0.01)
    for x in (2.05, 2.7):
        for y in (-0.36, 0.56):
            rod((x, y, 0), (x, y, 0.62), 0.025, zinc)
    for k, (y, r, m) in enumerate(((-0.9, 0.03, copper), (-1.04, 0.02, copper))):
        path = [(1.5, -0.72, 0.62 + 0.12 * k), (1.5, y, 0.62 + 0.12 * k), (1.5, y, 0.1), (6.5, y, 0.1)]
        tube(fillet(path, 0.09, 8), r, m, nurbs=False)


def place():
    box((40, 30, 0.3), (0, 2, -0.15), roof, 0)
    box((40, 0.25, 0.85), (0, 4.4, 0.42), render_, 0.01)
    box((40, 0.42, 0.08), (0, 4.4, 0.88), coping, 0.012)
    leaf = leafmat("leaf", "#56713F", 0.2, 0.5)
    trunk = mat("trunk", "#8A7357", rough=0.95, bump=0.8, bscale=30)
    for x, y, z1, k in ((-5.2, 8, 2.6, 1.0), (4.6, 9.5, 3.3, 1.1), (9.5, 9, 2.2, 1.0)):
        palm(x, y, -6, z1, k, int(x) + 7, leaf, trunk)
    small = empty((-4.2, 1.6, 0))
    box((1.4, 0.8, 1.0), (0, 0, 0.6), shell, 0.02, parent=small)
    for k in range(8):
        box((1.2, 0.03, 0.05), (0, -0.41, 0.28 + k * 0.09), seam, 0.004, parent=small)
    backdrop_sky(3800, "#79ADD9", "#F6E7D0", 1.08, w=30000, h=9000, z=-900)
    dubai(1500, -2300, 2300, 0.95, None, -30, 60, hk=0.8)
    toolcase((-1.35, -1.5, 0), rad(14), teal, dark, brass, 1.1)


place()
unit()
duct()
world_color(s, "#A9C6EA", 0.6)
sun(28, 0, 4.2, 0.6, "#FFDFB6").rotation_euler = V((-0.66, -0.58, 0.48)).to_track_quat("Z", "Y").to_euler()
camera(s, (-1.6, -6.6, 1.75), (0.7, 0, 1.75), 36, None, None, (0.02, -0.045))
render(s, a["out"])
