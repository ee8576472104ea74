// The first route in the build that the suite just made: its size, and that it contains no trading code.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { COLLECTION_SCRIPT, FIRST_ROUTE_GZIP_KILOBYTES, HOME_SCRIPT } from './budgets.ts'
import { KILOBYTE, scriptsOfRoute, totalGzipBytes } from './firstRoute.ts'

it('keeps the JavaScript of the first route within its budget', () => {
  const scripts = scriptsOfRoute('dist', HOME_SCRIPT)
  const total = totalGzipBytes(scripts) / KILOBYTE
  const listed = scripts
    .map(({ file, gzipBytes }) => `${(gzipBytes / KILOBYTE).toFixed(1)} kB ${file}`)
    .join('\n')
  expect(total, `${total.toFixed(1)} kB gzip:\n${listed}`).toBeLessThanOrEqual(FIRST_ROUTE_GZIP_KILOBYTES)
})

/** Trading code: the market's code, and the libraries that only it needs. */
const TRADING = [/\/src\/seaport\//, /\/node_modules\/ethers\//, /\/node_modules\/@opensea\//] as const

/** Scripts that contain no module: those inside the page, and the bundler's own. */
const WITHOUT_MODULES = /^(index\.template\.html|assets\/rolldown-runtime-[\w-]+\.js)$/

/** The source files of a built script, from its source map. */
function readModules(script: string): readonly string[] {
  if (WITHOUT_MODULES.test(script)) return []
  const map = JSON.parse(readFileSync(join('dist-sourcemaps', `${basename(script)}.map`), 'utf8')) as {
    sources: string[]
  }
  return map.sources
}

it('loads trading code when it is first used, not before', () => {
  const first = scriptsOfRoute('dist', HOME_SCRIPT).flatMap(({ file }) => readModules(file))
  const all = readdirSync('dist/assets')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readModules(`assets/${file}`))
  expect(first.some((path) => path.endsWith('src/pages/home/HomePage.tsx'))).toBe(true)
  for (const part of TRADING) {
    expect(all.some((path) => part.test(path))).toBe(true)
    expect(first.filter((path) => part.test(path))).toEqual([])
  }
})

/** What a collection's first cards don't need: actions, and what only other pages show. */
const LATER = [
  ...TRADING,
  /\/src\/(orders\/(?!__generated__|cheapestListing)|features\/history|transactions\/machine)/,
  /\/src\/trading\/(accept|approve|bulkList|buy|cancel\w*|cover|list|offer|reactivation|revoke|sweep|wrap)\//,
] as const

it('loads for the first cards of a collection no code of trading or of other pages', () => {
  const scripts = scriptsOfRoute('dist', COLLECTION_SCRIPT)
  // The script inside the page, the entry, the runtime, the packages, the frame, and three of the page's own.
  expect(scripts.map(({ file }) => file).length).toBeLessThanOrEqual(8)
  const modules = scripts.flatMap(({ file }) => readModules(file))
  expect(modules.some((path) => path.endsWith('src/pages/collection/CollectionItemsPage.tsx'))).toBe(true)
  for (const part of LATER) expect(modules.filter((path) => part.test(path))).toEqual([])
})
