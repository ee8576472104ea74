// Where a history's rows stand on the chain: in which block and log, and at which number within the log.
import { toHistoryPlace } from '../domain/historyPosition.ts'
import type { Claim, ClaimedRow } from './claim.ts'

/** Numbers of the first and the last block. */
export type BlockRange = readonly [first: number, last: number]

export const placeKey = (block: number, logIndex: number, rowNumber: number) =>
  `${block} ${logIndex} ${rowNumber}`

/** The keys of the places of the wanted rows. */
export const listPlaces = ({ rows }: Claim, isWanted: (row: ClaimedRow) => boolean): ReadonlySet<string> =>
  new Set(
    rows
      .filter(isWanted)
      .map((row) => placeKey(row.blockNumber, row.logIndex, toHistoryPlace(row.position).rowNumber)),
  )
