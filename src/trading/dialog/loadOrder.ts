// Loads a complete order from the index, for the checks before a signature.
import type { ApolloClient } from '@apollo/client'
import type { OrderHash } from '../../domain/hashes.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { ItemType, type IndexedOrder } from '../../seaport/types.ts'
import { readFragment, type FragmentRef } from '../../graphql/fragments.ts'
import {
  TradeOrder_orderFragmentDoc,
  TradeOrderDocument,
  type TradeOrder_orderFragment,
} from './__generated__/TradeOrder.ts'
import { VitrineError } from '../../domain/errors.ts'

/** The index does not have an order that the page showed, or the order changes faster than it can be read. */
export class OrderMissingError extends VitrineError {
  readonly code = 'order-missing'
}

type IndexedItemRow = TradeOrder_orderFragment['items'][number]

const ITEM_TYPES: Readonly<Record<IndexedItemRow['itemType'], ItemType>> = {
  NATIVE: ItemType.native,
  ERC20: ItemType.erc20,
  ERC721: ItemType.erc721,
  ERC1155: ItemType.erc1155,
  ERC721_WITH_CRITERIA: ItemType.erc721WithCriteria,
  ERC1155_WITH_CRITERIA: ItemType.erc1155WithCriteria,
}

function toItem(row: IndexedItemRow) {
  return {
    itemType: ITEM_TYPES[row.itemType],
    token: row.contract,
    identifierOrCriteria: row.identifierOrCriteria,
    startAmount: row.startAmount,
    endAmount: row.endAmount,
  }
}

/**
 * Loads a complete order from the index, bypassing the cache. The result carries the requested hash: if the index
 * returns another order, it doesn't match that hash, and the checks refuse it.
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
    throw new OrderMissingError(tradeTexts.errors.orderMissing)
  }
  return { ...indexedOrder(order), orderHash }
}

/** Converts an order of the index to the input of the market's checks. */
export function indexedOrder(reference: FragmentRef<typeof TradeOrder_orderFragmentDoc>): IndexedOrder {
  const order = readFragment(TradeOrder_orderFragmentDoc, reference)
  const side = (wanted: IndexedItemRow['side']) =>
    order.items.filter(({ side }) => side === wanted).sort((one, other) => one.index - other.index)
  return {
    orderHash: order.id,
    offerer: order.offerer.id,
    zone: order.zone,
    offer: side('OFFER').map(toItem),
    consideration: side('CONSIDERATION').map((row) => ({ ...toItem(row), recipient: row.recipient ?? '' })),
    orderType: order.orderType,
    startTime: order.startsAtSeconds,
    endTime: order.endsAtSeconds,
    zoneHash: order.zoneHash,
    salt: order.salt,
    conduitKey: order.conduitKey,
    counter: order.counter,
  }
}
