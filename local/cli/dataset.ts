// `npm run dataset -- --items 100000`: runs a chain with a large collection, which is made once and saved, and indexes
// it from scratch.
//
// --items N   number of items of the collection; 100,000 by default
// --serve     also serves the page, until Ctrl-C
import { parseArgs } from 'node:util'
import { datasetDirectory, datasetHistory } from '../dataset/history.ts'
import type { DatasetContracts } from '../dataset/make.ts'
import { startStackOn, type Stack } from '../stack.ts'
import { runStackCommand } from './run-stack.ts'
import { readStateDirectory, readWebPort } from './settings.ts'

const USUAL_ITEMS = '100000'
const USUAL_WEB_PORT = 4174

const counted = (count: number) => count.toLocaleString('en')

/** Returns lines about what the chain holds, and how fast it was indexed. */
function aboutDataset({ contracts, indexedInMs }: Stack<DatasetContracts>): readonly string[] {
  const { items, liveListings, events } = contracts.dataset
  const total = Object.values(events).reduce((sum, count) => sum + count, 0)
  const seconds = indexedInMs / 1000
  return [
    `
  Items     ${counted(items)}, of which ${counted(liveListings)} are for sale
  Events    ${counted(total)}: ${Object.entries(events)
    .map(([kind, count]) => `${counted(count)} ${kind}`)
    .join(', ')}
  Indexed   in ${seconds.toFixed(0)} s, ${counted(Math.round(total / seconds))} events a second`,
  ]
}

await runStackCommand(() => {
  const { values } = parseArgs({
    options: { items: { type: 'string', default: USUAL_ITEMS }, serve: { type: 'boolean', default: false } },
  })
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
