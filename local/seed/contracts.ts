// Describes the content of a seeded chain: the contracts, the accounts, and items that are examples of a situation.

export type Hex = `0x${string}`

/** Address of WETH9 on mainnet; the demo's own wrapped ether is put there. */
export const WETH_ADDRESS: Hex = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'

/** Address of Multicall3 on public chains, with which the index reads several metadata addresses at once. */
export const MULTICALL3_ADDRESS: Hex = '0xca11bde05977b3631167028862be2a173976ca11'

export interface DemoCollection {
  /** Lower case. */
  readonly address: Hex
  readonly name: string
  readonly standard: 'ERC721' | 'ERC1155'
  /** Block of its deployment. */
  readonly startBlock: number
}

export interface DemoAccount {
  /** Lower case. */
  readonly address: Hex
  readonly label: string
}

export interface DemoItem {
  readonly collection: Hex
  /** Decimal. */
  readonly tokenId: string
}

/** Items that the scripted history uses as examples. */
export interface NotableItems {
  /** Was listed, left its maker, and returned, which reactivated the listing. */
  readonly reentered: DemoItem
  /** Changed owners twice in a single transaction. */
  readonly movedTwice: DemoItem
  /** Has the longest chain of owners. */
  readonly longestCustody: DemoItem
  /** Is listed at a declining price. */
  readonly dutch: DemoItem
  /** Was sold at a declining price. */
  readonly soldDutch: DemoItem
  /** Has a scheduled listing. */
  readonly scheduled: DemoItem
  /** Is listed in wrapped ether. */
  readonly pricedInWeth: DemoItem
  /** Is listed for the first demo account only. */
  readonly privateSale: DemoItem
  /** Was sold privately by matching two orders. */
  readonly matched: DemoItem
  /** One of two items of a bundle. */
  readonly bundled: DemoItem
  /** Is an edition whose listing is partially filled. */
  readonly partlyFilled: DemoItem
  /** Was burned. */
  readonly burnt: DemoItem
  /** Has a listing that its maker can no longer deliver, because the item moved away. */
  readonly movedAway: DemoItem
  /** Has a listing whose maker revoked the approval. */
  readonly approvalRevoked: DemoItem
  /** Had its only listing voided by its maker's counter. */
  readonly counterBumped: DemoItem
  /** Has a live offer for this one item. */
  readonly offered: DemoItem
  /** Was sold by accepting an offer for this one item. */
  readonly offerAccepted: DemoItem
  /** Was sold by accepting an offer for any item of its collection. */
  readonly collectionOfferAccepted: DemoItem
  /** Was sold by accepting an offer for any item with one of its traits. */
  readonly traitOfferAccepted: DemoItem
  /** Got a new metadata document (ERC-4906). */
  readonly recatalogued: DemoItem
  /** Was minted in a constructor (ERC-2309). */
  readonly mintedConsecutively: DemoItem
}

/** The content of every local chain, whatever its history. */
export interface LocalContracts {
  readonly seaport: Hex
  readonly conduitController: Hex
  readonly weth: Hex
  /** Deployer of the collections and receiver of their royalties. */
  readonly studio: Hex
  readonly collections: readonly DemoCollection[]
  /** The chain's unlocked accounts, in its own order. */
  readonly accounts: readonly DemoAccount[]
}

export interface DemoContracts extends LocalContracts {
  readonly notable: NotableItems
}
