// The import table of ARCHITECTURE.md, printed from the rules that dependency-cruiser enforces.
import { createRequire } from 'node:module'
import type { IConfiguration } from 'dependency-cruiser'
import { code, table } from './markdown.ts'

const require = createRequire(import.meta.url)

const LADDER = 'ladder-'

/** The ladder of rooms, top to bottom, then one row for each other rule: its name and its comment. */
export function importRules(): string {
  const { forbidden = [] } = require('../../.dependency-cruiser.cjs') as IConfiguration
  const rules = forbidden.map(({ name, comment }) => {
    if (name === undefined || comment === undefined) {
      throw new Error(`Rule ${name ?? 'without a name'} of .dependency-cruiser.cjs has no comment to print.`)
    }
    return { name, comment }
  })
  // The topmost room has no rule: it may import every other.
  const below = rules.flatMap(({ name }) => (name.startsWith(LADDER) ? [name.slice(LADDER.length)] : []))
  const walls = rules.filter(({ name }) => !name.startsWith(LADDER))
  return [
    ['app', ...below].map(code).join(' → '),
    table(
      ['Rule', 'What it says'],
      walls.map(({ name, comment }) => [code(name), comment]),
    ),
  ].join('\n\n')
}
