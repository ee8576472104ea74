// Reads the cheapest listings of a sweep, even where one single token has hundreds of them.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { CheapestListing_orderFragmentDoc } from '../../../graphql/__generated__/CheapestListing.ts'
import type { Order_filter } from '../../../graphql/__generated__/operations.ts'
import type { FragmentRef } from '../../../graphql/fragments.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { onIndexChanged } from '../../../graphql/changeCount.ts'
import { useIndexQuery, type QueryState } from '../../../graphql/useIndexQuery.ts'
import { matchAll } from '../../../graphql/where.ts'
import type { Listing } from '../../../orders/listing.ts'
import { toListing } from '../../../orders/toListing.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { SweepDocument, type SweepQuery } from './__generated__/Sweep.ts'

/** The most listings of each kind in one query. */
export const MOST_LISTINGS = 200

/** The most queries, each without the single tokens of which the last one found several listings. */
const MOST_ROUNDS = 5

const NOTHING: Pick<SweepQuery, 'fixed' | 'declining'> = { fixed: [], declining: [] }

export interface CheapestListings {
  readonly query: QueryState<SweepQuery>
  readonly listings: readonly Listing[]
  /** The end prices of the last query's declining listings. */
  readonly ends: readonly FragmentRef<typeof CheapestListing_orderFragmentDoc>[]
  /** Whether every listing was read. */
  readonly isWhole: boolean
}

interface Round {
  readonly key: string
  readonly count: number
  /** The listings of earlier queries. */
  readonly kept: readonly Listing[]
  /** Entity ids of the single tokens among them: of each, only the cheapest listing can be bought. */
  readonly known: readonly string[]
}

/** @param skip sends no query */
export function useCheapestListings(
  where: Order_filter,
  { skip }: { readonly skip: boolean },
): CheapestListings {
  const { network } = useConfig()
  const key = JSON.stringify(where)
  const first: Round = { key, count: 1, kept: [], known: [] }
  const [last, setLast] = useState(first)
  const client = useApolloClient()
  // Outside system: the index. After a change, everything is read again.
  useEffect(() => onIndexChanged(client, () => setLast((before) => ({ ...before, key: '' }))), [client])
  const round = last.key === key ? last : first
  const remaining = round.known.length === 0 ? where : matchAll(where, { token_not_in: [...round.known] })
  const query = useIndexQuery(SweepDocument, {
    variables: {
      fixed: matchAll(remaining, { priceType: 'FIXED' }),
      declining: matchAll(remaining, { priceType: 'DECLINING' }),
      most: MOST_LISTINGS,
    },
    skip,
  })
  const { fixed, declining } = query.kind === 'ready' ? query.data : NOTHING
  const found = [...fixed, ...declining].flatMap((order) => toListing(order, network) ?? [])
  const listings = [...round.kept, ...found]
  const isCut = fixed.length === MOST_LISTINGS || declining.length === MOST_LISTINGS
  const repeated = isCut ? findRepeated(found) : []
  if (repeated.length > 0 && round.count < MOST_ROUNDS) {
    setLast({ key, count: round.count + 1, kept: listings, known: [...round.known, ...repeated] })
  }
  return { query, listings, ends: declining, isWhole: query.kind === 'ready' && !isCut }
}

/** Single tokens with several listings, by entity id. */
function findRepeated(listings: readonly Listing[]): readonly string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { item } of listings) {
    if (item.standard === 'ERC1155') continue
    const id = tokenEntityId(item.collection, item.tokenId)
    if (seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  return [...repeated]
}
