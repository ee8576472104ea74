// The import table of ARCHITECTURE.md, printed from the rules that dependency-cruiser enforces.
import { createRequire } from 'node:module'
import type { IConfiguration } from 'dependency-cruiser'
import { code, table } from './markdown.ts'

const require = createRequire(import.meta.url)

/** One row per rule: its name and its comment. */
export function importRules(): string {
  const { forbidden = [] } = require('../../.dependency-cruiser.cjs') as IConfiguration
  const rows = forbidden.map(({ name, comment }) => {
    if (name === undefined || comment === undefined) {
      throw new Error(`Rule ${name ?? 'without a name'} of .dependency-cruiser.cjs has no comment to print.`)
    }
    return [code(name), comment]
  })
  return table(['Rule', 'What it says'], rows)
}
