// One order in full as the index has it, for the checks that come before a signature.
import type { ApolloClient } from '@apollo/client'
import type { OrderHash } from '../domain/hashes.ts'
import { tradeErrors } from '../messages/en/tradeErrors.ts'
import { ItemType, type IndexedOrder } from '../market/types.ts'
import { TradeOrderDocument, type TradeOrderQuery } from './__generated__/TradeOrder.ts'
import { OrderMissingError } from './errors.ts'

type IndexedItemRow = NonNullable<TradeOrderQuery['order']>['items'][number]

const ITEM_TYPES: Readonly<Record<IndexedItemRow['itemType'], ItemType>> = {
  NATIVE: ItemType.native,
  ERC20: ItemType.erc20,
  ERC721: ItemType.erc721,
  ERC1155: ItemType.erc1155,
  ERC721_WITH_CRITERIA: ItemType.erc721WithCriteria,
  ERC1155_WITH_CRITERIA: ItemType.erc1155WithCriteria,
}

function itemOf(row: IndexedItemRow) {
  return {
    itemType: ITEM_TYPES[row.itemType],
    token: row.contract,
    identifierOrCriteria: row.identifierOrCriteria,
    startAmount: row.startAmount,
    endAmount: row.endAmount,
  }
}

/**
 * The order in full, as the index has it now, under the hash that was asked for: an answer about another order does not
 * hash to it, and is refused by the checks.
 * @throws OrderMissingError when the index does not have it
 */
export async function loadOrder(client: ApolloClient, orderHash: OrderHash): Promise<IndexedOrder> {
  const { data } = await client.query({
    query: TradeOrderDocument,
    variables: { id: orderHash },
    fetchPolicy: 'no-cache',
  })
  const order = data?.order
  if (order === null || order === undefined) {
    throw new OrderMissingError(tradeErrors.orderMissing)
  }
  return { ...indexedOrder(order), orderHash }
}

/** The row of an order as the market's checks take it. */
export function indexedOrder(order: NonNullable<TradeOrderQuery['order']>): IndexedOrder {
  const side = (wanted: IndexedItemRow['side']) =>
    order.items.filter(({ side }) => side === wanted).sort((one, other) => one.index - other.index)
  return {
    orderHash: order.id,
    offerer: order.offerer.id,
    zone: order.zone,
    offer: side('OFFER').map(itemOf),
    consideration: side('CONSIDERATION').map((row) => ({ ...itemOf(row), recipient: row.recipient ?? '' })),
    orderType: order.orderType,
    startTime: order.startsAtSeconds,
    endTime: order.endsAtSeconds,
    zoneHash: order.zoneHash,
    salt: order.salt,
    conduitKey: order.conduitKey,
    counter: order.counter,
  }
}
