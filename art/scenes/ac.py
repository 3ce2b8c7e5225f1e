"""A living room with a split air conditioner. Views: room, install (plate on the wall, unit waiting), service (unit open)."""

from tools import *

a = argv(dict(w=800, h=533, spp=24, out="out/ac", view="room"))
view = a["view"]
s = reset()
setup(s, a["w"], a["h"], a["spp"], a["out"])

plaster = house("plaster")
oak = house("oak")
black = mat("black", "#1D1D1D", rough=0.4)
dark = mat("dark", "#2A2E31", rough=0.45)
ceramic = mat("ceramic", "#EFE9DF", rough=0.55, bump=0.15, bscale=60)
teal = house("teal")
soil = mat("soil", "#2B211A", rough=0.95, bump=0.8, bscale=60)
brass = house("brass")
copper = house("copper")
steel = mat("steel", "#C4C6C6", rough=0.3, metal=1)
white = mat("white", "#F0EEEA", rough=0.3, coat=0.3)
galvanised = mat("galvanised", "#B9BDBD", rough=0.42, metal=0.7, cnoise=0.06, cscale=40)
canvas = mat("canvas", "#DCD2C0", rough=0.95, sheen=0.3, bump=0.25, bscale=320, cnoise=0.03, cscale=6)

WINDOW = (-2.75, -0.95, 0.25, 2.62)
SUN = (-0.72, -0.55, 0.40)


def room():
    """Wall with a window on the left, floor, curtains, a hazy city outside."""
    wall_hole(-4.2, 4.6, 0, 3.8, 0, *WINDOW, plaster, 0.24)
    box((8.8, 8, 0.1), (0.2, -3.9, -0.05), planks("floor", "#C9A77C", "#B78F63", 1.6, 0.2), 0)
    box((0.2, 6, 3.8), (4.5, -2.9, 1.9), plaster, 0)
    extr([(0, 0), (-0.016, 0), (-0.016, 0.085), (-0.010, 0.10), (0, 0.10)], 5.4, (1.86, 0, 0), mat("trim", "#EFE9DF", rough=0.45), 0.002)
    window(*WINDOW, 0.14, black, archglass("glass"), 1, 0.045, 0.07)
    backdrop_sky(2600, "#A9CFEC", "#FBEEDD", 1.5, w=9000, h=2400, z=60)
    dubai(900, -1500, 100, 1.42, None, -60, 400)
    sheer_cloth = sheer("sheer", "#FFFDF8", 0.42)
    drapery(0.55, 2.72, (-2.60, -0.14, 2.80), sheer_cloth, 9, 0.03, seed=2)
    drapery(0.40, 2.74, (-0.86, -0.16, 2.80), mat("drape", "#D8CCB8", rough=0.95, sheen=0.3), 6, 0.042, seed=8)
    tube([(-3.2, -0.15, 2.82), (-0.58, -0.15, 2.82)], 0.011, black, nurbs=False)
    sphere(0.02, (-0.58, -0.15, 2.82), black)


def furniture():
    """Oak sideboard with vases and books, a fig in a pot."""
    x = 0.62
    box((1.7, 0.42, 0.46), (x, -0.30, 0.62), oak, 0.012, 3)
    for i in range(41):
        cyl(0.016, 0.40, (x - 0.83 + i * 0.0413, -0.515, 0.62), oak, 0, seg=20)
    for sx in (-1, 1):
        for y in (-0.14, -0.46):
            cyl(0.016, 0.40, (x + sx * 0.74, y, 0.2), brass, 0.002, seg=24)
    box((1.74, 0.46, 0.03), (x, -0.31, 0.865), mat("stone", "#EFEBE3", rough=0.25, cnoise=0.05, cscale=6), 0.006, 3)
    vase((0.12, -0.30, 0.88), ceramic, 1.0)
    vase((0.31, -0.37, 0.88), teal, 0.62)
    z = books((0.86, -0.30, 0.88), [mat("b1", "#E6DFD3", 0.7), mat("b2", ACCENT, 0.6), mat("b3", "#C79B6C", 0.7)], 4)
    sphere(0.05, (0.86, -0.30, z + 0.05), copper)
    dry_stems((0.12, -0.30, 1.12))
    plant(1.72, -0.62)


def dry_stems(foot):
    """Bunch of dry stems with pale buds."""
    r = random.Random(3)
    twig, bud = mat("twig", "#A98B62", 0.8), mat("bud", "#F1E8D8", 0.95, sheen=0.6)
    f = V(foot)
    for i in range(9):
        ang, d, h = i * 2.4, 0.10 + 0.12 * r.random(), 0.30 + 0.2 * r.random()
        c, n = math.cos(ang), math.sin(ang)
        pts = [f, f + V((d * 0.3 * c, d * 0.3 * n, h * 0.5)), f + V((d * c, d * 0.7 * n, h))]
        tube([tuple(p) for p in pts], 0.0022, twig)
        for k in range(10):
            t = 0.45 + 0.055 * k
            q = pts[0].lerp(pts[1], min(1, t * 2)) if t < 0.5 else pts[1].lerp(pts[2], t * 2 - 1)
            sphere(
                0.009 + 0.004 * r.random(),
                q + V((r.uniform(-0.02, 0.02), r.uniform(-0.02, 0.02), r.uniform(-0.01, 0.02))),
                bud,
                (1, 1, 1.5),
                seg=10,
            )


def plant(x, y):
    pot((x, y, 0), mat("potm", "#E2DBD0", 0.8, bump=0.3, bscale=40), soil, 0.2, 0.66)
    ficus((x, y, 0.56), 1.15, 45, leafmat("leaf", "#3E6B3C", 0.22), mat("stem", "#5B4A33", 0.8), 4, 0.30, 0.17, 0.5)


def mounting_plate(x, z):
    """Steel plate screwed to the wall, spirit level on its upper edge, pipes out of the sleeve beside it."""
    w, h = 0.82, 0.20
    box((w, 0.004, h), (x, -0.004, z), galvanised, 0.001, 2)
    for sz in (-1, 1):
        box((w, 0.014, 0.003), (x, -0.009, z + sz * h / 2), galvanised, 0.001, 2)
        for i in range(12):
            box((0.030, 0.002, 0.007), (x - w / 2 + 0.055 + i * 0.0645, -0.0065, z + sz * 0.058), dark, 0.0009, 1)
    for i in range(5):
        px = x - 0.34 + i * 0.17
        cyl(0.009, 0.004, (px, -0.008, z + (0.02 if i % 2 else -0.02)), brass, 0.0015, (rad(90), 0, 0), seg=28)
    for sx in (-1, 1):
        box((0.05, 0.022, 0.014), (x + sx * 0.30, -0.016, z + h / 2 - 0.004), galvanised, 0.002, 2)
    level((x - 0.05, -0.016, z + h / 2 + 0.006), 0.60, teal, dark)
    px, pz = x + w / 2 + 0.13, z - 0.05
    cyl(0.047, 0.012, (px, -0.006, pz), white, 0.003, (rad(90), 0, 0))
    cyl(0.036, 0.016, (px, -0.007, pz), dark, 0.001, (rad(90), 0, 0))
    foam = mat("foam", "#E4E0D8", rough=0.9, bump=0.2, bscale=200)
    for dx, dz, r, drop, sleeve in ((-0.012, 0.010, 0.0065, 0.44, 0.013), (0.014, -0.004, 0.0048, 0.36, 0.011)):
        run = [(px + dx, 0.02, pz + dz), (px + dx, -0.06, pz + dz), (px + dx * 1.6, -0.062, pz - drop)]
        tube(fillet(run, 0.05), r, copper, nurbs=False)
        tube(fillet(run[:2] + [(px + dx * 1.5, -0.062, pz - drop + 0.10)], 0.05), sleeve, foam, nurbs=False)
        cyl(r * 2.1, 0.022, (px + dx * 1.6, -0.062, pz - drop + 0.02), brass, 0.002, seg=6)
    hose = [(px, 0.02, pz - 0.018), (px, -0.03, pz - 0.02), (px - 0.05, -0.045, pz - 0.16), (px - 0.04, -0.04, pz - 0.52)]
    tube(hose, 0.009, white)


def balcony():
    """Paved balcony with glass rail and the outdoor unit."""
    stone = planks("paving", "#D6C9B4", "#C9BBA4", 0.8, 0.8, 0.7, 0, "#A59780", 0.005, False, 0.1)
    box((6, 2.4, 0.2), (-2.0, 1.45, -0.1), stone, 0)
    box((6, 0.012, 1.0), (-2.0, 2.5, 0.55), archglass("rail"), 0)
    box((6, 0.05, 0.04), (-2.0, 2.5, 1.06), black, 0.006)
    condenser((-1.86, 1.5, 0), mat("casing", "#E9E6DF", rough=0.4), dark, 0.12)


def install():
    """The work of the day: plate and pipes on the wall, the new unit on a bench, ladder, drill, case."""
    balcony()
    mounting_plate(0.62, 1.92)
    dropcloth(0.75, -0.85, 3.1, 1.35, canvas)
    box((1.36, 0.36, 0.045), (0.42, -0.36, 0.47), oak, 0.006, 3)
    for sx in (-1, 1):
        box((0.05, 0.30, 0.45), (0.42 + sx * 0.58, -0.36, 0.225), oak, 0.006, 3)
    softbox((1.24, 0.34, 0.022), (0.42, -0.36, 0.504), mat("felt", "#CFC3AF", rough=1, sheen=0.4, bump=0.2, bscale=300), 0.009, 0.002)
    split_ac((0.42, -0.26, 0.665), 1.06, -23, temp=None)
    ladder(1.66, -0.62, oak, 1.42, rad(-18))
    drill((1.63, -0.62, 1.446), rad(200), teal, dark, steel, 1.15)
    toolcase((-0.62, -0.62, 0.012), rad(14), teal, dark, brass, 1.0)
    copper_coil((2.32, -0.075, 0.245), (rad(-11), 0, 0), copper, 0.235, 6, 0.0075)


def open_split(x, z, w):
    """Indoor unit with its front lifted: one filter in place, the other half showing fins."""
    root = empty((x, -0.002, z))
    shell = mat("shell", "#ECEAE5", rough=0.3, coat=0.2)
    inner = mat("inner", "#C9CBCA", rough=0.5)
    profile = smoothprof([(0, 0.150), (-0.06, 0.153), (-0.13, 0.150), (-0.17, 0.138), (-0.188, 0.10)], 5)
    profile += smoothprof([(-0.196, 0.05), (-0.198, 0), (-0.200, -0.06)], 4)
    profile += [(-0.200, -0.085), (-0.188, -0.098), (-0.10, -0.135), (-0.06, -0.145), (0, -0.145)]
    for sx in (-1, 1):
        extr(profile, 0.035, (sx * (w / 2 - 0.0175), 0, 0), shell, 0.006, 4, parent=root, angle=50)
    lower = [(0, -0.075), (-0.150, -0.082), (-0.172, -0.062), (-0.200, -0.062)]
    lower += [(-0.200, -0.085), (-0.188, -0.098), (-0.10, -0.135), (-0.06, -0.145), (0, -0.145)]
    extr(lower, w - 0.06, (0, 0, 0), shell, 0.003, 3, parent=root, angle=50)
    extr([(0, 0.150), (-0.10, 0.153), (-0.135, 0.149), (-0.135, 0.137), (0, 0.132)], w - 0.06, (0, 0, 0), shell, 0.002, 3, parent=root)
    box((w - 0.06, 0.012, 0.28), (0, -0.008, 0), inner, 0, parent=root)
    box((0.11, 0.15, 0.21), (w / 2 - 0.09, -0.085, 0.035), shell, 0.006, 3, parent=root)
    for k in range(4):
        box((0.07, 0.002, 0.004), (w / 2 - 0.09, -0.161, 0.09 - k * 0.012), dark, 0.0008, 1, parent=root)
    fins(root, -w / 2 + 0.05, w / 2 - 0.155)
    for fx in (-w / 2 + 0.038, -0.055, w / 2 - 0.150):
        box((0.012, 0.02, 0.20), (fx, -0.155, 0.03), shell, 0.003, 2, parent=root)
    filter_frame(0.40, 0.195, root, (-0.272, -0.163, 0.032), (rad(-4), 0, 0))
    y0, z0, y1, z1 = -0.194, -0.0925, -0.085, -0.1385
    ang = math.atan2(z1 - z0, y1 - y0)
    flap = extr(
        [(0, 0), (0.03, 0.0045), (0.075, 0.004), (0.112, -0.001), (0.112, -0.0045), (0.03, -0.0015), (0, -0.005)],
        w * 0.9,
        (0, y1, z1),
        white,
        0.0012,
        2,
        parent=root,
        angle=60,
    )
    flap.scale, flap.rotation_euler = (1, -1, 1), (ang - rad(180) + rad(3), 0, 0)
    panel = empty((0, -0.128, 0.154), (rad(-74), 0, 0), root)
    outer = smoothprof(
        [(0.0, 0.0025), (-0.047, -0.006), (-0.078, -0.032), (-0.091, -0.079), (-0.094, -0.144), (-0.091, -0.214), (-0.0855, -0.232)], 7
    )
    thin = [(y + 0.010, q - 0.003) for y, q in outer][::-1]
    extr(outer + thin, w + 0.002, (0, 0, 0), white, 0.0035, 3, parent=panel, angle=50)
    return root


def fins(root, x0, x1):
    """Aluminium fins of the coil, as thin plates at 3 mm."""
    alu = mat("alu", "#D6D5D1", rough=0.38, metal=0.25, spec=0.7)
    bm = bmesh.new()
    n = int((x1 - x0) / 0.0075)
    for i in range(n):
        x, t = x0 + i * 0.0075, 0.0013
        for q in ((-0.142, -0.075, -0.142, 0.075), (-0.142, 0.075, -0.06, 0.132)):
            (ya, za, yb, zb) = q
            f = [bm.verts.new(p) for p in ((x - t, ya, za), (x + t, ya, za), (x + t, yb, zb), (x - t, yb, zb))]
            g = [bm.verts.new(p) for p in ((x, ya, za), (x, yb, zb), (x, yb + 0.05, zb - 0.02), (x, ya + 0.05, za))]
            bm.faces.new(f)
            bm.faces.new(g)
    bm_obj("fins", bm, alu, smooth=False, parent=root)
    back = mat("fin back", "#7F8584", rough=0.6)
    box((x1 - x0, 0.002, 0.15), ((x0 + x1) / 2, -0.128, 0), back, 0, parent=root)
    box((x1 - x0, 0.10, 0.002), ((x0 + x1) / 2, -0.10, 0.090), back, 0, rot=(rad(-35), 0, 0), parent=root)


def filter_frame(w, h, parent, loc, rot):
    """Air filter: white frame with ribs over a fine mesh, two accent pull tabs."""
    e = empty(loc, rot, parent)
    frame = mat("filter frame", "#DFDDD8", rough=0.45)
    for sx in (-1, 1):
        box((0.010, 0.005, h), (sx * (w / 2 - 0.005), 0, 0), frame, 0.0015, 2, parent=e)
        box((0.030, 0.006, 0.014), (sx * w * 0.28, -0.002, -h / 2 - 0.004), teal, 0.003, 3, parent=e)
    for sz in (-1, 1):
        box((w, 0.005, 0.010), (0, 0, sz * (h / 2 - 0.005)), frame, 0.0015, 2, parent=e)
    for i in range(1, 5):
        box((0.005, 0.005, h - 0.012), (-w / 2 + w * i / 5, 0, 0), frame, 0.0012, 1, parent=e)
    box((w - 0.012, 0.005, 0.005), (0, 0, 0), frame, 0.0012, 1, parent=e)
    gauze = mat("filter mesh", "#B9D2CE", rough=0.8)
    box((w - 0.012, 0.001, h - 0.012), (0, 0.0015, 0), gauze, 0, parent=e)
    thread = mat("filter thread", "#8FB0AC", rough=0.7)
    for i in range(1, int(w / 0.009)):
        box((0.0014, 0.0012, h - 0.014), (-w / 2 + i * 0.009, 0.0004, 0), thread, 0, 1, parent=e)
    for i in range(1, int(h / 0.009)):
        box((w - 0.014, 0.0012, 0.0014), (0, 0.0004, -h / 2 + i * 0.009), thread, 0, 1, parent=e)
    return e


def service():
    """Unit open above a ladder; a filter, a soft brush and a folded cloth on its top."""
    open_split(0.62, 2.02, 1.06)
    ladder(0.92, -0.55, oak, 1.42, rad(-10))
    top = 1.446
    filter_frame(0.34, 0.195, None, (0.885, -0.575, top + 0.098), (rad(-15), 0, rad(-12)))
    bucket = [
        (0, 0.004),
        (0.062, 0.004),
        (0.064, 0),
        (0.066, 0.004),
        (0.084, 0.145),
        (0.088, 0.150),
        (0.084, 0.152),
        (0.080, 0.145),
        (0.062, 0.01),
    ]
    lathe(bucket, (0.86, -0.44, top), copper)
    rod((0.84, -0.44, top + 0.03), (0.80, -0.40, top + 0.30), 0.009, oak, 0.011, 0.003)
    bottle = smoothprof([(0, 0), (0.034, 0), (0.036, 0.005), (0.036, 0.11), (0.030, 0.13), (0.014, 0.145), (0.013, 0.155), (0, 0.155)], 4)
    lathe(bottle, (1.075, -0.575, top), teal)
    box((0.030, 0.022, 0.034), (1.070, -0.575, top + 0.172), white, 0.005, 3)
    box((0.040, 0.016, 0.014), (1.045, -0.575, top + 0.181), white, 0.004, 3)
    box((0.008, 0.012, 0.040), (1.050, -0.575, top + 0.156), white, 0.003, 2, (0, rad(20), 0))


room()
world_hdri(s, "studio", 0.62, rad(60))
area((-1.85, 0.55, 1.6), (-1.2, -3, 1.2), 1.8, 60, "#EAF2FF", 2.3)
area((-3.4, -3.0, 2.8), (0.6, 0, 1.6), 2.2, 38, "#FFF8EE", 2.2)
area((3.4, -4.2, 2.2), (0.6, 0, 1.4), 2.5, 10, "#F3F7FF")
if view == "room":
    split_ac((0.55, -0.002, 2.10), 1.06, 38)
    furniture()
    window_sun((0.75, 0, 1.75), SUN, 3.0, 2.1, 1.35, 3.1)
    camera(s, (0.22, -5.0, 1.50), (0.22, 0, 1.5), 50, 4.0, 4.9, (0.0, 0.0))
elif view == "install":
    install()
    window_sun((0.75, 0, 1.55), SUN, 3.0, 2.3, 1.75, 3.1)
    camera(s, (0.22, -5.3, 1.35), (0.22, 0, 1.35), 39.5, 5.6, 5.0, (0, -0.045))
else:
    service()
    plant(1.72, -0.32)
    window_sun((0.62, 0, 1.95), SUN, 3.0, 1.9, 1.0, 3.1, fronds=2)
    camera(s, (0.55, -3.6, 1.74), (0.55, 0, 1.74), 62, 4.5, 3.45, (0, 0.05))
render(s, a["out"])
