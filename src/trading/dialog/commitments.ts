// What an account's open offers in one currency may still take, according to the index.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toWei, ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { keysetPages, createSegment } from '../../graphql/keyset.ts'
import { endsAfter } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { SEAPORT } from '../../seaport/contracts.ts'
import type { TradeContext } from './tradeContext.ts'
import { OfferCommitmentsDocument } from './__generated__/OfferCommitments.ts'
import { remainingCommitment } from '../../orders/offer.ts'

export interface Commitments {
  /** What they may take of the balance. */
  readonly sum: Wei
  /** The part that Seaport itself transfers, which needs its allowance; conduits have allowances of their own. */
  readonly throughSeaport: Wei
  /** The number of offers. */
  readonly count: number
}

/**
 * @param currency no offer is in the native coin
 * @param except an offer that doesn't count, because it is canceled first
 * @throws the errors of `indexError`
 */
export async function fetchCommitments(
  { client, account }: TradeContext,
  currency: Address,
  except?: OrderHash,
): Promise<Commitments> {
  let [sum, throughSeaport, count] = [0n, 0n, 0]
  if (currency === ZERO_ADDRESS) return { sum: ZERO_WEI, throughSeaport: ZERO_WEI, count }
  const where: Order_filter = {
    openFor: account,
    side: 'BID',
    currency,
    ...(except !== undefined && { id_not: except }),
    ...endsAfter(nowSeconds()),
  }
  const pages = keysetPages({
    segments: [createSegment('id', where)],
    fetchPage: async (page) => {
      const { where, first } = page
      return (await queryIndex(client, OfferCommitmentsDocument, { where, first })).orders
    },
  })
  for await (const orders of pages) {
    for (const { operator, startPrice, quantity, remaining } of orders) {
      const [price, all, left] = [toWei(startPrice), BigInt(quantity), BigInt(remaining)]
      const commitment = remainingCommitment({ price, quantity: all, remaining: left })
      sum += commitment
      if (operator === SEAPORT) throughSeaport += commitment
    }
    count += orders.length
  }
  return { sum: sum as Wei, throughSeaport: throughSeaport as Wei, count }
}
