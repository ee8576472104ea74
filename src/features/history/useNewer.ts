// Counts events newer than those that a list shows, and finds the viewer's own among them.
import { matchAll } from '../../graphql/where.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { HistoryNewerDocument, type HistoryNewerQuery } from './__generated__/HistoryNewer.ts'
import type { HistoryFilter } from './useHistory.ts'

/** Larger counts are shown as "100+". */
export const MOST_COUNTED = 100

export interface Newer {
  readonly count: number
  /**
   * Transaction of the latest one that the viewer's account took part in; undefined for none. It is shown at once,
   * because the viewer expects it.
   */
  readonly own: string | undefined
}

/**
 * The events above a position; queried again when the index changes.
 *
 * @param position of the newest row shown; undefined sends no query
 */
export function useNewer(filter: HistoryFilter, position: string | undefined): Newer {
  const account: string | undefined = useAccount()
  const state = useIndexQuery(HistoryNewerDocument, {
    variables: {
      where: matchAll<HistoryFilter>(filter, { position_gt: position ?? '0' }),
      first: MOST_COUNTED + 1,
    },
    skip: position === undefined,
  })
  if (state.kind !== 'ready') return { count: 0, own: undefined }
  const { activities } = state.data
  return {
    count: countEvents(activities),
    own:
      account === undefined
        ? undefined
        : activities.findLast(({ from, to }) => from?.id === account || to?.id === account)?.transactionHash,
  }
}

/** The number of events: a sale and its transfer are one. */
export function countEvents(rows: HistoryNewerQuery['activities']): number {
  const parties = ({ transactionHash, token, from, to }: HistoryNewerQuery['activities'][number]) =>
    [transactionHash, token?.id, from?.id, to?.id].join(' ')
  const sold = new Set(rows.filter(({ type }) => type === 'SALE').map(parties))
  return rows.filter((row) => row.type !== 'TRANSFER' || !sold.has(parties(row))).length
}
