// A production build must not contain the demo wallet, which signs without a prompt for any page, nor test code.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildPage, bundlePage } from '../../local/web/build.ts'

/** The name under which the demo wallet announces itself (EIP-6963). */
const DEMO_WALLET = 'app.vitrine.demo'

/** All text in a build that a browser could run or read. */
function readContent(directory: string): string {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html|css)$/.test(file))
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('\n')
}

/** The repository's own modules in a build, from its source maps. */
function readModules(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => {
      const path = join(directory, file)
      const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { readonly sources: readonly string[] }
      return sources.map((source) => source.replace(/^(\.\.\/)+/, ''))
    })
}

const ofDemo = (module: string) => module.startsWith('demo/')

it('has the demo wallet in the build of the local stack, or the next test could not fail', async () => {
  const local = await buildPage()
  expect(readContent(local)).toContain(DEMO_WALLET)
  expect(readModules(local).filter(ofDemo)).toContain('demo/DemoWallet.tsx')
}, 60_000)

it('has no demo wallet in the production build', () => {
  const production = readContent('dist')
  // Not `toContain`, which would print the whole build.
  expect([DEMO_WALLET, 'Demo wallet'].filter((name) => production.includes(name))).toEqual([])
  expect(readModules('dist-sourcemaps').filter(ofDemo)).toEqual([])
})

it('makes the production build from src only', () => {
  const modules = readModules('dist-sourcemaps').filter(
    (module) => !/^(node_modules\/|\0|rolldown:|vite\/)/.test(module),
  )
  expect(modules).toContain('src/app/main.tsx')
  expect(modules.filter((module) => !module.startsWith('src/'))).toEqual([])
})

it('makes the same bytes again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-again-'))
  try {
    await bundlePage({ mode: 'production', outDirectory: join(folder, 'dist') })
    const hashes = (dist: string) => readFileSync(join(dist, 'sha256sums.txt'), 'utf8')
    expect(hashes(join(folder, 'dist'))).toBe(hashes('dist'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
