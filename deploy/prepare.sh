# Prepares a server with Debian or Ubuntu for the website. `npm run publish -- --prepare root@server` sends this folder
# to the server and runs this script as root. Running it again is safe: it keeps releases, leads and settings. The
# argument is the domain of the site. Each line of the standard input replaces the setting with the same name in
# /etc/website.env.
set -eu
domain=$1
here=$(dirname "$(readlink -f "$0")")

if ! [ -d /run/systemd/system ]; then
  echo 'This server has no systemd, which runs the website: use one with Debian or Ubuntu.' >&2
  exit 3
fi

# 1. Packages. Caddy serves ports 80 and 443 and obtains the certificate. Security updates are installed automatically.
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -y -q caddy curl openssh-client sudo unattended-upgrades
printf 'APT::Periodic::%s "1";\n' Update-Package-Lists Unattended-Upgrade >/etc/apt/apt.conf.d/20auto-upgrades

# 2. The user `website`, who runs the lead server and owns the leads and their backups.
if ! id website >/dev/null 2>&1; then
  useradd --system --home-dir /var/lib/website --shell /usr/sbin/nologin website
fi
install -d -o website -g website -m 700 /var/backups/website

# 3. The user `publisher`, who receives releases. It accepts the ssh keys of the user who runs this script, and
#   keeps those that it accepted before. It may only write to the website's folder, restart the lead server and send a
#   test mail. In folders that `publisher` owns, commands run as `publisher`, because links there could lead root to
#   other files.
if ! id publisher >/dev/null 2>&1; then useradd --create-home --shell /bin/sh --password '*' publisher; fi
runuser -u publisher -- sh -euc '
  umask 077
  mkdir -p /home/publisher/.ssh
  cd /home/publisher/.ssh
  touch authorized_keys
  sort -u - authorized_keys >authorized_keys.new
  mv authorized_keys.new authorized_keys
' <"$(getent passwd "${SUDO_USER:-root}" | cut -d: -f6)/.ssh/authorized_keys"
cat >/etc/sudoers.d/website <<'RULES'
publisher ALL=(root) NOPASSWD: /usr/bin/systemctl restart website.service
publisher ALL=(root) NOPASSWD: /usr/local/bin/leads test-mail
RULES
chmod 440 /etc/sudoers.d/website

# 4. The programs belong to root, so that `publisher`, which may run `leads test-mail` as root, cannot change them. The
#   folder of releases belongs to `publisher`.
install -d -m 755 /usr/local/lib/website
install -m 755 "$here/bin/run" "$here/bin/backup" /usr/local/lib/website/
install -m 755 "$here/bin/leads" /usr/local/bin/leads
install -d -o publisher -g publisher -m 755 /srv/website
runuser -u publisher -- sh -euc '
  cd /srv/website
  mkdir -p releases node
  # An earlier version stored the name of the current release in a file, and a program in this folder.
  if [ -f current ] && ! [ -L current ]; then
    ln -s "releases/$(cat current)" current.new
    mv -T current.new current
  fi
  rm -f run
'

# 5. The settings, such as the mailbox for leads; see docs/leads.md. Only root may read them.
settings=$(sed '/^[[:space:]]*$/d')
if ! [ -e /etc/website.env ]; then install -m 600 "$here/website.env.example" /etc/website.env; fi
if [ -n "$settings" ]; then
  names=$(printf '%s\n' "$settings" | sed 's/=.*/=/; s/^/^/')
  {
    grep -v "$names" /etc/website.env || true
    printf '%s\n' "$settings"
  } | install -m 600 /dev/stdin /etc/website.env.new
  mv /etc/website.env.new /etc/website.env
fi

# 6. The service, its socket and the daily backup. The socket remains open while the service restarts. Starts the
#   service only if there is a release.
install -m 644 "$here"/systemd/website* /etc/systemd/system/
for service in website website-backup; do
  install -D -m 644 "$here/systemd/protection.conf" "/etc/systemd/system/$service.service.d/protection.conf"
done
systemctl daemon-reload
systemctl enable --now website.socket website-backup.timer
systemctl enable website.service
if [ -e /srv/website/current ]; then systemctl restart website.service; fi

# 7. Caddy. Keeps a copy of a configuration that this script did not write.
if [ -e /etc/caddy/Caddyfile ] && ! grep -q 'npm run publish' /etc/caddy/Caddyfile; then
  cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-website
fi
sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile" >/etc/caddy/Caddyfile.new
caddy validate --config /etc/caddy/Caddyfile.new --adapter caddyfile >/dev/null 2>&1
mv /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile
systemctl reload-or-restart caddy

# on-server.sh checks this number, so that a server prepared by an older version has to be prepared again.
runuser -u publisher -- sh -c 'echo 2 >/srv/website/layout'
echo "prepared"
