"""Open Image Denoise U-Net inference in PyTorch, weights (.tza, Apache-2.0) from npm package "denoiser".
Debian's Blender is built without OIDN; this replaces it."""

import os
import numpy as np
import torch
import torch.nn.functional as F
from tza import load

torch.set_num_threads(os.cpu_count())
W = os.environ.get("TZA_DIR", os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "node_modules/denoiser/tzas"))
A, B, C, D, E_, F_, G = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu(y):
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, B * torch.clamp(y, min=1e-12) ** C + D, E_ * torch.log(y + F_) + G))


def ipu(x):
    return torch.where(x <= X0, x / A, torch.where(x <= X1, (torch.clamp((x - D) / B, min=0)) ** (1 / C), torch.exp((x - G) / E_) - F_))


NS = 1.0 / float(pu(torch.tensor(65504.0)))


class Net:
    def __init__(s, name):
        s.w = {k: torch.from_numpy(v.copy()) for k, v in load(f"{W}/{name}.tza").items()}
        s.large = "enc_conv1b.weight" in s.w

    def c(s, n, x, act=True):
        y = F.conv2d(x, s.w[n + ".weight"], s.w[n + ".bias"], padding=1)
        return F.relu_(y) if act else y

    @torch.no_grad()
    def __call__(s, x):
        h, w = x.shape[2:]
        ph, pw = (-h) % 16, (-w) % 16
        x = F.pad(x, (0, pw, 0, ph), mode="reflect")
        c = s.c
        up = lambda t: F.interpolate(t, scale_factor=2, mode="nearest")
        pool = lambda t: F.max_pool2d(t, 2)
        if s.large:
            p1 = pool(c("enc_conv1b", c("enc_conv1a", x)))
            p2 = pool(c("enc_conv2b", c("enc_conv2a", p1)))
            p3 = pool(c("enc_conv3b", c("enc_conv3a", p2)))
            y = pool(c("enc_conv4b", c("enc_conv4a", p3)))
        else:
            p1 = pool(c("enc_conv1", c("enc_conv0", x)))
            p2 = pool(c("enc_conv2", p1))
            p3 = pool(c("enc_conv3", p2))
            y = pool(c("enc_conv4", p3))
        y = c("enc_conv5b", c("enc_conv5a", y))
        y = c("dec_conv4b", c("dec_conv4a", torch.cat([up(y), p3], 1)))
        y = c("dec_conv3b", c("dec_conv3a", torch.cat([up(y), p2], 1)))
        y = c("dec_conv2b", c("dec_conv2a", torch.cat([up(y), p1], 1)))
        y = c("dec_conv1b", c("dec_conv1a", torch.cat([up(y), x], 1)))
        y = c("dec_conv1c" if s.large else "dec_conv0", y, False)
        return y[:, :, :h, :w]


_n = {}


def net(n):
    if n not in _n:
        _n[n] = Net(n)
    return _n[n]


def t(a):
    return torch.from_numpy(np.ascontiguousarray(a.transpose(2, 0, 1)[None].astype(np.float32)))


def n_(x):
    return x[0].numpy().transpose(1, 2, 0)


def denoise(col, alb, nrm, fast=False):
    col = np.nan_to_num(col, nan=0, posinf=100, neginf=0).clip(0, 65000)
    L = "" if fast else "_large"
    ta, tn = t(alb.clip(0, 1)), t(nrm.clip(-1, 1) * 0.5 + 0.5)
    if fast:
        name = "rt_hdr_alb_nrm"
    else:
        ta = net("rt_alb")(ta).clamp(0, 1)
        tn = net("rt_nrm")(tn).clamp(0, 1)
        name = "rt_hdr_calb_cnrm" + L
    lum = col @ np.array([0.212671, 0.715160, 0.072169])
    h, w = lum.shape
    bl = [b.mean() for r in np.array_split(lum, max(1, h // 16), 0) for b in np.array_split(r, max(1, w // 16), 1)]
    bl = np.array(bl)
    bl = bl[bl > 1e-8]
    sc = float(0.18 / np.exp2(np.log2(bl).mean()))
    x = torch.cat([pu(t(col) * sc) * NS, ta, tn], 1)
    y = net(name)(x)
    return n_(ipu(y.clamp(min=0) / NS).clamp(min=0) / sc)
