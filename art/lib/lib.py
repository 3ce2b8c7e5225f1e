"""Scene kit for Blender 3.4: materials, meshes, light, camera, render set-up."""

import bpy
import math
import random
import os
import sys
from mathutils import Vector
import bmesh

V = Vector
rad = math.radians
ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HDRI = os.path.join(ART, ".cache", "hdri")


def hexc(h):
    h = h.lstrip("#")
    f = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple(f(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4)) + (1,)


ACCENT = "#0F5E63"


def argv(d):
    """-- key=value ..."""
    a = dict(d)
    if "--" in sys.argv:
        for kv in sys.argv[sys.argv.index("--") + 1 :]:
            k, v = kv.split("=", 1)
            a[k] = type(d[k])(v) if k in d and d[k] is not None else v
    return a


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.world = bpy.data.worlds.new("w")
    s.world.use_nodes = True
    return s


def setup(s, w, h, spp, out, thr=0.02, persistent=False):
    r = s.render
    r.resolution_x = w
    r.resolution_y = h
    r.resolution_percentage = 100
    c = s.cycles
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = min(16, spp)
    c.max_bounces = 7
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 6
    c.transparent_max_bounces = 12
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 0
    c.use_denoising = False
    c.use_auto_tile = False
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    c.seed = int(os.environ.get("SEED", "1"))
    r.threads_mode = "FIXED"
    r.threads = int(os.environ.get("THREADS", "2"))
    r.use_persistent_data = persistent
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_z = False
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = os.path.dirname(out) or "."
    b = os.path.basename(out)
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    fo.format.color_mode = "RGB"
    fo.file_slots.clear()
    for n, k in (("_col", "Image"), ("_alb", "Denoising Albedo"), ("_nrm", "Denoising Normal")):
        fo.file_slots.new(b + n)
        sl = fo.file_slots[-1]
        sl.path = b + n + "####"
        nt.links.new(rl.outputs[k], fo.inputs[-1])
    if os.environ.get("DEPTH"):
        vl.use_pass_z = True
        fo.file_slots.new(b + "_dep####")
        nt.links.new(rl.outputs["Depth"], fo.inputs[-1])
    # composite node so -b render is happy
    co = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], co.inputs[0])
    return out


def exr2npy(src, dst):
    import numpy as np

    im = bpy.data.images.load(src)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    np.save(dst, a.reshape(h, w, 4)[::-1, :, :3].copy())
    bpy.data.images.remove(im)


def render(s, out, frame=None, keepnum=False):
    import time

    t = time.time()
    f = frame if frame is not None else 1
    s.frame_set(f)
    bpy.ops.render.render(write_still=False)
    if not keepnum:
        for n in ("_col", "_alb", "_nrm", "_dep"):
            src = out + n + "%04d.exr" % f
            if os.path.exists(src):
                exr2npy(src, out + n + ".npy")
                os.remove(src)
    print("RENDERTIME %.1f" % (time.time() - t), out, flush=True)


# ---------- materials
def mat(
    name,
    color,
    rough=0.5,
    metal=0,
    spec=0.5,
    sheen=0,
    coat=0,
    coat_r=0.1,
    trans=0,
    emit=None,
    emit_s=0,
    alpha=1,
    sss=0,
    bump=0,
    bscale=80,
    rnoise=0,
    cnoise=0,
    cscale=3,
    ior=1.45,
    bdetail=4,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    col = hexc(color) if isinstance(color, str) else color
    i = b.inputs
    i["Base Color"].default_value = col
    i["Roughness"].default_value = rough
    i["Metallic"].default_value = metal
    i["Specular"].default_value = spec
    i["Sheen"].default_value = sheen
    i["Clearcoat"].default_value = coat
    i["Clearcoat Roughness"].default_value = coat_r
    i["Transmission"].default_value = trans
    i["IOR"].default_value = ior
    if emit:
        i["Emission"].default_value = hexc(emit)
        i["Emission Strength"].default_value = emit_s
    i["Alpha"].default_value = alpha
    if sss:
        i["Subsurface"].default_value = sss
        i["Subsurface Color"].default_value = col
        i["Subsurface Radius"].default_value = (0.02, 0.01, 0.008)
    L = nt.links
    tc = None

    def noise(scale, detail=4):
        nonlocal tc
        if tc is None:
            tc = nt.nodes.new("ShaderNodeTexCoord")
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = detail
        L.new(tc.outputs["Object"], n.inputs["Vector"])
        return n

    if bump:
        n = noise(bscale, bdetail)
        bp = nt.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = bump
        bp.inputs["Distance"].default_value = 0.01
        L.new(n.outputs["Fac"], bp.inputs["Height"])
        L.new(bp.outputs["Normal"], i["Normal"])
    if rnoise:
        n = noise(6)
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs[1].default_value = 0.3
        mr.inputs[2].default_value = 0.7
        mr.inputs[3].default_value = max(0, rough - rnoise)
        mr.inputs[4].default_value = min(1, rough + rnoise)
        L.new(n.outputs["Fac"], mr.inputs[0])
        L.new(mr.outputs[0], i["Roughness"])
    if cnoise:
        n = noise(cscale, 6)
        hs = nt.nodes.new("ShaderNodeHueSaturation")
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs[1].default_value = 0.3
        mr.inputs[2].default_value = 0.7
        mr.inputs[3].default_value = 1 - cnoise
        mr.inputs[4].default_value = 1 + cnoise
        hs.inputs["Color"].default_value = col
        L.new(n.outputs["Fac"], mr.inputs[0])
        L.new(mr.outputs[0], hs.inputs["Value"])
        L.new(hs.outputs[0], i["Base Color"])
    return m


# What most scenes share; a scene with other oak or brass mixes its own.
HOUSE = {
    "plaster": dict(color="#CBC3B6", rough=0.85, spec=0.2, bump=0.05, bscale=9, bdetail=8, cnoise=0.02, cscale=1.5),
    "oak": dict(color="#A87C52", rough=0.42, cnoise=0.12, cscale=2.2),
    "teal": dict(color=ACCENT, rough=0.35, coat=0.2),
    "brass": dict(color="#C69C5B", rough=0.25, metal=1),
    "copper": dict(color="#C2744B", rough=0.26, metal=1),
    "steel": dict(color="#C9CBCB", rough=0.24, metal=1),
}


def house(name):
    return mat(name, **HOUSE[name])


def planks(name, c1, c2, w=1.4, h=0.16, rough=0.35, rot=0, mortar="#3b2c20", msize=0.0015, grain=True, bump=0.06):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    L = nt.links
    N = nt.nodes.new
    tc = N("ShaderNodeTexCoord")
    mp = N("ShaderNodeMapping")
    mp.inputs["Rotation"].default_value = (0, 0, rot)
    L.new(tc.outputs["Object"], mp.inputs["Vector"])
    br = N("ShaderNodeTexBrick")
    br.offset = 0.37
    br.inputs["Scale"].default_value = 1
    br.inputs["Brick Width"].default_value = w
    br.inputs["Row Height"].default_value = h
    br.inputs["Mortar Size"].default_value = msize
    br.inputs["Mortar Smooth"].default_value = 0.2
    br.inputs["Color1"].default_value = hexc(c1)
    br.inputs["Color2"].default_value = hexc(c2)
    br.inputs["Mortar"].default_value = hexc(mortar)
    br.inputs["Bias"].default_value = 0
    L.new(mp.outputs[0], br.inputs["Vector"])
    out = br.outputs["Color"]
    if grain:
        g = N("ShaderNodeMapping")
        g.inputs["Scale"].default_value = (1.2, 22, 1)
        L.new(mp.outputs[0], g.inputs["Vector"])
        n = N("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 2.2
        n.inputs["Detail"].default_value = 8
        n.inputs["Distortion"].default_value = 0.6
        L.new(g.outputs[0], n.inputs["Vector"])
        mr = N("ShaderNodeMapRange")
        mr.inputs[1].default_value = 0.25
        mr.inputs[2].default_value = 0.75
        mr.inputs[3].default_value = 0.78
        mr.inputs[4].default_value = 1.15
        L.new(n.outputs["Fac"], mr.inputs[0])
        hs = N("ShaderNodeHueSaturation")
        L.new(out, hs.inputs["Color"])
        L.new(mr.outputs[0], hs.inputs["Value"])
        out = hs.outputs[0]
    L.new(out, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    bp = N("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.5
    bp.inputs["Distance"].default_value = bump * 0.05
    bp.invert = True
    L.new(br.outputs["Fac"], bp.inputs["Height"])
    L.new(bp.outputs[0], b.inputs["Normal"])
    return m


def sheer(name, color="#FFFFFF", alpha=0.55):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links
    o = N("ShaderNodeOutputMaterial")
    d = N("ShaderNodeBsdfDiffuse")
    t = N("ShaderNodeBsdfTranslucent")
    tr = N("ShaderNodeBsdfTransparent")
    for x in (d, t):
        x.inputs["Color"].default_value = hexc(color)
    a = N("ShaderNodeMixShader")
    a.inputs[0].default_value = 0.6
    L.new(d.outputs[0], a.inputs[1])
    L.new(t.outputs[0], a.inputs[2])
    b = N("ShaderNodeMixShader")
    b.inputs[0].default_value = alpha
    L.new(tr.outputs[0], b.inputs[1])
    L.new(a.outputs[0], b.inputs[2])
    L.new(b.outputs[0], o.inputs[0])
    return m


def emission(name, color, s):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    o = nt.nodes.new("ShaderNodeOutputMaterial")
    e = nt.nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value = hexc(color)
    e.inputs[1].default_value = s
    nt.links.new(e.outputs[0], o.inputs[0])
    return m


def archglass(name, tint="#F4FAFA", refl=0.08):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    o = N("ShaderNodeOutputMaterial")
    t = N("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = hexc(tint)
    g = N("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.02
    f = N("ShaderNodeFresnel")
    f.inputs[0].default_value = 1.45
    x = N("ShaderNodeMixShader")
    nt.links.new(f.outputs[0], x.inputs[0])
    nt.links.new(t.outputs[0], x.inputs[1])
    nt.links.new(g.outputs[0], x.inputs[2])
    nt.links.new(x.outputs[0], o.inputs[0])
    return m


# ---------- geometry
def obj(name, me, m=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, parent=None):
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    if m:
        me.materials.append(m)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = rad(40)
    if parent:
        o.parent = parent
    return o


def bm_obj(name, bm, m, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, parent=None):
    me = bpy.data.meshes.new(name)
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    return obj(name, me, m, loc, rot, smooth, parent)


def bevel(o, w, seg=4, angle=30):
    b = o.modifiers.new("b", "BEVEL")
    b.width = w
    b.segments = seg
    b.limit_method = "ANGLE"
    b.angle_limit = rad(angle)
    b.harden_normals = True
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = rad(60)
    return o


def box(size, loc, m, bev=0.01, seg=3, rot=(0, 0, 0), name="box", parent=None):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    o = bm_obj(name, bm, m, loc, rot, True, parent)
    if bev:
        bevel(o, min(bev, min(size) * 0.49), seg)
    return o


def cyl(r, h, loc, m, bev=0.005, rot=(0, 0, 0), r2=None, seg=64, name="cyl", parent=None, caps=True):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=caps, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h)
    o = bm_obj(name, bm, m, loc, rot, True, parent)
    if bev:
        bevel(o, bev, 3, 50)
    return o


def sphere(r, loc, m, scale=(1, 1, 1), parent=None, seg=48):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=r)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    return bm_obj("sph", bm, m, loc, parent=parent)


def lathe(prof, loc, m, seg=64, rot=(0, 0, 0), parent=None, sub=True):
    """prof: [(r,z)...]"""
    bm = bmesh.new()
    rows = []
    for r, z in prof:
        rows.append([bm.verts.new((r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z)) for i in range(seg)])
    for a, b in zip(rows, rows[1:]):
        for i in range(seg):
            bm.faces.new((a[i], a[(i + 1) % seg], b[(i + 1) % seg], b[i]))
    o = bm_obj("lathe", bm, m, loc, rot, True, parent)
    o.data.auto_smooth_angle = rad(50)
    return o


def smoothprof(pts, n=8):
    """Catmull-Rom through pts"""
    out = []
    P = [pts[0]] + list(pts) + [pts[-1]]
    for i in range(1, len(P) - 2):
        p0, p1, p2, p3 = [V(P[i + k]) for k in (-1, 0, 1, 2)]
        for j in range(n):
            t = j / n
            out.append(
                tuple(0.5 * ((2 * p1) + (-p0 + p2) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3))
            )
    out.append(tuple(pts[-1]))
    return out


def extr(prof, width, loc, m, bev=0.004, seg=3, rot=(0, 0, 0), angle=35, parent=None, smooth_angle=35):
    """closed 2D profile [(y,z)] extruded along x, centred"""
    bm = bmesh.new()
    a = [bm.verts.new((-width / 2, y, z)) for y, z in prof]
    b = [bm.verts.new((width / 2, y, z)) for y, z in prof]
    n = len(prof)
    for i in range(n):
        bm.faces.new((a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]))
    bm.faces.new(a[::-1])
    bm.faces.new(b)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = bm_obj("extr", bm, m, loc, rot, True, parent)
    if bev:
        bevel(o, bev, seg, angle)
    o.data.auto_smooth_angle = rad(smooth_angle)
    return o


def tube(pts, r, m, res=10, cyclic=False, parent=None, nurbs=True):
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = 6
    cu.resolution_u = res
    cu.use_fill_caps = True
    if nurbs:
        sp = cu.splines.new("BEZIER")
        sp.bezier_points.add(len(pts) - 1)
        for p, c in zip(sp.bezier_points, pts):
            p.co = c
            p.handle_left_type = p.handle_right_type = "AUTO"
    else:
        sp = cu.splines.new("POLY")
        sp.points.add(len(pts) - 1)
        for p, c in zip(sp.points, pts):
            p.co = (*c, 1)
    sp.use_cyclic_u = cyclic
    o = bpy.data.objects.new("tube", cu)
    bpy.context.scene.collection.objects.link(o)
    cu.materials.append(m)
    if parent:
        o.parent = parent
    return o


def fillet(pts, r, n=8):
    """polyline with rounded corners (for pipes)"""
    out = [V(pts[0])]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        a, b, c = V(a), V(b), V(c)
        u = (a - b).normalized()
        w = (c - b).normalized()
        ang = u.angle(w)
        d = r / math.tan(ang / 2)
        p = b + u * d
        q = b + w * d
        bis = (u + w).normalized()
        cen = b + bis * (r / math.sin(ang / 2))
        for k in range(n + 1):
            t = k / n
            v = (p - cen).lerp(q - cen, t)
            out.append(cen + v.normalized() * r)
    out.append(V(pts[-1]))
    return out


def pillow(w, h, d, loc, m, rot=(0, 0, 0), p=3.0, n=36, seed=0, parent=None):
    r = random.Random(seed)
    bm = bmesh.new()
    ph = [r.uniform(0, 6) for _ in range(4)]

    def pt(u, v, s):
        e = max(0, 1 - abs(u) ** p) ** 0.5 * max(0, 1 - abs(v) ** p) ** 0.5
        k = 1 - 0.06 * (1 - abs(u) ** 2) * abs(v) ** 6
        k2 = 1 - 0.06 * (1 - abs(v) ** 2) * abs(u) ** 6
        wr = 1 + 0.05 * math.sin(5 * u + ph[0]) * math.sin(4 * v + ph[1])
        return (u * w / 2 * k2, s * d / 2 * e * wr, v * h / 2 * k)

    for s in (1, -1):
        g = [[bm.verts.new(pt(-1 + 2 * i / n, -1 + 2 * j / n, s)) for i in range(n + 1)] for j in range(n + 1)]
        for j in range(n):
            for i in range(n):
                bm.faces.new((g[j][i], g[j][i + 1], g[j + 1][i + 1], g[j + 1][i])[:: 1 if s < 0 else -1])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    return bm_obj("pillow", bm, m, loc, rot, True, parent)


def softbox(size, loc, m, bev=0.08, puff=0.02, rot=(0, 0, 0), parent=None, seed=0):
    """upholstery: bevelled box, subdivided, slightly puffed top + micro wrinkles"""
    o = box(size, loc, m, bev, 6, rot, "soft", parent)
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = 0
    s.render_levels = 0
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=12, use_grid_fill=True)
    sx, sy, sz = [x / 2 for x in size]
    for v in bm.verts:
        u, w, t = v.co.x / sx, v.co.y / sy, v.co.z / sz
        f = (1 - u**4) * (1 - w**4)
        if t > 0.99:
            v.co.z += puff * f
        g = (1 - u**4) * (1 - t**4)
        if abs(w) > 0.99:
            v.co.y += math.copysign(puff * 0.6 * g, w)
        if abs(u) > 0.99:
            v.co.x += math.copysign(puff * 0.6 * (1 - w**4) * (1 - t**4), u)
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    return o


def curtain(w, h, loc, m, folds=9, amp=0.05, rot=(0, 0, 0), seed=0, phase=0, gather=0.0):
    r = random.Random(seed)
    bm = bmesh.new()
    nx, nz = folds * 16, 24
    off = [r.uniform(-0.5, 0.5) for _ in range(folds + 3)]
    rows = []
    for j in range(nz + 1):
        z = -h * j / nz
        row = []
        for i in range(nx + 1):
            u = i / nx
            k = u * folds
            o1 = off[int(k)] * (1 - k % 1) + off[int(k) + 1] * (k % 1)
            a = amp * (0.75 + 0.35 * j / nz)
            y = a * math.sin(2 * math.pi * (k + 0.15 * o1) + phase) + 0.25 * a * math.sin(4 * math.pi * k + o1 * 5)
            x = (u - 0.5) * w + 0.02 * o1 * j / nz
            row.append(bm.verts.new((x, y, z)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for i in range(nx):
            bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    return bm_obj("curtain", bm, m, loc, rot)


def leafmesh(L, W, curl=0.25, fold=0.12, n=14, tip=2.0):
    bm = bmesh.new()
    rows = []
    for j in range(n + 1):
        t = j / n
        w = W / 2 * math.sin(math.pi * t**0.8) ** 0.75 * (1 - t**6 * 0.0)
        if t > 0.985:
            w = 0.0005
        z = -curl * L * t * t
        y = L * t * (1 - 0.15 * curl * t)
        rows.append(
            [bm.verts.new((x * w, y, z + fold * abs(x) * w * 2 - (0.06 * W * math.sin(9 * t) * abs(x)))) for x in (-1, -0.5, 0, 0.5, 1)]
        )
    for a, b in zip(rows, rows[1:]):
        for i in range(4):
            bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    me = bpy.data.meshes.new("leaf")
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return me


def leafmat(name, c="#2F5D3A", trans=0.25, rough=0.35):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    o = nt.nodes["Material Output"]
    L = nt.links
    oi = nt.nodes.new("ShaderNodeObjectInfo")
    hs = nt.nodes.new("ShaderNodeHueSaturation")
    mr = nt.nodes.new("ShaderNodeMapRange")
    mr.inputs[3].default_value = 0.7
    mr.inputs[4].default_value = 1.35
    hs.inputs["Color"].default_value = hexc(c)
    L.new(oi.outputs["Random"], mr.inputs[0])
    L.new(mr.outputs[0], hs.inputs["Value"])
    L.new(hs.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    t = nt.nodes.new("ShaderNodeBsdfTranslucent")
    t.inputs[0].default_value = hexc("#7FA545")
    mx = nt.nodes.new("ShaderNodeMixShader")
    mx.inputs[0].default_value = trans
    L.new(b.outputs[0], mx.inputs[1])
    L.new(t.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], o.inputs[0])
    return m


def ficus(loc, height=1.3, n=34, m=None, stem=None, seed=1, L=0.26, W=0.13, spread=0.32):
    r = random.Random(seed)
    root = bpy.data.objects.new("ficus", None)
    bpy.context.scene.collection.objects.link(root)
    root.location = loc
    meshes = [leafmesh(L * k, W * k, c, f) for k, c, f in ((1, 0.25, 0.15), (0.85, 0.4, 0.2), (1.1, 0.15, 0.1), (0.7, 0.3, 0.25))]
    for me in meshes:
        me.materials.append(m)
    stems = 3
    for s in range(stems):
        a = s * 2.1 + r.uniform(0, 1)
        top = V((math.cos(a) * spread * 0.55, math.sin(a) * spread * 0.55, height * (0.75 + 0.25 * s / stems)))
        P = [
            V((0, 0, 0)),
            V((top.x * 0.25 + r.uniform(-0.03, 0.03), top.y * 0.25, top.z * 0.4)),
            V((top.x * 0.6, top.y * 0.6 + r.uniform(-0.03, 0.03), top.z * 0.75)),
            top,
        ]
        tube([tuple(p) for p in P], 0.010, stem, parent=root)
        k = n // stems
        for i in range(k):
            t = 0.28 + 0.72 * i / (k - 1)
            seg = min(2, int(t * 3))
            q = P[seg].lerp(P[seg + 1], t * 3 - seg)
            az = i * 2.4 + r.uniform(-0.3, 0.3) + a
            el = rad(15 + 45 * t + r.uniform(-12, 12))
            o = bpy.data.objects.new("leaf", meshes[r.randrange(4)])
            bpy.context.scene.collection.objects.link(o)
            o.parent = root
            o.location = q
            o.rotation_euler = (el, r.uniform(-0.3, 0.3), az)
            sc = (0.75 + 0.4 * math.sin(math.pi * min(1, t * 1.1))) * r.uniform(0.85, 1.1)
            o.scale = (sc,) * 3
    return root


def frondmesh(L=1.0, pairs=22, leafL=0.34, droop=0.5, seed=0, leafW=0.028):
    """palm frond: rachis arcs out & down, leaflets in V"""
    r = random.Random(seed)
    bm = bmesh.new()

    def P(t):
        return V((0, L * t * (1 - 0.18 * droop * t), L * (0.55 * t - droop * t * t * 0.9)))

    for i in range(20):
        a, b = P(i / 20), P((i + 1) / 20)
        w0 = 0.008 * (1 - i / 22)
        w1 = 0.008 * (1 - (i + 1) / 22)
        vs = [
            bm.verts.new(a + V((-w0, 0, 0))),
            bm.verts.new(a + V((w0, 0, 0))),
            bm.verts.new(b + V((w1, 0, 0))),
            bm.verts.new(b + V((-w1, 0, 0))),
        ]
        bm.faces.new(vs)
    for i in range(pairs):
        t = 0.18 + 0.82 * i / (pairs - 1)
        p = P(t)
        d = (P(min(1, t + 0.02)) - P(t - 0.02)).normalized()
        ll = leafL * math.sin(math.pi * (0.15 + 0.8 * t)) ** 0.7 * r.uniform(0.9, 1.1)
        for s in (-1, 1):
            side = V((s, 0, 0))
            dirv = (side * 0.85 + d * (0.55 + 0.6 * t) + V((0, 0, 0.22))).normalized()
            prev = None
            d.cross(dirv).normalized() * s
            wv = d * leafW
            for k in range(6):
                q = k / 5
                w = math.sin(math.pi * (0.08 + 0.92 * q) ** 0.7) * 0.5 + 0.02
                if k == 5:
                    w = 0.02
                c = p + dirv * ll * q + V((0, 0, -0.45 * ll * q * q))
                pr = (bm.verts.new(c - wv * w), bm.verts.new(c + wv * w))
                if prev:
                    bm.faces.new((prev[0], prev[1], pr[1], pr[0]))
                prev = pr
    me = bpy.data.meshes.new("frond")
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return me


def areca(loc, m, n=16, L=1.1, seed=3, base=0.05, up=(50, 85), leafL=0.34, leafW=0.028):
    r = random.Random(seed)
    root = bpy.data.objects.new("areca", None)
    bpy.context.scene.collection.objects.link(root)
    root.location = loc
    ms = [frondmesh(L, 22, leafL * L, d, seed + i, leafW) for i, d in enumerate((0.35, 0.55, 0.75))]
    for me in ms:
        me.materials.append(m)
    for i in range(n):
        o = bpy.data.objects.new("frond", ms[i % 3])
        bpy.context.scene.collection.objects.link(o)
        o.parent = root
        a = i * 2.399 + r.uniform(-0.2, 0.2)
        t = i / (n - 1)
        o.rotation_euler = (rad(up[1] + (up[0] - up[1]) * t - 28), 0, a)
        o.location = (base * math.cos(a + 1.57), base * math.sin(a + 1.57), r.uniform(0, 0.12))
        sc = 0.7 + 0.4 * r.random()
        o.scale = (sc,) * 3
    return root


def text(s, loc, size, m, rot=(rad(90), 0, 0), extrude=0.001, align="CENTER", font=None):
    cu = bpy.data.curves.new("t", "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = extrude
    cu.align_x = align
    cu.align_y = "CENTER"
    if font:
        cu.font = bpy.data.fonts.load(font)
    o = bpy.data.objects.new("t", cu)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    cu.materials.append(m)
    return o


# ---------- light/camera
def area(loc, target, size, power, color="#FFFFFF", sizey=None, spread=None, cam=False):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.color = hexc(color)[:3]
    l.size = size
    if sizey:
        l.shape = "RECTANGLE"
        l.size_y = sizey
    if spread:
        l.spread = rad(spread)
    o = bpy.data.objects.new("a", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (V(target) - V(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = cam
    o.visible_glossy = True
    return o


def sun(elev, azim, power, angle=1.5, color="#FFE9CF"):
    l = bpy.data.lights.new("s", "SUN")
    l.energy = power
    l.angle = rad(angle)
    l.color = hexc(color)[:3]
    o = bpy.data.objects.new("s", l)
    bpy.context.scene.collection.objects.link(o)
    d = V((math.cos(rad(elev)) * math.sin(rad(azim)), math.cos(rad(elev)) * math.cos(rad(azim)), math.sin(rad(elev))))
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return o


def world_color(s, c, st):
    b = s.world.node_tree.nodes["Background"]
    b.inputs[0].default_value = hexc(c)
    b.inputs[1].default_value = st


def world_hdri(s, name, st, rotz=0, camcol=None, camst=1):
    nt = s.world.node_tree
    N = nt.nodes.new
    L = nt.links
    b = nt.nodes["Background"]
    e = N("ShaderNodeTexEnvironment")
    e.image = bpy.data.images.load(os.path.join(HDRI, name + ".exr"))
    tc = N("ShaderNodeTexCoord")
    mp = N("ShaderNodeMapping")
    mp.inputs["Rotation"].default_value = (0, 0, rotz)
    L.new(tc.outputs["Generated"], mp.inputs[0])
    L.new(mp.outputs[0], e.inputs[0])
    L.new(e.outputs[0], b.inputs[0])
    b.inputs[1].default_value = st
    if camcol:
        b2 = N("ShaderNodeBackground")
        b2.inputs[0].default_value = hexc(camcol)
        b2.inputs[1].default_value = camst
        lp = N("ShaderNodeLightPath")
        mx = N("ShaderNodeMixShader")
        o = nt.nodes["World Output"]
        L.new(lp.outputs["Is Camera Ray"], mx.inputs[0])
        L.new(b.outputs[0], mx.inputs[1])
        L.new(b2.outputs[0], mx.inputs[2])
        L.new(mx.outputs[0], o.inputs[0])


def world_sky(s, elev, rotz, st=0.12, sun=False, gradient=None):
    nt = s.world.node_tree
    b = nt.nodes["Background"]
    sk = nt.nodes.new("ShaderNodeTexSky")
    sk.sky_type = "NISHITA"
    sk.sun_elevation = rad(elev)
    sk.sun_rotation = rad(rotz)
    sk.sun_disc = sun
    sk.dust_density = 2
    sk.air_density = 1.0
    sk.ozone_density = 1.5
    nt.links.new(sk.outputs[0], b.inputs[0])
    b.inputs[1].default_value = st
    return sk


def camera(s, loc, target, lens=35, f=None, focus=None, shift=(0, 0), level=True):
    """level=True keeps verticals vertical: camera is horizontal, use shift for framing"""
    c = bpy.data.cameras.new("c")
    c.lens = lens
    c.clip_start = 0.05
    c.clip_end = 30000
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("c", c)
    s.collection.objects.link(o)
    o.location = loc
    d = V(target) - V(loc)
    if level:
        d.z = 0
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    s.camera = o
    if f:
        c.dof.use_dof = True
        c.dof.aperture_fstop = f
        c.dof.focus_distance = focus if focus else (V(target) - V(loc)).length
    return o


def skyline(y, x0, x1, m, base=0, seed=4, hmin=20, hmax=90, tower_x=None, tower_h=200, step=16, depth=14, glow=None):
    r = random.Random(seed)
    x = x0
    while x < x1:
        w = r.uniform(0.6, 1.4) * step
        h = hmin + (hmax - hmin) * r.random() ** 1.8
        yy = y + r.uniform(0, 60)
        box((w, depth, h), (x, yy, base + h / 2), m, 0)
        k = r.random()
        if k < 0.3:
            box((w * 0.5, depth * 0.6, h * 0.14), (x, yy, base + h * 1.05), m, 0)
        elif k < 0.45:
            cyl(w * 0.04, h * 0.25, (x, yy, base + h * 1.1), m, 0, seg=8)
        elif k < 0.55:
            cyl(w * 0.5, h * 0.18, (x, yy, base + h * 1.09), m, 0, r2=0.1, seg=4, rot=(0, 0, rad(45)))
        x += w * r.uniform(0.9, 1.5)
    if tower_x is not None:
        t = [(15, 0, 0.34), (11.5, 0.34, 0.56), (8, 0.56, 0.74), (4.6, 0.74, 0.87), (2.2, 0.87, 0.94), (0.7, 0.94, 1.0)]
        for rr, a, b in t:
            cyl(
                rr * tower_h / 200,
                (b - a) * tower_h,
                (tower_x, y + 30, base + (a + b) / 2 * tower_h),
                m,
                0,
                r2=rr * 0.86 * tower_h / 200,
                seg=12,
            )


def anim_render(s, out, n, update, t0=0, t1=1, first=0, last=None):
    """render n frames; update(t) sets the scene for phase t in [0,1]; arrays saved as out_NNN_{col,alb,nrm}.npy"""
    for i in range(first, n if last is None else last):
        t = t0 + (t1 - t0) * i / max(1, n - 1)
        update(t)
        render(s, out, 1)
        for k in ("_col", "_alb", "_nrm"):
            os.replace(out + k + ".npy", out + "_%03d" % i + k + ".npy")
