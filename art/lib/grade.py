"""Denoises and grades: grade.py <prefix> [--exp 0.0] [--fast] ...; reads <prefix>_{col,alb,nrm}.npy, writes <prefix>.png."""

import os
import cv2
import numpy as np
import time
import argparse


def rd(p):
    return np.load(p).astype(np.float32)


def neutral(c):
    s = 0.8 - 0.04
    d = 0.15
    x = c.min(-1, keepdims=True)
    off = np.where(x < 0.08, x - 6.25 * x * x, 0.04)
    c = c - off
    p = c.max(-1, keepdims=True)
    q = 1 - s
    npk = 1 - q * q / (p + q - s)
    c2 = c * npk / np.maximum(p, 1e-6)
    g = 1 - 1 / (d * (p - npk) + 1)
    return np.where(p < s, c, c2 * (1 - g) + npk * g)


def srgb(x):
    x = x.clip(0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def grade(c, a):
    h, w = c.shape[:2]
    c = c * 2**a.exp
    wb = np.array([1 + a.warm, 1, 1 - a.warm])
    c = c * wb
    # bloom: only energy above 1
    hi = np.minimum(np.maximum(c - 1, 0), 8)
    b = sum(cv2.GaussianBlur(hi, (0, 0), w * s) for s in (0.004, 0.012, 0.035)) / 3
    c = c + a.bloom * b
    c = neutral(c)
    v = srgb(c)
    if a.contrast:
        s = v * v * (3 - 2 * v)
        v = v + (s - v) * a.contrast
    if a.sat != 1:
        l = (v @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
        v = l + (v - l) * a.sat
    yy, xx = np.mgrid[0:h, 0:w]
    r = np.hypot((xx - w / 2) / (w / 2), (yy - h / 2) / (h / 2))[..., None]
    v = v * (1 - a.vig * np.clip(r - 0.35, 0, 2) ** 2)
    rng = np.random.default_rng(7)
    n = rng.normal(0, 1, (h, w)).astype(np.float32)
    n = cv2.GaussianBlur(n, (0, 0), 0.7)
    v = v + a.grain * n[..., None] * (1 - np.abs(2 * v - 1))
    bl = cv2.GaussianBlur(v.astype(np.float32), (0, 0), 1.0)
    v = v + a.sharp * (v - bl)
    return (v.clip(0, 1) * 255 + rng.uniform(0, 1, (h, w, 1))).clip(0, 255).astype(np.uint8)


def args():
    p = argparse.ArgumentParser()
    p.add_argument("prefix")
    p.add_argument("--exp", type=float, default=0)
    p.add_argument("--fast", action="store_true")
    p.add_argument("--raw", action="store_true")
    p.add_argument("--bloom", type=float, default=0.12)
    p.add_argument("--contrast", type=float, default=0.0)
    p.add_argument("--sat", type=float, default=1.0)
    p.add_argument("--vig", type=float, default=0.06)
    p.add_argument("--grain", type=float, default=0.012)
    p.add_argument("--sharp", type=float, default=0.25)
    p.add_argument("--warm", type=float, default=0.0)
    p.add_argument("--out")
    return p.parse_args()


if __name__ == "__main__":
    a = args()
    t0 = time.time()
    c = rd(a.prefix + "_col.npy")
    if a.raw:
        d = c
    else:
        from oidn import denoise

        dn = a.prefix + "_dn.npy"
        if os.path.exists(dn) and os.path.getmtime(dn) > os.path.getmtime(a.prefix + "_col.npy") and not a.fast:
            d = np.load(dn).astype(np.float32)
        else:
            d = denoise(c, rd(a.prefix + "_alb.npy"), rd(a.prefix + "_nrm.npy"), a.fast)
            np.save(dn, d.astype(np.float16))
    o = a.out or a.prefix + ".png"
    cv2.imwrite(o, grade(d, a)[..., ::-1])
    print("graded", o, d.shape, "%.1fs" % (time.time() - t0))
