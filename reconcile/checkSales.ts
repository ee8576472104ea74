// Compares sales, tips, volumes and days with fulfillments and their transfers.
import { groupBy } from './groupBy.ts'
import { type Comparison, type Row, plain } from './comparison.ts'
import { ITEM_TYPES } from './events.ts'
import type { History } from './history.ts'
import type { Hex } from './rpc.ts'
import type { Flag } from './sales/flags.ts'
import type { ExpectedSale } from './sales/sales.ts'
import { type Site, marketId, getUnit } from './site.ts'
import type { Snapshot } from './snapshot.ts'

const DAY = 86_400
export type Flags = ReadonlyMap<ExpectedSale, Flag>

export async function checkSales(
  history: History,
  snapshot: Snapshot,
  sales: readonly ExpectedSale[],
  flags: Flags,
  site: Site,
  comparison: Comparison,
): Promise<void> {
  const rows = new Map([...snapshot.sales.values()].map((row) => [rowKey(row), row]))
  const expected = new Map(sales.map((sale) => [saleKey(sale), sale]))
  const where = (sale: ExpectedSale) => sale.event.log.transactionHash
  comparison.lists('Sale', rows, expected, where, (row, sale) => {
    const flag = flags.get(sale) ?? null
    const { log } = sale.event
    comparison.fields(
      'Sale',
      row,
      {
        ...{ orderHash: sale.orderHash, order: sale.orderHash, side: sale.side, collection: sale.collection },
        ...{ token: sale.token, quantity: sale.quantity, seller: sale.seller, buyer: sale.buyer },
        ...{ currency: sale.currency, market: marketId(sale.collection, sale.currency, site) },
        ...{ price: sale.price, unitPrice: sale.price / sale.quantity, proceeds: sale.proceeds },
        ...{ priceSigned: sale.priceSigned, bundleSize: sale.bundleSize, method: sale.method },
        ...{ flag: flag?.flag ?? null, flagDays: flag?.days ?? null, flagAccounts: flag?.accounts ?? null },
        ...{ flagUnpaid: flag?.unpaid ?? null, transactionHash: log.transactionHash, logIndex: log.logIndex },
        ...{ blockNumber: log.blockNumber, blockHash: history.readBlock(log.blockNumber).hash },
        timestampSeconds: sale.seconds,
      },
      where(sale),
    )
    checkCharges(row, sale, snapshot, comparison)
  })
  checkTips(snapshot, sales, comparison)
  checkMarkets(snapshot, sales, flags, site, comparison)
  checkLatest(snapshot, sales, site, comparison)
}

/** Returns the key of a sale: one for each order, item and pair of accounts of a fulfillment. */
function saleKey({ event, orderHash, token, seller, buyer, quantity }: ExpectedSale): string {
  return [event.log.transactionHash, event.log.logIndex, orderHash, token, seller, buyer, quantity].join(' ')
}

function rowKey(row: Row): string {
  const fields = ['transactionHash', 'logIndex', 'orderHash', 'token', 'seller', 'buyer', 'quantity']
  return fields.map((field) => plain(row[field])).join(' ')
}

/**
 * Compares royalty and fees: the money that did not reach the seller is the royalty, to an account that the collection
 * names, and fees.
 */
function checkCharges(row: Row, sale: ExpectedSale, { collections }: Snapshot, comparison: Comparison): void {
  const rest = sale.price - sale.proceeds
  const receiver = collections.get(sale.collection)?.['royaltyRecipient'] as Hex | null | undefined
  const paid = (receiver ? sale.others.get(receiver) : undefined) ?? 0n
  const amounts = [
    paid < rest ? paid : rest,
    ...[...sale.others.values()].map((to) => (to < rest ? to : rest)),
    0n,
  ]
  const indexed = plain(row['royaltyAmount'])
  const royaltyAmount = amounts.find((amount) => String(amount) === indexed) ?? amounts[0] ?? 0n
  comparison.fields(
    'Sale',
    row,
    { royaltyAmount, feeAmount: rest - royaltyAmount },
    sale.event.log.transactionHash,
  )
}

function checkTips(snapshot: Snapshot, sales: readonly ExpectedSale[], comparison: Comparison): void {
  const findRow = ({ transactionHash, place }: { transactionHash: Hex; place: string }) =>
    `${transactionHash} ${place}`
  const expected = new Map(
    sales.flatMap((sale) =>
      sale.tips
        .filter(({ item }) => item.startAmount > 0n)
        .map(({ item, place }) => {
          const { transactionHash, logIndex } = sale.event.log
          return [
            findRow({ transactionHash, place: `${logIndex} ${place}` }),
            { item, transactionHash },
          ] as const
        }),
    ),
  )
  // A tip's id is the transaction's hash, then log index and place, each as 4 bytes with the lowest first.
  const number = (id: Hex, at: number) =>
    Number.parseInt((id.slice(at, at + 8).match(/../g) ?? []).toReversed().join(''), 16)
  const rows = new Map(
    [...snapshot.tips.values()].map((row) => {
      const place = `${number(row.id, 66)} ${number(row.id, 74)}`
      return [findRow({ transactionHash: row.id.slice(0, 66) as Hex, place }), row] as const
    }),
  )
  comparison.lists(
    'Tip',
    rows,
    expected,
    ({ transactionHash }) => transactionHash,
    (row, { item, transactionHash }) => {
      comparison.fields(
        'Tip',
        row,
        {
          ...{ itemType: ITEM_TYPES[item.itemType], contract: item.token, identifier: item.identifier },
          ...{ amount: item.startAmount, recipient: item.recipient },
        },
        transactionHash,
      )
    },
  )
}

interface Figures {
  volume: bigint
  saleCount: number
  flaggedVolume: bigint
  flaggedSaleCount: number
  readonly unitPrices: bigint[]
  lastSaleAtSeconds: number
  where: string
}

function count(figures: Map<string, Figures>, key: string, sale: ExpectedSale, isFlagged: boolean): void {
  const existing = figures.get(key) ?? {
    ...{ volume: 0n, saleCount: 0, flaggedVolume: 0n, flaggedSaleCount: 0, unitPrices: [] },
    ...{ lastSaleAtSeconds: 0, where: '' },
  }
  figures.set(key, existing)
  existing.volume += sale.price
  existing.saleCount++
  if (isFlagged) {
    existing.flaggedVolume += sale.price
    existing.flaggedSaleCount++
  }
  existing.unitPrices.push(sale.price / sale.quantity)
  existing.lastSaleAtSeconds = sale.seconds
  existing.where = sale.event.log.transactionHash
}

function checkMarkets(
  snapshot: Snapshot,
  sales: readonly ExpectedSale[],
  flags: Flags,
  site: Site,
  comparison: Comparison,
): void {
  const markets = new Map<string, Figures>()
  const days = new Map<string, Figures>()
  for (const sale of sales) {
    const market = marketId(sale.collection, sale.currency, site)
    count(markets, market, sale, flags.has(sale))
    count(days, `${market} ${Math.floor(sale.seconds / DAY)}`, sale, flags.has(sale))
  }
  const totals = ({ volume, saleCount, flaggedVolume, flaggedSaleCount }: Figures) => ({
    ...{ volume, saleCount, flaggedVolume, flaggedSaleCount },
  })
  const traded = new Map(
    [...snapshot.collectionMarkets].filter(([id, row]) => markets.has(id) || row['saleCount'] !== 0),
  )
  comparison.lists(
    'CollectionMarket',
    traded,
    markets,
    ({ where }) => where,
    (row, figures) => {
      const { lastSaleAtSeconds, unitPrices, where } = figures
      comparison.fields(
        'CollectionMarket',
        row,
        {
          ...{ collection: row.id.slice(0, 42), unit: `0x${row.id.slice(42)}` },
          ...{ ...totals(figures), lastSaleAtSeconds, lastSalePrice: unitPrices.at(-1) },
        },
        where,
      )
    },
  )
  const dayRows = new Map(
    [...snapshot.collectionMarketDays.values()].map((row) => [
      `${plain(row['market'])} ${plain(row['day'])}`,
      row,
    ]),
  )
  comparison.lists(
    'CollectionMarketDay',
    dayRows,
    days,
    ({ where }) => where,
    (row, figures) => {
      const sorted = figures.unitPrices.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      comparison.fields(
        'CollectionMarketDay',
        row,
        {
          ...totals(figures),
          ...{ openPrice: figures.unitPrices[0], closePrice: figures.unitPrices.at(-1) },
          ...{ lowPrice: sorted[0], highPrice: sorted.at(-1), startsAtSeconds: Number(row['day']) * DAY },
        },
        figures.where,
      )
    },
  )
}

/** Compares the latest sale of each token, and the numbers of sales of tokens and collections. */
function checkLatest(
  snapshot: Snapshot,
  sales: readonly ExpectedSale[],
  site: Site,
  comparison: Comparison,
): void {
  const ofToken = groupBy(sales, ({ token }) => token)
  for (const [id, row] of snapshot.tokens) {
    const own = ofToken.get(id as Hex) ?? []
    const last = own.at(-1)
    comparison.fields(
      'Token',
      row,
      {
        saleCount: own.length,
        lastSalePrice: last === undefined ? null : last.price / last.quantity,
        lastSaleCurrency: last?.currency ?? null,
        lastSaleUnit: last === undefined ? null : getUnit(last.currency, site),
        lastSaleAtSeconds: last?.seconds ?? null,
      },
      last?.event.log.transactionHash ?? `token ${id}`,
    )
  }
  const ofCollection = groupBy(sales, ({ collection }) => collection)
  for (const [id, row] of snapshot.collections) {
    const saleCount = ofCollection.get(id as Hex)?.length ?? 0
    comparison.fields('Collection', row, { saleCount }, `collection ${id}`)
  }
}
