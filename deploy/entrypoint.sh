#!/bin/sh
# Starts the page's container: makes the built page this site's, then serves it. Restart it after a change of the
# configuration.
set -eu

dist=${VITRINE_DIST:-/opt/vitrine/dist}
tools=${VITRINE_TOOLS:-/opt/vitrine}
config=${VITRINE_CONFIG:-/etc/vitrine/vitrine.config.json}
VITRINE_ROOT=${VITRINE_ROOT:-/srv/vitrine}

mkdir -p "$VITRINE_ROOT"
rm -rf "${VITRINE_ROOT:?}"/*
cp -R "$dist"/. "$VITRINE_ROOT"
node "$tools/configure.mjs" "$VITRINE_ROOT" "$config"

base=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1], "utf8")).basePath ?? "/"' "$config")
VITRINE_BASE=${base%/}
export VITRINE_ROOT VITRINE_BASE

exec caddy run --config "${VITRINE_CADDYFILE:-/etc/caddy/Caddyfile}" --adapter caddyfile
