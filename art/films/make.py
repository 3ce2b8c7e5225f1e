#!/usr/bin/python3
"""Makes the films of the site: make.py [names]; writes public/films/<name>.{webm,mp4} and assets/images/<name>-film.webp.

The stills they start from come first: render.py <name>-film.
"""

import sys

import cv2
import numpy as np
from kit import (
    FILM,
    WORK,
    TAU,
    air,
    array,
    clean,
    develop,
    exists,
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
    trace,
)

# The part of the outdoor unit's still that shows the fan (x0, x1, y0, y1 from below), and its steps from blade to blade.
FAN = (0.165, 0.505, 0.09, 0.68)
STEPS = 12
# Rows under the frame in the still of the roller.
BELOW = 225


def hvac(frames=120):
    """The fan of the outdoor unit turns; palm shadows move on the wall."""
    scene, exposure = clean("hvac-film"), 0.25
    w, h = FILM
    if not exists(f"hvac-spin_{STEPS - 1:02d}"):
        trace("hvac-spin", "outdoor_unit", FILM, 8, view="film", spin=STEPS, crop=",".join(map(str, FAN)))
    x, y = round(FAN[0] * w), h - round(FAN[3] * h)
    fans = []
    for i in range(STEPS):
        part = clean(f"hvac-spin_{i:02d}")
        frame = scene.copy()
        edge = inside(np.pad(np.ones(part.shape[:2]), 1), 12)[1:-1, 1:-1, None]
        box = frame[y : y + part.shape[0], x : x + part.shape[1]]
        box[:] = box * (1 - edge) + part * edge
        fans.append(develop(frame, exp=exposure))
    wall = inside(like(array("hvac-film", "alb"), linear("#CDBFA9"), 0.10), 18)
    near = nearness("hvac-film", 2.3)
    for i in range(frames):
        t = i / frames
        turned = (fans[i % STEPS] + fans[(i + 1) % STEPS]) / 2
        yield push(sway(turned, wall, t, 5), t, near, side=1.6)


def why_ac(frames=120):
    """Cool air falls over the bed; the leaf shadows on the wall breathe."""
    picture = develop(clean("why-ac-film"), exp=0.1)
    wall = inside(like(array("why-ac-film", "alb"), linear("#C6BEB0"), 0.10), 18)
    near = nearness("why-ac-film", 5.0)
    for i in range(frames):
        t = i / frames
        yield push(air(sway(picture, wall, t, 4), t, (0.40, 0.60, 0.275), 0.0, 0.40), t, near)


def ac_maintenance(frames=120):
    """Air out of the wall unit, the curtain moving by the window."""
    picture = still("air-conditioning-entry", 0.25)
    xx, yy = grid()
    w, h = WORK
    wall = patch((0.25, 0.42, -0.1, 0.72), (0.74, 0.90, -0.1, 0.40), (0.52, 0.80, 0.42, 0.72))
    curtain = patch((0.108, 0.236, -0.5, 1.5), soft=0.012) * np.clip(yy / h, 0, 1) ** 1.2
    for i in range(frames):
        t = i / frames
        frame = sway(picture, wall, t, 3)
        frame = move(frame, 5 * curtain * (np.sin(TAU * t + xx * 0.009) - np.sin(xx * 0.009)), 0)
        yield push(air(frame, t, (0.455, 0.703, 0.345), 0.0, 0.36), t)


# Where the lit floor lamp stands in the living room: its light turns the wall's hue.
LAMP = (0.80, 0.405)


def why_painting(frames=168):
    """The same room in three colours, wiped from one to the next."""
    picture = still("paint-job-living-room", 0.35)
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


def painting(frames=144):
    """A roller lays one stroke of petrol, down and up; then the stroke fades for the next turn."""
    w, h = FILM
    for part in ("wall", "roller"):
        if not exists(f"stroke-{part}"):
            trace(f"stroke-{part}", "stroke", FILM, 10, part=part, below=BELOW)
    full = (WORK[0], round(WORK[0] * (h + BELOW) / w))

    def tall(picture, how=cv2.INTER_CUBIC):
        return cv2.resize(picture.astype(np.float32), full, interpolation=how)

    bare, rolled = clean("stroke-wall"), clean("stroke-roller")
    old, new = linear("#D3CBC0"), linear("#0F5E63")
    share = np.clip(1.6 * (1 - np.linalg.norm(array("stroke-wall", "alb") - old, axis=-1) / 0.08), 0, 1)
    before, rolling = tall(tones(bare, exp=0.12, vig=0)), tall(tones(rolled, exp=0.12, vig=0))
    after = tall(tones(bare * (1 + share[..., None] * (new / old * 1.06 - 1)), exp=0.12, vig=0))
    apart = np.linalg.norm(array("stroke-roller", "alb") - array("stroke-wall", "alb"), axis=-1)
    alpha = tall(np.clip(apart / 0.06 - 0.3, 0, 1), cv2.INTER_LINEAR)
    alpha = cv2.GaussianBlur(cv2.dilate(alpha, np.ones((3, 3))), (0, 0), 0.8)
    shade = tall(np.clip((rolled.mean(-1) + 0.01) / (bare.mean(-1) + 0.01), 0.25, 1.0))
    shade = np.where(cv2.dilate(alpha, np.ones((9, 9))) > 0.05, cv2.erode(shade, np.ones((15, 15))), shade)
    shade = np.where(shade > 0.97, 1, shade)
    yy, xx = np.mgrid[0 : full[1], 0 : full[0]].astype(np.float32)

    width = 36 / 42 * 4.6
    metre = WORK[0] / width

    def level(z):
        """Row of a height on the wall."""
        return WORK[1] / 2 - (z - 1.1 + 0.055 * width) * metre

    def column(x):
        return WORK[0] / 2 + (x - 0.1) * metre

    left, right, top, bottom = column(0.30 - 0.135), column(0.30 + 0.135), level(1.98), level(0.62)
    fine = (
        0.45 * noise(full[::-1], 5, 1)
        + 0.25 * noise(full[::-1], 14, 2)
        + 0.3 * np.repeat(noise((full[1] // 30 + 2, full[0]), 6, 3), 30, 0)[: full[1]]
    )
    rough = 5 * (noise(full[::-1], 40, 4) - 0.5)
    flank = np.clip((np.minimum(xx - left, right - xx) + rough) / 2, 0, 1)
    done = np.clip((column(0.30 - 0.11) - xx + rough) / 2, 0, 1) * np.clip((yy - level(1.99)) / 2, 0, 1)
    done = done * np.clip((xx - column(-1.45)) / 1.5, 0, 1) * np.clip((level(0.13) - yy) / 1.5, 0, 1)
    wall = tall(share, cv2.INTER_LINEAR)

    def stroke(low):
        """Coverage of the strip painted from the top to `low`, with a dry ragged end."""
        end = np.clip((low - yy) / (0.16 * metre), 0, 1) ** 0.7
        return flank * np.clip((end * 1.05 - fine * 0.95 + 0.06) * 8, 0, 1) * (yy > top) * (yy < low)

    middle = level(1.42)
    for i in range(frames):
        t = i / frames
        down, up = ease(t / 0.40), ease((t - 0.44) / 0.34)
        at = top + 0.06 * metre + (bottom - top - 0.06 * metre) * (down - up)
        low = top + 0.06 * metre + (bottom - top - 0.06 * metre) * down
        fade = 1 - ease((t - 0.80) / 0.19)
        mask = np.maximum(done, stroke(low) * fade * (t > 0)) * wall
        frame = before * (1 - mask[..., None]) + after * mask[..., None]
        slide = np.float32([[1, 0, 0], [0, 1, at - middle]])
        solid = cv2.warpAffine(alpha, slide, full)[..., None]
        shadow = cv2.warpAffine(shade, slide, full, borderValue=1)[..., None]
        frame = frame * shadow**0.45 * (1 - solid) + cv2.warpAffine(rolling, slide, full) * solid
        yield push(frame[: WORK[1]], t, depth=0.006)


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

FILMS = {
    "ac-maintenance": ac_maintenance,
    "hvac": hvac,
    "ac-cleaning": ac_cleaning,
    "painting": painting,
    "why-ac": why_ac,
    "why-painting": why_painting,
}

if __name__ == "__main__":
    for film in sys.argv[1:] or FILMS:
        save(film, FILMS[film]())
