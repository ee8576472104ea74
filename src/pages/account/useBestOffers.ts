// The best offer on each of the viewer's items in view: found by the index, and paid for according to the chain.
import { useCallback, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { useFunds } from '../../features/offers/useFunds.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { matchAny } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { isFillableWith } from '../../orders/bestOffers.ts'
import { isAcceptable, sortOffers, toOffer, type Offer } from '../../orders/offer.ts'
import { MOST_OFFERS } from '../../orders/orderFilters.ts'
import { OffersDocument } from '../../trade/__generated__/Offers.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { HeldItem } from './heldItem.ts'
import { heldOffersFilters, listAccepted, useHeldTraits } from './heldOffers.ts'
import { standingOffers } from './useAccountOffers.ts'

/** Items are read in groups of as many, so that scrolling by a row reads nothing. */
const GROUP_SIZE = 24

export interface BestOffers {
  /** Undefined without an offer, and where it isn't certain which is the best one that its buyer can pay. */
  readonly find: (item: HeldItem) => Offer | undefined
  /** Receives the range of items in view; keeps its identity. */
  readonly onRange: (from: number, count: number) => void
}

/**
 * Reads the offers that could be accepted for the items in view: for the item, its collection or a trait, as on the item's
 * page.
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
  // The chain reports what buyers can pay now, not what they could pay as of an older block.
  const isRead = useAsOfBlock() === undefined && own
  const tokens = isRead ? items.slice(from, to).map(({ token }) => token.id) : []
  const traits = useHeldTraits(account, { tokens: tokens.toSorted() })
  const filters = traits.kind === 'ready' ? heldOffersFilters(account, traits) : []
  const since = useQueryTime()
  const where = filters.length === 0 ? {} : matchAny<Order_filter>(...standingOffers(filters, since))
  const query = useIndexQuery(OffersDocument, {
    variables: { first: MOST_OFFERS, where },
    skip: filters.length === 0,
  })
  const rows = query.kind === 'ready' ? query.data.orders : []
  const offers = sortOffers(
    rows.flatMap((row) => toOffer(row, network) ?? []),
    network,
  )
  const funds = useFunds(offers, {
    lower: { where, currencies: network.currencies, account },
    hasLower: rows.length === MOST_OFFERS,
  })

  const best = new Map<string, Offer>()
  if (traits.kind === 'ready' && funds.isComplete) {
    const amounts = new Map(traits.held.map(({ token, amount }) => [token.id, BigInt(amount)]))
    // The highest first. One whose funds can't be read may be the best, so that none is certain.
    const possible = funds.offers.filter((offer) => isAcceptable(offer, now) && funds.canPay(offer) !== false)
    for (const [id, held] of amounts) {
      const highest = possible.find(
        (offer) =>
          isFillableWith(offer, held) && listAccepted(offer, traits).some(({ token }) => token.id === id),
      )
      if (highest !== undefined && funds.canPay(highest) === true) best.set(id, highest)
    }
  }
  const isSettled = traits.kind === 'ready' && query.kind === 'ready' && !funds.checking
  // Cards that stay in view keep theirs while those of the next ones are read.
  const [latest, setLatest] = useState<{ readonly key: string; readonly best: ReadonlyMap<string, Offer> }>()
  const key = `${account} ${JSON.stringify([...best].map(([id, { orderHash }]) => [id, orderHash]))}`
  if (isSettled && key !== latest?.key) setLatest({ key, best })
  const shown = isSettled ? best : latest?.key.startsWith(account) === true ? latest.best : undefined
  return { onRange, find: ({ token }) => (isRead ? shown?.get(token.id) : undefined) }
}
