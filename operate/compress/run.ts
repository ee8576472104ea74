// npm run compress -- [dist]: writes .gz and .br copies of a built page's files.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '../counted.ts'
import { compress } from './compress.ts'

const [dist = 'dist', ...rest] = process.argv.slice(2)

/** Thousands of bytes. */
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

if (rest.length > 0 || dist.startsWith('-')) {
  console.error('Usage: npm run compress -- [dist]')
  process.exitCode = 2
} else if (!existsSync(join(dist, 'assets'))) {
  console.error(`There is no built page in ${dist}. Build one with "npm run build".`)
  process.exitCode = 1
} else {
  const { files, bytes, gzipBytes, brotliBytes } = compress(dist)
  console.log(
    `Compressed ${counted(files, 'file')} of ${kB(bytes)} to ${kB(gzipBytes)} with gzip and ${kB(brotliBytes)} with Brotli.`,
  )
}
