"""Reads the tensors of an Open Image Denoise weight file (.tza)."""

import struct
import numpy as np
import sys


def load(path):
    b = open(path, "rb").read()
    assert struct.unpack_from("<H", b, 0)[0] == 0x41D7
    off = struct.unpack_from("<Q", b, 4)[0]
    n = struct.unpack_from("<I", b, off)[0]
    p = off + 4
    T = {}
    for _ in range(n):
        l = struct.unpack_from("<H", b, p)[0]
        p += 2
        name = b[p : p + l].decode()
        p += l
        nd = b[p]
        p += 1
        shp = struct.unpack_from("<%dI" % nd, b, p)
        p += 4 * nd
        b[p : p + nd].decode()
        p += nd
        dt = chr(b[p])
        p += 1
        o = struct.unpack_from("<Q", b, p)[0]
        p += 8
        d = {"f": np.float32, "h": np.float16}[dt]
        T[name] = np.frombuffer(b, d, int(np.prod(shp)), o).reshape(shp).astype(np.float32)
    return T


if __name__ == "__main__":
    for k, v in load(sys.argv[1]).items():
        print(k, v.shape)
