// Stores in CollectionMarket and its days what a collection traded in one unit of account.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { CollectionMarket, CollectionMarketDay, Sale } from '../../generated/schema'
import { marketDayId, marketId } from '../ids'

const SECONDS_PER_DAY = 86400

export function loadOrCreateMarket(collection: Bytes, unit: Bytes): CollectionMarket {
  const id = marketId(collection, unit)
  const existing = CollectionMarket.load(id)
  if (existing != null) return existing
  const market = new CollectionMarket(id)
  market.collection = collection
  market.unit = unit
  market.volume = BigInt.zero()
  market.saleCount = 0
  market.flaggedVolume = BigInt.zero()
  market.flaggedSaleCount = 0
  market.save()
  return market
}

/** Adds a sale to the market and to its day, and saves both. */
export function countSale(
  market: CollectionMarket,
  price: BigInt,
  unitPrice: BigInt,
  timestamp: BigInt,
): void {
  const number = toDay(timestamp)
  const before = market.lastSaleAtSeconds
  // Times of blocks never fall, so a day without a sale so far has no row, and none is searched for.
  const isFirst = before === null || toDay(before) != number
  market.volume = market.volume.plus(price)
  market.saleCount++
  market.lastSalePrice = unitPrice
  market.lastSaleAtSeconds = timestamp
  market.save()

  const id = marketDayId(market.id, number)
  let day: CollectionMarketDay | null = null
  if (!isFirst) day = CollectionMarketDay.load(id)
  if (day == null) {
    day = new CollectionMarketDay(id)
    day.market = market.id
    day.day = number
    day.startsAtSeconds = BigInt.fromI64((number as i64) * SECONDS_PER_DAY)
    day.volume = BigInt.zero()
    day.saleCount = 0
    day.flaggedVolume = BigInt.zero()
    day.flaggedSaleCount = 0
    day.openPrice = unitPrice
    day.highPrice = unitPrice
    day.lowPrice = unitPrice
  }
  day.volume = day.volume.plus(price)
  day.saleCount++
  if (unitPrice > day.highPrice) day.highPrice = unitPrice
  if (unitPrice < day.lowPrice) day.lowPrice = unitPrice
  day.closePrice = unitPrice
  day.save()
}

/** Counts an already counted sale as flagged in its market and its day, and saves both. */
export function countFlag(sale: Sale): void {
  const market = CollectionMarket.load(sale.market)
  if (market != null) {
    market.flaggedVolume = market.flaggedVolume.plus(sale.price)
    market.flaggedSaleCount++
    market.save()
  }
  const day = CollectionMarketDay.load(marketDayId(sale.market, toDay(sale.timestampSeconds)))
  if (day != null) {
    day.flaggedVolume = day.flaggedVolume.plus(sale.price)
    day.flaggedSaleCount++
    day.save()
  }
}

function toDay(timestamp: BigInt): i32 {
  return (timestamp.toI64() / SECONDS_PER_DAY) as i32
}
