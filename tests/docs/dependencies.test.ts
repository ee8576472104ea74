// docs/dependencies.md is complete: one line for each package in package.json, with its license.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly license?: string
}

const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8')) as Package
const { dependencies, devDependencies, optionalDependencies } = read('package.json')
const packages = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })

/** The cells of each package's row. */
const lines = new Map(
  readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name = '']) => name.startsWith('`'))
    .map(([, name = '', ...cells]) => [name.replaceAll('`', ''), cells] as const),
)

describe('docs/dependencies.md', () => {
  it('has one line for every package and no others', () => {
    expect([...lines.keys()].sort()).toEqual(packages.map(([name]) => name).sort())
  })

  it.each([...lines])('states the purpose, license, size and alternatives of %s', (name, cells) => {
    const [purpose, license, size, alternative] = cells
    for (const cell of [purpose, size, alternative]) expect(cell).not.toBe('')
    let manifest: Package
    try {
      manifest = read(require.resolve(`${name}/package.json`))
    } catch {
      // The package is not installed on this platform, or doesn't export its manifest: read it from node_modules.
      if (optionalDependencies?.[name] !== undefined) return
      manifest = read(`node_modules/${name}/package.json`)
    }
    if (manifest.license !== undefined) expect(license).toBe(manifest.license.replace(/[()]/g, ''))
  })
})

it('pins every package to an exact version', () => {
  for (const [name, version] of packages)
    expect(version, name).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
})
