"""Round-cornered wall thermostat set to 21 degrees, close, in early sun."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/thermostat"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

TO_SUN = (-0.70, -0.56, 0.42)
HEIGHT = 1.5

plaster = mat("plaster", "#BFB3A2", rough=0.88, spec=0.2, bump=0.12, bscale=26, bdetail=8, cnoise=0.03, cscale=3)
oak = mat("oak", "#A87C52", rough=0.42, cnoise=0.12, cscale=5)
white = mat("white", "#F1EEE8", rough=0.3, coat=0.25, coat_r=0.15)
glass = mat("glass", "#0E1718", rough=0.09, spec=0.6, coat=0.5, coat_r=0.04)
steel = mat("ring", "#CBB38A", rough=0.24, metal=1)
lit = emission("lit", "#EAF7F4", 1.6)
dim = emission("dim", "#2C5456", 0.9)
warm = emission("warm", "#D98A5B", 1.5)
glaze = mat("glaze", "#EFE9DF", rough=0.55, bump=0.15, bscale=60)
petrol = mat("petrol", ACCENT, rough=0.35, coat=0.2)

SEGMENTS = {"2": "abged", "1": "bc"}


def rounded(w, h, r, depth, loc, m, bev=0.003):
    """Plate with round corners in the plane of the wall."""
    pts = []
    for cx, cz, q0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        pts += [(cx + r * math.cos(rad(q0 + k * 7.5)), cz + r * math.sin(rad(q0 + k * 7.5))) for k in range(13)]
    bm = bmesh.new()
    front, back = [bm.verts.new((x, -depth, z)) for x, z in pts], [bm.verts.new((x, 0, z)) for x, z in pts]
    bm.faces.new(front)
    for i in range(len(pts)):
        bm.faces.new((front[i], back[i], back[(i + 1) % len(pts)], front[(i + 1) % len(pts)]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = bm_obj("plate", bm, m, loc)
    return bevel(o, bev, 4, 40)


def digit(char, x, z, h, y):
    """Seven thin segments, only the lit ones."""
    w, t = h * 0.52, h * 0.085
    bars = {
        "a": (0, h / 2, w, t),
        "g": (0, 0, w, t),
        "d": (0, -h / 2, w, t),
        "f": (-w / 2, h / 4, t, h / 2),
        "b": (w / 2, h / 4, t, h / 2),
        "e": (-w / 2, -h / 4, t, h / 2),
        "c": (w / 2, -h / 4, t, h / 2),
    }
    for k in SEGMENTS[char]:
        dx, dz, bw, bh = bars[k]
        box((bw + (t if bw > bh else 0), 0.0006, bh + (t if bh > bw else 0)), (x + dx, y, z + dz), lit, 0)


box((5, 0.2, 5), (0, 0.1, 1.5), plaster, 0)
rounded(0.128, 0.128, 0.030, 0.005, (0, 0, HEIGHT), mat("backplate", "#D6D0C5", rough=0.4), 0.0015)
rounded(0.118, 0.118, 0.027, 0.020, (0, 0, HEIGHT), white, 0.004)
rounded(0.1015, 0.1015, 0.021, 0.0207, (0, 0, HEIGHT), steel, 0.0006)
rounded(0.0995, 0.0995, 0.020, 0.0213, (0, 0, HEIGHT), glass, 0.0007)
Y = -0.0217
digit("2", -0.0135, HEIGHT + 0.004, 0.031, Y)
digit("1", 0.0075, HEIGHT + 0.004, 0.031, Y)
tube(
    [(0.0262 + 0.0026 * math.cos(t * math.pi / 8), Y, HEIGHT + 0.0185 + 0.0026 * math.sin(t * math.pi / 8)) for t in range(16)],
    0.0006,
    lit,
    cyclic=True,
)
for i in range(41):
    q = rad(-125 + 250 * i / 40)
    p = (0.0415 * math.sin(q), Y, HEIGHT + 0.0415 * math.cos(q))
    box((0.0008, 0.0005, 0.004 if i % 5 else 0.0062), p, lit if i < 15 else dim, 0, rot=(0, q, 0))
q = rad(-125 + 250 * 15 / 40)
cyl(0.0023, 0.0006, (0.0345 * math.sin(q), Y, HEIGHT + 0.0345 * math.cos(q)), warm, 0, (rad(90), 0, 0), seg=24)
for sx, bars in ((-1, 1), (1, 2)):
    x, z = sx * 0.017, HEIGHT - 0.033
    box((0.0085, 0.0005, 0.0011), (x, Y, z), lit, 0)
    if bars == 2:
        box((0.0011, 0.0005, 0.0085), (x, Y, z), lit, 0)
box((1.5, 0.11, 0.022), (0.42, -0.055, HEIGHT - 0.235), oak, 0.003, 3)
top = HEIGHT - 0.224
vase((0.27, -0.058, top), glaze, 0.52)
vase((0.365, -0.062, top), petrol, 0.30)
twig, puff = mat("twig", "#A98B62", 0.8), mat("puff", "#F1E8D8", 0.95, sheen=0.6)
r = random.Random(3)
for i in range(7):
    q = i * 2.4
    tip = V((0.27 + 0.085 * math.cos(q), -0.058 + 0.03 * math.sin(q), top + 0.30 + 0.05 * r.random()))
    tube([(0.27, -0.058, top + 0.12), (0.27 + 0.025 * math.cos(q), -0.058, top + 0.2), tip], 0.0012, twig)
    for k in range(6):
        sphere(
            0.006, V((0.27, -0.058, top + 0.16)).lerp(tip, 0.45 + 0.11 * k) + V((r.uniform(-0.008, 0.008), 0, 0)), puff, (1, 1, 1.5), seg=10
        )
books((0.60, -0.055, top), [mat("b1", "#E6DFD3", 0.7), mat("b2", "#B0623B", 0.7)], 4, 2)
world_hdri(s, "studio", 0.55, rad(60))
window_sun((0.06, 0, HEIGHT - 0.02), TO_SUN, 2.2, 0.66, 0.44, power=3.4, nx=2, ny=1, bar=0.016, fronds=2, seed=6, blocked=6)
area((-0.9, -1.2, 2.0), (0, 0, HEIGHT), 0.8, 8, "#FFF8EE")
area((1.0, -1.1, 1.5), (0, 0, HEIGHT), 0.7, 2, "#EAF2FF")
camera(s, (0.05, -0.86, HEIGHT - 0.035), (0.05, 0, HEIGHT - 0.035), 50, 5.0, 0.84, (0.10, 0.0))
render(s, a["out"])
