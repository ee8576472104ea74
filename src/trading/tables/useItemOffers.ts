// The live offers that an item could be sold to: for it, for its collection, and for its traits.
import { useMemo } from 'react'
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { Trait, TraitKey } from '../../domain/traits.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import type { QueryState } from '../../graphql/useIndexQuery.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Offer } from '../../orders/offer.ts'
import { itemOffersFilter } from '../../orders/orderFilters.ts'
import { hashTraits } from '../../orders/traits.ts'
import { useFundedOffers } from './useFundedOffers.ts'
import type { Funds } from './useFunds.ts'

export type ItemOffers =
  | Exclude<QueryState<unknown>, { readonly kind: 'ready' }>
  | {
      readonly kind: 'ready'
      /** The offers, and which of them can be paid. */
      readonly funds: Funds
      /** Finds the trait of a trait offer, if it's known. */
      readonly findTrait: (offer: Offer) => Trait | undefined
      readonly filter: Order_filter
    }

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
  const { collection, tokenId } = item
  const { currencies } = useConfig().network
  const names = useMemo(() => hashTraits(collection, traits), [collection, traits])
  const filter = itemOffersFilter(
    { collection, token: tokenEntityId(collection, tokenId), traitHashes: [...names.keys()] },
    useQueryTime(),
  )
  const { account, units: held } = seller
  const { query, funds } = useFundedOffers(filter, { currencies, account, held, skip })
  if (query.kind !== 'ready') return query
  const findTrait = ({ subject }: Offer) =>
    subject.kind === 'trait' ? names.get(subject.zoneHash) : undefined
  return { kind: 'ready', filter, funds, findTrait }
}
