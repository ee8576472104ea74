// A listing for tests: one ERC-721 item for one ether, open to anyone. Each has a different order hash.
import { type Address, ZERO_ADDRESS } from '../../src/domain/address.ts'
import { parseOrderHash } from '../../src/domain/hashes.ts'
import { itemPath } from '../../src/domain/paths.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { toWei } from '../../src/domain/wei.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import type { ListedItem } from '../../src/orders/listedItem.ts'
import type { Listing } from '../../src/orders/listing.ts'

const COLLECTION = `0x${'c'.repeat(40)}` as Address
const SELLER = `0x${'5e'.repeat(20)}` as Address

export function createItem(fields: Partial<ListedItem> = {}): ListedItem {
  const { collection = COLLECTION, tokenId = tokenIdFromBigInt(1n) } = fields
  return {
    collection,
    collectionName: 'Works',
    tokenId,
    standard: 'ERC721',
    name: `Work ${tokenId}`,
    image: null,
    decimals: 0,
    path: itemPath(collection, tokenId),
    ...fields,
  }
}

let hashes = 0

export function createListing(fields: Partial<Listing> = {}): Listing {
  hashes += 1
  const price = fields.startPrice ?? toWei(10n ** 18n)
  return {
    kind: 'single',
    orderHash: parseOrderHash(`0x${hashes.toString(16).padStart(64, '0')}`),
    seller: SELLER,
    operator: SELLER,
    item: createItem(),
    currency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
    startPrice: price,
    endPrice: price,
    unitPrice: price,
    quantity: 1n,
    remaining: fields.quantity ?? 1n,
    available: fields.remaining ?? fields.quantity ?? 1n,
    step: 1n,
    startsAtSeconds: 0n,
    endsAtSeconds: 4_000_000_000n,
    open: true,
    defect: null,
    inactiveReason: undefined,
    reservedFor: null,
    ...fields,
  } as Listing
}

/** An order of the index as GraphQL returns it, for listings of one item. */
export function createOrderRow(number: number, fields: object = {}) {
  const price = '193000000000000000'
  return {
    __typename: 'Order',
    id: `0x${number.toString(16).padStart(64, '0')}`,
    scope: 'ITEM',
    items: [],
    offerer: { __typename: 'Account', id: SELLER },
    status: 'OPEN',
    live: true,
    unrestricted: true,
    makerHolds: true,
    makerApproved: true,
    orderType: 1,
    operator: SEAPORT,
    startsAtSeconds: '1',
    endsAtSeconds: '99999999999',
    startPrice: price,
    endPrice: price,
    unitPrice: price,
    quantity: '1',
    remaining: '1',
    availableQuantity: '1',
    fillStep: '1',
    defect: null,
    privateTaker: null,
    currency: { __typename: 'Currency', id: ZERO_ADDRESS, symbol: 'ETH', decimals: 18, name: null },
    token: {
      __typename: 'Token',
      id: `${COLLECTION}${number}`,
      tokenId: `${number}`,
      standard: 'ERC721',
      collection: { __typename: 'Collection', id: COLLECTION, name: 'Works', metadata: null },
      metadata: null,
    },
    ...fields,
  }
}

/** The row of an edition's listing that is inactive because the approval is missing. */
export function createUnapprovedRow(
  number: number,
  { seller, collection, name = null }: { seller: Address; collection: Address; name?: string | null },
) {
  return createOrderRow(number, {
    offerer: { __typename: 'Account', id: seller },
    live: false,
    makerApproved: false,
    token: {
      __typename: 'Token',
      id: `${collection}${number}`,
      tokenId: `${number}`,
      standard: 'ERC1155',
      collection: { __typename: 'Collection', id: collection, name: 'Editions', metadata: null },
      metadata: name === null ? null : { __typename: 'Metadata', id: 'm', name, image: null, decimals: null },
    },
  })
}

/** The row of a listing that sets a market's floor. */
export const createFloorRow = (price: string, currency: Address = ZERO_ADDRESS) => ({
  __typename: 'Order',
  id: `0x${'1'.repeat(64)}`,
  unitPrice: price,
  unitEndPrice: price,
  startsAtSeconds: '0',
  endsAtSeconds: '99999999999',
  currency: { __typename: 'Currency', id: currency },
})
