// How long graph-node takes to index a chain: beforehand from what the running version has and a measured rate, and
// meanwhile from its own pace.
import { counted } from '../counted.ts'
import { queryIndex } from '../http/graphql.ts'

/** Of the demo's history, on two cores with everything on one machine: docs/performance.md, "Logs indexed per second". */
export const MEASURED_EVENTS_A_SECOND = 372

/** Most collections that are counted; graph-node returns no more rows at once. */
const MAX_COLLECTIONS = 1_000

/**
 * Returns how many transfers and sales an index has, those of the collections with most of them; undefined when it doesn't
 * say. Other events, such as orders and approvals, aren't counted by any row.
 */
export async function countTransfersAndSales(
  queryUrl: string,
  origin: string | undefined,
): Promise<number | undefined> {
  const query = `{ collections(first: ${MAX_COLLECTIONS}, orderBy: transferCount, orderDirection: desc) { transferCount saleCount } }`
  try {
    const { collections } = (await queryIndex(queryUrl, query, { origin })) as {
      collections: readonly { readonly transferCount: number; readonly saleCount: number }[]
    }
    return collections.reduce((sum, { transferCount, saleCount }) => sum + transferCount + saleCount, 0)
  } catch {
    return undefined // Of an older schema, or not reached any more.
  }
}

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Returns a time in the largest unit of which there are at least two, such as `90 minutes`. */
export function describeSeconds(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= 2 * length) ?? ['second', 1]
  return counted(Math.max(1, Math.round(seconds / size)), unit)
}

/** Says how long as many events take at the measured rate. @param events undefined if they can't be counted */
export function describeIndexingTime(events: number | undefined): string {
  const rate = `at ${MEASURED_EVENTS_A_SECOND} events a second, measured on two cores with the chain’s node beside it (docs/performance.md)`
  if (events === undefined) {
    return `How long that takes depends on its events: ${rate}, a million take ${describeSeconds(1_000_000 / MEASURED_EVENTS_A_SECOND)}. A node elsewhere makes it longer.`
  }
  return (
    `The running version’s ${events.toLocaleString('en')} transfers and sales take about ${describeSeconds(events / MEASURED_EVENTS_A_SECOND)} ${rate}. ` +
    'Orders and approvals come on top, and a node elsewhere makes it longer.'
  )
}
