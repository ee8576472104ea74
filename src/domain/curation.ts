// Which collections the site's own lists show: home, Explore, rankings, activity, and search.
//
// Lists filter in their queries, so that pages and counts are right. Pages of a collection, an item, or an account are
// reached by address and show what the index has.
import type { Address } from './address.ts'
import type { VitrineConfig } from './config.ts'

type Curated = Pick<VitrineConfig, 'collections' | 'curation'>

/** Whether the site's own lists show a collection. */
export function isListed({ collections, curation }: Curated, address: Address): boolean {
  return (curation.discover || collections.includes(address)) && !curation.hidden.includes(address)
}

type CuratedFilter<Field extends string> = {
  readonly [Key in `${Field}_in` | `${Field}_not_in`]?: Address[]
}

/**
 * The condition that a row is of a listed collection; no condition where every collection is listed.
 *
 * Rows about several collections at once, such as a bundle across two, are left out with either condition.
 *
 * @param field the row's reference to its collection: `id` for the collection itself
 */
export function curatedFilter<const Field extends 'id' | 'collection'>(
  { collections, curation: { discover, hidden } }: Curated,
  field: Field,
): CuratedFilter<Field> {
  const filter = discover
    ? // An empty `not_in` would match nothing.
      hidden.length > 0 && { [`${field}_not_in`]: [...hidden] }
    : { [`${field}_in`]: collections.filter((address) => !hidden.includes(address)) }
  return (filter || {}) as CuratedFilter<Field>
}
