"""Bright industrial hall with a glossy coated floor. Views: floor, repaint (half-painted wall, scaffold)."""

from objs import *
from paintkit import tin, wet

a = argv(dict(w=800, h=533, spp=24, out="out/warehouse", view="floor"))
VIEW = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

WIDE, LONG, HIGH, BAY = 13.0, 27.0, 6.2, 4.5
FLOOR = "#8FA3A1" if VIEW == "floor" else "#B9B4AA"

wall = mat("wall", "#DAD4C8", rough=0.8, spec=0.2, bump=0.04, bscale=20)
band = mat("band", ACCENT, rough=0.5)
steel = mat("steelwork", "#E2DED5", rough=0.5)
roof = mat("roof", "#E9E5DC", rough=0.8)
black = mat("black", "#212527", rough=0.5)
metal = mat("metal", "#C4C6C6", rough=0.3, metal=1)
glow = emission("glow", "#F4F8FB", 3.2)
yellow = mat("yellow", "#D9B15A", rough=0.35, coat=0.5)
copper = mat("coppered", "#B0623B", rough=0.5)


def coating(color):
    """Self-levelling resin: clear, almost a mirror, faintly uneven."""
    m = mat("coating", color, rough=0.16, spec=0.55, coat=0.8, coat_r=0.035, rnoise=0.04, cnoise=0.015, cscale=0.6)
    nt = m.node_tree
    n, b, c = nt.nodes.new("ShaderNodeTexNoise"), nt.nodes.new("ShaderNodeBump"), nt.nodes.new("ShaderNodeTexCoord")
    n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = 1.3, 2
    b.inputs["Strength"].default_value, b.inputs["Distance"].default_value = 0.06, 0.02
    nt.links.new(c.outputs["Object"], n.inputs["Vector"])
    nt.links.new(n.outputs["Fac"], b.inputs["Height"])
    nt.links.new(b.outputs[0], nt.nodes["Principled BSDF"].inputs["Clearcoat Normal"])
    return m


def hall():
    box((WIDE, LONG + 8, 0.1), (0, LONG / 2 - 4, -0.05), coating(FLOOR), 0)
    box((WIDE, 0.2, HIGH + 1.6), (0, LONG, HIGH / 2 + 0.8), wall, 0)
    box((0.2, LONG + 8, HIGH), (WIDE / 2 + 0.1, LONG / 2 - 4, HIGH / 2), wall, 0)
    sill, head = 1.5, 4.9
    for z, h in ((sill / 2, sill), ((head + HIGH) / 2, HIGH - head)):
        box((0.2, LONG + 8, h), (-WIDE / 2 - 0.1, LONG / 2 - 4, z), wall, 0)
    box((WIDE + 1, LONG + 8, 0.1), (0, LONG / 2 - 4, HIGH + 1.25), roof, 0)
    for sx in (-1, 1):
        box((0.2, LONG + 8, 1.3), (sx * (WIDE / 2 + 0.1), LONG / 2 - 4, HIGH + 0.62), wall, 0)
    n = int(LONG / BAY) + 1
    for i in range(-1, n):
        y = i * BAY
        for sx in (-1, 1):
            box((0.28, 0.24, HIGH), (sx * (WIDE / 2 - 0.14), y, HIGH / 2), steel, 0.01)
            box((0.5, 0.44, 0.03), (sx * (WIDE / 2 - 0.2), y, 0.015), steel, 0.004)
        box((WIDE, 0.16, 0.3), (0, y, HIGH + 0.7), steel, 0.008)
        for k in range(13):
            x = -WIDE / 2 + WIDE * k / 12
            rod((x, y, HIGH - 0.05), (x, y, HIGH + 0.6), 0.02, steel, seg=8)
            if k < 12:
                rod((x, y, HIGH - 0.05), (x + WIDE / 12, y, HIGH + 0.6), 0.018, steel, seg=8)
        box((WIDE, 0.14, 0.14), (0, y, HIGH - 0.05), steel, 0.006)
        box((0.06, 0.08, head - sill), (-WIDE / 2 - 0.05, y, (head + sill) / 2), black, 0)
        for k in range(1, 4):
            box((0.05, 0.06, head - sill), (-WIDE / 2 - 0.05, y + k * BAY / 4, (head + sill) / 2), black, 0)
    for z in (sill, (sill + head) / 2, head):
        box((0.06, LONG + 8, 0.06), (-WIDE / 2 - 0.05, LONG / 2 - 4, z), black, 0)
    for i in range(n):
        for x in (-2.6, 2.6):
            box((0.16, 2.4, 0.06), (x, i * BAY + BAY / 2, HIGH - 0.3), steel, 0.01)
            box((0.13, 2.36, 0.02), (x, i * BAY + BAY / 2, HIGH - 0.34), glow, 0)
    tube([(4.4, -4, HIGH - 0.5), (4.4, LONG, HIGH - 0.5)], 0.28, metal, nurbs=False)
    for i in range(n):
        cyl(0.295, 0.05, (4.4, i * BAY + 1, HIGH - 0.5), metal, 0.01, (rad(90), 0, 0))
    box((4.4, 0.06, 4.2), (-1.2, LONG - 0.12, 2.1), band if VIEW == "floor" else steel, 0.01)
    for k in range(14):
        box((4.3, 0.03, 0.02), (-1.2, LONG - 0.16, 0.3 + k * 0.3), black, 0)
    sky = backdrop_sky(2600, "#A9CDEB", "#EAF2F8", 1.5, w=90000, h=24000, z=60)
    sky.rotation_euler, sky.location = (0, 0, rad(90)), (-2600, 0, 60)
    sun(30, 0, 5.0, 0.7, "#FFE9CF").rotation_euler = V((-0.80, -0.30, 0.50)).to_track_quat("Z", "Y").to_euler()
    world_hdri(s, "studio", 0.35, rad(60))
    for i in range(n):
        light = area((-WIDE / 2 - 0.5, i * BAY + BAY / 2, 3.2), (0, i * BAY + BAY / 2, 1.5), BAY, 230, "#EFF5FF", 3.2)
        light.visible_glossy = light.visible_camera = False
    area((0, -3.5, 4.5), (0, 6, 1), 6, 160, "#FFFBF5").visible_glossy = False


def line(x0, x1, y0, y1):
    box((x1 - x0, y1 - y0, 0.002), ((x0 + x1) / 2, (y0 + y1) / 2, 0.0012), yellow, 0)


def pallet(x, y, rz, layers, color):
    """Wrapped goods on a pallet."""
    e = empty((x, y, 0), (0, 0, rz))
    plank = bpy.data.materials.get("plank") or mat("plank", "#B08A5C", rough=0.8, cnoise=0.1, cscale=4)
    for i in range(5):
        box((1.2, 0.14, 0.022), (0, -0.43 + i * 0.215, 0.133), plank, 0.003, parent=e)
    for i in (-1, 0, 1):
        box((0.1, 1.0, 0.12), (i * 0.54, 0, 0.062), plank, 0.004, parent=e)
    goods = mat("goods", color, rough=0.6)
    for k in range(layers):
        for i in (-1, 1):
            for j in (-1, 1):
                box((0.575, 0.475, 0.36), (i * 0.293, j * 0.243, 0.33 + k * 0.365), goods, 0.012, parent=e)


def floor():
    for sx in (-1, 1):
        line(sx * 2.0 - 0.05, sx * 2.0 + 0.05, -4, LONG - 0.3)
    line(-2.0, 2.0, LONG - 0.6, LONG - 0.5)
    box((0.02, LONG + 8, 1.5), (WIDE / 2 - 0.01, LONG / 2 - 4, 0.75), band, 0)
    pallet(4.6, 8.2, rad(2), 3, "#D6C8AF")
    pallet(4.6, 10.4, rad(-2), 2, "#C9B793")
    pallet(4.7, 14.8, rad(1), 3, "#D6C8AF")
    for i, (color, y) in enumerate((("#B0623B", 3.3), (ACCENT, 4.15))):
        drum = mat("drum%d" % i, color, rough=0.4, coat=0.3)
        lathe(
            [
                (0, 0),
                (0.28, 0),
                (0.29, 0.02),
                (0.285, 0.28),
                (0.295, 0.3),
                (0.285, 0.32),
                (0.285, 0.56),
                (0.295, 0.58),
                (0.285, 0.6),
                (0.29, 0.86),
                (0.28, 0.88),
                (0.27, 0.86),
                (0, 0.86),
            ],
            (5.35, y, 0),
            drum,
            72,
        )
    camera(s, (-1.35, -2.6, 1.75), (-1.35, 20, 1.75), 27, None, None, (0.045, -0.02))


def scaffold(x, y, w=2.0, d=0.8, h=3.6):
    """Mobile scaffold tower on castors."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * d / 2, y + sy * w / 2
            rod((px, py, 0.16), (px, py, h + 0.95), 0.024, metal, seg=20)
            cyl(0.085, 0.045, (px, py, 0.085), black, 0.01, (0, rad(90), 0))
    for z in [0.25 + 0.32 * k for k in range(int(h / 0.32) + 3)]:
        for sy in (-1, 1):
            rod((x - d / 2, y + sy * w / 2, z), (x + d / 2, y + sy * w / 2, z), 0.017, metal, seg=16)
    for sx in (-1, 1):
        for z in (0.3, h / 2, h + 0.5, h + 0.95):
            rod((x + sx * d / 2, y - w / 2, z), (x + sx * d / 2, y + w / 2, z), 0.017, metal, seg=16)
        for k, (z0, z1) in enumerate(((0.3, h / 2), (h / 2, h - 0.1))):
            q = 1 if (k + (sx > 0)) % 2 else -1
            rod((x + sx * d / 2, y - q * w / 2, z0), (x + sx * d / 2, y + q * w / 2, z1), 0.014, metal, seg=16)
    box((d - 0.06, w - 0.06, 0.05), (x, y, h), mat("deck", "#B08A5C", rough=0.7, cnoise=0.08, cscale=3), 0.005)
    tin((x, y - 0.35, h + 0.025), mat("label", "#EDE8DE", rough=0.45), wet("wet", ACCENT), 1.5, 0.3)
    tin((x + 0.05, y + 0.1, h + 0.025), mat("label2", ACCENT, rough=0.45), wet("wet2", "#E9E0CF"), 1.5, -0.5)


def repaint():
    r = random.Random(5)
    x, stop = WIDE / 2 - 0.012, 9.2
    box((0.02, LONG - stop, 2.6), (x, (LONG + stop) / 2, 1.3), band, 0)
    for k, (top, low) in enumerate(((2.6, 0.0), (2.6, 0.55), (2.6, 1.3))):
        y = stop - 0.275 - k * 0.55
        box((0.02, 0.55, top - low), (x, y, (top + low) / 2), band, 0)
        for j in range(26):
            w, h = r.uniform(0.02, 0.07), r.uniform(0.05, 0.3)
            # Each a little in front of the last: faces in one plane come out black.
            box((0.02, w, h), (x - 0.001 - j * 0.0002, y - 0.25 + r.random() * 0.5, low - h * 0.3), band, 0)
    cloth = mat("cloth", "#DCD2C0", rough=0.95, bump=0.25, bscale=120, cnoise=0.04, cscale=3)
    box((2.2, 6.4, 0.012), (WIDE / 2 - 1.35, 8.2, 0.007), cloth, 0.004)
    scaffold(WIDE / 2 - 1.15, 7.5)
    tin((WIDE / 2 - 2.0, 5.9, 0.014), mat("label3", "#EDE8DE", rough=0.45), wet("wet3", ACCENT), 1.9, 0.3)
    tin((WIDE / 2 - 1.5, 5.6, 0.014), mat("label4", "#B0623B", rough=0.45), wet("wet4", "#E9E0CF"), 1.9, 0.6)
    for sx in (-1, 1):
        line(sx * 2.0 - 0.05, sx * 2.0 + 0.05, -4, LONG - 0.3)
    camera(s, (-3.4, 3.2, 1.7), (6.5, 9.6, 1.7), 30, None, None, (0.02, 0.06))


hall()
{"floor": floor, "repaint": repaint}[VIEW]()
render(s, a["out"])
