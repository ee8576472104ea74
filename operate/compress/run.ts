// npm run compress: writes .gz and .br copies of a built page's files.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, runCommand } from '../commandLine.ts'
import { counted } from '../counted.ts'
import { compress } from './compress.ts'

const USAGE = `Usage: npm run compress -- [<dist>]
  <dist>  the folder of a built page; dist by default`

/** Thousands of bytes. */
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

process.exitCode = await runCommand({ usage: USAGE }, process.argv.slice(2), (args) => {
  const [dist = 'dist'] = readArguments(args, {}, 1).positionals
  if (!existsSync(join(dist, 'assets'))) {
    console.error(`There is no built page in ${dist}. Build one with "npm run build".`)
    return 1
  }
  const { files, bytes, gzipBytes, brotliBytes } = compress(dist)
  console.log(
    `Compressed ${counted(files, 'file')} of ${kB(bytes)} to ${kB(gzipBytes)} with gzip and ${kB(brotliBytes)} with Brotli.`,
  )
  return 0
})
