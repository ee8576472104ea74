// A collection's figures: floor and volume by unit of account, never summed across them.
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { NetworkConfig } from '../../domain/config.ts'
import { type Currency, unitPlace } from '../../domain/currency.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { toWei, type Wei, ZERO_WEI } from '../../domain/wei.ts'
import { getMarketFloor } from '../../orders/cheapestListing.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { useContradictedListings } from '../../trading/transferChecks/contradictedListings.ts'
import { useNow } from '../../ui/useNow.ts'
import { CollectionFigures_collectionFragmentDoc } from './__generated__/CollectionFigures.ts'

export type CollectionFiguresRef = FragmentRef<typeof CollectionFigures_collectionFragmentDoc>

/**
 * Periods over which volume is summed. Those of several days use the index's days, which begin at midnight UTC; today
 * is the last. The last 24 hours are summed from sales.
 */
export const PERIODS = ['24h', '7d', '30d', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** Number of the index's days in a period; undefined if it isn't made of days. */
const DAYS = { '24h': undefined, '7d': 7, '30d': 30, all: undefined } as const

/** Sales of a period, with flagged sales separate. */
export interface Sold {
  /** Without flagged sales. */
  readonly volume: Wei
  readonly sales: number
  readonly flaggedVolume: Wei
  readonly flaggedSales: number
}

/** Sales of the last 24 hours by market id, without markets that had none. */
export type LatestSales = ReadonlyMap<string, Sold>

export interface Market {
  /** Id of the market in the index. */
  readonly id: string
  /** The unit of account, which the figures are in. */
  readonly currency: Currency
  /** Unit price of the cheapest open listing now; undefined without one. */
  readonly floor: Wei | undefined
  /** False if there are more declining prices than were read, so that one of them may be lower. */
  readonly isFloorExact: boolean
  readonly sold: Readonly<Record<Period, Sold>>
}

export interface CollectionFigures {
  readonly tokenCount: number
  readonly ownerCount: number
  readonly listedCount: number
  /** Those in the site's units of account, in the configuration's order. */
  readonly markets: readonly Market[]
}

/**
 * @param nowSeconds Unix seconds: the time of the floors and the end of the periods
 * @param isLeftOut order hashes of listings that are no floor
 */
export function getFigures(
  reference: CollectionFiguresRef,
  network: NetworkConfig,
  nowSeconds: number,
  latest: LatestSales = new Map(),
  isLeftOut?: (orderHash: string) => boolean,
): CollectionFigures {
  const { tokenCount, ownerCount, listedCount, markets } = readFragment(
    CollectionFigures_collectionFragmentDoc,
    reference,
  )
  const place = unitPlace(network)
  return {
    tokenCount,
    ownerCount,
    listedCount,
    markets: markets
      .map((market): Market => {
        const listSalesIn = (period: Period): readonly Sold[] => {
          if (period === 'all') return [toSold(market)]
          const days = DAYS[period]
          if (days === undefined) return [latest.get(market.id) ?? []].flat()
          return market.days
            .filter(({ startsAtSeconds }) => Number(startsAtSeconds) > nowSeconds - days * DAY_SECONDS)
            .map(toSold)
        }
        const cheapest = getMarketFloor(market, nowSeconds, isLeftOut)
        return {
          id: market.id,
          currency: getCurrency(market.currency, network),
          floor: cheapest?.price,
          isFloorExact: cheapest?.exact !== false,
          sold: mapPeriods((period) => listSalesIn(period).reduce(addSold, NOTHING_SOLD)),
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

/** The index's totals include flagged sales. */
function toSold({ volume, saleCount, flaggedVolume, flaggedSaleCount }: Counted): Sold {
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
  const { isLeftOut } = useContradictedListings()
  return getFigures(reference, useConfig().network, useNow(), undefined, isLeftOut)
}

/** The market shown where there is room for one: the first with a floor, otherwise the first with sales. */
export function mainMarket({ markets }: CollectionFigures): Market | undefined {
  return markets.find(({ floor }) => floor !== undefined) ?? markets[0]
}
