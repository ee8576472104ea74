// The live offers that an item could be sold to: for it, for its collection, and for its traits.
import { createContext, use, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { VitrineError } from '../../domain/errors.ts'
import type { Trait, TraitKey } from '../../domain/traits.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { ListedItem } from '../../orders/listedItem.ts'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { fetchCode } from '../dialog/fetchCode.ts'
import { OffersDocument } from '../prices/__generated__/Offers.ts'
import { toOffer, sortOffers, type Offer } from '../../orders/offer.ts'
import { itemOffersFilter, MAX_OFFERS } from '../../orders/orderFilters.ts'
import { type Funds, useFunds } from './useFunds.ts'

export type ItemOffers =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  | {
      readonly kind: 'ready'
      /** The offers, and which of them can be paid. */
      readonly funds: Funds
      /** Finds the trait of a trait offer, if it's known. */
      readonly findTrait: (offer: Offer) => Trait | undefined
      readonly filter: Order_filter
      /** Retries naming the item's traits, if that failed; trait offers are missing then. */
      readonly hashTraits: (() => void) | undefined
    }

/** Loads the code that names traits; tests provide code that fails to load. */
export const TraitCode = createContext(() => fetchCode(import('../../orders/traits.ts')))

/** Who could accept an offer for the item: the viewer, or another holder. */
export interface PossibleSeller {
  /** The account whose own offers don't count; undefined if any of several holders could sell. */
  readonly account: Address | undefined
  /** The most units that one seller has. */
  readonly units: bigint
}

export interface ItemOffersOptions {
  readonly traits: readonly TraitKey[]
  readonly seller: PossibleSeller
  /** True where nothing is left to sell: nothing is queried then, and the result stays `loading`. */
  readonly skip: boolean
}

export function useItemOffers(item: ListedItem, { traits, seller, skip }: ItemOffersOptions): ItemOffers {
  const { network } = useConfig()
  const loadCode = use(TraitCode)
  const now = useQueryTime()
  // The hash function loads after the page; hashing an item's few traits is fast.
  const [round, setRound] = useState(0)
  const names = useDebouncedRead(
    skip || traits.length === 0 ? undefined : `${round}:${item.path}:${traits.join()}`,
    async () => (await loadCode()).hashTraits(item.collection, traits),
  )
  const named = names.status === 'loaded' ? names.value : undefined
  const waiting = traits.length > 0 && names.status === 'loading'
  const filter = itemOffersFilter(
    {
      collection: item.collection,
      token: tokenEntityId(item.collection, item.tokenId),
      traitHashes: named === undefined ? [] : [...named.keys()],
    },
    now,
  )
  const query = useIndexQuery(OffersDocument, {
    variables: { first: MAX_OFFERS, where: filter },
    skip: skip || waiting,
  })
  const rows = query.kind === 'ready' && !waiting ? query.data.orders : []
  const offers = sortOffers(
    rows.flatMap((order) => toOffer(order, network) ?? []),
    network,
  )
  const { currencies } = network
  const funds = useFunds(offers, {
    lower: { where: filter, currencies, held: seller.units, account: seller.account },
    hasLower: rows.length === MAX_OFFERS,
  })
  if (waiting || query.kind === 'loading') return { kind: 'loading' }
  if (query.kind === 'failed') return query
  return {
    kind: 'ready',
    filter,
    funds,
    findTrait: ({ subject }) => (subject.kind === 'trait' ? named?.get(subject.zoneHash)?.trait : undefined),
    hashTraits: names.status === 'failed' ? () => setRound(round + 1) : undefined,
  }
}
