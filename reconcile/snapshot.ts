// Reads all compared data from the index, at one block.
import type { Row } from './comparison.ts'
import type { Head, Index } from './graph.ts'

/** Fields read from each list; a field in braces refers to another row. */
const FIELDS = {
  collections:
    'standard tracked indexedFromBlock indexedFromSeconds royaltySupport royaltyRecipient tokenCount ownerCount ' +
    'listedCount saleCount transferCount historyComplete lowestTokenId highestTokenId inconsistentTransferCount',
  tokens:
    'collection { id } tokenId standard owner { id } ownedSinceSeconds supply ownerCount approved mintedAtBlock ' +
    'mintedAtSeconds historyFromMint inconsistent transferCount saleCount lastSalePrice lastSaleCurrency { id } ' +
    'lastSaleUnit { id } lastSaleAtSeconds openAskCount liveAskCount liveBundleCount bestAsk { id } bestAskPrice bestAskEndPrice ' +
    'bestAskStartsAtSeconds bestAskCurrency { id } bestAskUnit { id } bestAskEndsAtSeconds ' +
    'listedAtSeconds bestBid { id } bestBidPrice bestBidCurrency { id } bestBidUnit { id }',
  balances: 'token { id } account { id } amount heldSinceSeconds readAtBlock',
  holdings: 'collection { id } account { id } tokenCount openAskCount',
  accounts: 'counter openOrderCount openItemCount',
  currencies: 'rank unit { id }',
  dueLooks: 'place',
  orders:
    'offerer { id } counter zone zoneHash conduitKey operator orderType startsAtSeconds endsAtSeconds salt ' +
    'totalOriginalConsiderationItems published offeredItemCount side scope collection { id } token { id } ' +
    'criteriaRoot currency { id } unit { id } market { id } startPrice endPrice unitPrice unitEndPrice quantity remaining ' +
    'availableQuantity priceType defect proceeds royaltyAmount royaltyRecipient feeAmount status makerHolds ' +
    'makerApproved unrestricted live liveSinceSeconds openFor { id } liveAskOn { id } liveBidOn { id } ' +
    'privateTaker { id } createdAtBlock createdAtSeconds createdInTransaction',
  orderItems:
    'order { id } side index itemType contract identifierOrCriteria startAmount endAmount recipient',
  sales:
    'orderHash order { id } side collection { id } token { id } quantity seller { id } buyer { id } ' +
    'currency { id } market { id } price unitPrice proceeds royaltyAmount feeAmount priceSigned flag flagDays ' +
    'flagAccounts flagUnpaid bundleSize method transactionHash logIndex blockNumber blockHash timestampSeconds',
  tips: 'sale { id } itemType contract identifier amount recipient',
  collectionMarkets:
    'collection { id } unit { id } volume saleCount flaggedVolume flaggedSaleCount ' +
    'lastSalePrice lastSaleAtSeconds',
  collectionMarketDays:
    'market { id } day startsAtSeconds volume saleCount flaggedVolume flaggedSaleCount openPrice highPrice ' +
    'lowPrice closePrice',
  activities:
    'type position collection { id } token { id } from { id } to { id } operator quantity price unitPrice ' +
    'currency { id } order { id } sale { id } emitter transactionHash logIndex blockNumber blockHash ' +
    'timestampSeconds',
} as const

export type Snapshot = { readonly [List in keyof typeof FIELDS]: ReadonlyMap<string, Row> }

/** Reads all lists, one after the other, by the rows' ids. */
export async function readSnapshot(
  index: Index,
  at: Head,
  report: (list: string) => void = () => undefined,
): Promise<Snapshot> {
  const lists: Record<string, ReadonlyMap<string, Row>> = {}
  for (const [list, fields] of Object.entries(FIELDS)) {
    report(list)
    const rows = await index.rows<Row>(list, fields, at)
    lists[list] = new Map(rows.map((row) => [row.id, row]))
  }
  return lists as Snapshot
}
