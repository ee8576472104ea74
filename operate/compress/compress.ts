// Writes compressed copies beside a built page's files, so that the web server compresses nothing itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.txt'])

/** Below this size in bytes, a copy saves less than a packet. */
const LEAST_BYTES = 1_024

export interface CompressedTotals {
  readonly files: number
  /** Bytes of the files without compression, with gzip, and with Brotli. */
  readonly bytes: number
  readonly gzipBytes: number
  readonly brotliBytes: number
}

/**
 * Compresses the files whose names change with their content. Pages and the manifest are left out: `npm run configure`
 * writes them again, and a copy of the old page would win over the new one.
 * @param dist folder that `npm run build` wrote
 */
export function compress(dist: string): CompressedTotals {
  const files = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(dist, 'assets', name))
    .filter((file) => COMPRESSIBLE.has(extname(file)))
  let totals: CompressedTotals = { files: 0, bytes: 0, gzipBytes: 0, brotliBytes: 0 }
  for (const file of files) {
    const content = readFileSync(file)
    if (content.length < LEAST_BYTES) continue
    const gzip = gzipSync(content, { level: 9 })
    const brotli = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    writeFileSync(`${file}.gz`, gzip)
    writeFileSync(`${file}.br`, brotli)
    totals = {
      files: totals.files + 1,
      bytes: totals.bytes + content.length,
      gzipBytes: totals.gzipBytes + gzip.length,
      brotliBytes: totals.brotliBytes + brotli.length,
    }
  }
  return totals
}
