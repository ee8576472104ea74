// Holds the built page in memory: every file with its type, its ETag and how long it may be cached. A file that is not
// in the folder at the start does not exist, so no path can lead out of it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StaticFile {
  mediaType: string
  etag: string
  cacheControl: string
  /** Returns the bytes in an encoding, compressed on first use. */
  read(encoding: Encoding): Promise<Buffer>
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
}

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/

// Vite puts a hash of the content into every name below assets/.
const chooseCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes: Buffer) => Promise.resolve(bytes),
}

/** Returns a file made of these bytes, as if it lay at `path`. */
export function staticFile(path: string, bytes: Buffer): StaticFile {
  const mediaType = mediaTypes[extname(path)] ?? 'application/octet-stream'
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return {
    mediaType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl: chooseCacheControl(path),
    read: (encoding) => {
      const chosenEncoding = compressible.test(mediaType) ? encoding : 'identity'
      const existing = encoded.get(chosenEncoding) ?? compress[chosenEncoding](bytes)
      encoded.set(chosenEncoding, existing)
      return existing
    },
  }
}

/** Whether this file is sent compressed when the browser accepts that. */
export const isCompressible = ({ mediaType }: StaticFile) => compressible.test(mediaType)

/** Reads a folder of built files; keys are URL paths. */
export function loadStaticFiles(directory: string): Map<string, StaticFile> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const path = `/${relative(directory, file).split(sep).join('/')}`
      return [path, staticFile(path, readFileSync(file))]
    }),
  )
}
