// The tray loads the texts of every message that a stored transaction may have: no dialog is loaded after a reload.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const CATALOG = /^messages\/en\/(\w+)\.ts$/

const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8')

/** Files that a file loads with it, by path below `src`. */
const getImports = (file: string) =>
  [...read(file).matchAll(/^(?:import|export)(?! type\b)\s[^'"`;]*?'(\.[^']+\.tsx?)'/gm)].map(
    ([, path = '']) => relative(SOURCE, join(SOURCE, dirname(file), path)),
  )

/** Code that makes what is stored: a write's texts, its steps, and the errors that end it. */
const preparation = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^(node|orders|seaport|trading|transactions|wallet|features)\/.*(?<!\.test)\.ts$/.test(file) &&
    // Reads what is typed in a field; no transaction stores its texts.
    !file.startsWith('wallet/names/') &&
    // Of features and single trades, only what defines a write.
    (!/^(features|trading\/(?!dialog|reactivation|prices))/.test(file) ||
      read(file).includes('/transactions/definition.ts')),
)

const getAreas = (file: string) => getImports(file).flatMap((path) => CATALOG.exec(path)?.[1] ?? [])

test('loads every catalog that code which prepares transactions takes its messages from', () => {
  const taken = new Set(preparation.flatMap(getAreas))
  expect(taken).toContain('writes')
  // Only its own imports count: the build drops other modules' catalogs that the tray doesn't use itself.
  expect(getAreas('app/storedTexts.ts').sort()).toEqual([...taken].sort())
})
