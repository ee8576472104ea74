// Writes docs/specification.md from its chapters and the code, and the generated regions of ARCHITECTURE.md.
//
//   tsx tests/docs/specification.ts            writes them
//   tsx tests/docs/specification.ts --check    fails when they are not what the code says
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFunctions, rpcMethods } from './calls.ts'
import { constants } from './constants.ts'
import { entities, enumerations } from './entities.ts'
import { errorClasses, refusals } from './errors.ts'
import { importRules } from './imports.ts'
import { operations } from './operations.ts'
import { routes } from './routes.ts'
import { readSources } from './source.ts'

const CHAPTERS = 'docs/specification'
const SPECIFICATION = 'docs/specification.md'
/** Pages written by hand that hold regions of generated text. */
const PAGES_WITH_REGIONS = ['ARCHITECTURE.md']

const sources = readSources('src')

const GENERATORS: Readonly<Record<string, () => string>> = {
  routes,
  entities,
  enumerations,
  operations: () => operations(sources),
  'rpc-methods': () => rpcMethods(sources),
  'contract-functions': () => contractFunctions(sources),
  'error-classes': () => errorClasses(sources),
  refusals,
  constants: () => constants(sources),
  imports: importRules,
}

function generate(name: string): string {
  const generator = GENERATORS[name]
  if (generator === undefined) throw new Error(`No generator is called "${name}".`)
  return generator()
}

/** The chapters in the order of their numbers, each blank filled by its generator. */
function specification(): string {
  const chapters = readdirSync(CHAPTERS)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readFileSync(join(CHAPTERS, file), 'utf8').trim())
  const filled = chapters
    .join('\n\n')
    .replace(/^<!-- generate: ([\w-]+) -->$/gm, (_, name: string) => generate(name))
  return `<!-- Made by tests/docs/specification.ts from docs/specification/ and the code: edit those, not this. -->\n\n${filled}\n`
}

/** The page with the text between each pair of markers made anew. */
function withRegions(page: string): string {
  return page.replace(
    /(<!-- generated: ([\w-]+) -->\n)[\s\S]*?(<!-- end of generated text -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${generate(name)}\n\n${end}`,
  )
}

const wanted = new Map([
  [SPECIFICATION, specification()],
  ...PAGES_WITH_REGIONS.map((path) => [path, withRegions(readFileSync(path, 'utf8'))] as const),
])

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const stale = [...wanted].filter(([path, text]) => read(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run specification and commit it.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [path, text] of stale) writeFileSync(path, text)
  console.log(
    stale.length === 0 ? 'Everything is fresh.' : `Wrote ${stale.map(([path]) => path).join(', ')}.`,
  )
}
