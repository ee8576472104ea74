// A period's figures that the indexer's daily sums lack: sales of the last 24 hours, and floors at the period's start.
import { curatedFilter } from '../../domain/curation.ts'
import { DAY_SECONDS, startOfDay } from '../../domain/time.ts'
import { toWei, ZERO_WEI } from '../../domain/wei.ts'
import type { FloorsThen } from '../../features/collections/CollectionTable.tsx'
import {
  addSold,
  type LatestSales,
  NOTHING_SOLD,
  type Period,
  type Sold,
} from '../../features/collections/figures.ts'
import { queryIndex, queryPages } from '../../graphql/queryIndex.ts'
import { getMarketFloor } from '../../orders/cheapestListing.ts'
import { IndexBehindError, indexError } from '../../graphql/errors.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { fetchLastEvents } from '../../graphql/timeSeries.ts'
import { type ReadContext, type ReadState, useKeptRead } from '../../graphql/useRead.ts'
import type { Collection_filter, Sale_filter } from '../../graphql/__generated__/operations.ts'
import { pastListingsFilter } from '../../orders/orderFilters.ts'
import { FloorsThenDocument } from './__generated__/FloorsThen.ts'
import { LatestSalesDocument } from './__generated__/LatestSales.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'

export interface PeriodFigures {
  readonly latest: LatestSales
  /** Empty where the indexer keeps no state of that time. */
  readonly floorsThen: FloorsThen
}

/** When the period began, in Unix seconds; undefined for all time. */
function periodStart(period: Period, nowSeconds: number): number | undefined {
  switch (period) {
    case '24h':
      return nowSeconds - DAY_SECONDS
    case '7d':
      return startOfDay(nowSeconds) - 6 * DAY_SECONDS
    case '30d':
      return startOfDay(nowSeconds) - 29 * DAY_SECONDS
    case 'all':
      return undefined
  }
}

export function usePeriodFigures(period: Period, nowSeconds: number): ReadState<PeriodFigures> {
  const config = useConfig()
  return useKeptRead(`rankings ${period} ${nowSeconds}`, async (context) => {
    const since = periodStart(period, nowSeconds)
    const latestWhere = {
      timestampSeconds_gt: String(nowSeconds - DAY_SECONDS),
      ...curatedFilter(config, 'collection'),
    }
    const [latest, floorsThen] = await Promise.all([
      period === '24h' ? fetchLatest(context, latestWhere) : new Map<string, never>(),
      since === undefined
        ? new Map<string, never>()
        : fetchFloors(context, { atSeconds: since, shown: curatedFilter(config, 'id') }),
    ])
    return { latest, floorsThen }
  })
}

async function fetchLatest(
  { client, signal, progress }: ReadContext,
  where: Sale_filter,
): Promise<LatestSales> {
  const sums = new Map<string, Sold>()
  let read = 0
  const pages = queryPages(client, LatestSalesDocument, 'sales', {
    segments: [createSegment('timestampSeconds', where)],
    signal,
  })
  for await (const page of pages) {
    for (const { market, price, flag } of page) {
      const amount = toWei(price)
      const one: Sold =
        flag === null
          ? { volume: amount, sales: 1, flaggedVolume: ZERO_WEI, flaggedSales: 0 }
          : { volume: ZERO_WEI, sales: 0, flaggedVolume: amount, flaggedSales: 1 }
      sums.set(market.id, addSold(sums.get(market.id) ?? NOTHING_SOLD, one))
    }
    progress((read += page.length))
  }
  return sums
}

/** The floors at the block of the last event before a time. */
async function fetchFloors(
  { client }: ReadContext,
  { atSeconds, shown }: { readonly atSeconds: number; readonly shown: Collection_filter },
): Promise<ReadonlyMap<string, bigint>> {
  const [last] = await fetchLastEvents(client, [atSeconds])
  if (last === undefined) return new Map()
  const openListings = pastListingsFilter(atSeconds, last.seconds)
  try {
    const { collections } = await queryIndex(client, FloorsThenDocument, {
      pastBlock: last.block,
      shown,
      openListings,
    })
    return new Map(
      collections.flatMap(({ markets }) =>
        markets.flatMap((market): [string, bigint][] => {
          const cheapest = getMarketFloor(market, atSeconds)
          return cheapest?.exact !== true ? [] : [[market.id, cheapest.price]]
        }),
      ),
    )
  } catch (error) {
    const failure = indexError(error)
    // An indexer that prunes past state has no floors of it, which is no error.
    if (failure instanceof IndexBehindError) return new Map()
    throw failure
  }
}
