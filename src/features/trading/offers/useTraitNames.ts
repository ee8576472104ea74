// The traits behind the hashes of trait offers, read from their collections after the page is there.
import { useApolloClient } from '@apollo/client/react'
import type { Trait } from '../../../domain/traits.ts'
import { useReading } from '../useReading.ts'
import { loadTraits } from '../useTrade.ts'
import type { Offer } from './offer.ts'

/** The trait of an offer; undefined for others, while it is not known, and when no item has it. */
export function useTraitNames(offers: readonly Offer[]): (offer: Offer) => Trait | undefined {
  const client = useApolloClient()
  const collections = [
    ...new Set(
      offers.flatMap(({ subject, collection }) => (subject.kind === 'trait' ? [collection.address] : [])),
    ),
  ].sort()
  const reading = useReading(collections.length === 0 ? undefined : collections.join(), async () => {
    const { readCollectionTraits } = await loadTraits()
    const maps = await Promise.all(collections.map((collection) => readCollectionTraits(client, collection)))
    return new Map(maps.flatMap((map) => [...map]))
  })
  return ({ subject }) =>
    subject.kind === 'trait' && reading.status === 'loaded'
      ? reading.value.get(subject.zoneHash)?.trait
      : undefined
}
