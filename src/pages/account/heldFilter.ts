// Which of an account's items are shown, and in what order: a collection, a text, bundles and a sort, all in the URL.
import * as v from 'valibot'
import { tryParseAddress, type Address } from '../../domain/address.ts'
import type { ListedItem } from '../../orders/listedItem.ts'

/** `recent` is the index's own order: received last first. */
export const HELD_SORTS = ['recent', 'name', 'collection'] as const
export type HeldSort = (typeof HELD_SORTS)[number]

export interface HeldFilter {
  /** Undefined for all. */
  readonly collection: Address | undefined
  /** As typed. */
  readonly text: string
  /** Whether only items that a live bundle offers are shown. */
  readonly inBundle: boolean
  readonly sort: HeldSort
}

const sortSchema = v.fallback(v.picklist(HELD_SORTS), 'recent')

/** Parses the filter from the URL. Invalid values are ignored. */
export function parseHeldFilter(query: URLSearchParams): HeldFilter {
  return {
    collection: tryParseAddress(query.get('collection') ?? ''),
    text: query.get('q') ?? '',
    // As in the URL of a collection.
    inBundle: query.get('status') === 'bundle',
    sort: v.parse(sortSchema, query.get('sort')),
  }
}

/** Returns the URL's query with another filter, without what is the default. */
export function withHeldFilter(
  query: URLSearchParams,
  { collection, text, inBundle, sort }: HeldFilter,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [key, value] of Object.entries({
    collection: collection ?? '',
    q: text,
    status: inBundle ? 'bundle' : '',
    sort: sort === 'recent' ? '' : sort,
  })) {
    if (value === '') next.delete(key)
    else next.set(key, value)
  }
  return next
}

/** Whether all items are needed: the index can neither search an account's items nor sort them by name. */
export const needsAllItems = ({ text, sort }: HeldFilter): boolean => text.trim() !== '' || sort !== 'recent'

/**
 * Selects the items whose name, collection or token ID has every word of the text, and sorts them.
 * @param rows in the index's order
 * @param toItem reads the item of a row
 */
export function arrangeItems<Row>(
  rows: readonly Row[],
  { text, sort }: Pick<HeldFilter, 'text' | 'sort'>,
  toItem: (row: Row) => Pick<ListedItem, 'name' | 'collection' | 'collectionName' | 'tokenId'>,
): readonly Row[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  const matches = rows
    .map((row) => ({ row, item: toItem(row) }))
    .filter(({ item: { name, collectionName, tokenId } }) => {
      const searched = `${name} ${collectionName} #${tokenId}`.toLocaleLowerCase()
      return words.every((word) => searched.includes(word))
    })
  const sorted =
    sort === 'recent'
      ? matches
      : matches.toSorted(
          ({ item: one }, { item: other }) =>
            (sort === 'collection'
              ? // Two collections may have the same name.
                compare(one.collectionName, other.collectionName) || compare(one.collection, other.collection)
              : 0) ||
            compare(one.name, other.name) ||
            compare(one.tokenId, other.tokenId),
        )
  return sorted.map(({ row }) => row)
}
