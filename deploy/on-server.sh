# The part of `npm run publish` that runs on the server. Each step sends this script there and runs it as the user who
# owns the folder. Arguments: the step, the folder of the website, the name of a release.
set -eu
step=$1
folder=$2
name=${3-}
kept=5

if [ ! -d "$folder/releases" ]; then
  echo "not prepared" >&2
  exit 3
fi
cd "$folder"
current=$(cat current 2>/dev/null || true)

# The releases that the site can go back to, oldest first.
releases() {
  for release in $(ls releases | grep -v unfinished | sort); do
    if [ ! -e "releases/$release/withdrawn" ]; then echo "$release"; fi
  done
}

# `mv` replaces the file at once, so the next start finds either the old name or the new one. Requests wait in the socket
# during the restart.
serve() {
  echo "$name" >current.new
  mv current.new current
  sudo -n /usr/bin/systemctl restart website.service
}

case $step in
  # Prints what the server has. Changes nothing. The files of the current release are listed last.
  look)
    echo "machine $(uname -m)"
    echo "free $(df -Pk . | awk 'NR == 2 { print $4 }')"
    for version in $(ls node); do echo "node $version"; done
    for release in $(releases); do echo "release $release"; done
    if [ -n "$current" ]; then
      echo "current $current"
      sed 's/^/file /' "releases/$current/files.txt"
    fi
    ;;

  # Makes the folder for a new release, and removes what an interrupted publication has left.
  begin)
    rm -rf releases/*.unfinished
    mkdir "releases/$name.unfinished"
    ;;

  # Files that were not sent are the same as in the current release, so they are linked from there. The release gets its
  # final name only after the checksum of every file was right.
  finish)
    new=releases/$name.unfinished
    while read -r sum path; do
      target=$new/$path
      if [ ! -e "$target" ]; then
        if [ ! -d "${target%/*}" ]; then mkdir -p "${target%/*}"; fi
        ln "releases/$current/$path" "$target"
      fi
    done <"$new/files.txt"
    chmod -R a+rX,go-w "$new"
    (cd "$new" && sha256sum --check --quiet files.txt)
    mv "$new" "releases/$name"
    ;;

  switch)
    serve
    ;;

  # Releases that are newer than this one are marked as withdrawn, so that `back` never chooses them. Their files stay,
  # because open tabs may still need them.
  back)
    for release in $(releases | awk -v name="$name" '$0 > name'); do touch "releases/$release/withdrawn"; done
    serve
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
