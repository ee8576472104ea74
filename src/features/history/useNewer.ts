// Counts the events that the index has gained above what a list shows, and knows the reader's own.
import { allOf } from '../../graphql/where.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { HistoryNewerDocument, type HistoryNewerQuery } from './__generated__/HistoryNewer.ts'
import type { HistoryFilter } from './useHistory.ts'

/** More than this many are told as "100+". */
export const MOST_COUNTED = 100

export interface Newer {
  readonly count: number
  /**
   * The latest of them in which the reader's account took part, by its transaction; undefined for none. Who acted
   * looks for it, and is not surprised.
   */
  readonly own: string | undefined
}

/**
 * What there is above a position; asked again whenever the index changes.
 *
 * @param position of the newest row shown; undefined asks nothing
 */
export function useNewer(filter: HistoryFilter, position: string | undefined): Newer {
  const wallet = useWallet()
  const state = useIndexQuery(HistoryNewerDocument, {
    variables: {
      where: allOf<HistoryFilter>(filter, { position_gt: position ?? '0' }),
      first: MOST_COUNTED + 1,
    },
    skip: position === undefined,
  })
  if (state.kind !== 'ready') return { count: 0, own: undefined }
  const { activities } = state.data
  const account: string | undefined = 'account' in wallet.state ? wallet.state.account : undefined
  return {
    count: countEvents(activities),
    own:
      account === undefined
        ? undefined
        : activities.findLast(({ from, to }) => from?.id === account || to?.id === account)?.transactionHash,
  }
}

/** Rows as events: the transfer of a sale is not one of its own. */
export function countEvents(rows: HistoryNewerQuery['activities']): number {
  const parties = ({ transactionHash, token, from, to }: HistoryNewerQuery['activities'][number]) =>
    [transactionHash, token?.id, from?.id, to?.id].join(' ')
  const sold = new Set(rows.filter(({ type }) => type === 'SALE').map(parties))
  return rows.filter((row) => row.type !== 'TRANSFER' || !sold.has(parties(row))).length
}
