# Prepares a server for the website, once: `npm run publish -- --prepare root@server` sends this folder there and runs this
# file as root. Run it again after an update of these files: releases and settings on the server stay as they are.
# For Debian and Ubuntu. The argument is the domain of the site.
set -eu
domain=$1
here=$(dirname "$(readlink -f "$0")")

if ! [ -d /run/systemd/system ]; then
  echo "This server has no systemd, which starts the website and holds its socket." >&2
  exit 4
fi

# 1. Caddy, which answers on ports 80 and 443 and gets the certificate itself; and sudo, which some servers do not have.
if ! command -v caddy >/dev/null || ! command -v sudo >/dev/null; then
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q caddy sudo
fi

# 2. The user `publisher`, who receives releases. It accepts the same keys as the user who runs this script, can write to the
#    folder of the website and restart the website, and has no other rights.
if ! id publisher >/dev/null 2>&1; then useradd --create-home --shell /bin/sh --password '*' publisher; fi
keys=$(getent passwd "${SUDO_USER:-root}" | cut -d: -f6)/.ssh/authorized_keys
install -d -o publisher -g publisher -m 700 /home/publisher/.ssh
install -o publisher -g publisher -m 600 "$keys" /home/publisher/.ssh/authorized_keys
echo 'publisher ALL=(root) NOPASSWD: /usr/bin/systemctl restart website.service' >/etc/sudoers.d/website
chmod 440 /etc/sudoers.d/website

# 3. The folder: the releases, the versions of Node that they need, and the file `current`, which names the served release.
install -d -o publisher -g publisher -m 755 /srv/website /srv/website/releases /srv/website/node
install -o root -g root -m 755 "$here/run" /srv/website/run

# 4. The settings, for example the mailbox for the leads; see docs/leads.md. Only root may read them.
if ! [ -e /etc/website.env ]; then
  install -m 600 /dev/null /etc/website.env
fi

# 5. The service, and the socket, which stays open while the service restarts. The service starts with the first release.
install -m 644 "$here/website.service" "$here/website.socket" /etc/systemd/system/
systemctl daemon-reload
systemctl enable --now website.socket
systemctl enable website.service

# 6. The proxy. An earlier configuration that this script did not write is kept as a copy.
if [ -e /etc/caddy/Caddyfile ] && ! grep -q 'npm run publish' /etc/caddy/Caddyfile; then
  cp /etc/caddy/Caddyfile "/etc/caddy/Caddyfile.before-website"
fi
sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile" >/etc/caddy/Caddyfile
systemctl reload-or-restart caddy

echo "prepared"
