// What an account's open offers in one currency may still take, according to the index.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import { nowSeconds } from '../domain/time.ts'
import { toWei, type Wei } from '../domain/wei.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import { keysetPages } from '../graphql/keysetPages.ts'
import { BY_ID } from '../graphql/listOrder.ts'
import { endsAfter } from '../graphql/where.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'
import type { TradeContext } from './tradeContext.ts'
import { OfferCommitmentsDocument } from './__generated__/OfferCommitments.ts'
import { remainingCommitment } from '../orders/offer.ts'

export interface Commitments {
  readonly sum: Wei
  /** The number of offers. */
  readonly count: number
}

/**
 * @param currency no offer is in the native coin
 * @param operator counts only offers whose payment this contract transfers, whose allowance is therefore needed
 * @throws the errors of `indexError`
 */
export async function readCommitments(
  { client, account }: TradeContext,
  currency: Address,
  operator?: Address,
): Promise<Commitments> {
  let [sum, count] = [0n, 0]
  if (currency === ZERO_ADDRESS) return { sum: sum as Wei, count }
  const where: Order_filter = {
    ...{ openFor: account, side: 'BID', currency, ...endsAfter(nowSeconds()) },
    ...(operator !== undefined && { operator }),
  }
  const pages = keysetPages({
    segments: [{ ...BY_ID, where, orderBy: 'id' }],
    fetchPage: async (page) => {
      const { where, first } = page
      return (await queryIndex(client, OfferCommitmentsDocument, { where, first })).orders
    },
  })
  for await (const orders of pages) {
    for (const { startPrice, quantity, remaining } of orders) {
      const [price, all, left] = [toWei(startPrice), BigInt(quantity), BigInt(remaining)]
      sum += remainingCommitment({ price, quantity: all, remaining: left })
    }
    count += orders.length
  }
  return { sum: sum as Wei, count }
}
