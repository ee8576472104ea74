// What others ask least for an item with a trait, read from a collection's cheapest listing on.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import type { TraitKey } from '../../../domain/traits.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import { after, LARGEST_PAGE, type Segment } from '../../../graphql/keyset.ts'
import type { Order_filter } from '../../../graphql/__generated__/operations.ts'
import type { TradeContext } from '../tradeContext.ts'
import { CheapestAsksDocument, type CheapestAsksQuery } from './__generated__/CheapestAsks.ts'
import { asksIn } from './marketFilters.ts'

/** Pages of the cheapest listings that are read for one collection; a trait beyond them counts as not for sale. */
export const MOST_PAGES = 10

type AskRow = CheapestAsksQuery['orders'][number]

export interface TraitAsksRequest {
  readonly collection: Address
  readonly currency: Currency
  readonly keys: ReadonlySet<TraitKey>
  /** What is asked beyond it does not count. */
  readonly upTo?: Wei
  /** How many pages may be read. */
  readonly pages?: number
}

/**
 * Reads listings by others from the cheapest on, until each trait was met or enough of them were read. The index can
 * neither sort nor filter listings by what a file says of their items.
 *
 * @throws what `indexError` tells apart
 */
export async function cheapestByTrait(
  { client, account }: Pick<TradeContext, 'client' | 'account'>,
  { collection, currency, keys, upTo, pages = MOST_PAGES }: TraitAsksRequest,
): Promise<ReadonlyMap<TraitKey, Wei>> {
  const segment: Segment<AskRow, Order_filter> = {
    where: {
      ...asksIn(collection, currency),
      offerer_not: account,
      ...(upTo !== undefined && { unitPrice_lte: upTo.toString() }),
    },
    orderBy: 'unitPrice',
    direction: 'asc',
    keyOf: ({ unitPrice }) => unitPrice,
  }
  const floors = new Map<TraitKey, Wei>()
  let last: AskRow | undefined
  for (let page = 0; page < pages && floors.size < keys.size; page += 1) {
    const where = after(segment, last)
    const { orders } = await ask(client, CheapestAsksDocument, { where, first: LARGEST_PAGE })
    for (const { unitPrice, token } of orders) {
      for (const key of token?.metadata?.traits ?? []) {
        if (keys.has(key) && !floors.has(key)) floors.set(key, toWei(unitPrice))
      }
    }
    last = orders.at(-1)
    if (orders.length < LARGEST_PAGE) break
  }
  return floors
}
