// The import table holds: each rule stops a file that breaks it, and lets the same file pass in a room that may.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import { afterAll, describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const configuration = require('../../.dependency-cruiser.cjs') as IConfiguration

const directories: string[] = []
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true })
})

/** Lays the files out as a small checkout of their own and returns the names of the rules they break. */
async function rulesBroken(files: Readonly<Record<string, string>>): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-boundaries-'))
  directories.push(directory)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  // The checkout's own TypeScript settings name directories that the small one does not have.
  const options = { ...configuration.options }
  delete options.tsConfig
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: resolve(directory),
    validate: true,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser reported text instead of facts')
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort()
}

const thing = 'export const thing = 1\n'

describe('the import table', () => {
  it.each([
    ['domain', 'ui', 'domain-imports'],
    ['domain', 'graphql', 'domain-imports'],
    ['ui', 'graphql', 'ui-imports'],
    ['ui', 'wallet', 'ui-imports'],
    ['graphql', 'market', 'graphql-imports'],
    ['market', 'graphql', 'market-imports'],
    ['verification', 'graphql', 'verification-imports'],
    ['workers', 'graphql', 'workers-imports'],
    ['verification', 'market', 'verification-imports'],
    ['wallet', 'transactions', 'wallet-imports'],
    ['transactions', 'market', 'transactions-imports'],
    ['features', 'pages', 'features-imports'],
    ['pages', 'app', 'pages-imports'],
  ])('stops %s from importing %s', async (from, to, rule) => {
    const broken = await rulesBroken({
      [`src/${from}/here/a.ts`]: `import { thing } from '../../${to}/there/b.ts'\nexport const again = thing\n`,
      [`src/${to}/there/b.ts`]: thing,
    })
    expect(broken).toEqual([rule])
  })

  it.each([
    ['pages', 'features'],
    ['features', 'transactions'],
    ['transactions', 'wallet'],
    ['wallet', 'domain'],
    ['market', 'domain'],
    ['features', 'verification'],
    ['verification', 'domain'],
    ['graphql', 'domain'],
    ['app', 'pages'],
  ])('lets %s import %s', async (from, to) => {
    const broken = await rulesBroken({
      [`src/${from}/here/a.ts`]: `import { thing } from '../../${to}/there/b.ts'\nexport const again = thing\n`,
      [`src/${to}/there/b.ts`]: thing,
    })
    expect(broken).toEqual([])
  })

  it('stops a type import as it stops any other', async () => {
    const broken = await rulesBroken({
      'src/domain/a.ts': "import type { Thing } from '../ui/b.ts'\nexport type Again = Thing\n",
      'src/ui/b.ts': 'export type Thing = string\n',
    })
    expect(broken).toEqual(['domain-imports'])
  })

  it('stops a feature from importing another feature', async () => {
    const broken = await rulesBroken({
      'src/features/listings/a.ts': "import { thing } from '../history/b.ts'\nexport const again = thing\n",
      'src/features/history/b.ts': thing,
    })
    expect(broken).toEqual(['no-cross-feature'])
  })

  it('stops a page from importing another page', async () => {
    const broken = await rulesBroken({
      'src/pages/item/a.ts': "import { thing } from '../home/b.ts'\nexport const again = thing\n",
      'src/pages/home/b.ts': thing,
    })
    expect(broken).toEqual(['no-cross-page'])
  })

  it.each([
    ['src/app', 'local', 'src-stands-alone'],
    ['src/app', 'subgraph', 'src-stands-alone'],
    ['src/app', 'tests', 'src-stands-alone'],
    ['local/chain', 'src/domain', 'local-stands-apart'],
    ['subgraph/manifest', 'local', 'subgraph-stands-alone'],
    ['verify/here', 'src/graphql', 'verify-stands-apart'],
  ])('stops %s from importing %s', async (from, to, rule) => {
    const broken = await rulesBroken({
      [`${from}/a.ts`]: `import { thing } from '../../${to}/b.ts'\nexport const again = thing\n`,
      [`${to}/b.ts`]: thing,
    })
    expect(broken).toEqual([rule])
  })

  it('keeps React out of domain and market', async () => {
    const broken = await rulesBroken({
      'src/market/a.ts': "import { thing } from 'react'\nexport const again = thing\n",
      'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
      'node_modules/react/index.js': thing,
      'package.json': '{ "dependencies": { "react": "*" } }',
    })
    expect(broken).toEqual(['react-free'])
  })

  it('stops a circle', async () => {
    const broken = await rulesBroken({
      'src/domain/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'src/domain/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    })
    expect(broken).toEqual(['no-circular'])
  })
})
