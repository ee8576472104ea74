// The offers that an account could accept: on its items, their collections and their traits.
import { parseAddress, type Address } from '../../domain/address.ts'
import { parseEntityTokenId } from '../../domain/ids.ts'
import { splitIntoChunks } from '../../domain/splitIntoChunks.ts'
import { traitKey, type TraitKey } from '../../domain/traits.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import type { Offer } from '../../orders/offer.ts'
import { fetchCode } from '../../trading/dialog/fetchCode.ts'
import type { TraitChoice } from '../../orders/traits.ts'
import { useDebouncedRead } from '../../trading/dialog/useDebouncedRead.ts'
import { AccountHeldTraitsDocument, type AccountHeldTraitsQuery } from './__generated__/AccountHeldTraits.ts'

export type Held = AccountHeldTraitsQuery['balances']

/** Held items, and the traits that they have by the hashes that offers carry. */
export interface HeldTraits {
  readonly held: Held
  readonly names: ReadonlyMap<string, TraitChoice>
}

export type HeldTraitsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: (() => void) | undefined }
  | ({ readonly kind: 'ready' } & HeldTraits)

/** Reads the traits of an account's items, up to LARGEST_PAGE. */
export function useHeldTraits(account: Address): HeldTraitsState {
  const query = useIndexQuery(AccountHeldTraitsDocument, {
    variables: { where: { account, amount_gt: '0' }, first: LARGEST_PAGE },
  })
  const held = query.kind === 'ready' ? query.data.balances : undefined
  const traits = held && traitsByCollection(held)
  const names = useDebouncedRead(traits && JSON.stringify(traits), async () => {
    const { hashTraits } = await fetchCode(import('../../orders/traits.ts'))
    return new Map((traits ?? []).flatMap(([collection, keys]) => [...hashTraits(collection, keys)]))
  })
  if (query.kind === 'failed') return query
  if (names.status === 'failed') return { kind: 'failed', error: names.error, retry: undefined }
  if (held === undefined || names.status !== 'loaded') return { kind: 'loading' }
  return { kind: 'ready', held, names: names.value }
}

function traitsByCollection(held: Held): readonly (readonly [Address, readonly TraitKey[]])[] {
  const traits = new Map<Address, Set<TraitKey>>()
  for (const { token } of held) {
    const collection = parseAddress(token.collection.id)
    const known = traits.get(collection) ?? new Set<TraitKey>()
    for (const key of token.metadata?.traits ?? []) known.add(key)
    traits.set(collection, known)
  }
  return [...traits].map(([collection, keys]) => [collection, [...keys]] as const)
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
      const trait = names.get(subject.zoneHash)?.trait
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
