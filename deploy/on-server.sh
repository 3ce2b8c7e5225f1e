# The part of `npm run publish` that runs on the server. Each step sends this script to the server, where it runs as the
# user who owns the folder. Arguments: the step, the folder of the website, the name of a release, and the release that
# the publishing computer expects to be current.
set -eu
step=$1
folder=$2
name=${3-}
known=${4-}

# Ends the step. `npm run publish` shows the sentence to the owner.
refuse() {
  echo "$1" >&2
  exit 3
}

# deploy/prepare.sh writes this number.
if [ "$(cat "$folder/layout" 2>/dev/null)" != 2 ]; then
  refuse 'The server is not prepared for this version of the project: run “npm run publish -- --prepare root@your-server”. Releases, enquiries and settings there stay as they are.'
fi
cd "$folder"

# Only one step runs at a time. The lock is released when this script ends, so another publication can run between two
# steps.
exec 9>lock
flock --wait 60 9 || refuse 'Another publication runs on the server at the moment: wait until it has ended, and publish again.'
current=$(basename "$(readlink current || true)")
new=releases/$name.unfinished

releases() {
  ls releases | grep -v unfinished || true
}

paths_of() {
  sed 's/^[^ ]*  //' "$1/files.txt"
}

# Reads paths, and copies the files that the new release lacks from the folder $1.
copy_missing() {
  while read -r path; do
    if [ ! -e "$new/$path" ]; then echo "$path"; fi
  done | tar -cf - -C "$1" -T - | tar -xf - -C "$new"
}

# Fails unless the release $known is current, so that no other publication is replaced unnoticed.
expect_current() {
  [ "$current" = "$known" ] || refuse 'Somebody else changed the site during this publication: look at the site, and publish again.'
}

# `mv` replaces the link atomically: a request finds either the old release or the new one.
link_to() {
  ln -sfn "releases/$1" current.new
  mv -T current.new current
}

# Serves the release. While the lead server restarts, systemd's socket keeps forms waiting.
serve() {
  link_to "$name"
  if ! sudo -n /usr/bin/systemctl restart website.service; then
    if [ -n "$current" ]; then link_to "$current"; else rm current; fi
    refuse 'The server could not restart the website: ask its administrator to run “systemctl status website”.'
  fi
}

case $step in
  # Prints what the server has, without changes. `before` is the release that the current one replaced.
  look)
    echo "machine $(uname -m)"
    ls node | sed 's/^/node /'
    releases | sed 's/^/release /'
    if [ -n "$current" ]; then
      echo "current $current"
      sed 's/^/before /' "releases/$current/before"
      sed 's/^/file /' "releases/$current/files.txt"
    fi
    ;;

  # Deletes old releases, and creates a folder for the new one. Keeps the current release, the newest three others, and
  # unfinished folders younger than a day, which another publication may be writing. 200 MB of the disk must be free,
  # because leads are stored on it.
  begin)
    for release in $(releases | grep -vx "$current" | head -n -3); do rm -r "releases/$release"; done
    find releases -mindepth 1 -maxdepth 1 -name '*.unfinished' -mtime +0 -exec rm -r {} +
    if [ "$(df -Pm . | awk 'NR == 2 { print $4 }')" -lt 200 ]; then
      refuse 'The disk of the server is full: free at least 200 MB there, and publish again.'
    fi
    mkdir "$new"
    ;;

  # Completes the new release and serves it. Copies unchanged files from the current release, then verifies the
  # checksums. Then adds the hashed files of earlier releases, because open pages still request them
  # (server/static-site/releases.ts lists the same folders).
  switch)
    expect_current
    paths_of "$new" | copy_missing "releases/$current"
    (cd "$new" && sha256sum --check --quiet files.txt) >&2
    for release in $(releases); do
      paths_of "releases/$release" | grep '^client/\(assets\|images\)/' | copy_missing "releases/$release"
    done
    echo "$current" >"$new/before"
    # Caddy computes ETags from these times, so every server sends the same ETags.
    find "$new" -exec touch -r "$new/files.txt" {} +
    chmod -R a+rX,go-w "$new"
    mv "$new" "releases/$name"
    serve
    ;;

  # Serves another release that the server has.
  back)
    expect_current
    serve
    ;;

  # Sends a test mail to each mailbox, and a message to ALARM_URL if it is set, with the settings of the service.
  test-mail)
    sudo -n /usr/local/bin/leads test-mail >&2
    ;;
esac
