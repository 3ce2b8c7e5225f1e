"""Plain wall with a roller on it, seen straight on, for the film of a stroke of paint.

part: wall (without the roller) or roller (with it, in the middle of the stroke); below=N adds N rows of
pixels under the frame, so that the roller can be moved up without its pole ending in the picture.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objs import *
from paintkit import dropcloth, oak, steel, tin, wet

a = argv(dict(w=800, h=450, spp=24, out="out/stroke", part="wall", below=0))
s = reset()
setup(s, a["w"], a["h"] + a["below"], a["spp"], a["out"], 0.04)
s.cycles.diffuse_bounces, s.cycles.max_bounces = 2, 6

OLD = "#D3CBC0"
TO_SUN = (-0.72, -0.55, 0.40)
ROLLER = (0.30, 1.42)

wall = mat("wall", OLD, rough=0.62, spec=0.3, bump=0.035, bscale=24, bdetail=7)
trim = mat("trim", "#EFE9DF", rough=0.45)
box((7, 0.2, 3.2), (0, 0.1, 1.6), wall, 0)
box((7, 5, 0.1), (0, -2.4, -0.05), planks("floor", "#B9997A", "#A68566", 1.5, 0.145, 0.34, 0, "#4a3626", 0.0012), 0)
extr([(0, 0), (-0.018, 0), (-0.018, 0.095), (-0.010, 0.12), (0, 0.125)], 7, (0, 0, 0), trim, 0.002)
dropcloth(0.1, -0.62, 3.4, 1.0, seed=3)
label = mat("label", "#EDE8DE", rough=0.45)
tin((1.22, -0.50, 0.006), label, wet("wet", ACCENT), 1.2, 0.3)
tin((1.52, -0.40, 0.006), mat("label2", ACCENT, rough=0.45), wet("wet2", "#EADFC9"), 1.2, -0.5)
if a["part"] == "roller":
    x, z = ROLLER
    nap = mat("nap", ACCENT, rough=0.55, sheen=0.2, bump=0.9, bscale=170)
    cyl(0.032, 0.27, (x, -0.034, z), nap, 0.006, (0, rad(90), 0))
    for sx in (-1, 1):
        cyl(0.021, 0.006, (x + sx * 0.138, -0.034, z), steel(), 0.002, (0, rad(90), 0))
    bend = [
        (x + 0.13, -0.034, z),
        (x + 0.178, -0.034, z),
        (x + 0.178, -0.10, z - 0.085),
        (x + 0.002, -0.13, z - 0.125),
        (x, -0.15, z - 0.19),
    ]
    tube(fillet(bend, 0.022), 0.0046, steel(), nurbs=False)
    rod((x, -0.148, z - 0.18), (x, -0.19, z - 0.33), 0.0175, mat("grip", "#B0623B", rough=0.4), 0.0155, 0.002)
    rod((x, -0.188, z - 0.32), (x + 0.1, -3.2, 0.12), 0.0130, oak(), None, 0.004)
world_hdri(s, "studio", 0.5, rad(60))
window_sun((0.1, -0.1, 1.15), TO_SUN, 2.6, 2.3, 1.5, power=3.3, fronds=3, seed=6)
area((-3.0, -1.8, 1.4), (0, -0.6, 0.9), 2.1, 70, "#EFF5FF", 2.4)
area((1.8, -4.6, 2.4), (0.2, -0.5, 1.0), 3.0, 50, "#FFFBF5", 2.2)
camera(s, (0.1, -4.6, 1.1), (0.1, 0, 1.1), 42, 6.3, 4.5, (0, -0.055 - a["below"] / 2 / a["w"]))
render(s, a["out"])
