#!/usr/bin/python3
"""Puts all originals on one sheet, to judge whether they are one family.

contact_sheet.py [OUT]     docs/pictures.jpg unless told otherwise
"""

import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parent.parent
COLUMNS, WIDTH, HEIGHT, LABEL, GAP = 6, 320, 213, 20, 8
PAPER, INK = "#FBF8F3", "#14211E"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


def main():
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures.jpg"
    originals = sorted((ROOT / "assets" / "images").glob("*.webp"))
    font = ImageFont.truetype(FONT, 12) if Path(FONT).exists() else ImageFont.load_default()
    rows = -(-len(originals) // COLUMNS)
    size = (COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + LABEL + GAP) + GAP)
    sheet = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(sheet)
    for index, file in enumerate(originals):
        x = GAP + index % COLUMNS * (WIDTH + GAP)
        y = GAP + index // COLUMNS * (HEIGHT + LABEL + GAP)
        picture = Image.open(file).convert("RGB")
        picture.thumbnail((WIDTH, HEIGHT), Image.LANCZOS)
        sheet.paste(picture, (x, y))
        draw.text((x, y + HEIGHT + 3), file.stem, fill=INK, font=font)
    sheet.save(target, quality=86)


if __name__ == "__main__":
    main()
