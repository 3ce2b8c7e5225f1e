"""Things that several scenes share: air conditioner, vases, windows, skyline, tools, stone, water."""

from lib import *


def split_ac(loc, w=0.98, flap=32, temp="22", rotz=0, open_=True):
    """wall split AC; back face at y=0 (wall), body towards -y. loc = wall point, centre of back"""
    root = bpy.data.objects.new("ac", None)
    bpy.context.scene.collection.objects.link(root)
    root.location = loc
    root.rotation_euler = (0, 0, rotz)
    white = mat("acwhite", "#F4F3F0", rough=0.22, coat=0.35, coat_r=0.12)
    white2 = mat("acwhite2", "#ECEBE8", rough=0.35)
    dark = mat("acdark", "#17191B", rough=0.5)
    chrome = mat("acmetal", "#C9C6C0", rough=0.22, metal=1)
    # body profile (y,z): back flat, top gently rounded, front plate convex, lower front chamfer to outlet
    body = (
        smoothprof([(0, 0.150), (-0.06, 0.153), (-0.13, 0.150), (-0.185, 0.135), (-0.205, 0.10)], 5)
        + smoothprof([(-0.212, 0.05), (-0.214, 0), (-0.210, -0.06)], 4)
        + [(-0.200, -0.085), (-0.188, -0.098), (-0.10, -0.135), (-0.06, -0.145), (0, -0.145)]
    )
    extr(body, w, (0, 0, 0), white2, 0.012, 4, parent=root, angle=50)
    # front plate: thin separate shell, overlaps -> shadow gap
    outer = smoothprof(
        [(-0.125, 0.1565), (-0.175, 0.148), (-0.206, 0.122), (-0.219, 0.075), (-0.222, 0.01), (-0.219, -0.06), (-0.2135, -0.078)], 7
    )
    inner = [(y + 0.010, z - 0.003) for y, z in outer][::-1]
    extr(outer + inner, w + 0.002, (0, 0, 0), white, 0.0035, 3, parent=root, angle=50)
    # chrome accent line
    box((w - 0.004, 0.004, 0.0045), (0, -0.2165, -0.0835), chrome, 0.001, 2, parent=root)
    # outlet recess
    y0, z0, y1, z1 = -0.194, -0.0925, -0.085, -0.1385
    ang = math.atan2(z1 - z0, y1 - y0)
    L = math.hypot(y1 - y0, z1 - z0)
    cx, cz = (y0 + y1) / 2, (z0 + z1) / 2
    nrm = V((0, math.sin(ang), -math.cos(ang)))
    box((w * 0.90, L * 0.86, 0.006), (0, cx + nrm.y * 0.0006, cz + nrm.z * 0.0006), dark, 0.002, 2, (ang, 0, 0), parent=root)
    for i in range(15):
        box(
            (0.0025, L * 0.55, 0.016),
            (-w * 0.42 + i * w * 0.84 / 14, cx + nrm.y * 0.004, cz + nrm.z * 0.004),
            dark,
            0,
            1,
            (ang, 0, rad(12)),
            parent=root,
        )
    # flap hinged near the back edge
    hy, hz = -0.100, -0.1365
    fl = [(0, 0), (0.03, 0.0045), (0.075, 0.004), (0.104, -0.002), (0.104, -0.0055), (0.075, -0.001), (0.03, -0.0015), (0, -0.005)]
    f = extr([(y, z) for y, z in fl], w * 0.905, (0, hy, hz), white, 0.0012, 2, (0, 0, 0), parent=root, angle=60)
    # profile runs +y; we need it to run to -y and down by flap deg
    f.scale = (1, -1, 1)
    f.rotation_euler = (rad(flap), 0, 0)
    # top intake grille
    for i in range(9):
        box((w * 0.9, 0.004, 0.003), (0, -0.03 - i * 0.011, 0.1535), dark, 0, 1, parent=root)
    # display + indicator
    if temp:
        em = emission("led", "#1B9C96", 1.0)
        text(temp + "°", (w * 0.5 - 0.115, -0.2235, -0.02), 0.034, em, extrude=0, font=None).parent = root
        sphere(0.0032, (w * 0.5 - 0.06, -0.2225, -0.022), emission("dot", "#49C6C0", 5), parent=root, seg=16)
    return root, f


def vase(loc, m, k=1.0):
    return lathe(
        [
            (r * k, z * k)
            for r, z in smoothprof(
                [
                    (0.0, 0),
                    (0.05, 0),
                    (0.085, 0.04),
                    (0.10, 0.11),
                    (0.085, 0.19),
                    (0.045, 0.245),
                    (0.036, 0.28),
                    (0.046, 0.30),
                    (0.040, 0.298),
                    (0.03, 0.28),
                    (0.03, 0.2),
                ],
                6,
            )
        ],
        loc,
        m,
    )


def pot(loc, m, soil, r=0.18, h=0.34):
    o = lathe(
        smoothprof(
            [
                (0, 0),
                (r * 0.72, 0),
                (r * 0.78, 0.02),
                (r * 0.92, h * 0.5),
                (r, h * 0.96),
                (r * 0.985, h),
                (r * 0.93, h * 0.98),
                (r * 0.90, h * 0.86),
            ],
            5,
        ),
        loc,
        m,
    )
    cyl(r * 0.9, 0.02, (loc[0], loc[1], loc[2] + h * 0.86), soil, 0)
    return o


def books(loc, ms, seed=0, n=3, parent=None):
    r = random.Random(seed)
    z = loc[2]
    for i in range(n):
        t = r.uniform(0.022, 0.035)
        box(
            (r.uniform(0.24, 0.28), r.uniform(0.17, 0.2), t),
            (loc[0], loc[1], z + t / 2),
            ms[i % len(ms)],
            0.003,
            2,
            (0, 0, r.uniform(-0.15, 0.15)),
        )
        z += t
    return z


def window(x0, x1, z0, z1, y, frame, glass, mull=1, t=0.05, d=0.09):
    for x in (x0, x1):
        box((t, d, z1 - z0), (x, y, (z0 + z1) / 2), frame, 0.004, 2)
    for z in (z0, z1):
        box((x1 - x0 + t, d, t), ((x0 + x1) / 2, y, z), frame, 0.004, 2)
    for i in range(mull):
        box((t * 0.8, d * 0.8, z1 - z0), (x0 + (x1 - x0) * (i + 1) / (mull + 1), y, (z0 + z1) / 2), frame, 0.004, 2)
    if glass:
        box((x1 - x0, 0.006, z1 - z0), ((x0 + x1) / 2, y, (z0 + z1) / 2), glass, 0)


def wall_hole(x0, x1, z0, z1, y, hx0, hx1, hz0, hz1, m, th=0.2):
    """wall in xz-plane with rectangular hole, built of 4 boxes"""

    def b(a, c, e, f):
        if c - a > 1e-4 and f - e > 1e-4:
            box((c - a, th, f - e), ((a + c) / 2, y + th / 2, (e + f) / 2), m, 0)

    b(x0, hx0, z0, z1)
    b(hx1, x1, z0, z1)
    b(hx0, hx1, z0, hz0)
    b(hx0, hx1, hz1, z1)


def backdrop_sky(y, top, bottom, st=1.0, w=2000, h=800, z=0):
    m = bpy.data.materials.new("bd")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links
    tc = N("ShaderNodeTexCoord")
    sp = N("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Generated"], sp.inputs[0])
    cr = N("ShaderNodeValToRGB")
    cr.color_ramp.elements[0].color = hexc(bottom)
    cr.color_ramp.elements[1].color = hexc(top)
    cr.color_ramp.elements[0].position = 0.5
    cr.color_ramp.elements[1].position = 0.85
    L.new(sp.outputs["Z"], cr.inputs[0])
    e = N("ShaderNodeEmission")
    e.inputs[1].default_value = st
    L.new(cr.outputs[0], e.inputs[0])
    o = N("ShaderNodeOutputMaterial")
    L.new(e.outputs[0], o.inputs[0])
    ob = box((w, 1, h), (0, y, z), m, 0)
    ob.visible_shadow = False
    ob.visible_diffuse = False
    return ob


def gobo(center, tosun, dist, w, h, nx=1, ny=1, bar=0.05, leafm=None, seed=1, block=3.0, fronds=3):
    """sun 'cookie': big window-shaped opening floating between sun and wall; casts a mullioned patch + palm shadow. Invisible to camera."""
    s = V(tosun).normalized()
    P = V(center) + s * dist
    root = bpy.data.objects.new("gobo", None)
    bpy.context.scene.collection.objects.link(root)
    root.location = P
    root.rotation_euler = s.to_track_quat("Z", "Y").to_euler()
    k = mat("gobo", "#000000", 1)
    obs = []
    B = block
    obs += [
        box((B, h + 2 * B, 0.01), (-w / 2 - B / 2, 0, 0), k, 0, parent=root),
        box((B, h + 2 * B, 0.01), (w / 2 + B / 2, 0, 0), k, 0, parent=root),
        box((w, B, 0.01), (0, h / 2 + B / 2, 0), k, 0, parent=root),
        box((w, B, 0.01), (0, -h / 2 - B / 2, 0), k, 0, parent=root),
    ]
    for i in range(nx):
        obs.append(box((bar, h, 0.01), (-w / 2 + w * (i + 1) / (nx + 1), 0, 0), k, 0, parent=root))
    for i in range(ny):
        obs.append(box((w, bar, 0.01), (0, -h / 2 + h * (i + 1) / (ny + 1), 0), k, 0, parent=root))
    r = random.Random(seed)
    for i in range(fronds):
        me = frondmesh(1.2, 18, 0.42, 0.4, seed + i, 0.034)
        me.materials.append(k)
        o = bpy.data.objects.new("gf", me)
        bpy.context.scene.collection.objects.link(o)
        o.parent = root
        o.location = (w * 0.52, -h * 0.45, 0.4)
        o.rotation_euler = (rad(-60) + r.uniform(-0.2, 0.2), 0, rad(35 + 38 * i))
        obs.append(o)
    for o in obs:
        o.visible_camera = False
        o.visible_diffuse = False
        o.visible_glossy = False
        o.visible_transmission = False
    return root


def skymat(name, base, dark, st, bz=3.6, bx=2.4, k=0.12):
    """hazy facade: emission with faint floor bands / windows, per-object brightness"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links
    g = N("ShaderNodeNewGeometry")
    br = N("ShaderNodeTexBrick")
    br.offset = 0
    br.inputs["Scale"].default_value = 1
    br.inputs["Brick Width"].default_value = bx
    br.inputs["Row Height"].default_value = bz
    br.inputs["Mortar Size"].default_value = 0.5
    br.inputs["Color1"].default_value = hexc(dark)
    br.inputs["Color2"].default_value = hexc(dark)
    br.inputs["Mortar"].default_value = hexc(base)
    sp = N("ShaderNodeSeparateXYZ")
    L.new(g.outputs["Position"], sp.inputs[0])
    cb = N("ShaderNodeCombineXYZ")
    L.new(sp.outputs["X"], cb.inputs[0])
    L.new(sp.outputs["Z"], cb.inputs[1])
    L.new(cb.outputs[0], br.inputs["Vector"])
    oi = N("ShaderNodeObjectInfo")
    mr = N("ShaderNodeMapRange")
    mr.inputs[3].default_value = 1 - k
    mr.inputs[4].default_value = 1 + k
    L.new(oi.outputs["Random"], mr.inputs[0])
    sn = N("ShaderNodeSeparateXYZ")
    L.new(g.outputs["Normal"], sn.inputs[0])
    m2 = N("ShaderNodeMapRange")
    m2.inputs[1].default_value = -1
    m2.inputs[2].default_value = 1
    m2.inputs[3].default_value = 1.08
    m2.inputs[4].default_value = 0.88
    L.new(sn.outputs["X"], m2.inputs[0])
    mu = N("ShaderNodeMath")
    mu.operation = "MULTIPLY"
    L.new(mr.outputs[0], mu.inputs[0])
    L.new(m2.outputs[0], mu.inputs[1])
    mu2 = N("ShaderNodeMath")
    mu2.operation = "MULTIPLY"
    mu2.inputs[1].default_value = st
    L.new(mu.outputs[0], mu2.inputs[0])
    e = N("ShaderNodeEmission")
    L.new(br.outputs["Color"], e.inputs[0])
    L.new(mu2.outputs[0], e.inputs[1])
    o = N("ShaderNodeOutputMaterial")
    L.new(e.outputs[0], o.inputs[0])
    return m


def dubai(y=900, x0=-900, x1=900, st=1.0, tower_x=0, base=-40, deep=0, warm=False, hk=1.0):
    """generic Gulf skyline, three haze layers (no real landmark copied)"""
    before = set(bpy.data.objects)
    c = [("#E6DFD2", "#DCD6CB"), ("#CFCDC6", "#C2C3C0"), ("#B3BABB", "#A1ABAF")]
    for i, (k, (a_, b_)) in enumerate(zip((1.9, 1.4, 1.0), c)):
        m = skymat("sky%d" % i, a_, b_, st * (1.05 - 0.06 * i), bz=4 * k, bx=3 * k)
        skyline(
            y * k,
            x0 * k,
            x1 * k,
            m,
            base,
            11 + i,
            40 * k * 0.8 * hk,
            (150, 150, 130)[i] * k * 0.62 * hk,
            tower_x * k if (i == 1 and tower_x is not None) else None,
            330 * k * 0.8 * hk,
            26 * k,
            18 * k,
        )
        if deep and i == 2:
            box(((x1 - x0) * 2 * k, 4, deep), ((x0 + x1) / 2 * k, y - 60, base - deep / 2), emission("deep", "#D3D9DA", st * 0.72), 0)
            box(((x1 - x0) * 2 * k, 4, 14), ((x0 + x1) / 2 * k, y - 70, base + 2), emission("deep2", "#A9B4AE", st * 0.72), 0)
    for o in set(bpy.data.objects) - before:
        o.visible_diffuse = False
        o.visible_shadow = False


# ---------- additions: trade kit (electrical, painting, plumbing, coil)
def empty(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    o = bpy.data.objects.new("e", None)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    if parent:
        o.parent = parent
    return o


def cut(o, cutters, bev=0, seg=3, solver="EXACT"):
    """boolean-subtract cutters (hidden from render), then bevel; existing bevel modifiers stay before the cut"""
    for c in cutters:
        m = o.modifiers.new("cut", "BOOLEAN")
        m.operation = "DIFFERENCE"
        m.solver = solver
        m.object = c
        c.hide_render = True
        c.hide_viewport = False
        c.display_type = "BOUNDS"
        c.visible_camera = False
    if bev:
        b = o.modifiers.new("b2", "BEVEL")
        b.width = bev
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = rad(40)
    return o


def instance(o, loc, rot=(0, 0, 0), parent=None):
    n = bpy.data.objects.new(o.name + "_i", o.data)
    bpy.context.scene.collection.objects.link(n)
    n.location = loc
    n.rotation_euler = rot
    for m in o.modifiers:
        k = n.modifiers.new(m.name, m.type)
        for p in ("width", "segments", "limit_method", "angle_limit", "harden_normals"):
            if hasattr(m, p):
                setattr(k, p, getattr(m, p))
    if parent:
        n.parent = parent
    return n


def screwdriver(loc, rz, handle, shaft, tip, k=1.0):
    e = empty(loc, (0, rad(90), rz))
    e.scale = (k,) * 3
    lathe(
        smoothprof(
            [
                (0, 0),
                (0.010, 0.0),
                (0.0155, 0.008),
                (0.0165, 0.028),
                (0.0135, 0.045),
                (0.0160, 0.066),
                (0.0155, 0.085),
                (0.0115, 0.100),
                (0.0120, 0.108),
                (0.0085, 0.113),
                (0.0, 0.114),
            ],
            6,
        ),
        (0, 0, 0),
        handle,
        parent=e,
    )
    cyl(0.0042, 0.105, (0, 0, 0.164), shaft, 0.001, parent=e)
    cyl(0.0030, 0.022, (0, 0, 0.226), tip, 0.0004, parent=e)
    return e


def travertine(name, c1="#E2D6C2", c2="#CDBDA3", c3="#B8A589", rough=0.42, scale=5.0, stretch=6.0, pits=0.5):
    """horizontally banded stone with small pits (object coordinates, metres)"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    L = nt.links
    N = nt.nodes.new
    tc = N("ShaderNodeTexCoord")
    mp = N("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (1, 1, stretch)
    L.new(tc.outputs["Object"], mp.inputs[0])
    n = N("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = scale
    n.inputs["Detail"].default_value = 9
    n.inputs["Distortion"].default_value = 0.7
    n.inputs["Roughness"].default_value = 0.62
    L.new(mp.outputs[0], n.inputs["Vector"])
    cr = N("ShaderNodeValToRGB")
    e = cr.color_ramp.elements
    e[0].position = 0.32
    e[0].color = hexc(c3)
    e[1].position = 0.68
    e[1].color = hexc(c1)
    x = cr.color_ramp.elements.new(0.5)
    x.color = hexc(c2)
    L.new(n.outputs["Fac"], cr.inputs[0])
    m2 = N("ShaderNodeMapping")
    m2.inputs["Scale"].default_value = (1, 1, 2.6)
    L.new(tc.outputs["Object"], m2.inputs[0])
    p = N("ShaderNodeTexNoise")
    p.inputs["Scale"].default_value = 70
    p.inputs["Detail"].default_value = 3
    L.new(m2.outputs[0], p.inputs["Vector"])
    pr = N("ShaderNodeMapRange")
    pr.inputs[1].default_value = 0.66
    pr.inputs[2].default_value = 0.72
    L.new(p.outputs["Fac"], pr.inputs[0])
    mx = N("ShaderNodeMixRGB")
    mx.inputs[2].default_value = hexc("#8F7C60")
    mu = N("ShaderNodeMath")
    mu.operation = "MULTIPLY"
    mu.inputs[1].default_value = pits
    L.new(pr.outputs[0], mu.inputs[0])
    L.new(mu.outputs[0], mx.inputs[0])
    L.new(cr.outputs[0], mx.inputs[1])
    L.new(mx.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    bp = N("ShaderNodeBump")
    bp.invert = True
    bp.inputs["Strength"].default_value = 0.35
    bp.inputs["Distance"].default_value = 0.002
    L.new(pr.outputs[0], bp.inputs["Height"])
    L.new(bp.outputs[0], b.inputs["Normal"])
    return m


def ripple_water(name, tint="#EEF6F4", rings=26, fall=0.16, bump=0.35, body="#D5E6E3", murk=0.22):
    """single water plane (never a closed box): fresnel glossy over tinted transparency, rings around the object's origin"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links
    tc = N("ShaderNodeTexCoord")
    w = N("ShaderNodeTexWave")
    w.wave_type = "RINGS"
    w.rings_direction = "Z"
    w.inputs["Scale"].default_value = rings
    w.inputs["Distortion"].default_value = 0.6
    L.new(tc.outputs["Object"], w.inputs["Vector"])
    ln = N("ShaderNodeVectorMath")
    ln.operation = "LENGTH"
    L.new(tc.outputs["Object"], ln.inputs[0])
    mr = N("ShaderNodeMapRange")
    mr.inputs[1].default_value = 0
    mr.inputs[2].default_value = fall
    mr.inputs[3].default_value = 1
    mr.inputs[4].default_value = 0.06
    L.new(ln.outputs["Value"], mr.inputs[0])
    mu = N("ShaderNodeMath")
    mu.operation = "MULTIPLY"
    L.new(w.outputs["Fac"], mu.inputs[0])
    L.new(mr.outputs[0], mu.inputs[1])
    bp = N("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = 0.01
    L.new(mu.outputs[0], bp.inputs["Height"])
    t = N("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = hexc(tint)
    g = N("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.03
    f = N("ShaderNodeFresnel")
    f.inputs[0].default_value = 1.33
    L.new(bp.outputs[0], g.inputs["Normal"])
    L.new(bp.outputs[0], f.inputs["Normal"])
    d = N("ShaderNodeBsdfDiffuse")
    d.inputs[0].default_value = hexc(body)
    y = N("ShaderNodeMixShader")
    y.inputs[0].default_value = murk
    L.new(t.outputs[0], y.inputs[1])
    L.new(d.outputs[0], y.inputs[2])
    x = N("ShaderNodeMixShader")
    o = N("ShaderNodeOutputMaterial")
    L.new(f.outputs[0], x.inputs[0])
    L.new(y.outputs[0], x.inputs[1])
    L.new(g.outputs[0], x.inputs[2])
    L.new(x.outputs[0], o.inputs[0])
    return m


def rod(p, q, r, m, r2=None, bev=0.001, seg=40, parent=None):
    """Cylinder from point p to point q."""
    p, q = V(p), V(q)
    c = cyl(r, (q - p).length, (p + q) / 2, m, bev, r2=r2, seg=seg, parent=parent)
    c.rotation_euler = (q - p).to_track_quat("Z", "Y").to_euler()
    return c


def palm(x, y, z0, z1, k, seed, leaf, trunk, fronds=36):
    """Date palm from z0 (foot) to z1 (crown), size k."""
    tube([(x, y, z0), (x + 0.15 * k, y, z0 + (z1 - z0) * 0.5), (x, y, z1)], 0.125 * k, trunk)
    return areca((x, y, z1), leaf, fronds, 2.6 * k, seed, 0.1, (0, 88), 0.34, 0.07)


def shade_palm(x, y, z, k=1.0, seed=3, fronds=24, length=2.3):
    """A palm outside the picture that throws its shadow."""
    root = areca((x, y, z), mat("shade", "#000000", 1), fronds, length * k, seed, 0.1, (0, 88), 0.34, 0.06)
    for o in root.children:
        o.visible_camera = o.visible_diffuse = o.visible_glossy = False


def toolcase(loc, rz, body, dark, metal, k=1.0):
    """Closed hand case with two latches and a bow handle, 52 cm wide."""
    e = empty(loc, (0, 0, rz))
    e.scale = (k,) * 3
    box((0.52, 0.26, 0.24), (0, 0, 0.13), body, 0.03, 4, parent=e)
    box((0.526, 0.266, 0.008), (0, 0, 0.185), dark, 0.003, parent=e)
    for i in (-1, 1):
        box((0.05, 0.02, 0.07), (i * 0.15, -0.135, 0.18), metal, 0.006, parent=e)
        box((0.06, 0.22, 0.012), (i * 0.2, 0, 0.006), dark, 0.004, parent=e)
        cyl(0.014, 0.03, (i * 0.1, 0, 0.262), dark, 0.003, parent=e, seg=24)
    tube([(-0.10, 0, 0.26), (-0.085, 0, 0.305), (0.085, 0, 0.305), (0.10, 0, 0.26)], 0.012, dark, parent=e)
    return e


def window_sun(target, tosun, dist, w, h, power=3.4, nx=2, ny=1, bar=0.045, fronds=3, seed=4, blocked=8, color="#FFEEDB"):
    """The light of the house: one warm sun through a window-shaped gobo, raking over a wall."""
    lamp = sun(30, 0, power, 0.8, color)
    lamp.rotation_euler = V(tosun).to_track_quat("Z", "Y").to_euler()
    gobo(target, tosun, dist, w, h, nx, ny, bar, fronds=fronds, seed=seed, block=blocked)
    return lamp


def condenser(loc, m, dark, rz=0.0, w=0.95, h=0.78, d=0.36):
    """Outdoor unit, fan grille to the front (-y); loc is the floor under its centre."""
    e = empty(loc, (0, 0, rz))
    box((w, d, h), (0, 0, 0.14 + h / 2), m, 0.025, 4, parent=e)
    for i in (-1, 1):
        box((0.06, d + 0.08, 0.14), (i * w * 0.36, 0, 0.07), dark, 0.006, parent=e)
    fx, fz, fy = -0.12, 0.14 + h / 2, -d / 2
    cyl(0.29, 0.012, (fx, fy - 0.003, fz), dark, 0.002, (rad(90), 0, 0), parent=e)
    for k in range(9):
        rr = 0.035 + k * 0.031
        ring = [(fx + rr * math.cos(t * math.pi / 12), fy - 0.018, fz + rr * math.sin(t * math.pi / 12)) for t in range(24)]
        tube(ring, 0.0032, m, cyclic=True, parent=e)
    for k in range(6):
        c, s = math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)
        spoke = [(fx + 0.03 * c, fy - 0.018, fz + 0.03 * s), (fx + 0.29 * c, fy - 0.018, fz + 0.29 * s)]
        tube(spoke, 0.0035, m, nurbs=False, parent=e)
    for k in range(12):
        box((0.16, 0.006, 0.010), (w * 0.37, fy - 0.002, 0.26 + k * 0.045), dark, 0.002, 1, parent=e)
    return e


def ghaf(loc, k, leaf, bark, seed=1, clumps=150):
    """Ghaf tree: a few leaning stems under a wide, airy crown; about 5 k metres high."""
    r = random.Random(seed)
    root = empty(loc)
    root.scale = (k,) * 3
    bm = bmesh.new()
    for _ in range(150):
        c = V((r.gauss(0, 0.26), r.gauss(0, 0.26), r.gauss(0, 0.16)))
        d = V((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1.2, 0.4))).normalized()
        side = d.cross(V((r.uniform(-1, 1), r.uniform(-1, 1), 1))).normalized() * 0.016
        tip = d * 0.11
        bm.faces.new([bm.verts.new(c - side * 0.4), bm.verts.new(c + side), bm.verts.new(c + tip), bm.verts.new(c - side)])
    me = bpy.data.meshes.new("clump")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(leaf)
    ends = []
    for i in range(4):
        a = i * 1.6 + r.uniform(-0.3, 0.3)
        fork = V((0.5 * math.cos(a), 0.5 * math.sin(a), 1.7 + r.uniform(0, 0.5)))
        tube([(0.08 * math.cos(a), 0.08 * math.sin(a), -0.1), tuple(fork * 0.5 + V((0, 0.05, 0))), tuple(fork)], 0.075, bark, parent=root)
        for j in range(4):
            b = a + (j - 1.5) * 0.75
            reach = r.uniform(1.0, 2.0)
            end = fork + V((reach * math.cos(b), reach * math.sin(b), r.uniform(1.0, 2.2) * (1.25 - reach / 3.2)))
            mid = fork.lerp(end, 0.5) + V((0, 0, 0.22))
            tube([tuple(fork), tuple(mid), tuple(end)], 0.03, bark, parent=root)
            ends += [mid, end, end]
    for i in range(clumps):
        p = ends[i % len(ends)] + V((r.gauss(0, 0.38), r.gauss(0, 0.38), r.gauss(0.1, 0.22)))
        o = bpy.data.objects.new("clump", me)
        bpy.context.scene.collection.objects.link(o)
        o.parent = root
        o.location = p
        o.rotation_euler = (r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), r.uniform(0, 6.3))
        o.scale = (r.uniform(0.8, 1.3),) * 3
    return root
