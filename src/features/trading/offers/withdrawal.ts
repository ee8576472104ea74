// Cancelling one's own offers, as a write. Loaded on demand: ethers comes with it.
import { accountOffersPath } from '../../../domain/paths.ts'
import { formatCount } from '../../../domain/wei.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { cancelEverything, cancelOrders } from '../cancelOrders.ts'
import type { TradeContext } from '../tradeContext.ts'
import { withdrawKey } from '../writeKeys.ts'
import { ownOffer, type Offer } from './offer.ts'

/**
 * The cancellation of some offers in one transaction.
 * @param offers undefined for every listing and offer that the account ever made
 */
export function withdrawalOf(context: TradeContext, offers: readonly Offer[] | undefined): WriteDefinition {
  if (offers === undefined) return cancelEverything(context)
  const { account } = context
  const one = offers.length === 1
  return cancelOrders(context, {
    key: withdrawKey(
      offers.map(({ orderHash }) => orderHash),
      account,
    ),
    describe: {
      title: one ? 'Cancel your offer' : `Cancel ${formatCount(offers.length)} offers`,
      done: one ? 'Your offer is cancelled.' : 'Your offers are cancelled.',
      path: accountOffersPath(account),
    },
    orders: offers.map(ownOffer),
  })
}
