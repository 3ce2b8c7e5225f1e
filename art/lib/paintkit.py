"""Painter's things, in the colours of the scenes with paint in them."""

import random

import tools
from mathutils import noise
from objs import *


def steel():
    return bpy.data.materials.get("pk_steel") or mat("pk_steel", "#C4C6C6", rough=0.26, metal=1)


def oak():
    return bpy.data.materials.get("pk_oak") or mat("pk_oak", "#B08556", rough=0.45, cnoise=0.12, cscale=4)


def wet(name, color):
    """Paint still liquid."""
    return mat(name, color, rough=0.08, coat=0.6, coat_r=0.05)


def tin(loc, label, paint, k=1.0, rz=0.0, drips=True):
    """Open paint tin with a bow handle and two drips."""
    e = empty(loc, (0, 0, rz))
    e.scale = (k,) * 3
    r, h = 0.085, 0.19
    profile = [(0, 0), (r - 0.004, 0), (r, 0.003), (r, 0.006), (r - 0.002, 0.010), (r - 0.002, h - 0.012), (r + 0.001, h - 0.009)]
    profile += [
        (r + 0.001, h - 0.003),
        (r - 0.003, h),
        (r - 0.010, h - 0.001),
        (r - 0.011, h - 0.006),
        (r - 0.008, h - 0.010),
        (r - 0.006, 0.02),
    ]
    lathe(profile, (0, 0, 0), steel(), parent=e, seg=72)
    lathe([(r - 0.0012, 0.030), (r - 0.0012, h - 0.030)], (0, 0, 0), label, parent=e, seg=72)
    lathe(
        smoothprof([(0, h * 0.93), (r * 0.5, h * 0.93), (r - 0.007, h * 0.93 + 0.001), (r - 0.0062, h * 0.93 + 0.004)], 5),
        (0, 0, 0),
        paint,
        parent=e,
        seg=72,
    )
    for angle, length, width in ((-104, 0.020, 0.0055), (-88, 0.046, 0.0065)) if drips else ():
        q = rad(angle)
        down = ((r - 0.009, -0.001), (r + 0.0015, -0.001), (r + 0.001, -0.02), (r - 0.0005, -0.03 - length / 2), (r, -0.03 - length))
        tube([(x * math.cos(q), x * math.sin(q), h + z) for x, z in down], width * 0.42, paint, 6, parent=e)
    bow = [
        (r * math.cos(t) * 1.02, -0.02 - 0.075 * math.sin(t), h * 0.80 - 0.055 * math.sin(t)) for t in [math.pi * i / 12 for i in range(13)]
    ]
    tube(bow, 0.0018, steel(), 6, parent=e)
    for sx in (-1, 1):
        cyl(0.010, 0.004, (sx * r, -0.01, h * 0.80), steel(), 0.001, (0, rad(90), 0), parent=e, seg=24)
    return e


def ladder(cx, cy, h=1.4, rz=0.0, steps=5):
    """Oak step ladder."""
    return tools.ladder(cx, cy, oak(), h, rz, steps)


def dropcloth(cx, cy, w, d, seed=1):
    """Linen on the floor."""
    linen = mat("cloth", "#DCD2C0", rough=0.95, sheen=0.3, bump=0.25, bscale=320, cnoise=0.03, cscale=6)
    return tools.dropcloth(cx, cy, w, d, linen, seed=seed, n=130, is_folded_across=False)


def tray(loc, rz, paint):
    """Roller tray with a wet pool."""
    e = empty(loc, (0, 0, rz))
    w = 0.30
    plastic = mat("plastic", "#C9C4BA", rough=0.4)
    floor = [
        (-0.205, 0.078),
        (-0.185, 0.078),
        (-0.165, 0.072),
        (0.055, 0.026),
        (0.085, 0.014),
        (0.185, 0.014),
        (0.200, 0.070),
        (0.212, 0.072),
    ]
    floor += [
        (0.212, 0.066),
        (0.203, 0.062),
        (0.192, 0.006),
        (0.080, 0.006),
        (0.050, 0.018),
        (-0.168, 0.064),
        (-0.186, 0.070),
        (-0.205, 0.070),
    ]
    extr(floor, w, (0, 0, 0), plastic, 0.002, 2, parent=e, smooth_angle=30)
    flank = [(-0.205, 0.084), (0.212, 0.080), (0.212, 0.074), (0.196, 0.004), (0.076, 0.004), (-0.19, 0.066), (-0.205, 0.076)]
    for sx in (-1, 1):
        extr(flank, 0.010, (sx * w / 2, 0, 0), plastic, 0.003, 3, parent=e)
    for i in range(12):
        box((w - 0.05, 0.005, 0.004), (0, -0.150 + i * 0.0175, 0.0705 - i * 0.00365), plastic, 0.0015, 2, parent=e)
    extr([(-0.010, 0.0395), (0.196, 0.0395), (0.192, 0.037), (-0.008, 0.037)], w - 0.010, (0, 0, 0), paint, 0, parent=e)
    return e


def roller(x, z, foot, color, wall=0.0):
    """Roller on a pole: head on the wall at (x, z), pole down to foot."""
    y = wall
    nap = mat("nap", color, rough=0.55, sheen=0.2, bump=0.9, bscale=170)
    grip = mat("grip", color, rough=0.4)
    cyl(0.028, 0.25, (x, y - 0.031, z), nap, 0.006, (0, rad(90), 0))
    for sx in (-1, 1):
        cyl(0.019, 0.006, (x + sx * 0.128, y - 0.031, z), steel(), 0.002, (0, rad(90), 0))
    top, end = V((x, y - 0.185, z - 0.205)), V(foot)
    bend = [
        (x + 0.12, y - 0.031, z),
        (x + 0.165, y - 0.031, z),
        (x + 0.165, y - 0.115, z - 0.085),
        (x + 0.002, y - 0.150, z - 0.125),
        tuple(top),
    ]
    tube(fillet(bend, 0.022), 0.0042, steel(), nurbs=False)
    d = (end - top).normalized()
    rod(top - d * 0.01, top + d * 0.14, 0.0165, grip, 0.0145, 0.002)
    rod(top + d * 0.13, end, 0.0125, oak(), None, 0.002)


def carton(loc, size, rz=0.0, open_=False, seed=1):
    """Moving box with tape, closed or with its four flaps up."""
    r = random.Random(seed)
    card = bpy.data.materials.get("card") or mat("card", "#B98F62", rough=0.85, spec=0.2, cnoise=0.05, cscale=4, bump=0.05, bscale=60)
    tape = bpy.data.materials.get("ctape") or mat("ctape", "#D3B98E", rough=0.3)
    e = empty(loc, (0, 0, rz))
    w, d, h = size
    if open_:
        for sx in (-1, 1):
            box((0.006, d, h), (sx * (w / 2 - 0.003), 0, h / 2), card, 0.001, 1, parent=e)
            f = box((w * 0.42, d - 0.01, 0.005), (sx * (w / 2 + w * 0.19), 0, h + w * 0.07), card, 0.001, 1, parent=e)
            f.rotation_euler = (0, -sx * rad(22 + r.uniform(-8, 8)), 0)
        for sy in (-1, 1):
            box((w, 0.006, h), (0, sy * (d / 2 - 0.003), h / 2), card, 0.001, 1, parent=e)
            f = box((w - 0.01, d * 0.42, 0.005), (0, sy * (d / 2 + d * 0.16), h + d * 0.10), card, 0.001, 1, parent=e)
            f.rotation_euler = (sy * rad(32 + r.uniform(-8, 8)), 0, 0)
    else:
        box((w, d, h), (0, 0, h / 2), card, 0.005, 2, parent=e)
        box((w + 0.002, 0.055, 0.002), (0, 0, h), tape, 0.0005, 1, parent=e)
        for sx in (-1, 1):
            box((0.002, 0.055, 0.09), (sx * w / 2, 0, h - 0.044), tape, 0.0005, 1, parent=e)
        for sy in (-1, 1):
            box((w, 0.0012, 0.003), (0, sy * 0.0285, h), mat("seam", "#8E6A45", 0.9), 0, parent=e)
    for sy in (-1, 1):
        box((0.09, 0.002, 0.026), (0, sy * (d / 2 + 0.0002), h * 0.68), mat("hole", "#4A3524", 0.9), 0.0009, parent=e)
    return e
