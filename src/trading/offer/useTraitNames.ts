// The traits behind the hashes of trait offers, read from their collections after the page loads.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { Address } from '../../domain/address.ts'
import type { Trait } from '../../domain/traits.ts'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import type { Offer } from '../../orders/offer.ts'
import { fetchCollectionTraits } from '../../orders/traits.ts'

/** Returns a function that finds an offer's trait; undefined for other offers, while loading, and if no item has it. */
export function useTraitNames(offers: readonly Offer[]): (offer: Offer) => Trait | undefined {
  const client = useApolloClient()
  const collections = traitCollections(offers)
  const reading = useDebouncedRead(collections.length === 0 ? undefined : collections.join(), () =>
    fetchTraitNames(client, collections),
  )
  return reading.status === 'loaded' ? reading.value : () => undefined
}

/** The collections of the trait offers, without duplicates. */
export function traitCollections(offers: readonly Offer[]): readonly Address[] {
  return [
    ...new Set(
      offers.flatMap(({ subject, collection }) => (subject.kind === 'trait' ? [collection.address] : [])),
    ),
  ].sort()
}

/** @throws the errors of `indexError` */
export async function fetchTraitNames(
  client: ApolloClient,
  collections: readonly Address[],
): Promise<(offer: Offer) => Trait | undefined> {
  if (collections.length === 0) return () => undefined
  const maps = await Promise.all(collections.map((collection) => fetchCollectionTraits(client, collection)))
  const traits = new Map(maps.flatMap((map) => [...map]))
  return ({ subject }) => (subject.kind === 'trait' ? traits.get(subject.zoneHash)?.trait : undefined)
}
