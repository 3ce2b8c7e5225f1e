"""A stone basin with a running tap. Views: basin, trap (below it)."""

from tools import *

a = argv(dict(w=800, h=533, spp=24, out="out/plumbing", view="basin"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])
plaster = mat("plaster", "#CBC2B4", rough=0.85, spec=0.2, bump=0.05, bscale=9, bdetail=8, cnoise=0.02, cscale=1.5)
trav = travertine("trav")
brass = mat("brass", "#CFAA74", rough=0.29, metal=1)
brass2 = mat("brass2", "#C19A62", rough=0.36, metal=1, bump=0.12, bscale=400)
cop = mat("cop", "#C0714A", rough=0.26, metal=1)
teal = house("teal")
steel = mat("steel", "#C6C7C5", rough=0.3, metal=1)
water = mat("water", "#FFFFFF", rough=0.0, trans=1, ior=1.33)
box((8, 0.2, 5), (0, 0.1, 1.5), plaster, 0)
# wall stone up to a brass line
box((8, 0.014, 1.06), (0, -0.007, 0.43), mat("tile", "#D6CCBB", rough=0.35, cnoise=0.04, cscale=7), 0.002)
for i in range(24):
    x = -1.9 + i * 0.155
    box((0.0022, 0.001, 1.06), (x, -0.0142, 0.43), mat("grout", "#B7AB98", 0.9) if i == 0 else bpy.data.materials["grout"], 0)
for z in (0.02, 0.37, 0.72):
    box((8, 0.001, 0.0022), (0, -0.0142, z), bpy.data.materials["grout"], 0)
box((8, 0.020, 0.010), (0, -0.010, 0.965), brass, 0.002)
# ---- basin: one travertine block, carved bowl
BX, BW, BD, BH, BT = 0.27, 0.96, 0.47, 0.125, 0.86
ba = box((BW, BD, BH), (BX, -0.015 - BD / 2, BT - BH / 2), trav, 0.006, 4)
bowlx, bowlw = 0.205, 0.45
cb = box((bowlw, 0.335, 0.20), (bowlx, -0.015 - BD / 2 - 0.012, BT + 0.002), trav, 0.0)
cb.modifiers.clear()
bevel(cb, 0.055, 8)
cb.data.use_auto_smooth = True
cut(ba, [cb], 0.0035, 3)
ba.data.auto_smooth_angle = rad(40)
WX, WY = 0.305, -0.262
WZ = BT - 0.042
bm = bmesh.new()
n = 6
w2, d2, r_ = (bowlw) / 2 - 0.004, 0.335 / 2 - 0.004, 0.05
ring = []
for cx, cy, a0 in ((w2 - r_, d2 - r_, 0), (-w2 + r_, d2 - r_, 90), (-w2 + r_, -d2 + r_, 180), (w2 - r_, -d2 + r_, 270)):
    for k in range(n + 1):
        t = rad(a0 + 90 * k / n)
        ring.append(bm.verts.new((bowlx - WX + cx + r_ * math.cos(t), -0.015 - BD / 2 - 0.012 - WY + cy + r_ * math.sin(t), 0)))
bm.faces.new(ring)
bm_obj("water", bm, ripple_water("rw", fall=0.15, rings=22, murk=0.42, body="#DCEEEA"), (WX, WY, WZ), smooth=False)
# ---- tap (side mounted, spout to the left so that the thread of water reads in profile)
TXp, TY = 0.50, -0.255
T0 = BT
lathe(
    [
        (0, 0),
        (0.029, 0),
        (0.029, 0.004),
        (0.0275, 0.006),
        (0.0195, 0.006),
        (0.0185, 0.009),
        (0.0185, 0.088),
        (0.0178, 0.090),
        (0.0155, 0.090),
        (0.0150, 0.094),
        (0.0115, 0.0945),
        (0.0, 0.0945),
    ],
    (TXp, TY, T0),
    brass,
    seg=72,
)
tube(
    fillet([(TXp, TY, T0 + 0.09), (TXp, TY, T0 + 0.305), (WX, TY, T0 + 0.305), (WX, TY, T0 + 0.225)], 0.085, 18), 0.0108, brass, nurbs=False
)
lathe(
    [(0.0, 0.0), (0.0095, 0.0), (0.0100, 0.001), (0.0128, 0.001), (0.0132, 0.002), (0.0132, 0.026), (0.0124, 0.028), (0.0108, 0.028)],
    (WX, TY, T0 + 0.200),
    brass,
    seg=64,
)
lv = empty((TXp, TY, T0 + 0.058), (0, rad(90), 0))
cyl(0.0135, 0.034, (0, 0, 0.026), brass, 0.002, parent=lv)
cyl(0.0120, 0.003, (0, 0, 0.0425), brass2, 0.0008, parent=lv)
lv2 = empty((TXp + 0.030, TY, T0 + 0.060), (0, rad(20), 0))
cyl(0.0042, 0.082, (0, 0, 0.050), brass, 0.001, parent=lv2, seg=32)
cyl(0.0058, 0.030, (0, 0, 0.082), brass2, 0.0015, parent=lv2, seg=32)
# running thread: slightly waisted, faintly uneven
zt = T0 + 0.2005
prof = []
R = random.Random(5)
for i in range(60):
    t = i / 59
    r = 0.0070 - 0.0024 * t**0.6 + 0.00022 * math.sin(t * 22) + 0.00016 * math.sin(t * 47 + 1)
    prof.append((r, zt - (zt - WZ) * t))
prof[-1] = (0.0072, WZ)
prof[-2] = (0.0054, prof[-2][1])
lathe([(0, zt)] + prof, (WX, TY, 0), water, seg=40)
# crown where it lands
for i in range(9):
    t = i * 0.698 + 0.3
    sphere(
        0.0016 + 0.0010 * R.random(),
        (WX + 0.016 * math.cos(t) * R.uniform(0.7, 1.5), TY + 0.016 * math.sin(t), WZ + 0.004 + 0.010 * R.random()),
        water,
        seg=16,
    )
# ---- left deck: bottle, folded towels; right: stem vase
lathe(
    smoothprof(
        [
            (0, 0),
            (0.030, 0),
            (0.0325, 0.004),
            (0.0325, 0.095),
            (0.030, 0.108),
            (0.018, 0.118),
            (0.0135, 0.124),
            (0.0135, 0.136),
            (0.0, 0.136),
        ],
        5,
    ),
    (-0.085, -0.095, BT),
    mat("bot", ACCENT, rough=0.16, coat=0.5),
    seg=64,
)
lathe(
    [(0, 0), (0.0145, 0), (0.0145, 0.016), (0.006, 0.018), (0.0045, 0.019), (0.0045, 0.036), (0, 0.036)],
    (-0.085, -0.095, BT + 0.134),
    brass,
    seg=48,
)
tube(
    fillet(
        [(-0.085, -0.095, BT + 0.168), (-0.085, -0.095, BT + 0.180), (-0.043, -0.102, BT + 0.178), (-0.038, -0.103, BT + 0.168)], 0.006, 6
    ),
    0.0042,
    brass,
    nurbs=False,
)


def roll(x, y, z, r, l, c, rz=0, turns=3.6, th=0.0082, seed=1, a0=-60):
    m = mat("tw%d" % seed, c, rough=1, sheen=0.5, bump=0.10, bscale=420)
    n = 110
    A = []
    B = []
    random.Random(seed)
    for i in range(n + 1):
        t = i / n
        an = rad(a0) - 2 * math.pi * turns * (1 - t)
        q = 0.004 + (r - th - 0.004) * t + 0.0006 * math.sin(an * 2.3 + seed)
        A.append((q * math.cos(an), q * math.sin(an)))
        q2 = q + min(th, (r - th - 0.004) / turns * 0.90)
        B.append((q2 * math.cos(an), q2 * math.sin(an)))
    o = extr(A + B[::-1], l, (x, y, z + r * 0.985), m, 0.0016, 2, rot=(0, 0, rad(90) + rz), angle=60, smooth_angle=60)
    return o


roll(-0.158, -0.300, BT, 0.0415, 0.205, "#EDE5D7", rad(3), seed=1)
roll(-0.073, -0.296, BT, 0.0400, 0.200, "#CDBDA4", rad(-2), seed=2, a0=-95)
vx, vy = 0.665, -0.155
lathe(
    smoothprof(
        [
            (0, 0),
            (0.026, 0),
            (0.038, 0.018),
            (0.040, 0.045),
            (0.030, 0.080),
            (0.0155, 0.105),
            (0.0135, 0.125),
            (0.0165, 0.134),
            (0.0145, 0.133),
            (0.010, 0.12),
            (0.010, 0.06),
        ],
        6,
    ),
    (vx, vy, BT),
    mat("cer", "#E8E1D5", rough=0.55, bump=0.15, bscale=90),
    seg=64,
)
lf = leafmat("leaf", "#4C6F47", 0.22)
tw = mat("stem", "#6A573C", 0.8)
lms = [leafmesh(0.070 * k, 0.021 * k, c, 0.15) for k, c in ((1, 0.25), (0.8, 0.4), (1.15, 0.15))]
for me in lms:
    me.materials.append(lf)
for j, (dx, dy, h) in enumerate(((-0.085, 0.02, 0.22), (-0.005, -0.03, 0.285), (0.075, 0.01, 0.19))):
    P = [
        V((vx, vy, BT + 0.10)),
        V((vx + dx * 0.25, vy + dy * 0.3, BT + 0.12 + h * 0.4)),
        V((vx + dx * 0.65, vy + dy * 0.7, BT + 0.12 + h * 0.75)),
        V((vx + dx, vy + dy, BT + 0.12 + h)),
    ]
    tube([tuple(p) for p in P], 0.0017, tw)
    for i in range(13):
        t = 0.30 + 0.70 * i / 12
        sg = min(2, int(t * 3))
        q = P[sg].lerp(P[sg + 1], t * 3 - sg)
        o = bpy.data.objects.new("l", lms[i % 3])
        s.collection.objects.link(o)
        o.location = q
        o.rotation_euler = (rad(28 + R.uniform(-15, 25)), R.uniform(-0.4, 0.4), (rad(90) if i % 2 else rad(-90)) + R.uniform(-0.5, 0.5))
        k = R.uniform(0.8, 1.15) * (1 - 0.35 * max(0, t - 0.8) / 0.2)
        o.scale = (k,) * 3
# ---- under the basin: polished bottle trap, waste to the wall, two angle valves on copper
tx, ty = bowlx, -0.245
cyl(0.016, 0.14, (tx, ty, 0.69), brass, 0.001)
cyl(0.022, 0.016, (tx, ty, 0.640), brass2, 0.002, seg=8)
lathe(
    smoothprof([(0.0, 0.0), (0.012, 0.0), (0.020, 0.004)], 3)
    + smoothprof([(0.030, 0.012), (0.037, 0.022), (0.0385, 0.034), (0.0385, 0.100), (0.036, 0.108), (0.026, 0.114)], 4)
    + [(0.0215, 0.116), (0.0215, 0.134), (0.0165, 0.136)],
    (tx, ty, 0.500),
    brass,
    seg=72,
)
tube(fillet([(tx + 0.030, ty, 0.588), (tx + 0.085, ty, 0.588), (tx + 0.085, -0.02, 0.588)], 0.035, 10), 0.0155, brass, nurbs=False)
cyl(0.021, 0.014, (tx + 0.046, ty, 0.588), brass2, 0.002, (0, rad(90), 0), seg=8)
cyl(0.036, 0.010, (tx + 0.085, -0.020, 0.588), brass, 0.003, (rad(90), 0, 0))
for vx_ in (tx - 0.17, tx + 0.27):
    cyl(0.026, 0.008, (vx_, -0.019, 0.545), brass, 0.002, (rad(90), 0, 0))
    cyl(0.0105, 0.075, (vx_, -0.055, 0.545), brass, 0.001, (rad(90), 0, 0))
    cyl(0.0155, 0.034, (vx_, -0.085, 0.545), brass2, 0.003, (rad(90), 0, 0), seg=8)
    cyl(0.0095, 0.030, (vx_, -0.080, 0.565), brass, 0.001)
    cyl(0.0125, 0.014, (vx_, -0.080, 0.584), brass2, 0.0015, seg=6)
    tube(
        fillet([(vx_, -0.080, 0.585), (vx_, -0.080, 0.66), (vx_ + (0.03 if vx_ < tx else -0.03), -0.16, 0.76)], 0.03, 8),
        0.0065,
        cop,
        nurbs=False,
    )
    h = empty((vx_, -0.116, 0.545), (rad(90), 0, 0))
    cyl(0.005, 0.022, (0, 0, 0), brass, 0.001, parent=h)
    lathe(
        smoothprof([(0, -0.006), (0.016, -0.006), (0.0215, -0.003), (0.0225, 0.003), (0.019, 0.0075), (0.008, 0.009), (0, 0.009)], 5),
        (0, 0, 0.014),
        teal,
        parent=h,
    )
# light
world_hdri(s, "studio", 0.62, rad(60))
ts = (-0.74, -0.50, 0.42)
if view == "basin":
    window_sun((0.22, 0, 0.98), ts, 2.2, 1.15, 0.90, 4.4, 2, 1, 0.026, 3, 4)
else:
    window_sun((0.10, 0, 0.60), (-0.74, -0.60, 0.22), 2.2, 0.95, 0.62, 4.4, 1, 1, 0.026, 0, 4)
area((-1.5, -1.5, 1.9), (BX, -0.2, 0.9), 1.2, 20, "#FFF8EE")
area((1.7, -1.5, 1.5), (BX, -0.2, 0.9), 0.9, 5, "#EAF2FF")
if view == "basin":
    camera(s, (0.20, -2.10, 1.26), (0.20, 0, 1.26), 42, 5.0, 1.86, (0, -0.245))
else:
    area((-0.2, -1.6, 0.3), (0.2, -0.1, 0.6), 0.9, 5, "#FFF8EE")
    camera(s, (-0.10, -1.30, 0.66), (0.235, -0.10, 0.66), 52, 4.0, 1.14, (0, -0.02))
render(s, a["out"])
