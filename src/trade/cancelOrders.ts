// Cancelling one's own orders, as a write: those that are named, or all there are. Loaded on demand: ethers comes with it.
import { accountOffersPath } from '../domain/paths.ts'
import { writes } from '../messages/en/writes.ts'
import { prepareCancel, prepareCancelAll, type CancelVerdict } from '../market/cancel.ts'
import type { OwnOrder } from '../orders/ownOrder.ts'
import type { WriteDefinition } from '../transactions/definition.ts'
import { loadOrder } from './loadOrder.ts'
import type { TradeContext } from './tradeContext.ts'
import { explainRevert, toPrepared } from './toPrepared.ts'
import { cancelEverythingKey } from './writeKeys.ts'

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
      return toPrepared(outcome, 'cancellation')
    },
    explain: explainRevert,
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
      title: writes.cancelAll,
      done: writes.canceledAll,
      path: accountOffersPath(account),
    },
    async prepare() {
      const outcome = await prepareCancelAll({ send, config, maker: account })
      return toPrepared(outcome, 'cancellation')
    },
    explain: explainRevert,
  }
}
