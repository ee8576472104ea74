// Cancels the account's own offers. Loaded on demand, because it includes ethers.
import { accountOffersPath } from '../../domain/paths.ts'
import { writes } from '../../messages/en/writes.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { cancelEverything, cancelOrders } from '../../trade/cancelOrders.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { withdrawKey } from '../../trade/writeKeys.ts'
import { ownOffer, type Offer } from '../../orders/offer.ts'

/**
 * Cancels offers in one transaction.
 * @param offers undefined for every listing and offer of the account
 */
export function defineWithdrawal(
  context: TradeContext,
  offers: readonly Offer[] | undefined,
): WriteDefinition {
  if (offers === undefined) return cancelEverything(context)
  const { account } = context
  return cancelOrders(context, {
    key: withdrawKey(
      offers.map(({ orderHash }) => orderHash),
      account,
    ),
    describe: {
      title: writes.cancelOffers({ count: offers.length }),
      done: writes.canceledOffers({ count: offers.length }),
      path: accountOffersPath(account),
    },
    orders: offers.map(ownOffer),
  })
}
