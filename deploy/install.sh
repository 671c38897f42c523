#!/bin/sh
# Installs Arbiter under systemd from this folder, or upgrades it: sudo sh deploy/install.sh
# The code goes to /opt/arbiter, the data to /var/lib/arbiter, settings and token to /etc/arbiter.env.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
code=/opt/arbiter
data=/var/lib/arbiter
settings=/etc/arbiter.env
python=${PYTHON:-python3}

[ "$(id -u)" = 0 ] || { echo "run it as root: sudo sh deploy/install.sh" >&2; exit 1; }
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed" >&2; exit 1; }

id arbiter >/dev/null 2>&1 || useradd --system --no-create-home --home-dir "$data" --shell /usr/sbin/nologin arbiter

# As systemd reads it: the last line counts, quotes around the value are none of it.
database=$(sed -n 's/^[[:space:]]*ARBITER_DATABASE=//p' "$settings" 2>/dev/null | tail -n 1 | sed "s/^[\"']//; s/[[:space:]]*\$//; s/[\"']\$//")
database=${database:-$data/arbiter.db}
case $database in
    postgres://* | postgresql://*) server=1 ;;
    *) server=0 ;;
esac

if [ "$server" = 1 ]; then
    echo "the database is a PostgreSQL: its backup is yours (docs/host/postgres.md)"
elif [ -x "$code/.venv/bin/python" ] && (cd "$code" && [ -f "$database" ]); then
    echo "a backup first"
    (cd "$code" && runuser -u arbiter -- env ARBITER_DATA="$data" ARBITER_DATABASE="$database" .venv/bin/python -m tools.backup)
fi

# The new code is made ready beside the old one: should that fail, the old one runs on.
rm -rf "$code.new"
mkdir -p "$code.new"
(cd "$source" && tar -c --exclude=./.git --exclude=./.venv --exclude=./var --exclude=./.env .) | tar -x -C "$code.new" --no-same-owner
"$python" -m venv "$code.new/.venv"
"$code.new/.venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$code.new/requirements.txt"
[ "$server" = 0 ] || "$code.new/.venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$code.new/requirements-postgres.txt"
# Content packs that were put there; the service may read them, too.
[ ! -d "$code/packs" ] || cp -R "$code/packs" "$code.new/"
chown -R root:root "$code.new"
chmod -R u=rwX,go=rX "$code.new"

if [ ! -f "$settings" ]; then
    if [ -f "$source/.env" ]; then
        install -m 0600 "$source/.env" "$settings"
    else
        install -m 0600 "$source/.env.example" "$settings"
        echo "put the token into $settings, after DISCORD_TOKEN="
    fi
fi

systemctl stop arbiter 2>/dev/null || true
rm -rf "$code.old"
[ ! -d "$code" ] || mv "$code" "$code.old"
mv "$code.new" "$code"
"$python" -m venv --upgrade "$code/.venv"
"$code/.venv/bin/python" -m compileall -q "$code" || true
install -m 0644 "$code/deploy/arbiter.service" /etc/systemd/system/arbiter.service
systemctl daemon-reload
systemctl enable arbiter

if grep -q '^DISCORD_TOKEN=.' "$settings"; then
    systemctl start arbiter
    systemctl --no-pager --lines=5 status arbiter
else
    echo "then: systemctl start arbiter"
fi
