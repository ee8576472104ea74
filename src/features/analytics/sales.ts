// The sales of a collection as analytics count them, with what rules flag: read whole, page after page.
import { type Address, parseAddress } from '../../domain/address.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { type TokenId, tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { WASH_WINDOW_DAYS, type WashFlag, type WashMovement, type WashSale } from '../../domain/wash.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { ask } from '../../graphql/ask.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import type { ReadingContext } from '../../graphql/useKeptReading.ts'
import { type ReadWashSale, washSaleFrom } from '../../graphql/washSaleFrom.ts'
import type { Activity_filter, Sale_filter } from '../../graphql/__generated__/operations.ts'
import {
  AnalyticsMovementsDocument,
  type AnalyticsMovementsQuery,
} from './__generated__/AnalyticsMovements.ts'
import { AnalyticsSalesDocument, type AnalyticsSalesQuery } from './__generated__/AnalyticsSales.ts'
import { startWasher, type Washer } from './washer.ts'

export interface AnalysedSale extends ReadWashSale {
  readonly tokenId: TokenId
  readonly quantity: bigint
  readonly unitPrice: Wei
  /** Undefined where no rule flags it. */
  readonly flag: WashFlag | undefined
}

type SaleOnTheWire = AnalyticsSalesQuery['sales'][number]
type MovementOnTheWire = AnalyticsMovementsQuery['activities'][number]

/**
 * The sales since a moment, oldest first, in all currencies. Sales and movements of some weeks before are read as
 * well, because a sale within the span may close a circle that began before it.
 *
 * @throws VitrineError when the index does not answer, or the worker that flags sales is lost
 */
export async function readSales(
  context: ReadingContext,
  question: SalesQuestion,
): Promise<readonly AnalysedSale[]> {
  const washer = await startWasher()
  try {
    return await readAndFlag(context, question, washer)
  } finally {
    washer.end()
  }
}

interface SalesQuestion {
  readonly collection: Address
  readonly sinceSeconds: number
}

async function readAndFlag(
  { client, signal, progress }: ReadingContext,
  { collection, sinceSeconds }: SalesQuestion,
  washer: Washer,
): Promise<readonly AnalysedSale[]> {
  const from = String(Math.max(0, sinceSeconds - WASH_WINDOW_DAYS * DAY_SECONDS))
  const sales: AnalysedSale[] = []
  let rows = 0
  const timed = { orderBy: 'timestampSeconds', direction: 'asc' } as const
  // Read and handed over page by page: a month of a large collection at once would hold up the page that shows it.
  const readEach = async <Row>(
    pages: AsyncIterable<readonly Row[]>,
    take: (page: readonly Row[]) => Promise<void>,
  ) => {
    for await (const page of pages) {
      await take(page)
      progress((rows += page.length))
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
      async (page) => {
        const read = page.map(saleFrom)
        for (const sale of read) sales.push(sale)
        await washer.add({ sales: read.map(asWashSale), movements: [] })
      },
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
      (page) => washer.add({ sales: [], movements: page.flatMap(movementFrom) }),
    ),
  ])
  const flags = await washer.flags()
  return sales
    .filter(({ atSeconds }) => atSeconds >= sinceSeconds)
    .map((sale) => {
      const flag = flags.get(sale.id)
      return flag === undefined ? sale : { ...sale, flag }
    })
}

/** What the rules look at, and nothing besides: all of it is copied to the worker. */
function asWashSale(sale: AnalysedSale): WashSale {
  const { id, item, seller, buyer, currency, price, charges, atSeconds, position, transaction } = sale
  return { id, item, seller, buyer, currency, price, charges, atSeconds, position, transaction }
}

function saleFrom(row: SaleOnTheWire): AnalysedSale {
  const sale = washSaleFrom(row)
  return {
    ...sale,
    tokenId: tokenIdFromBigInt(BigInt(`0x${sale.item.slice(42)}`)),
    quantity: BigInt(row.quantity),
    unitPrice: toWei(row.unitPrice),
    flag: undefined,
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
