#!/usr/bin/python3
"""Makes the videos of the site: make.py [names]; writes public/videos/<name>.{webm,mp4} and assets/images/<name>-poster.webp.

The stills they start from come first: render.py <name>-poster.
"""

import sys

import cv2
import numpy as np
from video_kit import (
    ART,
    WORK,
    TAU,
    air,
    array,
    clean,
    develop,
    enlarge,
    grid,
    inside,
    like,
    linear,
    move,
    nearness,
    patch,
    push,
    save,
    still,
    sway,
    tones,
)

# The round opening of the outdoor unit (centre, radius) and the axis of the fan behind it, in pixels of a 960 x 540 still.
OPENING = (320, 333, 140)
AXIS = (329.5, 329.5)
TURNS = 2


def hvac(frames=120):
    """The fan of the outdoor unit turns behind its guard; palm shadows move on the wall."""
    scene, albedo = clean("hvac-poster"), array("hvac-poster", "alb")
    picture = tones(scene, exp=0.25)
    h, w = picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    away = np.hypot(xx - OPENING[0], yy - OPENING[1])
    hole = np.clip((OPENING[2] - away) / 2, 0, 1)[..., None]
    guard = cv2.GaussianBlur(np.clip((albedo.mean(-1) - 0.55) / 0.06, 0, 1), (0, 0), 0.5)
    guard = np.maximum(guard, away < 27)[..., None]
    wires = cv2.dilate((guard[..., 0] > 0.15).astype(np.uint8), np.ones((3, 3)))
    blades = cv2.inpaint(picture.astype(np.uint8), wires, 3, cv2.INPAINT_TELEA).astype(np.float32)
    blades = cv2.medianBlur(blades.astype(np.uint8), 5).astype(np.float32)
    around = np.clip((away - OPENING[2] + 8) / 6, 0, 1)[..., None]
    blades = blades * (1 - around) + np.array((38, 40, 41), np.float32) * around
    wall = inside(like(albedo, linear("#CDBFA9"), 0.10), 18)
    near = nearness("hvac-poster", 2.3)
    for i in range(frames):
        t = i / frames
        turned = np.zeros_like(blades)
        for k in range(4):
            spin = cv2.getRotationMatrix2D(AXIS, -360 * TURNS * (t + (k - 1.5) / 4 / frames), 1)
            turned += cv2.warpAffine(blades, spin, (w, h), flags=cv2.INTER_LINEAR, borderValue=(38, 40, 41)) / 4
        show = hole * (1 - guard)
        frame = enlarge(picture * (1 - show) + turned * show)
        yield push(sway(frame, wall, t, 4), t, near, side=1.6)


def why_ac(frames=120):
    """Cool air falls over the bed; the leaf shadows on the wall breathe."""
    picture = develop(clean("why-ac-poster"), exp=0.1)
    wall = inside(like(array("why-ac-poster", "alb"), linear("#C6BEB0"), 0.10), 18)
    near = nearness("why-ac-poster", 5.0)
    for i in range(frames):
        t = i / frames
        yield push(air(sway(picture, wall, t, 4), t, (0.418, 0.583, 0.222), 0.0, 0.34), t, near)


def why_ac_cleaning(frames=120):
    """Cool air falls over the dining table; the leaf shadows on the wall breathe."""
    picture = develop(clean("why-ac-cleaning-poster"), exp=0.1)
    wall = inside(like(array("why-ac-cleaning-poster", "alb"), linear("#C9B48C"), 0.10), 18)
    for i in range(frames):
        t = i / frames
        yield push(air(sway(picture, wall, t, 4), t, (0.412, 0.588, 0.262), 0.0, 0.30), t)


def why_hvac(frames=120):
    """The leaf shadows on the wall of the living room breathe."""
    picture = develop(clean("why-hvac-poster"), exp=0.1)
    wall = inside(like(array("why-hvac-poster", "alb"), linear("#B9C2BC"), 0.10), 14)
    for i in range(frames):
        t = i / frames
        yield push(sway(picture, wall, t, 1.5), t, depth=0.016)


def ac_maintenance(frames=120):
    """Air out of the wall unit, the curtain moving by the window."""
    picture = still("air-conditioning-entry", 0.25)
    xx, yy = grid()
    w, h = WORK
    wall = patch((0.33, 0.43, -0.1, 0.70), (0.77, 0.86, -0.1, 0.40), (0.52, 0.82, 0.36, 0.66))
    curtain = patch((0.137, 0.25, -0.5, 1.5), soft=0.012) * np.clip(yy / h, 0, 1) ** 1.2
    for i in range(frames):
        t = i / frames
        frame = sway(picture, wall, t, 3)
        frame = move(frame, 5 * curtain * (np.sin(TAU * t + xx * 0.009) - np.sin(xx * 0.009)), 0)
        yield push(air(frame, t, (0.46, 0.73, 0.315), 0.0, 0.36), t)


# Where the lit floor lamp stands in the living room: its light turns the wall's hue.
LAMP = (0.80, 0.405)


def why_painting(frames=168):
    """The same room in three colours, wiped from one to the next."""
    picture = still("living-room", 0.35, ART / "videos" / "stills")
    hue = cv2.cvtColor(picture / 255, cv2.COLOR_RGB2HSV)
    close = np.clip(2.3 - np.abs(hue[..., 0] - 173) / 16, 0, 1) * np.clip((hue[..., 1] - 0.12) / 0.15, 0, 1)
    xx, yy = grid()
    across = xx / WORK[0] + 0.16 * yy / WORK[1]
    halo = np.clip(2.2 - np.hypot((xx / WORK[0] - LAMP[0]) / 0.05, (yy / WORK[1] - LAMP[1]) / 0.12), 0, 1)
    warmed = np.clip((hue[..., 0] - 52) / 25, 0, 1) * np.clip((hue[..., 1] - 0.06) / 0.1, 0, 1)
    close = np.maximum(close, halo * warmed)
    share = cv2.GaussianBlur(close.astype(np.float32), (0, 0), 0.7)[..., None]
    light = (picture / 255) ** 2.2
    old = linear("#2B7F78")
    rooms = [picture]
    for hexa in ("#94A388", "#B57B62"):
        ratio = (light @ (0.2, 0.7, 0.1) / (old @ (0.2, 0.7, 0.1)))[..., None] * linear(hexa)
        rooms.append(picture * (1 - share) + share * 255 * np.clip(ratio, 0, 1) ** (1 / 2.2))
    for i in range(frames):
        t = i / frames
        k, u = divmod(3 * t, 1)
        edge = np.clip((ease((u - 0.48) / 0.52) * 1.36 - 0.10 - across) / 0.10 + 0.5, 0, 1)
        edge = (edge * edge * (3 - 2 * edge))[..., None]
        yield push(rooms[int(k)] * (1 - edge) + rooms[(int(k) + 1) % 3] * edge, t)


def ease(u):
    return (1 - np.cos(np.pi * np.clip(u, 0, 1))) / 2


def noise(shape, cell, seed):
    coarse = np.random.default_rng(seed).random((int(shape[0] / cell) + 3, int(shape[1] / cell) + 3)).astype(np.float32)
    return cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)


# The roller in the still of the painted wall, in working pixels: its head, its wire, its pole and their shadows.
HEAD = (882, 976, 212, 235)
WIRE = [(973, 219), (980, 220), (986, 226), (993, 252), (990, 256), (941, 270), (938, 275), (939, 296)]
GRIP = [(939, 295), (942, 352)]
POLE = [(941.5, 352), (957, 688)]
SHADOWS = [[(976, 236), (986, 236), (992, 229)], [(986, 224), (1012, 252), (1034, 281), (997, 305), (1007, 338)]]
POLE_SHADOW = [(1001, 333), (1014, 333), (1023, 345), (1052, 490), (1040, 490)]
STROKE = (881, 973)
SKIRTING = 583


def drawn(lines, width, shape=WORK):
    """Mask of poly-lines."""
    mask = np.zeros(shape[::-1], np.uint8)
    for line in lines:
        points = (np.array(line) * 16).astype(np.int32)
        cv2.polylines(mask, [points], False, 255, width, cv2.LINE_AA, 4)
    return mask.astype(np.float32) / 255


def across_rows(picture, mask, left_only=False):
    """Fills what a mask covers from the pixels beside it, row by row."""
    filled = picture.copy()
    for y in np.flatnonzero(mask.any(1)):
        covered = np.flatnonzero(mask[y])
        for run in np.split(covered, np.flatnonzero(np.diff(covered) > 1) + 1):
            a, b = max(run[0] - 2, 0), min(run[-1] + 2, picture.shape[1] - 1)
            u = np.linspace(0, 0 if left_only else 1, len(run))[:, None]
            filled[y, run] = picture[y, a] * (1 - u) + picture[y, b] * u
    return filled


def painting(frames=144):
    """A roller lays a stroke of petrol down to the skirting and comes back; then the stroke fades for the next turn."""
    picture = still("painting", folder=ART / "videos" / "stills")
    w, h = WORK
    xx, yy = grid()
    x0, x1, y0, y1 = HEAD

    wall = picture.copy()
    u = np.linspace(0, 1, y1 + 12 - y0)[:, None, None]
    wall[y0 : y1 + 12, x0:x1] = picture[y0 - 4, x0:x1] * (1 - u) + picture[y1 + 13, x0:x1] * u
    wall = across_rows(wall, cv2.fillPoly(np.zeros((h, w), np.uint8), [np.array(POLE_SHADOW, np.int32)], 1), left_only=True)
    wall = across_rows(wall, drawn([GRIP], 17) + drawn([POLE], 16) > 0)
    thin = (drawn(SHADOWS, 10) + drawn([WIRE], 8) > 0).astype(np.uint8)
    wall = cv2.inpaint(wall.astype(np.uint8), thin, 5, cv2.INPAINT_TELEA).astype(np.float32)

    hue = cv2.cvtColor(wall / 255, cv2.COLOR_RGB2HSV)
    petrol = np.clip(2.2 - np.abs(hue[..., 0] - 176) / 20, 0, 1) * np.clip((hue[..., 1] - 0.3) / 0.2, 0, 1)
    lit, dry = wall[300:345, 948:962].mean((0, 1)), wall[300:345, 984:998].mean((0, 1))
    light = wall[..., 1:].mean(-1) / lit[1:].mean() * petrol
    light = cv2.GaussianBlur(light, (0, 0), 4) / np.maximum(cv2.GaussianBlur(petrol.astype(np.float32), (0, 0), 4), 0.02)
    rough = 3 * (noise((h, w), 30, 4) - 0.5)
    flank = np.clip((np.minimum(xx - STROKE[0] + 3 + abs(rough), STROKE[1] - xx + rough)) / 1.5, 0, 1)
    below = (yy > 237) * (yy < SKIRTING)
    strip = below * (xx > STROKE[0] - 1) * (xx < STROKE[1] + 5) * petrol
    bare_share = cv2.GaussianBlur(cv2.dilate(strip.astype(np.float32), np.ones((5, 5))), (0, 0), 0.8)[..., None]
    bare_share = bare_share * (below * (xx > STROKE[0] - 2))[..., None]
    bare = wall * (1 - bare_share) + np.clip(light, 0.6, 1.1)[..., None] * dry * bare_share
    left_over = (abs(hue[..., 0] - 155) < 100) * (xx > STROKE[0] - 2) * (xx < STROKE[1] + 6) * (abs(yy - 452) < 28)
    left_over = cv2.dilate(left_over.astype(np.uint8), np.ones((5, 5)))
    bare = cv2.inpaint(np.clip(bare, 0, 255).astype(np.uint8), left_over, 4, cv2.INPAINT_TELEA).astype(np.float32)
    done = petrol[..., None]
    fresh = wall * done + np.clip(bare * (lit / dry), 0, 255) * (1 - done)
    fine = 0.45 * noise((h, w), 3, 1) + 0.25 * noise((h, w), 9, 2) + 0.3 * np.repeat(noise((h // 20 + 2, w), 4, 3), 20, 0)[:h]

    tall = (w, h + 400)
    body = cv2.copyMakeBorder(picture, 0, 400, 0, 0, cv2.BORDER_REPLICATE)
    shape = drawn([WIRE], 3, tall) + drawn([GRIP], 11, tall) + drawn([POLE], 9, tall)
    shape[y0 + 1 : y1 - 1, x0 + 1 : x1 - 2] = 1
    slope = (POLE[1][0] - POLE[0][0]) / (POLE[1][1] - POLE[0][1])
    for y in range(676, tall[1]):
        lean = np.float32([[1, 0, slope * (y - 675)], [0, 1, 0]])
        body[y] = cv2.warpAffine(body[675:676], lean, (w, 1))[0]
        shape[y] = cv2.warpAffine(shape[675:676], lean, (w, 1))[0]
    shape = cv2.GaussianBlur(np.clip(shape, 0, 1), (0, 0), 0.6)
    contact = np.ones((h, w), np.float32)
    contact[y1 - 1 : y1 + 10, x0 + 4 : x1] = np.linspace(0.72, 1, 11)[:, None]
    contact = cv2.GaussianBlur(contact, (0, 0), 1.2)

    for i in range(frames):
        t = i / frames
        down, up, fade = ease(t / 0.42), ease((t - 0.46) / 0.34), 1 - ease((t - 0.82) / 0.17)
        low = 238 + (SKIRTING - 238) * down
        covered = flank * np.clip((np.clip((low + 6 - yy) / 60, 0, 1) ** 0.7 * 1.05 - fine * 0.95 * (low < SKIRTING - 2) + 0.06) * 8, 0, 1)
        covered = (covered * below * fade)[..., None]
        frame = bare * (1 - covered) + fresh * covered
        slide = np.float32([[1, 0, 0], [0, 1, (SKIRTING - 14 - y1) * (down - up)]])
        solid = cv2.warpAffine(shape, slide, (w, h))[..., None]
        frame = frame * cv2.warpAffine(contact, slide, (w, h), borderValue=1)[..., None] * (1 - solid)
        yield push(frame + cv2.warpAffine(body, slide, (w, h)) * solid, t, depth=0.006)


def ac_cleaning(frames=120):
    """Spray over the fins of an open wall unit."""
    picture = still("coil-cleaning-hero", 0.5)
    xx, yy = grid()
    tip, aim, reach, spread = np.array(SPRAY[:2]) * WORK, np.array(SPRAY[2:]), 250.0, 0.40
    aim = aim / np.linalg.norm(aim)
    along = (xx - tip[0]) * aim[0] + (yy - tip[1]) * aim[1]
    across = -(xx - tip[0]) * aim[1] + (yy - tip[1]) * aim[0]
    angle = across / np.maximum(along, 1)
    cone = np.clip(along / 14, 0, 1) * np.clip(1 - along / reach, 0, 1) ** 0.8 * np.exp(-((angle / spread) ** 2) * 2.2)
    period = 480
    cloud = noise((period, 160), 10, 5) * 0.6 + noise((period, 160), 4, 6) * 0.4
    cloud = np.concatenate([cloud, cloud], 0)
    fadein = np.linspace(0, 1, period)[:, None]
    cloud = cloud[:period] * fadein + cloud[period : 2 * period][::-1] * (1 - fadein)
    random = np.random.default_rng(7)
    drops = [(random.uniform(-1, 1) * spread * 0.9, random.random(), random.uniform(0.8, 2.0), random.integers(5, 9)) for _ in range(150)]
    for i in range(frames):
        t = i / frames
        row = (along * 1.1 - period * 3 * t) % period
        column = np.clip((angle / spread + 1) * 80, 0, 159)
        grain = cv2.remap(
            np.vstack([cloud, cloud[:1]]).astype(np.float32), column.astype(np.float32), row.astype(np.float32), cv2.INTER_LINEAR
        )
        veil = np.clip(cone * (grain - 0.28) * 1.5, 0, 0.75)[..., None]
        frame = picture * (1 - veil) + 252 * veil
        dots = np.zeros(frame.shape[:2], np.float32)
        for q, start, size, speed in drops:
            u = (start + speed * t) % 1
            p = tip + (aim + q * np.array([-aim[1], aim[0]])) * u * reach * 1.05
            p[1] += 26 * u * u
            cv2.circle(dots, (int(p[0] * 16), int(p[1] * 16)), int(size * 16), float(np.sin(np.pi * u) ** 0.7), -1, cv2.LINE_AA, 4)
        dots = cv2.GaussianBlur(dots, (0, 0), 0.8)[..., None] * 0.8
        yield push(frame * (1 - dots) + 255 * dots, t)


SPRAY = (0.775, 0.694, -0.94, -0.33)

VIDEOS = {
    "ac-maintenance": ac_maintenance,
    "hvac": hvac,
    "ac-cleaning": ac_cleaning,
    "painting": painting,
    "why-ac": why_ac,
    "why-ac-cleaning": why_ac_cleaning,
    "why-hvac": why_hvac,
    "why-painting": why_painting,
}

# Coarser coding (AV1, H.264) where much moves.
CODING = {"hvac": (42, 28)}

if __name__ == "__main__":
    for name in sys.argv[1:] or VIDEOS:
        save(name, VIDEOS[name](), CODING.get(name, (36, 24)))
