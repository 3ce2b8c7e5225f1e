"""A wall half painted. Views: wall, roller (close). `new` and `old` are the colours."""

from tools import *
from paintkit import tray
import numpy as np

a = argv(dict(w=800, h=533, spp=24, out="out/painting", view="wall", new=ACCENT, old="#D3CBC0"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])
H = 2.95
white = mat("ceil", "#F1EDE6", rough=0.8)
trim = mat("trim", "#EFE9DF", rough=0.45)
oak = mat("oak", "#B08556", rough=0.45, cnoise=0.12, cscale=4)
brass = mat("copper", "#C2744B", rough=0.26, metal=1)
steel = mat("steel", "#C4C6C6", rough=0.26, metal=1)
black = mat("black", "#262626", rough=0.5)
terra = mat("terra", "#B5643F", rough=0.5)
tape = mat("tape", "#D8BE8C", rough=0.7)
floor = planks("floor", "#B9997A", "#A68566", 1.5, 0.145, 0.34, 0, "#4a3626", 0.0012)
# ---- feature wall: paint mask drawn in numpy (wall metres), overlapping roller strokes with dry, stippled ends
X0, X1, Z0, Z1 = -3.4, 4.0, 0.0, H
PX = 420
nw, nh = int((X1 - X0) * PX), int((Z1 - Z0) * PX)
rng = np.random.default_rng(4)


def vnoise(h, w, cell):

    gh, gw = int(h / cell) + 3, int(w / cell) + 3
    g = rng.random((gh, gw)).astype(np.float32)
    y = np.arange(h) / cell
    x = np.arange(w) / cell
    yi = y.astype(int)
    xi = x.astype(int)
    fy = (y - yi)[:, None]
    fx = (x - xi)[None]
    fy = fy * fy * (3 - 2 * fy)
    fx = fx * fx * (3 - 2 * fx)
    A = g[yi][:, xi]
    B = g[yi][:, xi + 1]
    C = g[yi + 1][:, xi]
    D = g[yi + 1][:, xi + 1]
    return (A * (1 - fx) + B * fx) * (1 - fy) + (C * (1 - fx) + D * fx) * fy


zz = (np.arange(nh) / PX)[:, None]
xx = (X0 + np.arange(nw) / PX)[None]
n1 = vnoise(nh, nw, 6)
n2 = vnoise(nh, nw, 2.2)
n3 = vnoise(nh, nw, 30)
st_ = np.repeat(vnoise(nh // 14 + 2, nw, 3.0), 14, 0)[:nh]
lap = vnoise(nh, nw, 60)
grain = 0.38 * n2 + 0.22 * n1 + 0.12 * n3 + 0.28 * st_
mask = np.zeros((nh, nw), np.float32)
tone = np.ones_like(mask)
wet = np.zeros_like(mask)
TX = -0.36
ZB, ZT = 0.135, 2.60  # tape lines: left edge, skirting, under the top band
sk = [(TX, TX + 1.20, ZB, ZT, 0)] + [
    (x, x + 0.27, b, t, 1) for x, b, t in ((0.70, ZB, 2.60), (0.89, 0.40, 2.60), (1.09, 0.66, 2.60), (1.29, 0.47, 1.70))
]
for x0, x1, b, t, rag in sk:
    if not rag:
        m = ((xx > x0) & (xx < x1) & (zz > b) & (zz < t)).astype(np.float32)
    else:
        ed = np.minimum(xx - x0, x1 - xx) + (0.006 * (n3 - 0.5) + 0.003 * (n1 - 0.5))
        m = np.clip(ed * 350, 0, 1)
        for lim, sg in ((b, 1), (t, -1)):
            if lim in (ZB, ZT):
                m = m * ((sg * (zz - lim)) > 0)
            else:
                dd = sg * (zz - lim)  # metres inside the stroke end
                cov = np.clip((dd + 0.01) / 0.20, 0, 1) ** 0.7
                m = m * np.clip((cov * 1.02 - grain * 0.95 + 0.06) * 9, 0, 1) * (dd > -0.01)
    mask = np.maximum(mask, m)
    tone = np.where(
        m > 0.5,
        (1 - 0.10 * np.exp(-((np.minimum(xx - x0, x1 - xx) / 0.018) ** 2)) * (1 if rag else 0) - (0.05 * lap) - (0.06 if x0 > 1.0 else 0)),
        tone,
    )
    wet = np.where(m > 0.5, 1.0 if x0 > 1.0 else (0.4 if x0 > 0.8 else 0.0), wet)
thick = mask * (0.75 + 0.25 * n1)


def image(name, arr):
    im = bpy.data.images.new(name, nw, nh, float_buffer=False, is_data=True)
    b = np.ones((nh, nw, 4), np.float32)
    b[..., 0], b[..., 1], b[..., 2] = arr
    im.pixels.foreach_set(b.ravel())
    im.pack()
    return im


wallm = bpy.data.materials.new("wallpaint")
wallm.use_nodes = True
nt = wallm.node_tree
N = nt.nodes.new
L = nt.links
b = nt.nodes["Principled BSDF"]
uv = N("ShaderNodeUVMap")
im = N("ShaderNodeTexImage")
im.image = image("mask", (mask, tone, wet * mask))
im.extension = "EXTEND"
L.new(uv.outputs[0], im.inputs[0])
mx = N("ShaderNodeMixRGB")
mx.inputs[1].default_value = hexc(a["old"])
mx.inputs[2].default_value = hexc(a["new"])
sr = N("ShaderNodeSeparateRGB")
L.new(im.outputs[0], sr.inputs[0])
hv = N("ShaderNodeHueSaturation")
hv.inputs["Color"].default_value = hexc(a["new"])
L.new(sr.outputs[1], hv.inputs["Value"])
L.new(hv.outputs[0], mx.inputs[2])
L.new(sr.outputs[0], mx.inputs[0])
L.new(mx.outputs[0], b.inputs["Base Color"])
mr = N("ShaderNodeMapRange")
mr.inputs[3].default_value = 0.62
mr.inputs[4].default_value = 0.25
L.new(sr.outputs[2], mr.inputs[0])
L.new(mr.outputs[0], b.inputs["Roughness"])
b.inputs["Specular"].default_value = 0.3
tc = N("ShaderNodeTexCoord")
no = N("ShaderNodeTexNoise")
no.inputs["Scale"].default_value = 24
no.inputs["Detail"].default_value = 7
L.new(tc.outputs["Object"], no.inputs["Vector"])
bp = N("ShaderNodeBump")
bp.inputs["Strength"].default_value = 0.035
bp.inputs["Distance"].default_value = 0.01
L.new(no.outputs["Fac"], bp.inputs["Height"])
L.new(bp.outputs[0], b.inputs["Normal"])
bm = bmesh.new()
vs = [bm.verts.new(p) for p in ((X0, 0, Z0), (X1, 0, Z0), (X1, 0, Z1), (X0, 0, Z1))]
f = bm.faces.new(vs)
ul = bm.loops.layers.uv.new("UVMap")
for l, u in zip(f.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
    l[ul].uv = u
bm_obj("wall", bm, wallm, smooth=False)
box((7.6, 0.2, H), (0.3, 0.11, H / 2), white, 0)
box((9, 7, 0.1), (0, -3.2, -0.05), floor, 0)
box((9, 7, 0.1), (0, -3.2, H + 0.05), white, 0).visible_shadow = False
extr([(0, 0), (-0.018, 0), (-0.018, 0.095), (-0.010, 0.12), (0, 0.125)], 9, (0, 0, 0), trim, 0.002)
extr([(0, 0), (-0.02, -0.005), (-0.05, 0.03), (-0.075, 0.08), (-0.08, 0.10), (0, 0.10)], 9, (0, 0, H - 0.10), trim, 0.003)
# masking tape: vertical, along the top band, on the skirting; one loose end curling off
box((0.036, 0.0012, ZT - ZB + 0.10), (TX - 0.0165, -0.0008, (ZB + ZT) / 2 + 0.01), tape, 0)
box((2.75, 0.0012, 0.036), (TX + 1.31, -0.0010, ZT + 0.0165), tape, 0)
box((2.3, 0.0012, 0.030), (TX + 1.10, -0.0195, 0.106), tape, 0)
# left wall with window
X = -3.0
lw = mat("lw", "#EAE3D8", rough=0.8)


def yz(y0, y1, z0, z1, m, th=0.2):
    box((th, y1 - y0, z1 - z0), (X - th / 2, (y0 + y1) / 2, (z0 + z1) / 2), m, 0).visible_shadow = False


wy0, wy1, wz0, wz1 = -2.9, -0.70, 0.12, 2.6
yz(-7, wy0, 0, H, lw)
yz(wy1, 0.0, 0, H, lw)
yz(wy0, wy1, 0, wz0, lw)
yz(wy0, wy1, wz1, H, lw)
for y in (wy0, (wy0 + wy1) / 2, wy1):
    box((0.07, 0.05, wz1 - wz0), (X - 0.1, y, (wz0 + wz1) / 2), black, 0.004).visible_shadow = False
for z in (wz0, wz0 + (wz1 - wz0) * 0.72, wz1):
    box((0.07, wy1 - wy0, 0.05), (X - 0.1, (wy0 + wy1) / 2, z), black, 0.004).visible_shadow = False
# ---- drop cloth: one grid, folds + rumple, irregular hem
cloth = mat("cloth", "#DCD2C0", rough=0.95, sheen=0.3, bump=0.25, bscale=320, cnoise=0.03, cscale=6)
dropcloth(0.85, -0.80, 3.2, 1.35, cloth)


# ---- tins
def tin(loc, m, paint, k=1.0, lid=None, level=0.93, drip=True, handle=True, rz=0):
    e = empty(loc, (0, 0, rz))
    e.scale = (k,) * 3
    r, h = 0.085, 0.19
    lathe(
        [
            (0, 0),
            (r - 0.004, 0),
            (r, 0.003),
            (r, 0.006),
            (r - 0.002, 0.010),
            (r - 0.002, h - 0.012),
            (r + 0.001, h - 0.009),
            (r + 0.001, h - 0.003),
            (r - 0.003, h),
            (r - 0.010, h - 0.001),
            (r - 0.011, h - 0.006),
            (r - 0.008, h - 0.010),
            (r - 0.006, h - 0.014),
            (r - 0.006, 0.02),
        ],
        (0, 0, 0),
        steel,
        parent=e,
        seg=72,
    )
    lathe([(r - 0.0012, 0.030), (r - 0.0012, h - 0.030)], (0, 0, 0), m, parent=e, seg=72)
    bmm = smoothprof([(0, h * level), (r * 0.5, h * level), (r - 0.007, h * level + 0.001), (r - 0.0062, h * level + 0.004)], 5)
    lathe(bmm, (0, 0, 0), paint, parent=e, seg=72)
    if drip:
        for an, l, w in ((-104, 0.020, 0.0055), (-88, 0.046, 0.0065)):
            an = rad(an)
            P = [
                ((r - 0.009) * math.cos(an), (r - 0.009) * math.sin(an), h - 0.001),
                ((r + 0.0015) * math.cos(an), (r + 0.0015) * math.sin(an), h - 0.001),
                ((r + 0.001) * math.cos(an), (r + 0.001) * math.sin(an), h - 0.02),
                ((r - 0.0005) * math.cos(an), (r - 0.0005) * math.sin(an), h - 0.03 - l * 0.5),
                ((r) * math.cos(an), (r) * math.sin(an), h - 0.03 - l),
            ]
            tube(P, w * 0.42, paint, 6, parent=e)
    if handle:
        tube(
            [
                (r * math.cos(t) * 1.02, -0.02 - 0.075 * math.sin(t), h * 0.80 - 0.055 * math.sin(t))
                for t in [math.pi * i / 12 for i in range(13)]
            ],
            0.0018,
            steel,
            6,
            parent=e,
        )
        for sx in (-1, 1):
            cyl(0.010, 0.004, (sx * r, -0.01, h * 0.80), steel, 0.001, (0, rad(90), 0), parent=e, seg=24)
    return e


pnew = mat("pnew", a["new"], rough=0.08, coat=0.6, coat_r=0.05)
pold = mat("pcream", "#EADFC9", rough=0.08, coat=0.6, coat_r=0.05)
lblw = mat("lblw", "#EDE8DE", rough=0.45)
tin((0.70, -0.80, 0.006), lblw, pnew, 1.15, rz=0.3)
tin((1.02, -0.62, 0.006), mat("lbln", a["new"], rough=0.45), pold, 1.15, rz=-0.5)
lid = empty((0.44, -0.93, 0.022), (rad(3), 0, 0.4))
lathe(
    [(0, 0.004), (0.066, 0.004), (0.070, 0.008), (0.078, 0.008), (0.086, 0.004), (0.086, 0), (0.0, 0)], (0, 0, 0), steel, parent=lid, seg=72
)
cyl(0.058, 0.0025, (0.006, 0.002, 0.0050), pnew, 0.001, parent=lid)
# brush lying across the lid-free tin rim
br = empty((1.20, -0.92, 0.032), (0, rad(4), rad(198)))
extr(
    [(y, z) for y, z in ((-0.032, -0.007), (0.032, -0.007), (0.034, 0), (0.032, 0.007), (-0.032, 0.007), (-0.034, 0))],
    0.045,
    (0, 0, 0),
    steel,
    0.002,
    rot=(0, 0, 0),
    parent=br,
)
bp_ = [
    (0.022, 0.030, 0.008),
    (0.040, 0.018, 0.0075),
    (0.075, 0.0115, 0.0075),
    (0.12, 0.0135, 0.0085),
    (0.165, 0.0155, 0.0085),
    (0.185, 0.011, 0.006),
]
bm = bmesh.new()
prev = None
for x, yy, zz_ in [(0.018, 0.033, 0.008)] + bp_:
    ring = [bm.verts.new((x, yy * math.cos(t), zz_ * math.sin(t))) for t in [2 * math.pi * i / 24 for i in range(24)]]
    if prev:
        for i in range(24):
            bm.faces.new((prev[i], prev[(i + 1) % 24], ring[(i + 1) % 24], ring[i]))
    prev = ring
bm.faces.new(prev)
bm_obj("bh", bm, oak, parent=br)
bm = bmesh.new()
prev = None
bri = mat("bri", a["new"], rough=0.35, bump=0.6, bscale=200)
for x, yy, zz_ in ((-0.018, 0.032, 0.0075), (-0.045, 0.034, 0.0085), (-0.075, 0.034, 0.007), (-0.090, 0.031, 0.002)):
    ring = [bm.verts.new((x, yy * math.cos(t), zz_ * math.sin(t))) for t in [2 * math.pi * i / 24 for i in range(24)]]
    if prev:
        for i in range(24):
            bm.faces.new((prev[i], prev[(i + 1) % 24], ring[(i + 1) % 24], ring[i]))
    prev = ring
bm.faces.new(prev)
bm_obj("bb", bm, bri, parent=br)
# ---- roller on a pole, head resting on the last stroke, pole to the floor
hz = 1.18
hx = 1.425
nap = mat("nap", a["new"], rough=0.55, sheen=0.2, bump=0.9, bscale=170)
o = cyl(0.028, 0.25, (hx, -0.031, hz), nap, 0.006, (0, rad(90), 0))
for sx in (-1, 1):
    cyl(0.019, 0.006, (hx + sx * 0.128, -0.031, hz), steel, 0.002, (0, rad(90), 0))
tube(
    fillet(
        [
            (hx + 0.12, -0.031, hz),
            (hx + 0.165, -0.031, hz),
            (hx + 0.165, -0.115, hz - 0.085),
            (hx + 0.002, -0.150, hz - 0.125),
            (hx, -0.185, hz - 0.205),
        ],
        0.022,
    ),
    0.0042,
    steel,
    nurbs=False,
)
B = V((hx, -0.185, hz - 0.205))
E = V((hx - 0.03, -0.56, 0.03))
dv = (E - B).normalized()
rod(B - dv * 0.01, B + dv * 0.14, 0.0165, teal := mat("grip", a["new"], rough=0.4), 0.0145)
rod(B + dv * 0.13, E, 0.0125, oak)
rod(B + dv * 0.125, B + dv * 0.155, 0.0150, brass)
# ---- stepladder at the right, in front of the still unpainted wall
ladder(1.95, -0.44, oak, 1.40, rad(-20))
# folded cloth + small tin on the ladder top
tr = tray((0.14, -0.70, 0.008), rad(192), pnew)
box((0.21, 0.085, 0.0015), (0.01, -0.045, 0.0515), pnew, 0.0006, 1, (rad(-12), 0, 0), parent=tr)
# light
world_hdri(s, "studio", 0.5, rad(60))
backdrop_sky(2600, "#9CC8EC", "#EAF2F8", 1.25, w=9000, h=2400, z=60).rotation_euler = (0, 0, rad(90))
s.objects[-1].location = (-2600, 0, 60)
ts = (-0.72, -0.55, 0.40)
sun(30, 0, 3.4, 0.8, "#FFEEDB").rotation_euler = V(ts).to_track_quat("Z", "Y").to_euler()
gobo((0.40, -0.2, 0.84), ts, 2.6, 2.6, 1.66, 2, 1, 0.045, fronds=3, seed=6, block=8)
area((X - 0.35, (wy0 + wy1) / 2, 1.4), (0, -1.4, 0.9), 2.1, 70, "#EFF5FF", 2.4)
area((1.8, -5.8, 2.4), (0.3, -0.5, 1.0), 3.2, 60, "#FFFBF5", 2.2)
up = area((0.2, -3.2, 0.9), (0.2, -2.6, 3), 2.5, 18, "#FFFDF8", 2.5)
up.visible_glossy = False
if view == "wall":
    camera(s, (0.62, -4.35, 1.32), (0.62, 0, 1.32), 38.5, 6.3, 4.1, (0.0, -0.180))
else:
    camera(s, (0.80, -2.05, 1.28), (1.35, 0, 1.28), 40, 4.0, 2.1, (0, -0.06))
render(s, a["out"])
