# What `npm run publish` does on the server. It is sent there with each step, as the user that owns the folder.
# The arguments: the step, the folder of the website, the name of a release.
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

# The releases that one can go back to, the oldest first.
releases() {
  for release in $(ls releases | grep -v unfinished | sort); do
    if [ ! -e "releases/$release/withdrawn" ]; then echo "$release"; fi
  done
}

# In one step: the next start serves this release. Visitors wait in the socket meanwhile.
serve() {
  echo "$name" >current.new
  mv current.new current
  sudo -n /usr/bin/systemctl restart website.service
}

case $step in
  # What is there, before anything is changed. The list of files of the current release comes last.
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

  # Before the files are sent. What an earlier try left is removed.
  begin)
    rm -rf releases/*.unfinished
    mkdir "releases/$name.unfinished"
    ;;

  # What has not been sent is the same file as in the current release. The release counts when every file is right.
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

  # Whatever is newer was not right: nobody goes back to it later. Open pages still get their files from it.
  back)
    for release in $(releases | awk -v name="$name" '$0 > name'); do touch "releases/$release/withdrawn"; done
    serve
    ;;

  # The newest are kept, and always the one that is served.
  tidy)
    for release in $(ls releases | grep -v unfinished); do
      if [ "$release" != "$current" ] && ! releases | tail -n "$kept" | grep -q "^$release$"; then
        rm -rf "releases/$release"
      fi
    done
    ;;
esac
