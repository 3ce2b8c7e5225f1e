#!/usr/bin/python3
"""Renders the pictures of the site: all that are missing, or the ones named.

    render.py                         every picture whose original is missing
    render.py home-hero about         these, if missing
    render.py --force home-hero       again, even if it is there
    render.py --draft home-hero       small and coarse, into .cache/drafts, to judge the composition
    render.py --grade-only home-hero  grade again what is already rendered

What is rendered how is written in shots/*.json. While one picture is traced, the one before it is denoised and graded.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image

ART = Path(__file__).resolve().parent
CACHE = ART / ".cache"
ORIGINALS = ART.parent / "assets" / "images"
DRAFT = {"size": [720, 480], "spp": 16}
DEFAULTS = {"size": [1600, 1067], "spp": 48}
GRADE = {"grain": 0.01}
QUALITY = 94


def shots():
    """All pictures by name, in the order of the shot files."""
    found = {}
    for file in sorted((ART / "shots").glob("*.json")):
        found.update(json.loads(file.read_text()))
    return found


def blender(shot, out, size, spp):
    """Traces the rays; leaves colour, albedo and normals beside `out` as .npy."""
    values = {"w": size[0], "h": size[1], "spp": spp, "out": out, **shot.get("args", {})}
    command = ["blender", "-b", "-noaudio", "--python-use-system-env", "--python-exit-code", "1"]
    command += ["-P", str(ART / "scenes" / f"{shot['scene']}.py"), "--"]
    command += [f"{key}={value}" for key, value in values.items()]
    env = {**os.environ, "PYTHONPATH": str(ART / "lib"), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, env=env, capture_output=True, text=True)
    if run.returncode or "RENDERTIME" not in run.stdout:
        raise RuntimeError(f"{shot['scene']} failed:\n{(run.stdout + run.stderr)[-3000:]}")


def grade(shot, out, draft):
    """Denoises and grades into <out>.png."""
    command = [sys.executable, str(ART / "lib" / "grade.py"), str(out)]
    for key, value in {**GRADE, **shot.get("grade", {})}.items():
        command += [f"--{key}", str(value)]
    subprocess.run(command + (["--fast"] if draft else []), check=True, stdout=subprocess.DEVNULL)


def save(source, target):
    """Writes the original; what was rendered a little smaller to save time is enlarged, small squares stay as they are."""
    picture = Image.open(source).convert("RGB")
    if picture.width != picture.height and picture.width < DEFAULTS["size"][0]:
        picture = picture.resize(DEFAULTS["size"], Image.LANCZOS)
    picture.save(target, quality=QUALITY, method=6)


def trace(name, shot, args):
    """Traces one picture and gives back where its arrays are."""
    folder = CACHE / ("drafts" if args.draft else "finals")
    folder.mkdir(parents=True, exist_ok=True)
    plan = {**DEFAULTS, **shot, **(DRAFT if args.draft else {})}
    if args.width:
        plan["size"] = [args.width, round(args.width * plan["size"][1] / plan["size"][0])]
    if not args.grade_only:
        blender(shot, folder / name, plan["size"], args.spp or plan["spp"])
    return folder / name


def finish(name, shot, args, out, traced_in):
    """From arrays to the original (or to a draft)."""
    start = time.time()
    grade(shot, out, args.draft)
    if not args.draft:
        ORIGINALS.mkdir(parents=True, exist_ok=True)
        save(f"{out}.png", ORIGINALS / f"{name}.webp")
    print(f"{name}: {traced_in / 60:.1f} min traced, {(time.time() - start) / 60:.1f} min denoised and graded", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--grade-only", action="store_true")
    parser.add_argument("--spp", type=int, help="samples a pixel, instead of what the shot says")
    parser.add_argument("--width", type=int, help="pixels to render across, instead of what the shot says")
    args = parser.parse_args()
    known = shots()
    unknown = [name for name in args.names if name not in known]
    if unknown:
        parser.error(f"no such picture: {', '.join(unknown)}")
    todo = []
    for name in args.names or known:
        if (ORIGINALS / f"{name}.webp").exists() and not (args.force or args.draft or args.grade_only):
            print(f"{name}: is there")
        else:
            todo.append(name)
    failed = []
    with ThreadPoolExecutor(1) as finisher:
        finishing = {}
        for name in todo:
            start = time.time()
            try:
                out = trace(name, known[name], args)
                finishing[name] = finisher.submit(finish, name, known[name], args, out, time.time() - start)
            except RuntimeError as error:
                failed.append(f"{name}: {error}")
        failed += [f"{name}: {job.exception()}" for name, job in finishing.items() if job.exception()]
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main()
