// `npm run dataset -- --items 100000`: runs a chain with a large collection, which is made once and saved, and indexes
// it from scratch.
import { readArguments, runCommand } from '../../operate/commandLine.ts'
import { gnd, MissingProgramError } from '../../subgraph/manifest/program.ts'
import { datasetDirectory, datasetHistory } from '../dataset/history.ts'
import type { DatasetContracts } from '../dataset/make.ts'
import { anvil } from '../process/anvil.ts'
import { startStackOn, type Stack } from '../stack.ts'
import { fetchMissing } from './fetch-missing.ts'
import { runStackCommand } from './run-stack.ts'
import { readStateDirectory, readWebPort } from './settings.ts'

const USUAL_ITEMS = '100000'

const USAGE = `Usage: npm run dataset -- [options]
  --items <count>  items of the collection; ${USUAL_ITEMS} by default
  --serve          also serves the page, until Ctrl-C
  --yes            fetches missing programs from npm without asking
  --unpinned       with --yes, also those that package-lock.json has no hash of`
const USUAL_WEB_PORT = 4174

const formatCount = (count: number) => count.toLocaleString('en')

/** Returns lines about what the chain holds, and how fast it was indexed. */
function aboutDataset({ contracts, indexedInMs }: Stack<DatasetContracts>): readonly string[] {
  const { items, liveListings, events } = contracts.dataset
  const total = Object.values(events).reduce((sum, count) => sum + count, 0)
  const seconds = indexedInMs / 1000
  return [
    `
  Items     ${formatCount(items)}, of which ${formatCount(liveListings)} are for sale
  Events    ${formatCount(total)}: ${Object.entries(events)
    .map(([kind, count]) => `${formatCount(count)} ${kind}`)
    .join(', ')}
  Indexed   in ${seconds.toFixed(0)} s, ${formatCount(Math.round(total / seconds))} events a second`,
  ]
}

const FLAGS = {
  items: { type: 'string', default: USUAL_ITEMS },
  serve: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  unpinned: { type: 'boolean', default: false },
} as const

const command = { usage: USAGE, expected: [MissingProgramError] }

process.exitCode = await runCommand(command, process.argv.slice(2), async (args) => {
  const { values } = readArguments(args, FLAGS)
  await fetchMissing([anvil, gnd], values)
  return runStackCommand(() => {
    const items = Number(values.items)
    const history = datasetHistory(items)
    return {
      stateDirectory: datasetDirectory(readStateDirectory(process.env), items),
      port: readWebPort(process.env, USUAL_WEB_PORT),
      page: values.serve ? 'build' : 'none',
      start: (options) => startStackOn({ ...options, history }),
      about: aboutDataset,
      farewell: 'Ctrl-C stops everything. Each run starts from the same chain.',
    }
  })
})
