// Cancelling one's own orders, as a write: those that are named, or all there are. Loaded on demand: ethers comes with it.
import type { OrderHash } from '../../domain/hashes.ts'
import { accountOffersPath } from '../../domain/paths.ts'
import { prepareCancel, prepareCancelAll, type CancelVerdict } from '../../market/cancel.ts'
import type { ShownOrder } from '../../market/shownOrder.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { CHECKS_OF_CANCELLATIONS, FAILED_CHECKS_OF_CANCELLATIONS } from './checkWords.ts'
import { loadOrder } from './loadOrder.ts'
import type { TradeContext } from './tradeContext.ts'
import { explain, prepared } from './words.ts'
import { cancelEverythingKey } from './writeKeys.ts'

/** One of the account's own orders, by its hash and by what the page shows of it. */
export interface OwnOrder {
  readonly orderHash: OrderHash
  readonly shown: ShownOrder
}

export interface CancelledOrders extends Pick<WriteDefinition, 'key' | 'describe'> {
  readonly orders: readonly OwnOrder[]
}

/** The cancellation of some listings or offers in one transaction; those that need none any more are left out. */
export function cancelOrders(context: TradeContext, cancelled: CancelledOrders): WriteDefinition {
  const { account } = context
  const { key, describe, orders } = cancelled
  return {
    key,
    account,
    describe,
    async prepare() {
      const { outcome } = await prepareCancellation(context, orders)
      return prepared(outcome, CHECKS_OF_CANCELLATIONS, FAILED_CHECKS_OF_CANCELLATIONS)
    },
    explain,
  }
}

/** The call that cancels these orders, each held against what the page shows of it. */
export async function prepareCancellation(
  { client, send, config, account }: TradeContext,
  orders: readonly OwnOrder[],
): Promise<CancelVerdict> {
  const indexed = await Promise.all(orders.map(({ orderHash }) => loadOrder(client, orderHash)))
  const shown = orders.map((order) => order.shown)
  return prepareCancel({ send, config, orders: indexed, shown, maker: account })
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
