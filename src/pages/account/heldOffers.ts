// The offers that an account could accept: on its items, their collections and their traits.
import { useMemo } from 'react'
import { parseAddress, type Address } from '../../domain/address.ts'
import { parseEntityTokenId } from '../../domain/ids.ts'
import { splitIntoChunks } from '../../domain/splitIntoChunks.ts'
import { traitKey, type Trait, type TraitKey } from '../../domain/traits.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import type { Offer } from '../../orders/offer.ts'
import { hashTraits } from '../../orders/traits.ts'
import { AccountHeldTraitsDocument, type AccountHeldTraitsQuery } from './__generated__/AccountHeldTraits.ts'

export type Held = AccountHeldTraitsQuery['balances']

/** Held items, and the traits that they have by the hashes that offers carry. */
export interface HeldTraits {
  readonly held: Held
  readonly names: ReadonlyMap<string, Trait>
}

export type HeldTraitsState =
  | { readonly kind: 'loading' }
  | Extract<QueryState<unknown>, { readonly kind: 'failed' }>
  | ({ readonly kind: 'ready' } & HeldTraits)

/** Reads the traits of an account's items, up to LARGEST_PAGE. */
export function useHeldTraits(account: Address): HeldTraitsState {
  const query = useIndexQuery(AccountHeldTraitsDocument, {
    variables: { where: { account, amount_gt: '0' }, first: LARGEST_PAGE },
  })
  const held = query.kind === 'ready' ? query.data.balances : undefined
  const names = useMemo(() => nameTraits(held ?? []), [held])
  if (query.kind === 'failed') return query
  return held === undefined ? { kind: 'loading' } : { kind: 'ready', held, names }
}

/** Hashes each trait of a collection once. */
function nameTraits(held: Held): HeldTraits['names'] {
  const traits = new Map<Address, Set<TraitKey>>()
  for (const { token } of held) {
    const collection = parseAddress(token.collection.id)
    const keys = traits.get(collection) ?? new Set<TraitKey>()
    for (const key of token.metadata?.traits ?? []) keys.add(key)
    traits.set(collection, keys)
  }
  return new Map([...traits].flatMap(([collection, keys]) => [...hashTraits(collection, [...keys])]))
}

/** The held items that an offer accepts. An item that got the trait after the offer was made isn't one of its set. */
export function listAccepted({ subject, collection }: Offer, { held, names }: HeldTraits): Held {
  const ofCollection = held.filter(({ token }) => token.collection.id === collection.address)
  switch (subject.kind) {
    case 'token':
      return ofCollection.filter(({ token }) => parseEntityTokenId(token.id) === subject.item.tokenId)
    case 'collection':
      return ofCollection
    case 'trait': {
      const trait = names.get(subject.zoneHash)
      const key = trait && traitKey(trait)
      return key === undefined
        ? []
        : ofCollection.filter(({ token }) => token.metadata?.traits.includes(key) === true)
    }
  }
}

/** Maximum number of ids in one filter. */
const MAX_FILTERED = 500

/** Filters of which an offer that the account could accept matches one, whenever it ends. */
export function heldOffersFilters(account: Address, { held, names }: HeldTraits): readonly Order_filter[] {
  const tokens = held.map(({ token }) => token.id)
  const collections = [...new Set(held.map(({ token }) => token.collection.id))]
  const others: Order_filter = { offerer_not: account, live: true }
  return [
    ...splitIntoChunks(tokens, MAX_FILTERED).map((ids): Order_filter => ({
      ...others,
      scope: 'ITEM',
      token_in: ids,
    })),
    ...splitIntoChunks(collections, MAX_FILTERED).map((ids): Order_filter => ({
      ...others,
      scope: 'COLLECTION',
      collection_in: ids,
    })),
    ...splitIntoChunks([...names.keys()], MAX_FILTERED).map((ids): Order_filter => ({
      ...others,
      scope: 'TRAIT',
      zoneHash_in: ids,
    })),
  ]
}
