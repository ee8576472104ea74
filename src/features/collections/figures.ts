// A collection's figures as components show them: floor and volume in each currency, never across them.
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { toWei, type Wei, ZERO_WEI } from '../../domain/wei.ts'
import { readMarketFloor } from '../../graphql/cheapestListing.ts'
import { readCurrency } from '../../graphql/currency.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { useNow } from '../../ui/useNow.ts'
import { CollectionFigures_collectionFragmentDoc } from './__generated__/CollectionFigures.ts'

export type CollectionFiguresRef = FragmentRef<typeof CollectionFigures_collectionFragmentDoc>

/**
 * Spans over which volume is summed. Those of several days are days of the index: each begins at midnight UTC, and
 * today is the last. The last 24 hours are told by their sales themselves.
 */
export const PERIODS = ['24h', '7d', '30d', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** Days of the index in a span; undefined where days are not what it is made of. */
const DAYS = { '24h': undefined, '7d': 7, '30d': 30, all: undefined } as const

/** What was sold in a period, with flagged sales apart. */
export interface Sold {
  /** Without flagged sales. */
  readonly volume: Wei
  readonly sales: number
  readonly flaggedVolume: Wei
  readonly flaggedSales: number
}

/** What was sold within the last 24 hours, by the id of the market; a market without a sale is not there. */
export type LatestSales = ReadonlyMap<string, Sold>

export interface Market {
  /** Id of the market in the index. */
  readonly id: string
  readonly currency: Currency
  /** What the cheapest open listing asks for one unit now; undefined when there is none. */
  readonly floor: Wei | undefined
  /** False where more declining prices stand than were read, so that one of them may be lower. */
  readonly isFloorExact: boolean
  readonly sold: Readonly<Record<Period, Sold>>
}

export interface CollectionFigures {
  readonly tokenCount: number
  readonly ownerCount: number
  readonly listedCount: number
  /** In the order of the configuration's currencies, then by sales. */
  readonly markets: readonly Market[]
}

/** @param nowSeconds Unix seconds: the clock that floors are worked out at, and that periods end at */
export function readFigures(
  reference: CollectionFiguresRef,
  network: NetworkConfig,
  nowSeconds: number,
  latest: LatestSales = new Map(),
): CollectionFigures {
  const { tokenCount, ownerCount, listedCount, markets } = readFragment(
    CollectionFigures_collectionFragmentDoc,
    reference,
  )
  const order = [network.nativeCurrency, ...network.currencies].map(({ address }) => address)
  const place = ({ address }: Currency) => {
    const index = order.indexOf(address)
    return index < 0 ? order.length : index
  }
  return {
    tokenCount,
    ownerCount,
    listedCount,
    markets: markets
      .map((market): Market => {
        const within = (period: Period): readonly Sold[] => {
          if (period === 'all') return [soldFrom(market)]
          const days = DAYS[period]
          if (days === undefined) return [latest.get(market.id) ?? []].flat()
          return market.days
            .filter(({ startsAtSeconds }) => Number(startsAtSeconds) > nowSeconds - days * DAY_SECONDS)
            .map(soldFrom)
        }
        const cheapest = readMarketFloor(market, nowSeconds)
        return {
          id: market.id,
          currency: readCurrency(market.currency, network),
          floor: cheapest?.price,
          isFloorExact: cheapest?.exact !== false,
          sold: mapPeriods((period) => within(period).reduce(addSold, NOTHING_SOLD)),
        }
      })
      .sort((a, b) => place(a.currency) - place(b.currency)),
  }
}

export const NOTHING_SOLD: Sold = { volume: ZERO_WEI, sales: 0, flaggedVolume: ZERO_WEI, flaggedSales: 0 }

export function addSold(one: Sold, other: Sold): Sold {
  return {
    volume: (one.volume + other.volume) as Wei,
    sales: one.sales + other.sales,
    flaggedVolume: (one.flaggedVolume + other.flaggedVolume) as Wei,
    flaggedSales: one.flaggedSales + other.flaggedSales,
  }
}

interface Counted {
  readonly volume: string
  readonly saleCount: number
  readonly flaggedVolume: string
  readonly flaggedSaleCount: number
}

/** The index counts flagged sales among all. */
function soldFrom({ volume, saleCount, flaggedVolume, flaggedSaleCount }: Counted): Sold {
  return {
    volume: toWei(BigInt(volume) - BigInt(flaggedVolume)),
    sales: saleCount - flaggedSaleCount,
    flaggedVolume: toWei(flaggedVolume),
    flaggedSales: flaggedSaleCount,
  }
}

function mapPeriods<Value>(value: (period: Period) => Value): Record<Period, Value> {
  return { '24h': value('24h'), '7d': value('7d'), '30d': value('30d'), all: value('all') }
}

export function useFigures(reference: CollectionFiguresRef): CollectionFigures {
  return readFigures(reference, useConfig().network, useNow())
}

/** The market whose figures stand for the collection where there is room for one: the first with a floor, else sales. */
export function mainMarket({ markets }: CollectionFigures): Market | undefined {
  return markets.find(({ floor }) => floor !== undefined) ?? markets[0]
}
