// The JavaScript of a visitor's first page, measured file by file from Vite's manifest and the built page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { TEMPLATE_FILE } from '../../operate/configure/configure.ts'
import { readInlineScripts } from '../../operate/configure/inlineScripts.ts'

/** The part of Vite's manifest that is read here. Source: https://vite.dev/guide/backend-integration */
interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

export interface FileCost {
  /** Path below the build's directory. */
  readonly file: string
  readonly bytes: number
  readonly gzipBytes: number
}

/** A thousand bytes, the unit of the budgets. */
export const KILOBYTE = 1000

function readManifest(directory: string): Readonly<Record<string, ManifestChunk>> {
  return JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
}

/** A chunk with everything that it can't start without. */
function withImports(
  manifest: Readonly<Record<string, ManifestChunk>>,
  key: string,
  into: Set<string>,
): void {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The manifest has no chunk ${key}.`)
  if (into.has(chunk.file)) return
  into.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, into)
}

/** Scripts that the built page itself names: the entry, and the preloaded ones. */
function scriptsOfPage(html: string): string[] {
  const named = [
    ...html.matchAll(/<script[^>]*\ssrc="\.\/([^"]+)"/g),
    ...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="\.\/([^"]+)"/g),
  ]
  return named.map(([, path = '']) => path)
}

/**
 * Finds every script that must load before a route is visible, those inside the page included.
 *
 * @param directory a build made with `build.manifest`
 * @param route source path of the route's lazy module, or the name of its script; none when it is part of the entry
 * @throws Error when the manifest has no such module, so that moving the file can't empty the measurement
 */
export function scriptsOfRoute(directory: string, route?: string): readonly FileCost[] {
  const manifest = readManifest(directory)
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry === true)
  if (entries.length === 0) throw new Error('The manifest has no entry.')
  const files = new Set<string>()
  for (const [key] of entries) withImports(manifest, key, files)
  if (route !== undefined) {
    const named = Object.entries(manifest).find(
      ([, { name, file }]) => name === route && file.endsWith('.js'),
    )
    withImports(manifest, named?.[0] ?? route, files)
  }
  const html = readFileSync(join(directory, TEMPLATE_FILE), 'utf8')
  for (const path of scriptsOfPage(html)) files.add(path)
  const loaded = [...files]
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => measureFile(directory, file))
  const inline = readInlineScripts(html).map((script) => measureContent(TEMPLATE_FILE, Buffer.from(script)))
  return [...inline, ...loaded]
}

/** @param file path below the build's directory */
export function measureFile(directory: string, file: string): FileCost {
  return measureContent(file, readFileSync(join(directory, file)))
}

const measureContent = (file: string, content: Buffer): FileCost => ({
  file,
  bytes: content.length,
  gzipBytes: gzipSync(content).length,
})

export function totalGzipBytes(costs: readonly FileCost[]): number {
  return costs.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
}
