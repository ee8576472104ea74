// The sales of a collection as analytics count them, with what rules flag: read whole, page after page.
import { type Address, parseAddress } from '../../domain/address.ts'
import { parseTxHash, type TxHash } from '../../domain/hashes.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { type TokenId, tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { ask } from '../../graphql/ask.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import type { ReadingContext } from '../../graphql/useKeptReading.ts'
import type { Activity_filter, Sale_filter } from '../../graphql/__generated__/operations.ts'
import {
  AnalyticsMovementsDocument,
  type AnalyticsMovementsQuery,
} from './__generated__/AnalyticsMovements.ts'
import { AnalyticsSalesDocument, type AnalyticsSalesQuery } from './__generated__/AnalyticsSales.ts'
import { flagSales, WASH_WINDOW_DAYS, type WashFlag, type WashMovement, type WashSale } from './wash.ts'

export interface AnalysedSale extends WashSale {
  readonly tokenId: TokenId
  readonly quantity: bigint
  readonly price: Wei
  readonly unitPrice: Wei
  readonly transaction: TxHash
  readonly seller: Address
  readonly buyer: Address
  /** Undefined where no rule flags it. */
  readonly flag: WashFlag | undefined
}

type SaleOnTheWire = AnalyticsSalesQuery['sales'][number]
type MovementOnTheWire = AnalyticsMovementsQuery['activities'][number]

/**
 * The sales since a moment, oldest first, in all currencies. Sales and movements of some weeks before are read as
 * well, because a sale within the span may close a circle that began before it.
 *
 * @throws VitrineError when the index does not answer
 */
export async function readSales(
  { client, signal, progress }: ReadingContext,
  { collection, sinceSeconds }: { readonly collection: Address; readonly sinceSeconds: number },
): Promise<readonly AnalysedSale[]> {
  const from = String(Math.max(0, sinceSeconds - WASH_WINDOW_DAYS * DAY_SECONDS))
  const sales: SaleOnTheWire[] = []
  const movements: MovementOnTheWire[] = []
  const timed = { orderBy: 'timestampSeconds', direction: 'asc' } as const
  const tell = () => progress(sales.length + movements.length)
  const readEach = async <Row>(pages: AsyncIterable<readonly Row[]>, into: Row[]) => {
    for await (const page of pages) {
      for (const row of page) into.push(row)
      tell()
    }
  }
  await Promise.all([
    readEach(
      keysetPages<SaleOnTheWire, Sale_filter>({
        signal,
        segments: [
          {
            ...timed,
            where: { collection, timestampSeconds_gte: from },
            keyOf: ({ timestampSeconds }) => timestampSeconds,
          },
        ],
        fetchPage: async ({ where, first, orderDirection }) =>
          (await ask(client, AnalyticsSalesDocument, { where, first, direction: orderDirection })).sales,
      }),
      sales,
    ),
    readEach(
      keysetPages<MovementOnTheWire, Activity_filter>({
        signal,
        segments: [
          {
            ...timed,
            where: { collection, type: 'TRANSFER', timestampSeconds_gte: from },
            keyOf: ({ timestampSeconds }) => timestampSeconds,
          },
        ],
        fetchPage: async ({ where, first, orderDirection }) =>
          (await ask(client, AnalyticsMovementsDocument, { where, first, direction: orderDirection }))
            .activities,
      }),
      movements,
    ),
  ])
  const read = sales.map(saleFrom)
  const flags = flagSales(read, movements.flatMap(movementFrom))
  return read
    .filter(({ atSeconds }) => atSeconds >= sinceSeconds)
    .map((sale) => ({ ...sale, flag: flags.get(sale.id) }))
}

function saleFrom(sale: SaleOnTheWire): Omit<AnalysedSale, 'flag'> {
  return {
    id: sale.id,
    item: sale.token.id,
    tokenId: tokenIdFromBigInt(BigInt(`0x${sale.token.id.slice(42)}`)),
    seller: parseAddress(sale.seller.id),
    buyer: parseAddress(sale.buyer.id),
    currency: sale.currency.id,
    quantity: BigInt(sale.quantity),
    price: toWei(sale.price),
    unitPrice: toWei(sale.unitPrice),
    charges: BigInt(sale.royaltyAmount) + BigInt(sale.feeAmount),
    atSeconds: Number(sale.timestampSeconds),
    // As the index sorts history: block number times 2^40, plus log index times 2^16.
    position: (BigInt(sale.blockNumber) << 40n) + (BigInt(sale.logIndex) << 16n),
    transaction: parseTxHash(sale.transactionHash),
  }
}

function movementFrom(row: MovementOnTheWire): WashMovement[] {
  if (row.token === null || row.from === null || row.to === null) return []
  return [
    {
      item: row.token.id,
      from: parseAddress(row.from.id),
      to: parseAddress(row.to.id),
      atSeconds: Number(row.timestampSeconds),
      position: BigInt(row.position),
      transaction: row.transactionHash,
    },
  ]
}
