#!/bin/sh
# Packs what was built into release/: the page with the tools that configure and serve it, the subgraph, and checksums.
# The same files make the same bytes.
#
#   npm run build && npm run build:configure && npm run subgraph:build && sh deploy/release.sh
set -eu

version=$(node -p 'JSON.parse(fs.readFileSync("package.json", "utf8")).version')
# The commit's time, so that the archives don't depend on when they are packed.
time=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}

rm -rf release
mkdir release

# $1: the archive's name; the rest: files and folders
pack() {
  name=$1
  shift
  tar --sort=name --mtime="@$time" --owner=0 --group=0 --numeric-owner --format=gnu \
    --exclude='dist/index.html' --exclude='dist/site.webmanifest' --exclude='dist/brand' --exclude='dist/home.html' \
    --exclude='dist/collection' --exclude='dist/assets/snapshot' --exclude='deploy/.env' \
    --transform="s,^,$name/," -cf - "$@" | gzip -n9 > "release/$name.tar.gz"
}

pack "vitrine-$version" dist dist-tools deploy docs/operating.md docs/operating vitrine.schema.json LICENSE README.md CHANGELOG.md
pack "vitrine-subgraph-$version" subgraph/build/site schema.graphql LICENSE
(cd release && sha256sum ./*.tar.gz > SHA256SUMS && cat SHA256SUMS)
