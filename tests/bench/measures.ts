// The table of measurements, in the order in which they run.
import type { Measure } from './measure.ts'
import { back } from './measures/back.ts'
import { itemSearchFilters } from './measures/itemSearchFilters.ts'
import { itemSearchMemory } from './measures/itemSearchMemory.ts'
import { itemSearchText } from './measures/itemSearchText.ts'
import { itemSearchUpdate } from './measures/itemSearchUpdate.ts'
import { datasetIndexing } from './measures/datasetIndexing.ts'
import { deepPages } from './measures/deepPages.ts'
import { pageQueries } from './measures/pageQueries.ts'
import { queriesWhileIndexing } from './measures/queriesWhileIndexing.ts'
import { contractCalls } from './measures/contractCalls.ts'
import { foreignFulfillments } from './measures/foreignFulfillments.ts'
import { firstRoute } from './measures/firstRoute.ts'
import { gasMeasures } from './measures/gas.ts'
import { gridSize } from './measures/gridSize.ts'
import { scrollHeap } from './measures/scrollHeap.ts'
import { gridNodes } from './measures/gridNodes.ts'
import { indexingSpeed } from './measures/indexingSpeed.ts'
import { largestPaintOfGrid, largestPaintOnPhone } from './measures/largestPaint.ts'
import { largestPaintOfLeastClient, requestsBeforeLargestPaint } from './measures/leastClient.ts'
import { live } from './measures/live.ts'
import { layoutShift } from './measures/layoutShift.ts'
import { slowestInteraction } from './measures/slowestInteraction.ts'
import { start } from './measures/start.ts'
import { visitors } from './measures/visitors.ts'
import { visibility } from './measures/visibility.ts'

export const MEASURES: readonly Measure[] = [
  // First, while no other measurement's stack is running.
  start,
  firstRoute,
  layoutShift,
  gridNodes,
  back,
  visibility,
  indexingSpeed,
  foreignFulfillments,
  live,
  visitors,
  ...gasMeasures,
  // Last, because it lengthens the chain's history.
  contractCalls,
]

/** Measurements that need a dataset, in the order in which they run, before all others. */
export const DATASET_MEASURES: readonly Measure[] = [
  datasetIndexing,
  pageQueries,
  deepPages,
  largestPaintOfGrid,
  largestPaintOnPhone,
  largestPaintOfLeastClient,
  requestsBeforeLargestPaint,
  slowestInteraction,
  gridSize,
  itemSearchText,
  itemSearchFilters,
  scrollHeap,
  itemSearchMemory,
  // Last, because they lengthen the chain's history.
  itemSearchUpdate,
  queriesWhileIndexing,
]

/**
 * @param names budgets to measure; if empty, all of them, and those of a dataset only if there is one
 * @throws Error naming those that are not in the tables, or that need a dataset
 */
export function chooseMeasures(
  names: readonly string[],
  { dataset }: { dataset: boolean } = { dataset: false },
): readonly Measure[] {
  const all = dataset ? [...DATASET_MEASURES, ...MEASURES] : MEASURES
  const unknown = names.filter((name) => all.every(({ id }) => id !== name))
  if (unknown.length > 0) {
    const knownIds = all.map(({ id }) => id).join(', ')
    const hint = dataset ? '' : `; with --items also ${DATASET_MEASURES.map(({ id }) => id).join(', ')}`
    throw new Error(`There is no measurement ${unknown.join(', ')}; there are: ${knownIds}${hint}.`)
  }
  return names.length === 0 ? all : all.filter(({ id }) => names.includes(id))
}
