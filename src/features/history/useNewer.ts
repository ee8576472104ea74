// Counts the events that the index has gained above what a list shows.
import { allOf } from '../../graphql/where.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { HistoryNewerDocument, type HistoryNewerQuery } from './__generated__/HistoryNewer.ts'
import type { HistoryFilter } from './useHistory.ts'

/** More than this many are told as "100+". */
export const MOST_COUNTED = 100

/**
 * How many events there are above a position; asked again whenever the index changes.
 *
 * @param position of the newest row shown; undefined asks nothing
 */
export function useNewer(filter: HistoryFilter, position: string | undefined): number {
  const state = useIndexQuery(HistoryNewerDocument, {
    variables: {
      where: allOf<HistoryFilter>(filter, { position_gt: position ?? '0' }),
      first: MOST_COUNTED + 1,
    },
    skip: position === undefined,
  })
  return state.kind === 'ready' ? countEvents(state.data.activities) : 0
}

/** Rows as events: the transfer of a sale is not one of its own. */
export function countEvents(rows: HistoryNewerQuery['activities']): number {
  const parties = ({ transactionHash, token, from, to }: HistoryNewerQuery['activities'][number]) =>
    [transactionHash, token?.id, from?.id, to?.id].join(' ')
  const sold = new Set(rows.filter(({ type }) => type === 'SALE').map(parties))
  return rows.filter((row) => row.type !== 'TRANSFER' || !sold.has(parties(row))).length
}
