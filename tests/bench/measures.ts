// The table of what is measured, in the order in which it is.
import type { Measure } from './measure.ts'
import { back } from './measures/back.ts'
import { contractCalls } from './measures/contractCalls.ts'
import { firstRoute } from './measures/firstRoute.ts'
import { gasMeasures } from './measures/gas.ts'
import { gridNodes } from './measures/gridNodes.ts'
import { indexingSpeed } from './measures/indexingSpeed.ts'
import { layoutShift } from './measures/layoutShift.ts'
import { start } from './measures/start.ts'
import { visibility } from './measures/visibility.ts'

export const MEASURES: readonly Measure[] = [
  // First, while no stack of the others runs.
  start,
  firstRoute,
  layoutShift,
  gridNodes,
  back,
  visibility,
  indexingSpeed,
  ...gasMeasures,
  // Last, because it lengthens the chain's history.
  contractCalls,
]

/**
 * @param names budgets to measure; none for all of them
 * @throws Error naming those that the table does not have
 */
export function chooseMeasures(names: readonly string[]): readonly Measure[] {
  const unknown = names.filter((name) => MEASURES.every(({ id }) => id !== name))
  if (unknown.length > 0) {
    const known = MEASURES.map(({ id }) => id).join(', ')
    throw new Error(`There is no measurement ${unknown.join(', ')}; there are: ${known}.`)
  }
  return names.length === 0 ? MEASURES : MEASURES.filter(({ id }) => names.includes(id))
}
