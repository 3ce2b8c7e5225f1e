# The part of `npm run publish` that runs on the server. Each step sends this script there and runs it as the user who
# owns the folder. Arguments: the step, the folder of the website, the name of a release, and the release that the
# publisher expects to be current.
set -eu
step=$1
folder=$2
name=${3-}
known=${4-}

# The publisher shows this sentence to the owner.
refuse() {
  echo "$1" >&2
  exit 3
}

# `deploy/prepare.sh` writes this number.
if [ "$(cat "$folder/layout" 2>/dev/null)" != 2 ]; then
  refuse 'The server is not prepared for this version of the project: run “npm run publish -- --prepare root@your-server”. Releases, enquiries and settings there stay as they are.'
fi
cd "$folder"

# Only one publication changes the site at a time. The lock ends with this script.
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

# Reads paths, and copies those that the new release lacks from another one.
copy_missing() {
  while read -r path; do
    if [ ! -e "$new/$path" ]; then echo "$path"; fi
  done | tar -cf - -C "$1" -T - | tar -xf - -C "$new"
}

# If another publication was faster, neither removes the work of the other unseen.
expect_current() {
  [ "$current" = "$known" ] || refuse 'Somebody else changed the site during this publication: look at the site, and publish again.'
}

# `mv` replaces the link in one step: a request finds either the old release or the new one.
link_to() {
  ln -sfn "releases/$1" current.new
  mv -T current.new current
}

# Forms wait in the socket while the lead server restarts.
serve() {
  link_to "$name"
  if ! sudo -n /usr/bin/systemctl restart website.service; then
    if [ -n "$current" ]; then link_to "$current"; else rm current; fi
    refuse 'The server could not restart the website: ask its administrator to run “systemctl status website”.'
  fi
}

case $step in
  # Prints what the server has. Changes nothing. `before` is the release that the current one replaced.
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

  # Makes room and a folder for a new release. Keeps the current release and three others, and what another publication is
  # sending. Leads are written to the same disk, so a part of it has to stay free.
  begin)
    for release in $(releases | grep -vx "$current" | head -n -3); do rm -r "releases/$release"; done
    find releases -mindepth 1 -maxdepth 1 -name '*.unfinished' -mtime +0 -exec rm -r {} +
    if [ "$(df -Pm . | awk 'NR == 2 { print $4 }')" -lt 200 ]; then
      refuse 'The disk of the server is full: free at least 200 MB there, and publish again.'
    fi
    mkdir "$new"
    ;;

  # Completes the release and serves it. Files that were not sent are the same as in the current release, so they are
  # copied from there. After the checksums the release gets the hashed files of earlier ones, because open pages still
  # request them (server/static-site/releases.ts has the same folders).
  switch)
    expect_current
    paths_of "$new" | copy_missing "releases/$current"
    (cd "$new" && sha256sum --check --quiet files.txt) >&2
    for release in $(releases); do
      paths_of "releases/$release" | grep '^client/\(assets\|images\)/' | copy_missing "releases/$release"
    done
    echo "$current" >"$new/before"
    # Caddy makes ETags from these times, so every server sends the same ones.
    find "$new" -exec touch -r "$new/files.txt" {} +
    chmod -R a+rX,go-w "$new"
    mv "$new" "releases/$name"
    serve
    ;;

  # Serves a release that is complete.
  back)
    expect_current
    serve
    ;;

  # The server itself sends a mail to each mailbox, with the settings of the service.
  test-mail)
    sudo -n /usr/local/bin/leads test-mail
    ;;
esac
