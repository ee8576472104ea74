// Tests the import rules: each rule stops a file that breaks it, and lets the same file pass in a folder that may.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const configuration = require('../../.dependency-cruiser.cjs') as IConfiguration

/** Texts of files by path. Both name the case's own folder `{case}`, since all cases are one checkout. */
type Files = Readonly<Record<string, string>>

/** Applies the rules to folders of a checkout, this one by default. */
async function findViolations(folders: string[], baseDir?: string): Promise<ICruiseResult> {
  const options = { ...configuration.options }
  // These settings are the command's, and name folders that a small checkout doesn't have.
  delete options.tsConfig
  const { output } = await cruise(folders, {
    ...options,
    ...(baseDir !== undefined && { baseDir }),
    validate: true,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser reported text instead of facts')
  return output
}

/** Writes all cases as one small checkout, and returns the names of the rules that the files of each case break. */
async function findBroken(cases: readonly Files[]): Promise<readonly (readonly string[])[]> {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-boundaries-'))
  try {
    for (const [index, files] of cases.entries()) {
      const named = (text: string) => text.replaceAll('{case}', `case-${index}`)
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(directory, named(path))), { recursive: true })
        writeFileSync(join(directory, named(path)), named(text))
      }
    }
    const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '*']))
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ dependencies }))
    const { summary } = await findViolations(['.'], resolve(directory))
    return cases.map((_, index) => {
      const own = summary.violations.filter(({ from }) => from.includes(`/case-${index}/`))
      return [...new Set(own.map(({ rule }) => rule.name))].sort()
    })
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const thing = 'export const thing = 1\n'

/** A file in one folder that imports a file in another. */
function importing(from: string, to: string): Files {
  const path = posix.relative(`${from}/{case}`, `${to}/{case}/b.ts`)
  return {
    [`${from}/{case}/a.ts`]: `import { thing } from '${path}'\nexport const again = thing\n`,
    [`${to}/{case}/b.ts`]: thing,
  }
}

const PACKAGES = ['react', 'react-dom', 'react-router', '@apollo/client']

/** A file in a folder that imports an installed package. */
function importingPackage(from: string, name: string): Files {
  return {
    [`${from}/{case}/a.ts`]: `import { thing } from '${name}'\nexport const again = thing\n`,
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
    [`node_modules/${name}/index.js`]: thing,
  }
}

/** The rooms of `src`, top to bottom, as in ARCHITECTURE.md. */
const LADDER = [
  ...[
    'app',
    'pages',
    'features',
    'trading',
    'transactions',
    'wallet',
    'orders',
    'itemSearch',
    'graphql',
    'seaport',
  ],
  ...['verification', 'node', 'ui', 'media', 'workers', 'domain', 'messages', 'storage'],
]

/** The rule, what it stops, and the files that break it. */
const BREACHES: readonly (readonly [rule: string, what: string, files: Files])[] = [
  ...(
    [
      ...LADDER.slice(1).map(
        (room, index) => [`ladder-${room}`, `src/${room}`, `src/${LADDER[index]}`] as const,
      ),
      ['ladder-domain', 'src/domain', 'src/app'],
      ['ladder-seaport', 'src/seaport', 'src/transactions'],
      ['ladder-verification', 'src/verification', 'src/graphql'],
      ['ladder-ui', 'src/ui', 'src/graphql'],
      ...['orders', 'itemSearch', 'graphql', 'seaport', 'verification', 'node'].map(
        (room) => ['ui-for-pages', `src/${room}`, 'src/ui'] as const,
      ),
      ['no-cross-feature', 'src/features/listings', 'src/features/history'],
      ['no-cross-page', 'src/pages/item', 'src/pages/home'],
      ['src-stands-alone', 'src/app', 'demo'],
      ['src-stands-alone', 'src/app', 'local'],
      ['src-stands-alone', 'src/app', 'subgraph'],
      ['src-stands-alone', 'src/app', 'tests'],
      ['demo-stands-apart', 'demo', 'src/app'],
      ['demo-stands-apart', 'demo', 'src/seaport'],
      ['demo-stands-apart', 'demo', 'local'],
      ['demo-stands-apart', 'demo', 'tests'],
      ['local-stands-apart', 'local/chain', 'src/domain'],
      ['local-stands-apart', 'local/chain', 'demo'],
      ['local-stands-apart', 'local/chain', 'tests/support'],
      ['operate-stands-apart', 'operate/chain', 'src/features'],
      ['operate-stands-apart', 'operate/chain', 'local'],
      ['snapshot-imports', 'operate/snapshot', 'src/features'],
      ['snapshot-imports', 'operate/snapshot', 'local'],
      ['only-snapshots-draw-snapshots', 'src/app', 'src/app/snapshot'],
      ['verify-stands-apart', 'verify', 'src/graphql'],
      ['verify-stands-apart', 'verify', 'local'],
      ['verify-stands-apart', 'verify', 'operate/chain'],
      ['reconcile-stands-apart', 'reconcile', 'src/domain'],
      ['reconcile-stands-apart', 'reconcile', 'subgraph/src'],
      ['reconcile-stands-apart', 'reconcile', 'local'],
      ['reconcile-stands-apart', 'reconcile', 'operate/chain'],
      ['reconcile-stands-apart', 'reconcile', 'tests/adversaries'],
      ['only-tests-use-reconcile', 'src/app', 'reconcile'],
      ['only-tests-use-reconcile', 'subgraph/src', 'reconcile'],
      ['only-tests-use-reconcile', 'verify', 'reconcile'],
      ['adversaries-imports', 'tests/adversaries', 'src/seaport'],
      ['adversaries-imports', 'tests/adversaries', 'subgraph/src'],
      ['adversaries-imports', 'tests/adversaries', 'tests/support'],
      ['only-subgraph-tests-use-adversaries', 'tests/pages', 'tests/adversaries'],
      ['subgraph-stands-alone', 'subgraph/manifest', 'src/domain'],
      ['subgraph-stands-alone', 'subgraph/manifest', 'operate/config'],
      ['subgraph-stands-alone', 'subgraph/manifest', 'local'],
      ['subgraph-stands-alone', 'subgraph/manifest', 'tests'],
    ] as const
  ).map(([rule, from, to]) => [rule, `${from} from importing ${to}`, importing(from, to)] as const),
  ...['domain', 'node', 'storage', 'workers', 'seaport', 'media', 'verification', 'itemSearch'].map(
    (room) => ['react-free', `React in ${room}`, importingPackage(`src/${room}`, 'react')] as const,
  ),
  ...['react-dom', 'react-router', '@apollo/client'].map(
    (name) => ['react-free', `${name} in seaport`, importingPackage('src/seaport', name)] as const,
  ),
  [
    'no-cross-trade',
    'an import of another trade’s dialog',
    {
      'src/trading/{case}/write.ts': "import { Dialog } from '../list/Dialog.tsx'\nexport const a = Dialog\n",
      'src/trading/list/Dialog.tsx': 'export const Dialog = 1\n',
    },
  ],
  [
    'ladder-domain',
    'an import of a type as any other',
    {
      'src/domain/{case}/a.ts':
        "import type { Thing } from '../../ui/{case}/b.ts'\nexport type Again = Thing\n",
      'src/ui/{case}/b.ts': 'export type Thing = string\n',
    },
  ],
  [
    'no-circular',
    'a circle',
    {
      'src/domain/{case}/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'src/domain/{case}/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    },
  ],
]

/** Imports that no rule stops. */
const ALLOWED = [
  ['src/app', 'src/pages'],
  ['src/pages', 'src/features'],
  ['src/features', 'src/transactions'],
  ['src/features', 'src/verification'],
  ['src/transactions', 'src/wallet'],
  ['src/wallet', 'src/domain'],
  ['src/itemSearch', 'src/workers'],
  ['src/seaport', 'src/domain'],
  ['src/seaport', 'src/node'],
  ['src/wallet', 'src/node'],
  ['src/itemSearch', 'src/node'],
  ['src/node', 'src/domain'],
  ['src/ui', 'src/media'],
  ['src/media', 'src/workers'],
  ['src/verification', 'src/domain'],
  ['src/graphql', 'src/domain'],
  ['local/indexer', 'subgraph/manifest'],
  ['verify', 'src/verification'],
  ['verify', 'src/node'],
  ['demo', 'src/wallet'],
  ['demo', 'src/ui'],
  ['tests/adversaries', 'local/seed'],
  ['tests/adversaries', 'reconcile'],
  ['tests/adversaries', 'tests/subgraph'],
  ['tests/subgraph', 'tests/adversaries'],
] as const

const ROOTS = ['src', 'demo', 'local', 'operate', 'subgraph', 'tests', 'verify', 'reconcile']

/** Finds folders of `src` that import each other, directly or through others; only a folder's own files count. */
function folderCycles(modules: ICruiseResult['modules']): string[] {
  const isOwn = (file: string) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file)
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules.filter((module) => isOwn(module.source))) {
    const from = dirname(source)
    const targets = imports.get(from) ?? new Set<string>()
    for (const { resolved } of dependencies) {
      if (isOwn(resolved) && dirname(resolved) !== from) targets.add(dirname(resolved))
    }
    imports.set(from, targets)
  }
  const reached = (start: string): ReadonlySet<string> => {
    const seen = new Set(imports.get(start))
    // A set is iterated in insertion order, including elements added during the iteration.
    for (const folder of seen) for (const next of imports.get(folder) ?? []) seen.add(next)
    return seen
  }
  return [...imports.keys()].filter((folder) => reached(folder).has(folder)).sort()
}

describe('the import rules', () => {
  // Reading all files takes long on a busy machine.
  it('hold for this checkout, and no folders of src import each other', { timeout: 300_000 }, async () => {
    const { summary, modules } = await findViolations(ROOTS)
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    expect(modules.length).toBeGreaterThan(1_000)
    expect(folderCycles(modules)).toEqual([])
  })

  it('stop each breach, by the rule that is meant to', async () => {
    const broken = await findBroken(BREACHES.map(([, , files]) => files))
    expect(BREACHES.map(([, what], index) => ({ what, broken: broken[index] }))).toEqual(
      BREACHES.map(([rule, what]) => ({ what, broken: [rule] })),
    )
  })

  it('has no rule that these tests do not break', () => {
    const rules = (configuration.forbidden ?? []).map(({ name }) => name)
    expect(rules.filter((name) => !BREACHES.some(([rule]) => rule === name))).toEqual([])
  })

  it('let every other import pass, and types import each other in a circle', async () => {
    const circle: Files = {
      'src/domain/{case}/a.ts':
        "import { b } from './b.ts'\nexport type A = number\nexport const a = () => b\n",
      'src/domain/{case}/b.ts': "import type { A } from './a.ts'\nexport const b: A = 1\n",
    }
    const broken = await findBroken([...ALLOWED.map(([from, to]) => importing(from, to)), circle])
    expect(ALLOWED.map((pair, index) => ({ pair, broken: broken[index] }))).toEqual(
      ALLOWED.map((pair) => ({ pair, broken: [] })),
    )
    expect(broken.at(-1)).toEqual([])
  })
})
