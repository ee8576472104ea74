// Reads all sales of a collection for analytics, with their flags, page by page.
import { type Address, parseAddress } from '../../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { parseTxHash, type TxHash } from '../../domain/hashes.ts'
import type { SaleFlag } from '../../domain/saleFlag.ts'
import { parseEntityTokenId } from '../../domain/ids.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { queryPages } from '../../graphql/queryIndex.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { getSaleFlag } from '../../graphql/saleFlag.ts'
import type { ReadContext } from '../../graphql/useRead.ts'
import { AnalyticsSalesDocument, type AnalyticsSalesQuery } from './__generated__/AnalyticsSales.ts'

export interface AnalyzedSale {
  readonly id: string
  /** Entity id of the token. */
  readonly item: string
  readonly tokenId: TokenId
  readonly seller: Address
  readonly buyer: Address
  readonly currency: Currency
  readonly quantity: bigint
  readonly price: Wei
  readonly unitPrice: Wei
  /** The part of the price that reached neither seller nor buyer: fees and royalties. */
  readonly charges: bigint
  /** False where the order was never published, so that part of the price may be a tip. */
  readonly signed: boolean
  readonly atSeconds: number
  readonly transaction: TxHash
  /** Undefined if no rule flags it. */
  readonly flag: SaleFlag | undefined
}

type SaleRow = AnalyticsSalesQuery['sales'][number]

interface SalesOptions {
  readonly collection: Address
  readonly network: NetworkConfig
  readonly sinceSeconds: number
}

/**
 * The sales since a time, oldest first, in all of the site's currencies.
 *
 * @throws VitrineError when the indexer doesn't respond
 */
export async function fetchSales(
  { client, signal, progress }: ReadContext,
  { collection, network, sinceSeconds }: SalesOptions,
): Promise<readonly AnalyzedSale[]> {
  const sales: AnalyzedSale[] = []
  const where = { collection, timestampSeconds_gte: String(sinceSeconds) }
  const pages = queryPages(client, AnalyticsSalesDocument, 'sales', {
    segments: [createSegment('timestampSeconds', where)],
    signal,
  })
  for await (const page of pages) {
    for (const row of page) {
      const currency = findCurrency(network, parseAddress(row.currency.id))
      if (currency !== undefined) sales.push(toSale(row, currency))
    }
    progress(sales.length)
  }
  return sales
}

function toSale(row: SaleRow, currency: Currency): AnalyzedSale {
  const price = toWei(row.price)
  return {
    id: row.id,
    item: row.token.id,
    tokenId: parseEntityTokenId(row.token.id),
    seller: parseAddress(row.seller.id),
    buyer: parseAddress(row.buyer.id),
    currency,
    quantity: BigInt(row.quantity),
    price,
    unitPrice: toWei(row.unitPrice),
    charges: price - BigInt(row.proceeds),
    signed: row.priceSigned,
    atSeconds: Number(row.timestampSeconds),
    transaction: parseTxHash(row.transactionHash),
    flag: getSaleFlag(row),
  }
}
