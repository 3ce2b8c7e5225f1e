"""A door standing alone in the dunes at dusk, ajar, a warm light behind it."""

from mathutils import noise

from objs import *

a = argv(dict(w=800, h=533, spp=24, out="out/door"))
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])

teal = mat("door", "#17666A", rough=0.4, coat=0.15)
frame = mat("frame", "#EDE6DA", rough=0.6)
brass = house("brass")
copper = mat("copper", "#C2744B", rough=0.3, metal=1)
coir = mat("coir", "#9A7A50", rough=1, bump=0.9, bscale=220)
stone = mat("stone", "#DCCFBA", rough=0.8, bump=0.1, bscale=20)
DX, DW, DH = 1.0, 0.96, 2.15


def height(x, y):
    """Height of the sand: long dunes, flattened where the door stands."""
    far = min(1, max(0, (y - 2) / 26))
    dunes = 3.4 * far * (0.35 + noise.noise((x * 0.045 + 3.1, y * 0.045, 0.4)))
    ridge = 1.6 * far * (1 - abs(noise.noise((x * 0.07 + 1.3, y * 0.055 + 0.2 * x * 0.05, 2.0)))) ** 3
    near = 0.10 * noise.noise((x * 0.35, y * 0.3, 1.1)) + 0.03 * noise.noise((x * 1.3, y * 1.1, 5.0))
    calm = min(1, ((x - DX) ** 2 + (y + 0.2) ** 2) / 2.2)
    return dunes + ridge + near * calm


def sand():
    """Dune field, fine near the camera, with wind ripples as bump."""
    m = mat("sand", "#DDB78A", rough=0.95, spec=0.15, cnoise=0.03, cscale=0.4)
    nt = m.node_tree
    coords, wave, bump = nt.nodes.new("ShaderNodeTexCoord"), nt.nodes.new("ShaderNodeTexWave"), nt.nodes.new("ShaderNodeBump")
    wave.bands_direction = "DIAGONAL"
    for key, value in (("Scale", 2.3), ("Distortion", 5.0), ("Detail", 2.5), ("Detail Scale", 0.6)):
        wave.inputs[key].default_value = value
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.55, 0.03
    nt.links.new(coords.outputs["Object"], wave.inputs["Vector"])
    nt.links.new(wave.outputs["Fac"], bump.inputs["Height"])
    nt.links.new(bump.outputs["Normal"], nt.nodes["Principled BSDF"].inputs["Normal"])
    bm = bmesh.new()
    rows = []
    n = 320
    for j in range(n + 1):
        y = -8 + 190 * (j / n) ** 2.6
        half = 9 + 0.95 * (y + 8)
        rows.append([bm.verts.new((half * (2 * i / n - 1), y, height(half * (2 * i / n - 1), y))) for i in range(n + 1)])
    for p, q in zip(rows, rows[1:]):
        for i in range(n):
            bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
    bm_obj("sand", bm, m)


def door():
    """Panelled door in its frame on a stone step, half open, lamp and mat."""
    box((1.5, 0.75, 0.14), (DX, -0.12, 0.05), stone, 0.012)
    z0 = 0.12
    for sx in (-1, 1):
        box((0.11, 0.18, DH + 0.10), (DX + sx * (DW / 2 + 0.055), 0, z0 + (DH + 0.10) / 2), frame, 0.008)
    box((DW + 0.30, 0.22, 0.12), (DX, 0, z0 + DH + 0.10), frame, 0.010)
    box((DW + 0.40, 0.26, 0.035), (DX, 0, z0 + DH + 0.178), frame, 0.008)
    leaf = empty((DX + DW / 2 - 0.005, -0.03, z0 + 0.01), (0, 0, rad(34)))
    w = DW - 0.015
    box((w, 0.045, DH - 0.02), (-w / 2, 0, DH / 2), teal, 0.004, parent=leaf)
    for x in (-w * 0.28, -w * 0.72):
        for z, h in ((0.40, 0.52), (1.08, 0.62), (1.76, 0.50)):
            for sy in (-1, 1):
                box((w * 0.34, 0.012, h), (x, sy * 0.026, z), teal, 0.010, 4, parent=leaf)
    for sy in (-1, 1):
        cyl(0.028, 0.012, (-w + 0.075, sy * 0.027, 1.0), brass, 0.003, (rad(90), 0, 0), parent=leaf)
        sphere(0.032, (-w + 0.075, sy * 0.062, 1.0), brass, parent=leaf, seg=32)
    box((0.10, 0.018, 0.018), (-w / 2, -0.033, 1.42), brass, 0.005, parent=leaf)
    box((0.78, 0.42, 0.018), (DX - 0.02, -0.68, height(DX, -0.68) + 0.055), coir, 0.006, rot=(rad(1), 0, rad(-3)))
    box((0.9, 0.55, 0.05), (DX - 0.02, -0.70, height(DX, -0.7) + 0.02), stone, 0.01)
    lx = DX + DW / 2 + 0.055
    box((0.05, 0.05, 0.09), (lx, -0.11, z0 + 1.72), copper, 0.006)
    lathe([(0.0, 0.0), (0.045, 0.0), (0.062, 0.13), (0.066, 0.135), (0.02, 0.17), (0, 0.172)], (lx, -0.165, z0 + 1.62), copper, 48)
    sphere(0.028, (lx, -0.165, z0 + 1.615), emission("bulb", "#FFD9A0", 14), seg=24)
    area((lx, -0.30, z0 + 1.62), (lx - 0.2, -0.6, 0), 0.10, 5, "#FFCE94")
    glow = box((DW, 0.01, DH), (DX, 0.14, z0 + DH / 2), emission("glow", "#FFD8A0", 2.1), 0)
    glow.visible_shadow = False


def pots():
    """Two pots beside the step; someone lives here, surely."""
    clay, soil = mat("clay", "#CDBBA0", rough=0.85, bump=0.3, bscale=40), mat("soil", "#2B211A", rough=0.95)
    green = leafmat("green", "#55703F", 0.2, 0.5)
    for x, k in ((DX - 1.02, 1.0), (DX + 1.08, 0.8)):
        z = height(x, -0.15) - 0.03
        pot((x, -0.15, z), clay, soil, 0.22 * k, 0.42 * k)
        areca((x, -0.15, z + 0.36 * k), green, 16, 0.62 * k, 20 + int(x * 10), 0.04, (20, 85), 0.4, 0.06)


sand()
door()
pots()
backdrop_sky(3800, "#5E86B8", "#FBCFA4", 1.0, w=30000, h=7000, z=-500)
moon = cyl(58, 1, (-700, 3300, 720), emission("moon", "#FFF6E6", 1.25), 0, (rad(90), 0, 0), seg=96)
moon.visible_shadow = False
world_color(s, "#AFC0E4", 0.55)
sun(11, -104, 3.0, 1.2, "#FFB887")
camera(s, (-0.55, -6.6, 1.35), (0.05, 0, 1.35), 40, 8, 6.7, (0, -0.035))
render(s, a["out"])
