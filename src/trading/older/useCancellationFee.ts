// What canceling listings before another transaction costs, read before the user confirms it.
import type { Listing } from '../../orders/listing.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import { type FirstFee, usePreparedFee } from '../dialog/firstFee.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { OLDER_LISTINGS, prepareCancellationFirst } from './cancelFirst.ts'

/**
 * The fee of canceling listings before another transaction.
 * @param listings with none, nothing is read
 * @param round of the dialog: each one reads again
 */
export function useCancellationFee(
  context: TradeContext,
  listings: readonly Listing[],
  round: number,
): ReadState<FirstFee> | undefined {
  const hashes = listings.map(({ orderHash }) => orderHash).join()
  return usePreparedFee(hashes === '' ? undefined : `${hashes}:${round}`, () =>
    prepareCancellationFirst(context, listings, OLDER_LISTINGS)(),
  )
}
