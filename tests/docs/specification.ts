// Writes docs/specification.md from its chapters and the code, and the generated regions of other pages.
//
//   tsx tests/docs/specification.ts            writes them
//   tsx tests/docs/specification.ts --check    fails when they are not what the code says
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFunctions, rpcMethods } from './calls.ts'
import { constants } from './constants.ts'
import { entities, enumerations } from './entities.ts'
import { errorClasses, refusals } from './errors.ts'
import { faults } from './faults.ts'
import { figures } from './figures.ts'
import { importRules } from './imports.ts'
import { operations } from './operations.ts'
import { queryParameters, routes } from './routes.ts'
import { sectionsOf } from './sections.ts'
import { readSources } from './source.ts'
import { transactionStates, transactionTransitions } from './states.ts'

const CHAPTERS = 'docs/specification'
const SPECIFICATION = 'docs/specification.md'
/** Pages written by hand that hold regions of generated text. */
const PAGES_WITH_REGIONS = ['ARCHITECTURE.md', 'docs/bench.md', 'docs/faults.md']

const sources = readSources('src')
const indexLimits = readSources('subgraph/src').filter(({ path }) => path === 'subgraph/src/constants.ts')

const GENERATORS: Readonly<Record<string, () => string | Promise<string>>> = {
  routes,
  'query-parameters': () => queryParameters(sources),
  entities,
  enumerations,
  operations,
  'transaction-states': transactionStates,
  'transaction-transitions': transactionTransitions,
  'rpc-methods': () => rpcMethods(sources),
  'contract-functions': () => contractFunctions(sources),
  'error-classes': () => errorClasses(sources),
  refusals,
  constants: () => constants(sources),
  'index-limits': () => constants(indexLimits),
  'order-rules': () =>
    sectionsOf('docs/orders.md', [
      'Live',
      'Price of now',
      'Best listing of an item',
      'Bounds',
      'Floor of a collection',
    ]),
  'flag-rules': () => sectionsOf('docs/analytics.md', ['Flagged sales'], { heading: false }),
  imports: importRules,
  faults,
  figures,
}

/** The text with each match of the pattern replaced by what `write` makes of its groups. */
async function fill(
  text: string,
  pattern: RegExp,
  write: (groups: readonly string[]) => Promise<string>,
): Promise<string> {
  const written = await Promise.all([...text.matchAll(pattern)].map((match) => write(match)))
  return text.replace(pattern, () => written.shift() ?? '')
}

async function generate(name: string): Promise<string> {
  const generator = GENERATORS[name]
  if (generator === undefined) throw new Error(`No generator is called "${name}".`)
  return generator()
}

/** The number that a chapter's file begins with. */
const numberOf = (file: string) => Number.parseInt(file, 10)

/** The chapters in the order of their numbers, each blank filled by its generator. */
async function specification(): Promise<string> {
  const chapters = readdirSync(CHAPTERS)
    .filter((file) => file.endsWith('.md'))
    .sort((one, other) => numberOf(one) - numberOf(other))
    .map((file) => readFileSync(join(CHAPTERS, file), 'utf8').trim())
  const filled = await fill(chapters.join('\n\n'), /^<!-- generate: ([\w-]+) -->$/gm, ([, name = '']) =>
    generate(name),
  )
  return `<!-- Made by tests/docs/specification.ts from docs/specification/ and the code: edit those, not this. -->\n\n${filled}\n`
}

/** The page with the text between each pair of markers made anew. */
function withRegions(page: string): Promise<string> {
  return fill(
    page,
    /(<!-- generated: ([\w-]+) -->\n)[\s\S]*?(<!-- end of generated text -->)/g,
    async ([, start = '', name = '', end = '']) => `${start}\n${await generate(name)}\n\n${end}`,
  )
}

const wanted = new Map([[SPECIFICATION, await specification()]])
for (const path of PAGES_WITH_REGIONS) wanted.set(path, await withRegions(readFileSync(path, 'utf8')))

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
