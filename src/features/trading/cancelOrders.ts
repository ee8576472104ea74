// Cancelling one's own orders, as a write: those that are named, or all there are. Loaded on demand: ethers comes with it.
import type { OrderHash } from '../../domain/hashes.ts'
import { accountOffersPath } from '../../domain/paths.ts'
import { prepareCancel, prepareCancelAll } from '../../market/cancel.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { CHECKS_OF_CANCELLATIONS, FAILED_CHECKS_OF_CANCELLATIONS } from './checkWords.ts'
import { loadOrder } from './loadOrder.ts'
import type { TradeContext } from './tradeContext.ts'
import { explain, prepared } from './words.ts'
import { cancelEverythingKey } from './writeKeys.ts'

export interface CancelledOrders extends Pick<WriteDefinition, 'key' | 'describe'> {
  readonly hashes: readonly OrderHash[]
}

/** The cancellation of some listings or offers in one transaction; those that need none any more are left out. */
export function cancelOrders(context: TradeContext, orders: CancelledOrders): WriteDefinition {
  const { client, send, config, account } = context
  const { key, describe, hashes } = orders
  return {
    key,
    account,
    describe,
    async prepare() {
      const indexed = await Promise.all(hashes.map((hash) => loadOrder(client, hash)))
      const { outcome } = await prepareCancel({ send, config, orders: indexed, maker: account })
      return prepared(outcome, CHECKS_OF_CANCELLATIONS, FAILED_CHECKS_OF_CANCELLATIONS)
    },
    explain,
  }
}

/** The cancellation of every listing and offer that an account ever made, by raising its counter. */
export function cancelEverything({ send, config, account }: TradeContext): WriteDefinition {
  return {
    key: cancelEverythingKey(account),
    account,
    describe: {
      title: 'Cancel all listings and offers',
      done: 'All your listings and offers are cancelled.',
      path: accountOffersPath(account),
    },
    async prepare() {
      const outcome = await prepareCancelAll({ send, config, maker: account })
      return prepared(outcome, CHECKS_OF_CANCELLATIONS, FAILED_CHECKS_OF_CANCELLATIONS)
    },
    explain,
  }
}
