#!/bin/sh
# macOS runs this file on a double-click; "Edit the site.desktop" runs it on Linux.
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null; then
  echo "Node is not installed yet. Get it from https://nodejs.org, install it, and double-click this file again."
  open https://nodejs.org 2>/dev/null || xdg-open https://nodejs.org 2>/dev/null
  printf 'Press Enter to close this window. '
  read -r _
  exit 1
fi
node scripts/edit.js --open || {
  printf 'Press Enter to close this window. '
  read -r _
}
