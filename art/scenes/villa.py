"""A villa with a pool at dusk."""

from objs import *

a=argv(dict(w=800,h=533,spp=24,out='out/villa',view='hero'))
s=reset(); setup(s,a['w'],a['h'],a['spp'],a['out'])
wht=mat('wht','#E9E3D9',rough=.85,spec=.2,bump=.05,bscale=30,cnoise=.02,cscale=.6); trav=planks('trav','#D6C6AE','#C9B79C',1.2,.6,.6,0,'#A8977E',.004,False,.1); wood=mat('wood','#8F6540',rough=.5,cnoise=.18,cscale=1.5); black=mat('bk','#1B1C1D',rough=.35)
deck=planks('deck','#CDB898','#C1AB8B',1.2,.6,.36,0,'#9A8768',.004,False,.1); glass=archglass('gl','#EDF5F5'); warmwall=mat('ww','#D9C4A5',rough=.8); floor=mat('fl','#B8926B',rough=.3); fab=mat('fab','#E5DAC8',rough=.9,sheen=.3); teal=mat('teal',ACCENT,rough=.6)
grass=mat('grass','#4E6B3A',rough=1,bump=1,bscale=60,cnoise=.2,cscale=6)
# ground, deck, pool
box((200,120,.2),(0,40,-1.65),mat('sand','#CDBB9E',rough=1),0)
PX0,PX1,PY0,PY1=-6.5,3.2,-6.2,-2.6
def slab(x0,x1,y0,y1,z,m,th=.3): 
    if x1>x0 and y1>y0: box((x1-x0,y1-y0,th),((x0+x1)/2,(y0+y1)/2,z-th/2),m,.01)
slab(-16,PX0,-14,1.5,0,deck); slab(PX1,16,-14,1.5,0,deck); slab(PX0,PX1,-14,PY0,0,deck); slab(PX0,PX1,PY1,1.5,0,deck); slab(-16,16,1.5,14,0,deck)
pm=planks('pool','#9CC7C6','#8BBBBD',.1,.1,.4,0,'#BFDAD7',.006,False,0)
pm.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value=hexc('#2C8C99'); pm.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value=.26
slab(PX0,PX1,PY0,PY1,-1.2,pm); 
for x in (PX0,PX1): box((.1,PY1-PY0,1.3),(x,(PY0+PY1)/2,-.72),pm,0)
for y in (PY0,PY1): box((PX1-PX0,.1,1.3),((PX0+PX1)/2,y,-.72),pm,0)
wm=bpy.data.materials.new('water'); wm.use_nodes=True; nt=wm.node_tree; nt.nodes.clear(); N=nt.nodes.new; o=N('ShaderNodeOutputMaterial'); t=N('ShaderNodeBsdfTransparent'); t.inputs[0].default_value=hexc('#BDE6E6'); g=N('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value=.015; fr=N('ShaderNodeFresnel'); fr.inputs[0].default_value=1.33; mx=N('ShaderNodeMixShader'); nz=N('ShaderNodeTexNoise'); nz.inputs['Scale'].default_value=1.6; nz.inputs['Detail'].default_value=3; tc=N('ShaderNodeTexCoord'); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.12; bp.inputs['Distance'].default_value=.05
L=nt.links; L.new(tc.outputs['Object'],nz.inputs['Vector']); L.new(nz.outputs['Fac'],bp.inputs['Height']); L.new(bp.outputs[0],g.inputs['Normal']); L.new(bp.outputs[0],fr.inputs['Normal']); L.new(fr.outputs[0],mx.inputs[0]); L.new(t.outputs[0],mx.inputs[1]); L.new(g.outputs[0],mx.inputs[2]); L.new(mx.outputs[0],o.inputs[0])
bmw=bmesh.new(); bmesh.ops.create_grid(bmw,x_segments=1,y_segments=1,size=.5); bmesh.ops.scale(bmw,vec=(PX1-PX0,PY1-PY0,1),verts=bmw.verts); bm_obj('water',bmw,wm,((PX0+PX1)/2,(PY0+PY1)/2,-.09))   # single plane: a closed box gives total internal reflection = black water
for x in (-5,-1.7,1.6): area((x,PY1-.15,-.6),(x,PY0,-.9),.5,110,'#D3EFEA')
# --- house
def room(x0,x1,y0,y1,z0,z1,light=120,back=warmwall):
    box((x1-x0,.1,z1-z0),((x0+x1)/2,y1,(z0+z1)/2),back,0); box((x1-x0,y1-y0,.06),((x0+x1)/2,(y0+y1)/2,z0+.03),floor,0)
    box((x1-x0,y1-y0,.06),((x0+x1)/2,(y0+y1)/2,z1-.03),wht,0)
    for x in (x0,x1): box((.06,y1-y0,z1-z0),(x,(y0+y1)/2,(z0+z1)/2),warmwall,0)
    l=area(((x0+x1)/2,(y0+y1)/2,z1-.12),((x0+x1)/2,(y0+y1)/2,0),(x1-x0)*.8,light*1.5,'#FFD9AE',(y1-y0)*.7)
def glaz(x0,x1,z0,z1,y,n):
    for i in range(n+1): box((.05,.08,z1-z0),(x0+(x1-x0)*i/n,y,(z0+z1)/2),black,.003,2)
    for z in (z0+.02,z1-.02): box((x1-x0,.08,.05),((x0+x1)/2,y,z),black,.003,2)
    box((x1-x0,.01,z1-z0),((x0+x1)/2,y,(z0+z1)/2),glass,0)
# ground floor living, set back under overhang
room(-6,3.4,2.2,7,0,3.1,260); glaz(-6,3.4,0,3.1,2.2,6)
box((10.6,8.2,.42),(-1.3,4.6,3.31),wht,.015)                 # big slab/overhang
box((.35,6,3.1),(-6.35,4.2,1.55),trav,.01)
# right volume: stone wall with timber door
box((5.2,6.5,3.1),(6.2,4.9,1.55),trav,.015); box((5.5,6.8,.42),(6.2,4.8,3.31),wht,.015)
for i in range(15): box((.085,.05,2.6),(4.35+i*.105,1.62,1.35),wood,.006,2)
# upper floor
box((.3,6.0,3.0),(-5.0,4.9,5.0),wht,.015); box((.3,6.0,3.0),(4.6,4.9,5.0),wht,.015); box((10.0,6.6,.36),(-.2,4.7,6.62),wht,.015); box((9.6,.2,3.0),(-.2,7.8,5.0),wht,0)
room(-4.9,.2,3.0,7.6,3.55,6.45,150); glaz(-4.9,.2,3.55,6.45,3.0,4)
box((2.2,.3,2.95),(1.3,2.9,5.0),wht,.01); 
for i in range(21): box((.06,.10,2.9),(2.45+i*.104,2.75,5.0),wood,.006,2)
room(2.4,4.5,3.3,7.6,3.55,6.45,50)
# balcony glass + sofa etc
box((5.2,.02,1.0),(-2.35,1.0,4.05),glass,0); box((5.2,.03,.04),(-2.35,1.0,4.56),black,.003)
# roof AC condenser hint + tank hidden; interior furniture
softbox((2.6,.9,.42),(-2.6,4.6,.30),fab,.08,.01); softbox((2.6,.3,.5),(-2.6,5.0,.6),fab,.08,.01); pillow(.5,.5,.2,(-3.4,4.6,.78),teal,(rad(-20),0,.2)); cyl(.5,.05,(-2.6,3.5,.4),black,.01); cyl(.05,.4,(-2.6,3.5,.2),black,0)
for i in range(3): 
    lx=.6+i*.75; cyl(.16,.14,(lx,4.2,2.1),mat('sh%d'%i,'#C9A063',.3,metal=1),.01,r2=.06); tube([(lx,4.2,2.15),(lx,4.2,3.05)],.006,black,nurbs=False)
box((2.4,1.0,.05),(1.35,4.2,.76),wood,.01); box((.1,.8,.75),(.4,4.2,.38),black,0); box((.1,.8,.75),(2.3,4.2,.38),black,0)
box((1.8,.04,1.1),(-2.6,6.92,1.75),teal,.01); sh=sheer('sheer','#FFF6E8',.5); curtain(1.1,3.0,(-5.4,2.5,3.05),sh,9,.05,seed=1); curtain(.9,3.0,(2.9,2.5,3.05),sh,8,.05,seed=4); curtain(1.1,2.8,(-4.3,3.3,6.4),sh,9,.05,seed=7)
# loungers, parasol
for x in (4.5,6.1):
    softbox((.75,1.9,.14),(x,-3.4,.36),fab,.05,.01); softbox((.75,.7,.13),(x,-2.75,.56),fab,.05,.01,(rad(38),0,0)); box((.8,2.0,.06),(x,-3.6,.25),wood,.01)
    for i in(-1,1):
        for j in (-1,1): box((.05,.05,.24),(x+i*.33,-3.6+j*.85,.12),wood,.004)
pillow(.46,.28,.12,(4.5,-2.72,.74),teal,(rad(-52),0,0),seed=2); pillow(.46,.28,.12,(6.1,-2.72,.74),teal,(rad(-52),0,0),seed=3)
copper=mat('copper','#C0714A',rough=.3,metal=1); cyl(.2,.03,(5.3,-3.1,.42),wood,.005); cyl(.03,.4,(5.3,-3.1,.2),wood,0); lathe(smoothprof([(0,0),(.06,0),(.075,.05),(.07,.14),(.03,.2),(0,.205)],4),(5.3,-3.1,.435),copper)
# planting
leaf=leafmat('palm','#5C7544',.2,.5); trunk=mat('trunk','#8B7D6B',rough=.95,bump=.8,bscale=30); hedge=leafmat('hedge','#48663A',.2,.5); gleaf=leafmat('ghaf','#6E8557',.3,.6)
for i,(x,y,z,k) in enumerate(((-8.7,.9,6.0,.95),(-8.3,9.5,7.6,1.0),(13.2,8,7.4,1.0),(5.5,12,9.0,1.0))):
    palm(x,y,-.1,z,k,i,leaf,trunk); area((x+.5,y-.9,.1),(x,y,z),.15,18,'#FFDDB4')
ghaf((10.1,1.5,0),1.0,gleaf,trunk,5,300); area((9.9,.2,.1),(10.1,1.5,3.5),.2,70,'#FFDDB4')
for i,x in enumerate((3.9,4.7,5.5,6.3,7.1,7.9)): areca((x,1.0+.15*(i%2),.0),hedge,14,.62,20+i,.06,(15,85),.4,.07)
for i in range(9): areca((-13+i*.7,2.0+.2*(i%2),0),hedge,14,.7,40+i,.06,(15,85),.4,.07)
for i in range(8): areca((9.0+i*.62,1.9+.25*(i%2),0),hedge,14,.75,60+i,.06,(15,85),.4,.07)
potm=mat('potm','#D9CDBB',rough=.85,bump=.3,bscale=40); soil=mat('soil','#2B211A',rough=.95)
for i,x in enumerate((3.72,8.55)): pot((x,.75,0),potm,soil,.3,.62); areca((x,.75,.52),hedge,16,.75,80+i,.05,(20,85),.4,.06)
box((.25,22,2.2),(-14.5,2,1.1),wht,.02); box((.25,26,2.2),(14.5,4,1.1),wht,.02)
# planter left of the pool
box((1.5,3.2,.42),(-8.0,-3.6,.21),trav,.015); box((1.36,3.06,.02),(-8.0,-3.6,.415),soil,0)
for i in range(10): areca((-8.3+.6*(i%2),-4.9+i*.29,.42),hedge,15,.62,90+i,.05,(20,85),.4,.06)
# strips of light under the slabs
strip=emission('strip','#FFD8A8',5.0)
for size,at in (((9.9,.025,.012),(-1.3,.62,3.098)),((5.0,.025,.012),(6.2,1.52,3.098)),((9.4,.025,.012),(-.2,1.55,6.438))): box(size,at,strip,0)
# sky + light (dusk)
backdrop_sky(3800,'#6C9AC9','#FBD3AC',1.0,w=30000,h=9000,z=-900)
dubai(1400,-2600,2600,.86,-1080,-12,60,hk=.85)
world_color(s,'#B4C0DE',.95)
sun(8,-118,1.5,4,'#FFB992')
for x in (-5,-2.6,-.2,2.2): area((x,1.0,3.06),(x,1.0,0),.18,9,'#FFD39A')
for x in (4.6,6.2,7.8): area((x,1.35,3.05),(x,1.5,0),.15,9,'#FFD39A')
camera(s,(-5.35,-14.6,1.5),(-.95,-.4,1.65),27.5,None,None,(0.0,.06))
render(s,a['out'])
