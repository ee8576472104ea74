// The listings of which the chain says, during this visit, that they can't be bought: the index can't know that a name
// has expired, for example, because no event says so.
import { type ApolloClient, makeVar } from '@apollo/client'
import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useMemo } from 'react'
import type { Address } from '../../domain/address.ts'
import { perClient } from '../../graphql/clientState.ts'

interface Findings {
  /** Collections by order hash. */
  readonly collections: ReadonlyMap<string, Address>
  /** Whether the reader wants to see these listings nevertheless. */
  readonly isShown: boolean
}

export interface ContradictedListings {
  /** Whether the chain contradicts a listing that the page therefore leaves out. */
  readonly isLeftOut: (orderHash: string) => boolean
  /** The number of contradicted listings of a collection. */
  readonly count: (collection: Address) => number
  readonly isShown: boolean
  readonly show: (isShown: boolean) => void
}

/** The result of a check: whether the chain contradicts the listing at the block just read. */
export interface ListingFinding {
  readonly orderHash: string
  readonly collection: Address
  readonly isContradicted: boolean
}

/** Findings kept; older ones are dropped. */
const MAX_KEPT = 1_000

const clientFindings = perClient(() => makeVar<Findings>({ collections: new Map(), isShown: false }))

/** Records what checks found. A listing that can be bought again isn't left out any more. */
export function noteListingFindings(client: ApolloClient, newFindings: readonly ListingFinding[]): void {
  const findings = clientFindings(client)
  const { collections } = findings()
  const changed = newFindings.filter(
    ({ orderHash, isContradicted }) => collections.has(orderHash) !== isContradicted,
  )
  if (changed.length === 0) return
  const next = new Map(collections)
  for (const { orderHash, collection, isContradicted } of changed) {
    if (isContradicted) next.set(orderHash, collection)
    else next.delete(orderHash)
  }
  findings({ ...findings(), collections: new Map([...next].slice(-MAX_KEPT)) })
}

export function useContradictedListings(): ContradictedListings {
  const latest = clientFindings(useApolloClient())
  const findings = useReactiveVar(latest)
  return useMemo(() => {
    const { collections, isShown } = findings
    return {
      isLeftOut: (orderHash) => !isShown && collections.has(orderHash),
      count: (collection) => [...collections.values()].filter((one) => one === collection).length,
      isShown,
      show: (shown) => latest({ ...latest(), isShown: shown }),
    }
  }, [latest, findings])
}
