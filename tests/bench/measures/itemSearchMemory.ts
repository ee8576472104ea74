// M1: the worker's memory once the local copy of all items is full and has been searched, sorted and filtered.
import { doIn, fullGrid, gridAddress } from '../dataset/fullGrid.ts'
import { memoryOfWorker, totalBytes } from '../dataset/workerMemory.ts'
import { type Measure, round } from '../measure.ts'

/** The first builds the search index; each leaves another number of items than the one before. */
const TYPED = ['gold', '7', 'owl']
/** Every sort order keeps its ranks. */
const ORDERS = ['price-high', 'rarity', 'recently-listed']

const megabytes = (bytes: number) => round(bytes / 1e6)

export const itemSearchMemory: Measure = {
  id: 'M1',
  what: 'memory of the local copy’s worker, full and searched',
  unit: 'MB',
  goal: 60,
  passes: 'at most',
  decimals: 1,
  async take(bench) {
    const site = await bench.dataset()
    const visitor = await fullGrid(bench, site)
    const { page } = visitor
    const before = await memoryOfWorker(visitor, 'local copy')
    for (const value of TYPED) await doIn(page, { kind: 'type', value })
    for (const order of ORDERS) {
      const address = gridAddress(site).replace('sort=number', `sort=${order}&status=listed`)
      await doIn(page, { kind: 'go', value: address })
      await doIn(page, { kind: 'go', value: gridAddress(site) })
    }
    const after = await memoryOfWorker(visitor, 'local copy')
    return {
      value: totalBytes(after) / 1e6,
      against: `nothing; typed arrays ${megabytes(after.arrays)} MB, objects ${megabytes(after.objects)} MB; ${megabytes(totalBytes(before))} MB before it was searched`,
      samples: 1,
    }
  },
}
