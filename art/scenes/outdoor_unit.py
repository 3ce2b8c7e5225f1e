"""Outdoor AC unit on a sunlit villa wall. Views: film, installation, gas, maintenance."""

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/outdoor", view="installation"))
VIEW = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

WIDTH, HEIGHT, DEPTH = 0.92, 0.72, 0.34
FAN_X, FAN_R = -0.125, 0.272
BLADES = 3
TO_SUN = (-0.66, -0.62, 0.43)

plaster = mat("plaster", "#CDBFA9", rough=0.9, spec=0.2, bump=0.16, bscale=42, cnoise=0.03, cscale=1.1)
stone = mat("stone", "#D8CBB6", rough=0.7, bump=0.1, bscale=20, cnoise=0.05, cscale=3)
paving = planks("paving", "#BBAE9B", "#AFA28E", 0.9, 0.9, 0.6, 0, "#85796A", 0.005, False, 0.2)
shell = mat("shell", "#EBE7DE", rough=0.32, coat=0.2, coat_r=0.2)
wire = mat("wire", "#DAD5CA", rough=0.35, metal=0.2)
dark = mat("dark", "#212527", rough=0.5)
blade_m = mat("blade", "#B4BDBB", rough=0.35, spec=0.5)
fins = mat("fins", "#9EA3A2", rough=0.4, metal=0.7)
steel = mat("steel", "#C6C7C4", rough=0.3, metal=1)
copper = house("copper")
brass = mat("brass", "#CFAA6E", rough=0.28, metal=1)
teal = mat("teal", ACCENT, rough=0.35, coat=0.3)
foam = mat("foam", "#EDE9E0", rough=0.85, bump=0.1, bscale=90)


def blade(parent, turn):
    """One broad twisted fan blade."""
    n, k = 14, 14
    bm = bmesh.new()
    rows = []
    for i in range(n + 1):
        t = i / n
        r = 0.06 + (FAN_R - 0.078) * t
        span = rad(48 + 34 * math.sin(math.pi * min(1, t * 0.62)) - 20 * t**6)
        lead = rad(-34 + 22 * t**1.6)
        row = []
        for j in range(k + 1):
            u = j / k
            q = lead + span * u
            y = 0.045 * (0.5 - u) * (1.15 - 0.5 * t) + 0.012 * math.sin(math.pi * u)
            row.append(bm.verts.new((r * math.cos(q), y, r * math.sin(q))))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for j in range(k):
            bm.faces.new((p[j], p[j + 1], q[j + 1], q[j]))
    o = bm_obj("blade", bm, blade_m, rot=(0, turn, 0), parent=parent)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.004


def guard(parent, y, flat=False):
    """Round wire guard, slightly domed."""
    for k in range(15):
        r = 0.045 + k * 0.0164
        dome = 0 if flat else 0.014 * (1 - (r / FAN_R) ** 2)
        ring = [(r * math.cos(t * math.pi / 18), y - dome, r * math.sin(t * math.pi / 18)) for t in range(36)]
        tube(ring, 0.0019 if k < 14 else 0.004, wire, cyclic=True, parent=parent)
    for k in range(8):
        c, q = math.cos(k * math.pi / 4 + 0.2), math.sin(k * math.pi / 4 + 0.2)
        pts = [(r * c, y + 0.003 - (0 if flat else 0.014 * (1 - (r / FAN_R) ** 2)), r * q) for r in (0.04, 0.12, 0.2, 0.275)]
        tube(pts, 0.0026, wire, parent=parent)
    cyl(0.046, 0.006, (0, y - (0 if flat else 0.017), 0), shell, 0.002, (rad(90), 0, 0), parent=parent)


def unit(loc, turn, guarded=True):
    """The outdoor unit; loc is the middle of its bottom, back towards the wall."""
    e = empty(loc)
    fz, fy = HEIGHT / 2 + 0.005, -DEPTH / 2
    body = box((WIDTH, DEPTH, HEIGHT), (0, 0, HEIGHT / 2), shell, 0, parent=e)
    hole = cyl(FAN_R + 0.008, 0.24, (FAN_X, fy + 0.06, fz), shell, 0, (rad(90), 0, 0), seg=96, parent=e)
    slots = [box((0.15, 0.02, 0.008), (WIDTH * 0.355, fy, 0.2 + i * 0.022), shell, 0, parent=e) for i in range(20)]
    cut(body, [hole, *slots], 0.009, 4)
    cyl(FAN_R + 0.006, 0.15, (FAN_X, fy + 0.09, fz), dark, 0, (rad(90), 0, 0), caps=False, seg=96, parent=e)
    cyl(FAN_R + 0.004, 0.004, (FAN_X, fy + 0.165, fz), fins, 0, (rad(90), 0, 0), seg=96, parent=e)
    for i in range(46):
        box((0.002, 0.004, 2 * FAN_R), (FAN_X - FAN_R + 0.012 * i + 0.003, fy + 0.16, fz), dark, 0, parent=e)
    rim = [
        (FAN_X + (FAN_R + 0.012) * math.cos(t * math.pi / 32), fy - 0.002, fz + (FAN_R + 0.012) * math.sin(t * math.pi / 32))
        for t in range(64)
    ]
    tube(rim, 0.007, shell, cyclic=True, parent=e)
    hub = empty((FAN_X, fy + 0.07, fz), parent=e)
    fan = empty((0, 0, 0), (0, rad(turn), 0), parent=hub)
    for k in range(BLADES):
        blade(fan, k * 2 * math.pi / BLADES)
    lathe(
        smoothprof([(0, 0.045), (0.03, 0.043), (0.055, 0.03), (0.066, 0), (0.066, -0.03)], 5),
        (0, 0, 0),
        blade_m,
        rot=(rad(90), 0, 0),
        parent=hub,
    )
    for k in range(3):
        q = k * 2.094
        cyl(0.006, 0.004, (0.042 * math.cos(-q), -0.036, 0.042 * math.sin(-q)), steel, 0.001, (rad(90), 0, 0), parent=fan, seg=20)
    if guarded:
        guard(empty((FAN_X, 0, fz), parent=e), fy - 0.012)
    box((0.002, 0.004, HEIGHT - 0.03), (WIDTH * 0.245, fy - 0.0005, HEIGHT / 2), dark, 0, parent=e)
    box((WIDTH + 0.012, DEPTH + 0.012, 0.03), (0, 0, HEIGHT - 0.004), shell, 0.008, 4, parent=e)
    box((0.12, 0.003, 0.05), (WIDTH * 0.36, fy - 0.002, 0.1), mat("plate", "#C9C5BC", rough=0.4, metal=0.6), 0.002, parent=e)


def valves(x, y, z):
    """Service valves on the right flank: brass bodies, caps, flare nuts."""
    for k, (dz, r) in enumerate(((0.0, 0.013), (0.085, 0.010))):
        rod((x - 0.01, y, z + dz), (x + 0.055, y, z + dz), r * 1.25, brass)
        rod((x + 0.05, y, z + dz), (x + 0.075, y, z + dz), r * 1.5, brass, seg=6)
        rod((x + 0.032, y, z + dz), (x + 0.032, y - 0.05, z + dz), r, brass)
        rod((x + 0.032, y - 0.045, z + dz), (x + 0.032, y - 0.062, z + dz), r * 1.35, brass, seg=6)
    box((0.02, 0.12, 0.2), (x - 0.002, y, z + 0.04), steel, 0.004)


def lineset(x, y, z, top, wall_x):
    """Two copper lines from the valves to the wall and up, the thick one in white foam."""
    for dz, r, dx in ((0.0, 0.0085, 0.0), (0.085, 0.0062, -0.055)):
        path = [(x + 0.07, y, z + dz), (wall_x + dx, y, z + dz), (wall_x + dx, -0.045, z + dz), (wall_x + dx, -0.045, top)]
        tube(fillet(path, 0.05, 10), r, copper, nurbs=False)
    rod((wall_x, -0.045, z + 0.42), (wall_x, -0.045, top), 0.019, foam)
    for h in (z + 0.5, z + 1.0, z + 1.5):
        box((0.13, 0.012, 0.022), (wall_x - 0.028, -0.066, h), steel, 0.003)


def bracket(x, z):
    """Galvanised wall bracket under the unit."""
    box((0.045, 0.012, 0.5), (x, -0.006, z - 0.2), steel, 0.003)
    box((0.045, 0.56, 0.035), (x, -0.28, z - 0.0185), steel, 0.004)
    rod((x, -0.02, z - 0.4), (x, -0.46, z - 0.04), 0.012, steel)
    for h in (-0.06, -0.36):
        cyl(0.012, 0.012, (x, -0.016, z + h), brass, 0.002, (rad(90), 0, 0), seg=6)
    box((0.05, 0.05, 0.012), (x, -0.46, z + 0.004), dark, 0.003)


def gauge(parent, x, face, needle):
    """Round pressure gauge with blank dial."""
    cyl(0.042, 0.028, (x, 0, 0.062), steel, 0.004, (rad(90), 0, 0), parent=parent)
    cyl(0.037, 0.003, (x, -0.0145, 0.062), face, 0.001, (rad(90), 0, 0), parent=parent)
    for i in range(11):
        q = rad(-130 + 26 * i)
        tick = (x + 0.031 * math.sin(q), -0.0165, 0.062 + 0.031 * math.cos(q))
        box((0.0016, 0.0008, 0.007), tick, dark, 0, rot=(0, q, 0), parent=parent)
    o = box((0.0018, 0.001, 0.03), (x + 0.010 * math.sin(needle), -0.0175, 0.062 + 0.010 * math.cos(needle)), dark, 0, parent=parent)
    o.rotation_euler = (0, needle, 0)
    cyl(0.004, 0.003, (x, -0.018, 0.062), dark, 0.001, (rad(90), 0, 0), parent=parent)


def manifold(loc, rz=0.0):
    """Two gauges on a brass block with hand wheels and three ports below."""
    e = empty(loc, (0, 0, rz))
    dial = mat("dial", "#F2EEE6", rough=0.4)
    box((0.15, 0.03, 0.036), (0, 0, 0), brass, 0.006, parent=e)
    gauge(e, -0.048, dial, rad(-60))
    gauge(e, 0.048, dial, rad(25))
    for sx, m in ((-1, teal), (1, copper)):
        rod((sx * 0.07, 0, 0), (sx * 0.1, 0, 0), 0.007, steel, parent=e)
        cyl(0.02, 0.022, (sx * 0.108, 0, 0), m, 0.004, (0, rad(90), 0), seg=10, parent=e)
    for i in (-1, 0, 1):
        rod((i * 0.045, 0, -0.015), (i * 0.045, 0, -0.045), 0.0085, brass, seg=6, parent=e)
    hook = [(0, 0.01, 0.1), (0, 0.01, 0.135), (0, 0.03, 0.155), (0, 0.05, 0.14)]
    tube(hook, 0.003, steel, parent=e)
    return e


def cylinder(loc):
    """Refrigerant cylinder with collar and valve."""
    paint = mat("cylinder", "#CFC7B6", rough=0.4, coat=0.2)
    lathe(
        smoothprof([(0, 0.0), (0.105, 0.0), (0.12, 0.02), (0.122, 0.06)], 5)
        + smoothprof([(0.122, 0.30), (0.118, 0.345), (0.09, 0.385), (0.04, 0.40), (0, 0.402)], 6),
        loc,
        paint,
        96,
    )
    x, y, z = loc
    lathe([(0.1225, 0.2), (0.1235, 0.203), (0.1235, 0.257), (0.1225, 0.26)], loc, teal, 96)
    for q in range(3):
        rod(
            (x + 0.07 * math.cos(q * 2.1), y + 0.07 * math.sin(q * 2.1), z + 0.38),
            (x + 0.08 * math.cos(q * 2.1), y + 0.08 * math.sin(q * 2.1), z + 0.47),
            0.007,
            paint,
        )
    tube(
        [(x + 0.082 * math.cos(t * math.pi / 12), y + 0.082 * math.sin(t * math.pi / 12), z + 0.475) for t in range(24)],
        0.009,
        paint,
        cyclic=True,
    )
    rod((x, y, z + 0.39), (x, y, z + 0.445), 0.014, brass)
    rod((x - 0.045, y, z + 0.42), (x, y, z + 0.42), 0.009, brass, seg=6)
    cyl(0.026, 0.014, (x, y, z + 0.455), teal, 0.004, seg=10)


def ground():
    """Wall, skirting stone and paving."""
    box((14, 0.2, 6), (0, 0.1, 3), plaster, 0)
    box((14, 0.03, 0.12), (0, -0.015, 0.06), stone, 0.005)
    box((14, 12, 0.2), (0, -5.9, -0.1), paving, 0)


def planter(x, y, k=1.0, seed=5):
    pot((x, y, 0), mat("potm", "#D9CFC0", 0.8, bump=0.3, bscale=40), mat("soil", "#2B211A", 0.95), 0.24 * k, 0.46 * k)
    areca((x, y, 0.4 * k), leafmat("leaf", "#4C6B3C", 0.2, 0.45), 16, 0.85 * k, seed, 0.05, (25, 85), 0.36, 0.05)


def light(power=4.8):
    world_hdri(s, "sky", 0.0)
    world_color(s, "#B4CCEA", 0.55)
    for link in [k for k in s.world.node_tree.links if k.to_node.name == "Background" and k.to_socket.name == "Color"]:
        s.world.node_tree.links.remove(link)
    sun(30, 0, power, 0.7, "#FFE3C2").rotation_euler = V(TO_SUN).to_track_quat("Z", "Y").to_euler()
    area((-4, -5, 3), (0, 0, 1), 4, 60, "#FFF4E6")


ground()
light()
if VIEW == "film":
    z = 0.16
    unit((0, -0.36, z), 0)
    for i in (-1, 1):
        box((0.09, 0.5, z), (i * 0.33, -0.36, z / 2), stone, 0.008)
    valves(WIDTH / 2, -0.36, z + 0.12)
    lineset(WIDTH / 2, -0.36, z + 0.12, 4, 0.82)
    planter(-1.22, -0.5)
    shade_palm(-2.7, -1.7, 2.9, fronds=22, length=1.9)
    shade_palm(-0.4, -3.1, 4.3, 0.8, 8, fronds=22, length=1.9)
    camera(s, (0.42, -2.55, 0.72), (0.10, 0, 0.72), 42, 5.6, 2.2, (0, -0.045))
elif VIEW == "installation":
    z = 1.05
    unit((0, -0.34, z), 20)
    for i in (-1, 1):
        bracket(i * 0.3, z)
    valves(WIDTH / 2, -0.34, z + 0.12)
    lineset(WIDTH / 2, -0.34, z + 0.12, 4, 0.80)
    box((0.6, 0.028, 0.055), (-0.06, -0.42, z + HEIGHT + 0.0395), teal, 0.004)
    box((0.05, 0.03, 0.02), (-0.06, -0.42, z + HEIGHT + 0.055), mat("vial", "#D9E27A", rough=0.1), 0.004)
    for i in (-1, 1):
        box((0.012, 0.03, 0.057), (-0.06 + i * 0.294, -0.42, z + HEIGHT + 0.0395), dark, 0.002)
    shade_palm(-2.7, -1.7, 3.6, fronds=22, length=1.9)
    coil = empty((1.25, -0.75, 0.03))
    for k in range(4):
        tube(
            [(0.19 * math.cos(t * math.pi / 16), 0.19 * math.sin(t * math.pi / 16), 0.018 * k) for t in range(32)],
            0.009,
            copper,
            cyclic=True,
            parent=coil,
        )
    planter(-1.5, -0.55, 1.1)
    camera(s, (0.75, -3.35, 1.30), (0.16, 0, 1.30), 43, 6.3, 3.0, (0.0, 0.0))
elif VIEW == "gas":
    z = 0.16
    unit((0, -0.36, z), 75)
    for i in (-1, 1):
        box((0.09, 0.5, z), (i * 0.33, -0.36, z / 2), stone, 0.008)
    valves(WIDTH / 2, -0.36, z + 0.12)
    lineset(WIDTH / 2, -0.36, z + 0.12, 4, 0.94)
    mx, my, mz = 0.30, -0.565, z + HEIGHT - 0.16
    manifold((mx, my, mz))
    cylinder((0.98, -0.72, 0.0))
    hoses = (
        (
            teal,
            [
                (mx - 0.045, my, mz - 0.04),
                (mx - 0.05, my - 0.02, mz - 0.22),
                (0.42, -0.62, z + 0.14),
                (0.50, -0.5, z + 0.10),
                (0.492, -0.43, z + 0.12),
            ],
        ),
        (
            copper,
            [
                (mx + 0.045, my, mz - 0.04),
                (mx + 0.06, my - 0.02, mz - 0.14),
                (0.46, -0.57, z + 0.26),
                (0.50, -0.48, z + 0.215),
                (0.492, -0.43, z + 0.205),
            ],
        ),
        (
            mat("hose", "#E3B44C", rough=0.4),
            [(mx, my, mz - 0.04), (mx + 0.02, my - 0.06, mz - 0.3), (0.56, -0.78, 0.20), (0.80, -0.80, 0.36), (0.93, -0.725, 0.42)],
        ),
    )
    for m, path in hoses:
        tube(path, 0.0065, m, 24)
    shade_palm(-2.7, -1.7, 2.9, fronds=22, length=1.9)
    camera(s, (1.95, -1.85, 0.66), (0.52, -0.52, 0.66), 46, 5.0, 1.95, (0.0, -0.04))
else:
    z = 0.16
    unit((0, -0.36, z), 40, guarded=False)
    for i in (-1, 1):
        box((0.09, 0.5, z), (i * 0.33, -0.36, z / 2), stone, 0.008)
    valves(WIDTH / 2, -0.36, z + 0.12)
    lineset(WIDTH / 2, -0.36, z + 0.12, 4, 0.82)
    leaning = empty((-0.95, -0.145, 0.29), (rad(-18), 0, rad(6)))
    guard(leaning, 0)
    toolcase((0.93, -0.80, 0), rad(-16), teal, dark, brass)
    brush = empty((0.62, -0.98, 0.014), (0, 0, rad(28)))
    box((0.15, 0.026, 0.022), (0.1, 0, 0), mat("wood", "#A87C52", rough=0.45), 0.008, parent=brush)
    box((0.1, 0.024, 0.02), (-0.02, 0, 0), mat("wood2", "#A87C52", rough=0.45), 0.005, parent=brush)
    for i in range(12):
        box((0.005, 0.02, 0.03), (-0.064 + i * 0.0078, 0, -0.002), foam, 0, parent=brush)
    shade_palm(-2.7, -1.7, 2.9, fronds=22, length=1.9)
    camera(s, (0.10, -3.3, 0.72), (0.02, 0, 0.72), 42, 5.6, 2.95, (0.0, -0.045))

render(s, a["out"])
