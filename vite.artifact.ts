// What the build leaves: a page that fits any site, source maps beside it that no server serves, and a list of hashes.
import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { TEMPLATE_FILE } from './operate/configure/configure.ts'

/** Hashes of the built files, in the format of `sha256sum --check`; files that `configure` writes are not in it. */
const HASHES_FILE = 'sha256sums.txt'

/** Folder of the source maps of a build. */
const sourceMapsFolder = (dist: string): string => `${dist}-sourcemaps`

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function moveSourceMaps(dist: string): void {
  const folder = sourceMapsFolder(dist)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of listFiles(dist).filter((name) => name.endsWith('.map'))) {
    renameSync(join(dist, file), join(folder, basename(file)))
  }
}

function writeHashes(dist: string): void {
  const lines = listFiles(dist)
    .filter((file) => file !== HASHES_FILE)
    .map((file) => `${hash('sha256', readFileSync(join(dist, file)))}  ${file}\n`)
  writeFileSync(join(dist, HASHES_FILE), lines.join(''))
}

export function artifact(): Plugin {
  let dist = ''
  /** The local stack's build is only served on its own machine. */
  let isPublished = true
  return {
    name: 'vitrine:artifact',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build, mode }) {
      isPublished = mode !== 'demo'
      dist = join(root, relative(root, build.outDir))
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page !== undefined) page.fileName = TEMPLATE_FILE
    },
    closeBundle() {
      if (!isPublished) return
      moveSourceMaps(dist)
      writeHashes(dist)
    },
  }
}
