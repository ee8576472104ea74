// What an account's open offers in one currency may still take of it, as the index knows them.
import type { Address } from '../../../domain/address.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import { LARGEST_PAGE } from '../../../graphql/keyset.ts'
import { allOf, openAt } from '../../../graphql/where.ts'
import type { Order_filter } from '../../../graphql/__generated__/operations.ts'
import type { TradeContext } from '../tradeContext.ts'
import { OfferTermsPromisesDocument } from './__generated__/OfferTermsPromises.ts'
import { promiseOf } from './offer.ts'

export interface Promises {
  readonly sum: Wei
  /** How many offers that is. */
  readonly count: number
}

/** @throws what `indexError` tells apart */
export async function promisesOf({ client, account }: TradeContext, currency: Address): Promise<Promises> {
  let [sum, count, last] = [0n, 0, undefined as string | undefined]
  for (;;) {
    const { orders } = await ask(client, OfferTermsPromisesDocument, {
      where: allOf<Order_filter>(
        { openFor: account, side: 'BID', currency, ...openAt(nowSeconds()) },
        last === undefined ? undefined : { id_gt: last },
      ),
      first: LARGEST_PAGE,
    })
    for (const { startPrice, quantity, remaining } of orders) {
      const [price, all, left] = [toWei(startPrice), BigInt(quantity), BigInt(remaining)]
      sum += promiseOf({ price, quantity: all, remaining: left })
    }
    count += orders.length
    last = orders.at(-1)?.id
    if (orders.length < LARGEST_PAGE) return { sum: sum as Wei, count }
  }
}
