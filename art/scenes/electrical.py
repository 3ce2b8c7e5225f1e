"""A distribution board above a shelf. Views: board, breakers."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/electrical", view="board"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])
plaster = mat("plaster", "#C8BFB1", rough=0.85, spec=0.2, bump=0.05, bscale=9, bdetail=8, cnoise=0.02, cscale=1.5)
shell = mat("shell", "#D2CCC1", rough=0.42, spec=0.4)
plate = mat("plate", "#CBC5BA", rough=0.45, spec=0.4)
cavity = mat("cav", "#55524D", rough=0.7)
mcb = mat("mcb", "#DAD6CE", rough=0.34)
mcb2 = mat("mcb2", "#CFCBC3", rough=0.38)
grey = mat("grey", "#2C3033", rough=0.4)
teal = house("teal")
rail = mat("rail", "#B9B7B2", rough=0.28, metal=1)
cop = mat("cop", "#BE6E42", rough=0.28, metal=1)
brass = house("brass")
oak = mat("oak", "#A87C52", rough=0.42, cnoise=0.12, cscale=5)
terra = mat("terra", "#B5603C", rough=0.45)
white = mat("wh", "#E7E3DB", rough=0.6)
box((8, 0.2, 5), (0, 0.1, 1.5), plaster, 0)
CX, CZ = 0.17, 1.475
W, H = 0.47, 0.50
M = 0.0285
NM = 13
# frame: bevelled box with a bay cut out, cover plate set back inside it
fr = box((W, 0.072, H), (CX, -0.036, CZ), shell, 0.007, 4)
cut(fr, [box((W - 0.050, 0.10, H - 0.050), (CX, -0.070, CZ), shell, 0)], 0.0015, 2)
pl = box((W - 0.056, 0.004, H - 0.056), (CX, -0.046, CZ), plate, 0.0012, 2)
rows = (CZ + 0.108, CZ - 0.108)
SW = NM * M + 0.004
SH = 0.074
cut(pl, [box((SW, 0.03, SH), (CX, -0.046, z), plate, 0) for z in rows], 0.0008, 2)
box((W - 0.06, 0.004, H - 0.06), (CX, -0.024, CZ), cavity, 0)
for sx in (-1, 1):
    for sz in (-1, 1):
        p = (CX + sx * (W / 2 - 0.048), -0.0490, CZ + sz * (H / 2 - 0.048))
        cyl(0.0068, 0.004, p, brass, 0.001, (rad(90), 0, 0), seg=28)
        box((0.0095, 0.0015, 0.0016), (p[0], -0.0512, p[2]), grey, 0, rot=(0, rad(40 * sx + 13 * sz), 0))
# slim pressed ribs between the rows
box((W - 0.14, 0.0035, 0.0022), (CX, -0.0485, CZ + 0.004), plate, 0.001)
box((W - 0.14, 0.0035, 0.0022), (CX, -0.0485, CZ - 0.004), plate, 0.001)
OFF = (1, 4)
for row, z in enumerate(rows):
    i = 0
    while i < NM:
        big = row == 0 and i == 0
        wide = 3 if big else (2 if (row == 1 and i == 9) else 1)
        w = M * wide - 0.0011
        xc = CX - NM * M / 2 + M * (i + wide / 2)
        off = (row, i) == OFF
        # body with a raised nose; toggle sits in a dark pocket
        box((w, 0.030, 0.0715), (xc, -0.046, z), mcb2, 0.0016, 2)
        box((w, 0.016, 0.046), (xc, -0.064, z), mcb, 0.0022, 3)
        tw = M * 0.40 if wide == 1 else M * 0.62 * wide * 0.55
        box((tw + 0.003, 0.0012, 0.027), (xc, -0.0722, z + 0.003), grey, 0.0004, 1)
        tm = teal if wide > 1 else grey
        dz = -0.0065 if off else 0.0095
        ang = 26 if off else -26
        box((tw, 0.017, 0.0125), (xc, -0.0775, z + dz), tm, 0.0026, 4, (rad(ang), 0, 0))
        if off:
            box((tw + 0.001, 0.0014, 0.0095), (xc, -0.0724, z + 0.0105), terra, 0.0004, 1)
        box((w * 0.42 if wide == 1 else w * 0.3, 0.0008, 0.0062), (xc, -0.0723, z - 0.0160), terra if off else teal, 0.0002, 1)
        cyl(0.0042, 0.002, (xc, -0.0618, z + 0.0295), rail, 0.0004, (rad(90), 0, 0), seg=18)
        cyl(0.0042, 0.002, (xc, -0.0618, z - 0.0295), rail, 0.0004, (rad(90), 0, 0), seg=18)
        i += wide
# door, hinged right, inner side with folded rim and one lock
d = empty((CX + W / 2 + 0.004, -0.074, CZ), (0, 0, rad(126)))
box((W - 0.004, 0.010, H - 0.004), (-W / 2, -0.005, 0), shell, 0.004, 4, parent=d)
for sz in (-1, 1):
    box((W - 0.03, 0.012, 0.010), (-W / 2, 0.006, sz * (H / 2 - 0.016)), shell, 0.002, 2, parent=d)
for sx in (0, 1):
    box((0.010, 0.012, H - 0.03), (-0.016 - sx * (W - 0.034), 0.006, 0), shell, 0.002, 2, parent=d)
box((0.016, 0.018, 0.040), (-W + 0.040, 0.008, 0), grey, 0.004, 3, parent=d)
cyl(0.009, 0.010, (-W + 0.040, 0.018, 0.006), brass, 0.002, (rad(90), 0, 0), parent=d)
for z in (-0.15, 0.15):
    cyl(0.0075, 0.055, (CX + W / 2 + 0.003, -0.070, CZ + z), rail, 0.002)
# wall shelf: oak, two brass brackets, tools in order
SZ = 1.06
box((1.50, 0.23, 0.030), (CX + 0.12, -0.115, SZ), oak, 0.004, 3)
for x in (CX - 0.48, CX + 0.46):
    box((0.014, 0.19, 0.008), (x, -0.095, SZ - 0.019), brass, 0.002)
    box((0.014, 0.008, 0.10), (x, -0.004, SZ - 0.065), brass, 0.002)
T = SZ + 0.015
# multimeter leaning back on the wall, clear of the cabinet
m = empty((CX - 0.36, -0.075, T), (rad(-13), 0, rad(6)))
m.scale = (1.12,) * 3
box((0.080, 0.034, 0.150), (0, 0, 0.076), teal, 0.012, 5, parent=m)
box((0.070, 0.006, 0.138), (0, -0.0165, 0.076), grey, 0.008, 4, parent=m)
box((0.056, 0.003, 0.040), (0, -0.0200, 0.116), mat("lcd", "#AEBBA9", rough=0.22), 0.003, parent=m)
cyl(0.019, 0.010, (0, -0.023, 0.064), teal, 0.003, (rad(90), 0, 0), parent=m)
box((0.0035, 0.002, 0.016), (0, -0.0288, 0.071), white, 0, parent=m)
for i, c in ((-1, terra), (1, grey)):
    cyl(0.0055, 0.010, (i * 0.018, -0.023, 0.026), c, 0.0012, (rad(90), 0, 0), parent=m, seg=24)


# test leads: from the sockets down to the shelf, loosely looped, probes parallel
def lead(x0, col, yy, px):
    P = [
        (x0, -0.112, T + 0.030),
        (x0 + 0.004, -0.130, T + 0.022),
        (x0 + 0.016, -0.140, T + 0.0035),
        (x0 + 0.055, -0.150 - yy, T + 0.003),
        (px - 0.03, -0.150 - yy * 1.3, T + 0.003),
        (px, -0.150 - yy * 1.3, T + 0.006),
    ]
    tube(P, 0.0023, col, 14)
    e = empty((px, -0.150 - yy * 1.3, T + 0.006), (0, rad(90), 0))
    cyl(0.0050, 0.075, (0, 0, 0.037), col, 0.0015, r2=0.0038, parent=e, seg=24)
    cyl(0.0074, 0.003, (0, 0, 0.060), col, 0.0008, parent=e, seg=24)
    cyl(0.0011, 0.022, (0, 0, 0.085), rail, 0, parent=e, seg=12)


lead(CX - 0.36 - 0.018, terra, 0.012, CX - 0.235)
lead(CX - 0.36 + 0.018, grey, 0.034, CX - 0.20)
screwdriver((CX - 0.03, -0.100, T + 0.0165), rad(5), teal, brass, rail)
screwdriver((CX + 0.015, -0.180, T + 0.0140), rad(5), grey, brass, rail, 0.85)
# ring of copper cable, standing against the wall
co = empty((CX + 0.385, -0.062, T + 0.060), (rad(-16), 0, rad(-10)))
R = random.Random(2)
co.scale = (0.90,) * 3
for i in range(7):
    k = 0.060 - 0.0006 * (i % 2)
    P = [
        (
            (k + R.uniform(-0.0012, 0.0012)) * math.cos(2 * math.pi * j / 28),
            -0.0175 + i * 0.0058 + R.uniform(-0.0008, 0.0008),
            (k) * math.sin(2 * math.pi * j / 28),
        )
        for j in range(28)
    ]
    tube(P, 0.0031, cop, 4, True, co)
for ang in (80, 200, 320):
    box((0.010, 0.048, 0.012), (0.060 * math.cos(rad(ang)), 0, 0.060 * math.sin(rad(ang))), grey, 0.002, rot=(0, -rad(ang), 0), parent=co)
# double 3-pin socket over the shelf, left
sx, sz = -0.47, 1.235
box((0.150, 0.010, 0.088), (sx, -0.005, sz), mcb, 0.004, 4)
box((0.140, 0.003, 0.078), (sx, -0.0105, sz), mcb2, 0.003, 3)
for k in (-1, 1):
    x = sx + k * 0.036
    box((0.0075, 0.002, 0.0150), (x, -0.0118, sz + 0.012), grey, 0.0006, 1)
    for d in (-1, 1):
        box((0.0085, 0.002, 0.0052), (x + d * 0.0112, -0.0118, sz - 0.012), grey, 0.0006, 1)
    box((0.014, 0.007, 0.024), (sx + k * 0.012 - k * 0.001, -0.0128, sz + 0.010), mcb, 0.0018, 3, (rad(9), 0, 0))
    box((0.005, 0.0012, 0.0022), (sx + k * 0.011, -0.0166, sz + 0.018), teal, 0)
for k in (-1, 1):
    cyl(0.0030, 0.002, (sx + k * 0.0605, -0.0118, sz), brass, 0.0004, (rad(90), 0, 0), seg=20)
# light
world_hdri(s, "studio", 0.80, rad(60))
ts = (-0.72, -0.60, 0.40)
window_sun((CX - 0.14, 0, 1.50 if view == "board" else 1.44), ts, 2.4, 1.10, 0.78, 4.2, 2, 1, 0.026, 3 if view == "board" else 0, 9)
area((-1.6, -2.2, 2.4), (CX, 0, 1.5), 1.4, 30, "#FFF8EE")
area((1.9, -1.8, 1.7), (CX, 0, 1.4), 1.0, 5, "#EAF2FF")
if view == "board":
    camera(s, (0.10, -2.16, 1.43), (0.10, 0, 1.43), 42.5, 4.5, 2.06, (0.0, -0.028))
else:
    camera(s, (-0.40, -0.98, 1.40), (0.055, -0.03, 1.40), 47, 3.2, 1.02, (0.02, -0.085))
render(s, a["out"])
