// Cancels the user's own listings or offers: the given ones, or all of them.
import { accountOffersPath } from '../../domain/paths.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { prepareCancel, prepareCancelAll, type CancelVerdict } from '../../seaport/cancel.ts'
import type { OwnOrder } from '../../orders/listing.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { loadOrder } from '../dialog/loadOrder.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { explainRevert, toPrepared } from '../dialog/verdicts.ts'
import { cancelEverythingKey } from '../dialog/writeKeys.ts'

export interface CanceledOrders extends Pick<WriteDefinition, 'key' | 'describe'> {
  readonly orders: readonly OwnOrder[]
}

/** Cancels some listings or offers in one transaction, leaving out those that no longer need it. */
export function cancelOrders(context: TradeContext, request: CanceledOrders): WriteDefinition {
  const { account } = context
  const { key, describe, orders } = request
  return {
    key,
    account,
    describe,
    async prepare() {
      const { outcome } = await prepareCancellation(context, orders)
      return toPrepared(outcome, 'cancel')
    },
    explain: explainRevert,
  }
}

/** Prepares the call that cancels these orders, after comparing each with what the page shows. */
export async function prepareCancellation(
  { client, send, config, account }: TradeContext,
  orders: readonly OwnOrder[],
): Promise<CancelVerdict> {
  const indexed = await Promise.all(orders.map(({ orderHash }) => loadOrder(client, orderHash)))
  const shown = orders.map((order) => order.shown)
  return prepareCancel({ send, config, orders: indexed, shown, maker: account })
}

/** Cancels every listing and offer that an account ever made, by incrementing its Seaport counter. */
export function cancelEverything({ send, config, account }: TradeContext): WriteDefinition {
  return {
    key: cancelEverythingKey(account),
    account,
    describe: {
      title: writesTexts.cancelAll,
      done: writesTexts.canceledAll,
      path: accountOffersPath(account),
    },
    async prepare() {
      const outcome = await prepareCancelAll({ send, config, maker: account })
      return toPrepared(outcome, 'cancelEverything')
    },
    explain: explainRevert,
  }
}
