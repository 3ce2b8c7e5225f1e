# The part of `npm run publish` that runs on the server. Each step sends this script there and runs it as the user who
# owns the folder. Arguments: the step, the folder of the website, the name of a release, the current release as the
# publisher knows it.
set -eu
step=$1
folder=$2
name=${3-}
known=${4-}
kept=5
# The folders of a site in which every file name contains a hash of the file (server/static-site/releases.ts).
hashed='client/\(assets\|images\)/'

if [ ! -d "$folder/releases" ]; then
  echo "not prepared" >&2
  exit 3
fi
# `deploy/prepare.sh` writes this number.
if [ "$(cat "$folder/layout" 2>/dev/null)" != 2 ]; then
  echo "prepared for an earlier version" >&2
  exit 3
fi
cd "$folder"
current=$(basename "$(readlink current || true)")

# Only one publication changes the site at a time. The lock ends with this script.
exec 9>lock
if ! flock --wait 60 9; then
  echo "another publication runs" >&2
  exit 3
fi

# The releases that the site can go back to, oldest first.
releases() {
  for release in $(ls releases | grep -v unfinished | sort); do
    if [ ! -e "releases/$release/withdrawn" ]; then echo "$release"; fi
  done
}

paths_of() {
  sed 's/^[^ ]*  //' "$1/files.txt"
}

# Reads paths, and copies those that the new release lacks from another one.
copy_missing() {
  while read -r path; do
    if [ ! -e "$new/$path" ]; then echo "$path"; fi
  done | tar -cf - -C "$1" -T - | tar -xf - -C "$new"
}

# Fails if another publication was faster, so that neither removes the work of the other unseen.
expect_current() {
  if [ "$current" != "$known" ]; then
    echo "the current release is $current" >&2
    exit 3
  fi
}

# `mv` replaces the link at once: a request finds either the old release or the new one. Forms wait in the socket while the
# lead server restarts.
serve() {
  rm -f "releases/$name/withdrawn"
  ln -s "releases/$name" "current.$name"
  mv -T "current.$name" current
  sudo -n /usr/bin/systemctl restart website.service
}

case $step in
  # Prints what the server has. Changes nothing. The files of the current release are listed last.
  look)
    echo "machine $(uname -m)"
    echo "free $(df -Pk . | awk 'NR == 2 { print $4 }')"
    for version in $(ls node); do echo "node $version"; done
    for release in $(releases); do echo "release $release"; done
    for release in $(ls releases | sort | tail -n 1); do echo "newest ${release%.unfinished}"; done
    if [ -n "$current" ]; then
      echo "current $current"
      sed 's/^/file /' "releases/$current/files.txt"
    fi
    ;;

  # Makes the folder for a new release. Removes what publications left that were interrupted more than a day ago.
  begin)
    find releases -mindepth 1 -maxdepth 1 -name '*.unfinished' -mtime +0 -exec rm -rf {} +
    mkdir "releases/$name.unfinished"
    ;;

  # Files that were not sent are the same as in the release that the publisher compared with, so they are copied from
  # there. The release gets its final name only after the checksum of every file was right. Then it gets the hashed files of
  # earlier releases, because open pages still request them.
  finish)
    new=releases/$name.unfinished
    paths_of "$new" | copy_missing "releases/$known"
    (cd "$new" && sha256sum --check --quiet files.txt)
    for release in $(releases); do
      paths_of "releases/$release" | grep "^$hashed" | copy_missing "releases/$release"
    done
    # Caddy makes ETags from these times, so every server sends the same ones.
    find "$new" -exec touch -r "$new/files.txt" {} +
    chmod -R a+rX,go-w "$new"
    # Until it is switched to, `back` must not choose it.
    touch "$new/withdrawn"
    mv "$new" "releases/$name"
    ;;

  switch)
    expect_current
    serve
    ;;

  # Newer releases are marked as withdrawn, so that `back` never chooses them and the next publication removes them.
  back)
    expect_current
    for release in $(releases | awk -v name="$name" '$0 > name'); do touch "releases/$release/withdrawn"; done
    serve
    ;;

  # The server itself sends a mail to each mailbox, with the settings of the service.
  test-mail)
    sudo -n /usr/local/bin/leads test-mail
    ;;

  # Removes all but the newest releases; the release that is served is always kept.
  tidy)
    for release in $(ls releases | grep -v unfinished); do
      if [ "$release" != "$current" ] && ! releases | tail -n "$kept" | grep -q "^$release$"; then
        rm -rf "releases/$release"
      fi
    done
    ;;
esac
