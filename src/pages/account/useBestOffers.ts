// The best offers on the viewer's items in view: found by the index, and paid for according to the chain.
import { useCallback, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { useFundedOffers } from '../../trading/tables/useFundedOffers.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { endsAfter } from '../../graphql/where.ts'
import { bestOffers, isForItemOrCollection } from '../../orders/bestOffers.ts'
import { toListedItem } from '../../orders/listedItem.ts'
import { isAcceptable, sortOffers, type Offer } from '../../orders/offer.ts'
import { itemAndCollectionOffersFilter } from '../../orders/orderFilters.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { HeldItem } from './heldItem.ts'

/** Items are read in groups of as many, so that scrolling by a row reads nothing. */
const GROUP_SIZE = 24

export interface BestOffers {
  /**
   * The best offer in each currency. Empty without an offer, and where it isn't certain in each which is the best one that
   * its buyer can pay.
   */
  readonly find: (item: HeldItem) => readonly Offer[]
  /** Whether offers are read: only for the account itself, and not as of an older block. */
  readonly isRead: boolean
  /** Whether the items in view have more offers than are read, so that some of the best may be missing. */
  readonly isCut: boolean
  /** Receives the range of items in view; keeps its identity. */
  readonly onRange: (from: number, count: number) => void
}

/**
 * Reads the offers for the items in view and for their collections. Offers for traits don't count, because which items
 * they accept would have to be read for each.
 * @param options.own whether the viewer is the account; nothing is read for others
 */
export function useBestOffers(
  account: Address,
  { items, own }: { readonly items: readonly HeldItem[]; readonly own: boolean },
): BestOffers {
  const { network } = useConfig()
  const now = useNow()
  const [{ from, to }, setRange] = useState({ from: 0, to: 0 })
  const onRange = useCallback((first: number, count: number) => {
    const next = {
      from: Math.floor(first / GROUP_SIZE) * GROUP_SIZE,
      to: Math.ceil((first + count) / GROUP_SIZE) * GROUP_SIZE,
    }
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next))
  }, [])
  const { currencies } = network
  // The chain reports what buyers can pay now, not what they could pay as of an older block.
  const isRead = useAsOfBlock() === undefined && own && currencies.length > 0
  const group = isRead
    ? items.slice(from, to).map(({ token, amount }) => ({ item: toListedItem(token), held: BigInt(amount) }))
    : []
  const where = itemAndCollectionOffersFilter(
    group.map(({ item }) => item),
    {
      side: 'BID',
      live: true,
      offerer_not: account,
      // Offers in others can't be accepted here, and anyone could offer any amount of one.
      currency_in: currencies.map(({ address }) => address),
      ...endsAfter(useQueryTime()),
    },
  )
  const { query, funds, hasLower } = useFundedOffers(where, { currencies, account, skip: group.length === 0 })

  const best = new Map<string, readonly Offer[]>()
  if (funds.isComplete) {
    // One whose funds can't be read may be the best, wherever it is in the list, which begins with those that are paid.
    const possible = sortOffers(
      funds.offers.filter((offer) => isAcceptable(offer, now) && funds.canPay(offer) !== false),
      network,
    )
    for (const { item, held } of group) {
      const highest = bestOffers(
        possible.filter((offer) => isForItemOrCollection(offer, item)),
        { held, isPayable: () => true },
      )
      if (highest.length > 0 && highest.every((offer) => funds.canPay(offer) === true))
        best.set(item.path, highest)
    }
  }
  const isSettled = query.kind === 'ready' && !funds.checking
  // Cards that stay in view keep theirs while those of the next ones are read.
  const [latest, setLatest] = useState<{
    readonly key: string
    readonly best: ReadonlyMap<string, readonly Offer[]>
  }>()
  const key = `${account} ${JSON.stringify([...best].map(([path, each]) => [path, each.map(({ orderHash }) => orderHash)]))}`
  if (isSettled && key !== latest?.key) setLatest({ key, best })
  const kept = query.kind !== 'failed' && latest?.key.startsWith(account) === true ? latest.best : undefined
  const shown = isSettled ? best : kept
  return {
    onRange,
    isRead,
    isCut: isSettled && hasLower && !currencies.every(funds.isExhausted),
    find: ({ token }) => {
      const bestForItem = (isRead && shown?.get(toListedItem(token).path)) || []
      // One that has ended since may have hidden another.
      return bestForItem.every((offer) => isAcceptable(offer, now)) ? bestForItem : []
    },
  }
}
