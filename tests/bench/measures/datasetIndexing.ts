// I6: the time that graph-node takes to index the entire dataset at a start.
import { type Measure, round } from '../measure.ts'

export const datasetIndexing: Measure = {
  id: 'I6',
  what: 'the whole dataset indexed, from the indexer’s start',
  unit: 'min',
  goal: 8,
  passes: 'at most',
  decimals: 1,
  async take(bench) {
    const { contracts, indexedInMs } = await bench.dataset()
    const { items, events } = contracts.dataset
    const total = Object.values(events).reduce((sum, count) => sum + count, 0)
    const seconds = indexedInMs / 1_000
    const { stack } = await bench.site()
    return {
      value: seconds / 60,
      against: `nothing; ${items} items, ${total} events, ${round(total / seconds, 0)} per second; the demo in ${round(stack.indexedInMs / 1_000)} s`,
      samples: 1,
    }
  },
}
