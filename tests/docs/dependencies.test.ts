// docs/dependencies.md is complete: one line for each package that package.json names, with the license it carries.
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
const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })

/** Package to the cells of its line. */
const lines = new Map(
  readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name = '']) => name.startsWith('`'))
    .map(([, name = '', ...cells]) => [name.replaceAll('`', ''), cells] as const),
)

describe('docs/dependencies.md', () => {
  it('has a line for every package and no other', () => {
    expect([...lines.keys()].sort()).toEqual(named.map(([name]) => name).sort())
  })

  it.each([...lines])('says what %s is for, its license, its size, and what it replaces', (name, cells) => {
    const [what, license, size, instead] = cells
    for (const cell of [what, size, instead]) expect(cell).not.toBe('')
    let manifest: Package
    try {
      manifest = read(require.resolve(`${name}/package.json`))
    } catch {
      // Not installed on this platform, or the package hides its manifest: read it where npm puts it.
      if (optionalDependencies?.[name] !== undefined) return
      manifest = read(`node_modules/${name}/package.json`)
    }
    if (manifest.license !== undefined) expect(license).toBe(manifest.license.replace(/[()]/g, ''))
  })
})

it('pins every package exactly', () => {
  for (const [name, version] of named) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})
