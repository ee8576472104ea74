#!/bin/sh
# Starts the page's container: makes the built page this site's, then serves it. Restart it after a change of the
# configuration. A wrong configuration leaves the page as it was, if there is one, so that a mistake can't take a site down.
set -eu

dist=${VITRINE_DIST:-/opt/vitrine/dist}
tools=${VITRINE_TOOLS:-/opt/vitrine}
config=${VITRINE_CONFIG:-/etc/vitrine/vitrine.config.json}
VITRINE_ROOT=${VITRINE_ROOT:-/srv/vitrine}

if node "$tools/configure.mjs" "$dist" "$config"; then
    mkdir -p "$VITRINE_ROOT"
    rm -rf "${VITRINE_ROOT:?}"/*
    cp -R "$dist"/. "$VITRINE_ROOT"
elif [ -f "$VITRINE_ROOT/index.html" ]; then
    echo "The site keeps the configuration that it has. Correct the mistake, and restart this container." >&2
else
    exit 1
fi

# Of the page that is served.
base=$(node -p 'JSON.parse(/id="vitrine-config">([^<]*)/.exec(fs.readFileSync(process.argv[1], "utf8"))[1]).basePath' \
    "$VITRINE_ROOT/index.html")
VITRINE_BASE=${base%/}
export VITRINE_ROOT VITRINE_BASE

exec caddy run --config "${VITRINE_CADDYFILE:-/etc/caddy/Caddyfile}" --adapter caddyfile
