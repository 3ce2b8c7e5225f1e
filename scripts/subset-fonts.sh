#!/bin/sh
# Makes the two fonts of the site from the Fontsource packages; the results are committed.
# Needs Debian's python3-fonttools and python3-brotli. Only the weights that are used stay in: 76 kB become 39 kB.
set -eu
source=node_modules/@fontsource-variable
target=assets/fonts
glyphs='U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2192,U+2212,U+00D7'
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

make() {
  python3 -m fontTools varLib.instancer "$source/$1" $2 -o "$work/font.ttf"
  python3 -m fontTools subset "$work/font.ttf" --unicodes="$glyphs" --flavor=woff2 --output-file="$target/$3" \
    --layout-features=kern,liga,tnum,ccmp,mark,mkmk,locl,calt
}

# Headings have one size class and one weight, so both axes are fixed.
make bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2 'opsz=72 wght=600' bricolage-grotesque-600.woff2
make hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2 'wght=400:700' hanken-grotesk-400-700.woff2
