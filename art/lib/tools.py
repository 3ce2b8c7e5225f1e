"""Tools of the trades: ladder, drop cloth, drill, level, hammer, spanner, tape, pliers, copper coil."""

from mathutils import noise

from objs import *


def ladder(cx, cy, wood, h=1.55, rz=0.0, steps=5):
    """Wooden step ladder, opened; its top board is at height h."""
    e = empty((cx, cy, 0), (0, 0, rz))
    foot, top, depth = 0.50, 0.34, 0.50

    def leg(p, q, t):
        p, q = V((*p, 0)), V((*q, h))
        d = q - p
        box((t[1], t[0], d.length), (p + q) / 2, wood, 0.004, 3, (math.atan2(-d.y, d.z), math.atan2(d.x, d.z), 0), parent=e)

    for sx in (-1, 1):
        leg((sx * foot / 2, -depth / 2), (sx * top / 2, -0.03), (0.062, 0.026))
        leg((sx * (foot / 2 - 0.03), depth / 2 + 0.04), (sx * (top / 2 - 0.03), 0.06), (0.045, 0.022))
    for i in range(steps):
        z = h * (i + 1) / steps * 0.93
        box(
            (foot + (top - foot) * z / h - 0.02, 0.11, 0.024),
            (0, -depth / 2 + (depth / 2 - 0.03) * z / h + 0.012, z),
            wood,
            0.004,
            3,
            parent=e,
        )
    box((top + 0.06, 0.26, 0.028), (0, 0.015, h + 0.012), wood, 0.006, 3, parent=e)
    for z in (0.35, 0.9):
        width = foot - 0.06 + (top - foot) * z / h
        box((width, 0.020, 0.040), (0, depth / 2 + 0.04 - (depth / 2 - 0.02) * z / h, z), wood, 0.003, 2, parent=e)
    return e


def dropcloth(cx, cy, w, d, m, z=0.0, seed=1, n=150, is_folded_across=True):
    """Cloth on the floor: fold lines, low rumple, uneven hem."""
    bm = bmesh.new()
    grid = []
    for j in range(n + 1):
        row = []
        for i in range(n + 1):
            u, v = i / n, j / n
            ey = 0.035 * noise.noise((u * 2.3, seed, 0)) + 0.02 * noise.noise((u * 7, seed + 3, 0))
            ex = 0.03 * noise.noise((v * 2.3, seed + 9, 0)) + 0.015 * noise.noise((v * 7, seed + 5, 0))
            x = cx - w / 2 + w * u + ex * (1 if u > 0.5 else -1) * abs(2 * u - 1)
            y = cy - d / 2 + d * v + ey * abs(2 * v - 1)
            r1 = abs(noise.noise((x * 1.9 + seed, y * 1.1, 0)))
            r2 = abs(noise.noise((x - y * 1.4 + 7, y * 2.2, 3)))
            up = 0.004 + 0.014 * max(0, 1 - r1 * 9) ** 2 + 0.010 * max(0, 1 - r2 * 10) ** 2 + 0.003 * (noise.noise((x * 6, y * 6, 1)) + 0.5)
            folds = [(u - 0.33, 0.006), (u - 0.66, 0.006)] + [(v - 0.5, 0.008)] * is_folded_across
            for at, width in folds:
                up += 0.010 * math.exp(-((at / width) ** 2))
            row.append(bm.verts.new((x, y, z + max(up, 0.003))))
        grid.append(row)
    for a, b in zip(grid, grid[1:]):
        for i in range(n):
            bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    o = bm_obj("cloth", bm, m)
    solid = o.modifiers.new("s", "SOLIDIFY")
    solid.thickness, solid.offset = 0.003, 1
    return o


def drill(loc, rz, body, dark, metal, k=1.0):
    """Cordless drill standing on its battery, chuck towards +x."""
    e = empty(loc, (0, 0, rz))
    e.scale = (k,) * 3
    box((0.115, 0.075, 0.048), (0.010, 0, 0.026), dark, 0.010, 4, parent=e)
    box((0.100, 0.066, 0.018), (0.006, 0, 0.057), body, 0.006, 4, parent=e)
    box((0.042, 0.036, 0.125), (-0.006, 0, 0.118), dark, 0.016, 5, (0, rad(-9), 0), parent=e)
    box((0.016, 0.020, 0.034), (0.026, 0, 0.140), body, 0.006, 4, (0, rad(-9), 0), parent=e)
    barrel = empty((-0.075, 0, 0.195), (0, rad(90), 0), e)
    shape = [(0, 0), (0.026, 0), (0.033, 0.008), (0.034, 0.06), (0.034, 0.112), (0.029, 0.128)]
    lathe(smoothprof(shape, 5), (0, 0, 0), body, parent=barrel)
    lathe([(0.029, 0.126), (0.030, 0.130), (0.030, 0.146), (0.027, 0.149), (0, 0.149)], (0, 0, 0), dark, parent=barrel)
    lathe([(0.021, 0.148), (0.0215, 0.152), (0.0215, 0.176), (0.018, 0.190), (0.008, 0.200), (0, 0.200)], (0, 0, 0), dark, parent=barrel)
    cyl(0.0032, 0.07, (0, 0, 0.232), metal, 0.0006, parent=barrel, seg=20)
    for i in range(5):
        box((0.0025, 0.036, 0.003), (-0.062 + i * 0.009, 0, 0.195), dark, 0, parent=e).scale = (1, 1.9, 1)
    return e


def level(loc, length, body, dark, rot=(0, 0, 0)):
    """Spirit level lying along x, standing on its narrow edge."""
    e = empty(loc, rot)
    h = 0.055
    box((length, 0.022, h), (0, 0, h / 2), body, 0.003, 3, parent=e)
    for sx in (-1, 1):
        box((0.014, 0.025, h + 0.002), (sx * length / 2, 0, h / 2), dark, 0.004, 3, parent=e)
        cyl(0.014, 0.024, (sx * length * 0.38, 0, h / 2), dark, 0.002, (rad(90), 0, 0), parent=e)
        cyl(0.010, 0.025, (sx * length * 0.38, 0, h / 2), mat("vial", "#C9D67A", rough=0.1, coat=0.6), 0.002, (rad(90), 0, 0), parent=e)
    box((0.062, 0.024, 0.026), (0, 0, h - 0.014), dark, 0.004, 3, parent=e)
    cyl(0.0075, 0.050, (0, -0.006, h - 0.013), mat("vial2", "#C9D67A", rough=0.1, coat=0.6), 0.003, (0, rad(90), 0), parent=e)
    for sx in (-1, 1):
        box((0.0012, 0.0165, 0.017), (sx * 0.009, -0.006, h - 0.013), dark, 0, parent=e)
    return e


def hammer(loc, rot, wood, steel, grip=None, k=1.0):
    """Claw hammer, handle down along -z from its head at the origin, face to +x."""
    e = empty(loc, rot)
    e.scale = (k,) * 3
    shape = [(0, -0.31), (0.013, -0.308), (0.0165, -0.29), (0.0145, -0.22), (0.0115, -0.12), (0.0115, -0.03), (0.0125, 0.016), (0, 0.016)]
    handle = lathe(smoothprof(shape, 6), (0, 0, 0), wood, parent=e)
    handle.scale = (1.25, 0.85, 1)
    if grip:
        hold = lathe(
            smoothprof([(0, -0.312), (0.0155, -0.309), (0.0185, -0.29), (0.0165, -0.22), (0.0145, -0.18), (0.0135, -0.178)], 6),
            (0, 0, 0),
            grip,
            parent=e,
        )
        hold.scale = (1.25, 0.85, 1)
    box((0.040, 0.027, 0.034), (0, 0, 0), steel, 0.005, 4, parent=e)
    rod((0.018, 0, 0), (0.042, 0, 0), 0.0115, steel, 0.0125, 0.002, parent=e)
    rod((0.040, 0, 0), (0.060, 0, 0), 0.0155, steel, 0.0155, 0.003, parent=e)
    for sy in (-1, 1):
        pts = [(-0.016, sy * 0.006, 0.004), (-0.045, sy * 0.007, 0.006), (-0.072, sy * 0.010, -0.006), (-0.092, sy * 0.013, -0.030)]
        tube(pts, 0.0062, steel, parent=e)
    return e


def spanner(loc, rot, length, steel, parent=None):
    """Combination spanner in the xz-plane, ring end up."""
    e = empty(loc, rot, parent)
    w = length * 0.062
    box((w, 0.0055, length * 0.74), (0, 0, 0), steel, 0.0022, 3, parent=e)
    r = length * 0.082
    ring = [(r * math.cos(t * math.pi / 16), 0, length * 0.42 + r * math.sin(t * math.pi / 16)) for t in range(32)]
    o = tube(ring, r * 0.36, steel, 4, True, e)
    o.scale = (1, 0.75, 1)
    jaw = cyl(length * 0.105, 0.0075, (0, 0, -length * 0.41), steel, 0.0015, (rad(90), 0, 0), parent=e)
    cut(
        jaw,
        [box((length * 0.098, 0.05, length * 0.16), (length * 0.018, 0, -length * 0.49), steel, 0, rot=(0, rad(-14), 0), parent=e)],
        0.0008,
        2,
    )
    return e


def tape_measure(loc, rz, body, dark, metal, k=1.0):
    """Tape measure lying as it stands, a little tape pulled out to +x."""
    e = empty(loc, (0, 0, rz))
    e.scale = (k,) * 3
    box((0.078, 0.040, 0.070), (0, 0, 0.036), body, 0.014, 5, parent=e)
    box((0.080, 0.042, 0.012), (0.001, 0, 0.008), dark, 0.004, 3, parent=e)
    cyl(0.022, 0.043, (-0.002, 0, 0.038), dark, 0.003, (rad(90), 0, 0), parent=e)
    cyl(0.016, 0.045, (-0.002, 0, 0.038), body, 0.003, (rad(90), 0, 0), parent=e)
    box((0.075, 0.022, 0.0008), (0.074, 0, 0.0085), mat("blade", "#E4C45A", rough=0.4), 0, parent=e)
    box((0.0016, 0.022, 0.016), (0.111, 0, 0.004), metal, 0.0004, parent=e)
    return e


def pliers(loc, rot, grip, steel, k=1.0):
    """Combination pliers in the xz-plane, nose up, slightly open handles."""
    e = empty(loc, rot)
    e.scale = (k,) * 3
    for s in (-1, 1):
        tube([(s * 0.004, 0, -0.006), (s * 0.014, 0, -0.03), (s * 0.022, 0, -0.075), (s * 0.019, 0, -0.13)], 0.0072, grip, parent=e)
        box((0.0105, 0.011, 0.05), (s * 0.0062, 0, 0.026), steel, 0.003, 3, (0, rad(-s * 7), 0), parent=e)
        box((0.014, 0.012, 0.026), (s * 0.007, 0, -0.004), steel, 0.004, 3, parent=e)
    cyl(0.0085, 0.0145, (0, 0, 0), steel, 0.002, (rad(90), 0, 0), parent=e)
    return e


def copper_coil(loc, rot, copper, r=0.20, turns=4, pipe=0.0064):
    """Pancake coil of soft copper pipe in the xz-plane."""
    e = empty(loc, rot)
    steps = turns * 40
    for row in (0, 1):
        pts = []
        for i in range(steps + 1):
            a = 2 * math.pi * i / 40
            q = r - (turns - i / 40) * pipe * 2.15
            pts.append((q * math.cos(a), row * pipe * 2.1, q * math.sin(a)))
        tube(pts, pipe, copper, parent=e, nurbs=False)
    return e


def drapery(w, h, loc, m, folds=9, amp=0.05, rot=(0, 0, 0), seed=0):
    """Curtain with uneven, rounded folds that open a little towards the hem."""
    r = random.Random(seed)
    widths = [r.uniform(0.75, 1.35) for _ in range(folds)]
    depths = [r.uniform(0.65, 1.15) for _ in range(folds + 1)]
    total = sum(widths)
    bm = bmesh.new()
    rows = []
    for j in range(31):
        t = j / 30
        row = []
        at = 0.0
        for k, width in enumerate(widths):
            for i in range(20):
                f = i / 20
                depth = depths[k] * (1 - f) + depths[k + 1] * f
                wave = math.cos(2 * math.pi * f + 0.35 * math.sin(2.2 * t + k))
                y = amp * depth * (0.8 + 0.3 * t) * wave
                x = (at + width * f) / total - 0.5
                sway = 0.006 * math.sin(3 * t + 1.7 * k)
                row.append(bm.verts.new((x * w * (1 + 0.05 * t) + sway, y, -h * t)))
            at += width
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for i in range(len(a) - 1):
            bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    return bm_obj("drapery", bm, m, loc, rot)
