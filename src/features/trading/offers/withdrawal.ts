// Cancelling one's own offers, one, several or everything at once, as a write. Loaded on demand: ethers comes with it.
import { formatCount } from '../../../domain/wei.ts'
import { accountOffersPath } from '../../../domain/paths.ts'
import { prepareCancelAll, prepareCancelMany, type CancelManyVerdict } from '../../../market/cancelMany.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { loadOrder } from '../loadOrder.ts'
import type { TradeContext } from '../tradeContext.ts'
import { explain, prepared } from '../words.ts'
import { cancelEverythingKey, withdrawKey } from '../writeKeys.ts'
import type { Offer } from './offer.ts'

/** The cancellation of some offers in one transaction; those that need none any more are left out. */
export function withdrawalOf(context: TradeContext, offers: readonly Offer[]): WriteDefinition {
  const { client, send, config, account } = context
  const hashes = offers.map(({ orderHash }) => orderHash)
  const one = offers.length === 1
  return {
    key: withdrawKey(hashes, account),
    account,
    describe: {
      title: one ? 'Cancel your offer' : `Cancel ${formatCount(offers.length)} offers`,
      done: one ? 'Your offer is cancelled.' : 'Your offers are cancelled.',
      path: accountOffersPath(account),
    },
    async prepare() {
      const orders = await Promise.all(hashes.map((hash) => loadOrder(client, hash)))
      const { outcome } = await prepareCancelMany({ send, config, orders, maker: account })
      return preparedCall(outcome)
    },
    explain,
  }
}

/** The cancellation of every listing and offer that an account ever made, by raising its counter. */
export function cancelEverythingOf({ send, config, account }: TradeContext): WriteDefinition {
  return {
    key: cancelEverythingKey(account),
    account,
    describe: {
      title: 'Cancel all listings and offers',
      done: 'All your listings and offers are cancelled.',
      path: accountOffersPath(account),
    },
    async prepare() {
      return preparedCall(await prepareCancelAll({ send, config, maker: account }))
    },
    explain,
  }
}

/** Cancelling has no change to ask about, and names no checks. */
function preparedCall(outcome: CancelManyVerdict['outcome']) {
  return prepared(outcome.status === 'executable' ? { ...outcome, passed: [] } : outcome)
}
