"""A rendered still becomes a seamless loop by small moves of its pixels; encoding and a seam check."""

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import cv2
import numpy as np

ART = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART / "lib"))
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True
import grade as grading  # noqa: E402
import render as stills  # noqa: E402
from oidn import denoise  # noqa: E402

FINALS = ART / ".cache" / "finals"
WORK = (1280, 720)
POSTER = (1600, 900)
VIDEO = (960, 540)
RATE = 24
TAU = 2 * np.pi
GRADE = Namespace(exp=0.0, bloom=0.12, contrast=0.0, sat=1.0, vig=0.06, grain=0.004, sharp=0.25, warm=0.0)


def linear(hexa):
    """Colour as linear RGB."""
    v = np.array([int(hexa[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def array(name, kind):
    return np.load(FINALS / f"{name}_{kind}.npy").astype(np.float32)


def clean(name):
    """Denoised linear colour."""
    done = FINALS / f"{name}_dn.npy"
    if not done.exists() or done.stat().st_mtime < (FINALS / f"{name}_col.npy").stat().st_mtime:
        np.save(done, denoise(array(name, "col"), array(name, "alb"), array(name, "nrm")).astype(np.float16))
    return np.load(done).astype(np.float32)


def tones(colour, **changes):
    """Linear colour to 8-bit tones as floats."""
    return grading.grade(colour, Namespace(**{**vars(GRADE), **changes})).astype(np.float32)


def develop(colour, **changes):
    """Linear colour to tones at working size."""
    return enlarge(tones(colour, **changes))


def enlarge(picture, how=cv2.INTER_CUBIC):
    return cv2.resize(picture, WORK, interpolation=how)


def like(albedo, colour, tolerance=0.09):
    """How much of each pixel has this surface colour, 0 to 1, at working size."""
    far = np.linalg.norm(albedo - colour, axis=-1)
    return enlarge(np.clip(1.6 * (1 - far / tolerance), 0, 1).astype(np.float32), cv2.INTER_LINEAR)


def grid():
    yy, xx = np.mgrid[0 : WORK[1], 0 : WORK[0]].astype(np.float32)
    return xx, yy


def inside(mask, soft):
    """0 at the rim of a mask, 1 from `soft` pixels inside."""
    return np.clip(cv2.distanceTransform((mask > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / soft, 0, 1)


def move(picture, dx, dy):
    xx, yy = grid()
    return cv2.remap(picture, (xx + dx).astype(np.float32), (yy + dy).astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)


def sway(picture, weight, t, reach, slow=0.006):
    """Shadows or leaves move in light wind: one breath a loop plus a small tremble."""
    xx, yy = grid()
    c = TAU * t
    dx = reach * (np.sin(c + slow * xx + 0.6 * slow * yy) - np.sin(slow * xx + 0.6 * slow * yy)) + 0.3 * reach * (
        np.sin(2 * c + 2.1 * slow * yy) - np.sin(2.1 * slow * yy)
    )
    dy = 0.45 * reach * (np.sin(c + slow * xx + 1.1) - np.sin(slow * xx + 1.1))
    return move(picture, weight * dx, weight * dy)


def push(picture, t, near=None, base=1.012, depth=0.010, side=2.2):
    """Slow camera: a breath forward, and a few pixels sideways for what is near."""
    xx, yy = grid()
    w, h = WORK
    zoom = base + depth * (1 - np.cos(TAU * t)) / 2
    dx = side * np.sin(TAU * t) * near if near is not None else 0
    return move(picture, (xx - w / 2) / zoom + w / 2 - xx + dx, (yy - h / 2) / zoom + h / 2 - yy)


def nearness(name, focus):
    """Parallax weight of each pixel: 0 at the focus distance, about 1 for the nearest."""
    inverse = enlarge(1 / np.clip(array(name, "dep")[..., 0], 0.3, 60), cv2.INTER_NEAREST)
    inverse = cv2.GaussianBlur(cv2.dilate(inverse, np.ones((9, 9))), (0, 0), 5) - 1 / focus
    return inverse / max(1e-6, np.percentile(np.abs(inverse), 99))


def air(picture, t, outlet, reach, fall, fan=0.24, count=17, tint=(128, 196, 222), strength=0.5, seed=3):
    """Tinted ribbons of cool air out of a slot: outlet (x0, x1, y) and lengths as shares of the frame."""
    w, h = WORK
    random = np.random.default_rng(seed)
    phase, length, power = random.uniform(0, 1, count), random.uniform(0.8, 1.1, count), random.uniform(0.5, 1, count)
    layer = np.zeros((h, w), np.float32)
    x0, x1, y = outlet
    steps = 60
    for k in range(count):
        b = (k + 0.5) / count
        points, light = [], []
        for q in range(steps + 1):
            u = q / steps
            x = x0 + (x1 - x0) * b + (b - 0.5) * fan * u + reach * u + 0.010 * np.sin(4.2 * u + TAU * phase[k] + TAU * t) * u
            points.append((int(x * w * 16), int((y + fall * length[k] * u**0.92) * h * 16)))
            pulse = (0.5 + 0.5 * np.cos(TAU * (1.15 * u - 2 * t - phase[k]))) ** 3
            light.append(pulse * np.sin(np.pi * min(1, u * 0.97 + 0.02)) ** 0.8 * (1 - u) ** 0.6 * power[k])
        for q in range(steps):
            cv2.line(layer, points[q], points[q + 1], float(light[q]), 3 if k % 2 else 4, cv2.LINE_AA, 4)
    layer = cv2.GaussianBlur(layer, (0, 0), 1.8) * 0.9 + cv2.GaussianBlur(layer, (0, 0), 10) * 1.6
    layer = np.clip(layer * strength, 0, 0.6)[..., None]
    return picture * (1 - layer) + layer * np.array(tint, np.float32)


def still(picture, top=0.5, folder=stills.ORIGINALS):
    """A committed picture cut to 16:9; top is the share of the surplus that is cut off above."""
    tones_ = np.asarray(stills.Image.open(folder / f"{picture}.webp").convert("RGB"))
    rows = round(tones_.shape[1] * 9 / 16)
    first = round((tones_.shape[0] - rows) * top)
    return cv2.resize(tones_[first : first + rows], WORK, interpolation=cv2.INTER_AREA).astype(np.float32)


def patch(*boxes, soft=0.03):
    """Soft-edged mask of boxes (x0, x1, y0, y1) in shares of the frame."""
    xx, yy = grid()
    xx, yy = xx / WORK[0], yy / WORK[1]
    mask = np.zeros_like(xx)
    for x0, x1, y0, y1 in boxes:
        edges = (xx - x0, x1 - xx, yy - y0, y1 - yy)
        mask = np.maximum(mask, np.prod([np.clip(edge / soft, 0, 1) for edge in edges], axis=0))
    return mask


def save(name, frames, crf=(36, 24)):
    """Writes poster, WebM (AV1) and MP4 (H.264); prints sizes and the seam."""
    repository = ART.parent
    small, last, steps = [], None, []
    for i, frame in enumerate(frames):
        frame = np.clip(frame + 0.5, 0, 255).astype(np.uint8)
        if i == 0:
            poster = repository / "assets" / "images" / f"{name}-poster.webp"
            poster.parent.mkdir(parents=True, exist_ok=True)
            stills.Image.fromarray(cv2.resize(frame, POSTER, interpolation=cv2.INTER_CUBIC)).save(poster, quality=stills.QUALITY, method=6)
        frame = cv2.resize(frame, VIDEO, interpolation=cv2.INTER_AREA)
        if last is not None:
            steps.append(float(cv2.absdiff(frame, last).mean()))
        small.append(frame)
        last = frame
    seam = float(cv2.absdiff(small[0], small[-1]).mean())
    raw = b"".join(frame.tobytes() for frame in small)
    folder = repository / "public" / "videos"
    folder.mkdir(parents=True, exist_ok=True)
    source = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "%dx%d" % VIDEO, "-r", str(RATE), "-i", "-"]
    source += [
        "-vf",
        "scale=out_color_matrix=bt709:out_range=tv",
        "-colorspace",
        "bt709",
        "-color_primaries",
        "bt709",
        "-color_trc",
        "bt709",
    ]
    source += ["-pix_fmt", "yuv420p", "-an"]
    webm, mp4 = folder / f"{name}.webm", folder / f"{name}.mp4"
    subprocess.run(
        [*source, "-c:v", "libsvtav1", "-preset", "7", "-crf", str(crf[0]), "-g", "240", webm],
        input=raw,
        check=True,
        stderr=subprocess.DEVNULL,
    )
    h264 = ["-c:v", "libx264", "-preset", "slow", "-crf", str(crf[1]), "-profile:v", "high", "-movflags", "+faststart"]
    subprocess.run([*source, *h264, mp4], input=raw, check=True)
    sizes = ", ".join(f"{file.suffix[1:]} {file.stat().st_size // 1000} kB" for file in (webm, mp4))
    print(
        f"{name}: {len(small)} frames, {sizes}, seam {seam:.2f}, neighbours' median {np.median(steps):.2f}, largest {max(steps):.2f}",
        flush=True,
    )
