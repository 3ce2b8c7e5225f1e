# Prepares a server with Debian or Ubuntu for the website. `npm run publish -- --prepare root@server` sends this folder
# to the server and runs this script as root. Running it again is safe: it keeps releases, leads and settings. Arguments:
# the domain of the site; another name that redirects to it, or an empty text; the public key for publishing. Each line of
# the standard input replaces the setting with the same name in /etc/website.env.
set -eu
domain=$1
other=$2
key=$3
here=$(dirname "$(readlink -f "$0")")

if ! [ -d /run/systemd/system ]; then
  echo 'This server has no systemd, which runs the website: use one with Debian or Ubuntu.' >&2
  exit 3
fi

# 1. Packages. Caddy serves ports 80 and 443 and obtains the certificate. Security updates are installed automatically.
#   If they need a reboot, the server reboots at night and starts the site again.
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -y -q caddy curl openssh-client sudo unattended-upgrades
cat >/etc/apt/apt.conf.d/52website <<'SETTINGS'
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
Unattended-Upgrade::Automatic-Reboot "true";
Unattended-Upgrade::Automatic-Reboot-Time "04:00";
SETTINGS

# 2. The user `website`, who runs the lead server and owns the leads and their backups.
if ! id website >/dev/null 2>&1; then
  useradd --system --home-dir /var/lib/website --shell /usr/sbin/nologin website
fi
install -d -o website -g website -m 700 /var/lib/website /var/backups/website
# The time of the last backup. From now on, the server raises an alarm when there has been none for two days.
runuser -u website -- touch /var/lib/website/last-backup

# 3. The user `publisher`, who receives releases. It accepts one key, which can only run `publishing`. It may only write to
#   the website's folder, restart the lead server and send a test mail. In folders that `publisher` owns, commands run as
#   `publisher`, because links there could lead root to other files.
if ! id publisher >/dev/null 2>&1; then useradd --create-home --shell /bin/sh --password '*' publisher; fi
runuser -u publisher -- sh -euc '
  umask 077
  mkdir -p /home/publisher/.ssh
  cd /home/publisher/.ssh
  echo "restrict,command=\"/usr/local/lib/website/publishing\" $1" >authorized_keys.new
  mv authorized_keys.new authorized_keys
' sh "$key"
cat >/etc/sudoers.d/website <<'RULES'
publisher ALL=(root) NOPASSWD: /usr/bin/systemctl restart website.service
publisher ALL=(root) NOPASSWD: /usr/local/bin/leads test-mail
RULES
chmod 440 /etc/sudoers.d/website

# 4. The programs belong to root, so that `publisher`, which may run `leads test-mail` as root, cannot change them. The
#   folder of releases belongs to `publisher`.
install -d -m 755 /usr/local/lib/website
install -m 755 "$here/bin/run" "$here/bin/backup" "$here/bin/publishing" /usr/local/lib/website/
install -m 755 "$here/bin/leads" /usr/local/bin/leads
install -d -o publisher -g publisher -m 755 /srv/website
runuser -u publisher -- sh -euc 'umask 077; cd /srv/website; mkdir -p sources; umask 022; mkdir -p releases node'

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

# 7. Caddy. Keeps a copy of a configuration that this script did not write. Only Caddy's user opens the socket over which
#   it can be reconfigured. `reload` uses the socket of the new configuration, so it fails the first time.
if [ -e /etc/caddy/Caddyfile ] && ! grep -q 'npm run publish' /etc/caddy/Caddyfile; then
  cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-website
fi
{
  sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile"
  if [ -n "$other" ]; then printf '\n%s {\n\tredir https://%s{uri} 308\n}\n' "$other" "$domain"; fi
} >/etc/caddy/Caddyfile.new
caddy validate --config /etc/caddy/Caddyfile.new --adapter caddyfile >/dev/null 2>&1
mv /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile
install -D -m 644 "$here/systemd/caddy.conf" /etc/systemd/system/caddy.service.d/website.conf
systemctl daemon-reload
systemctl reload caddy || systemctl restart caddy
echo "prepared"
