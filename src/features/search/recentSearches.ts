// The viewer's recent searches, stored by deployment and chain and shared by all tabs; without storage, in memory.
import * as v from 'valibot'
import type { NetworkConfig } from '../../domain/config.ts'
import {
  createPersistedValue,
  type PersistedValueOptions,
  safeStorage,
} from '../../storage/persistedValue.ts'
import { MAX_SEARCH_CHARACTERS } from './searchLimit.ts'
import { useSyncExternalStore } from 'react'
import { useConfig } from '../../ui/ConfigContext.tsx'

/** A submitted text, or a selected result. */
export type RecentSearch =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'collection' | 'trait' | 'item' | 'account'
      readonly path: string
      readonly name: string
      readonly note: string
    }

export interface RecentSearches {
  subscribe(listener: () => void): () => void
  /** The latest first; the same array until something changes. */
  all(): readonly RecentSearch[]
  /** Adds a search at the front, or moves an equal one there. */
  add(search: RecentSearch): void
  remove(search: RecentSearch): void
  clear(): void
}

export const MAX_RECENT_SEARCHES = 8
const MAX_WORDS_CHARACTERS = 200
const MAX_PATH_CHARACTERS = 1_000

const words = v.pipe(v.string(), v.maxLength(MAX_WORDS_CHARACTERS))

/** Anything on this origin can write to storage, so only links to pages of the site are accepted. */
const entry = v.variant('kind', [
  v.object({
    kind: v.literal('text'),
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_SEARCH_CHARACTERS)),
  }),
  v.object({
    kind: v.picklist(['collection', 'trait', 'item', 'account']),
    path: v.pipe(
      v.string(),
      v.maxLength(MAX_PATH_CHARACTERS),
      v.regex(/^\/(collection|item|account)\/0x[0-9a-f]{40}(?![^/?])/),
    ),
    name: words,
    note: words,
  }),
])

const NONE: readonly RecentSearch[] = []

/** Parses a stored record without its invalid entries. Never throws. */
function parseRecord(record: string | null): readonly RecentSearch[] {
  if (record === null) return NONE
  try {
    const list: unknown = JSON.parse(record)
    if (!Array.isArray(list)) return NONE
    return list
      .flatMap((each) => {
        const read = v.safeParse(entry, each)
        return read.success ? [read.output] : []
      })
      .slice(0, MAX_RECENT_SEARCHES)
  } catch {
    return NONE
  }
}

/** Identifies a search: two with the same key are equal. */
export function recentKey(search: RecentSearch): string {
  return search.kind === 'text' ? `text ${search.text.toLowerCase()}` : `path ${search.path}`
}

export function createRecentSearches({
  name,
  storage,
  events,
}: Pick<PersistedValueOptions<never>, 'name' | 'storage' | 'events'>): RecentSearches {
  const persisted = createPersistedValue({
    name,
    storage,
    events,
    parse: parseRecord,
    format: (searches) => (searches.length === 0 ? null : JSON.stringify(searches)),
  })
  return {
    subscribe: persisted.subscribe,
    all: persisted.get,
    add(search) {
      const added: RecentSearch =
        search.kind === 'text'
          ? { kind: 'text', text: search.text.trim().slice(0, MAX_SEARCH_CHARACTERS).trim() }
          : {
              ...search,
              name: search.name.slice(0, MAX_WORDS_CHARACTERS),
              note: search.note.slice(0, MAX_WORDS_CHARACTERS),
            }
      if (added.kind === 'text' ? added.text === '' : added.path.length > MAX_PATH_CHARACTERS) return
      const key = recentKey(added)
      persisted.update((present) =>
        [added, ...present.filter((other) => recentKey(other) !== key)].slice(0, MAX_RECENT_SEARCHES),
      )
    },
    remove: (search) =>
      persisted.update((present) => present.filter((other) => recentKey(other) !== recentKey(search))),
    clear: () => persisted.update(() => NONE),
  }
}

const lists = new Map<string, RecentSearches>()

/** The page's shared list of a network. */
function openRecentSearches({ slug, chainId }: NetworkConfig): RecentSearches {
  const name = `vitrine.searches.${slug}.${chainId}`
  const list = lists.get(name) ?? createRecentSearches({ name, storage: safeStorage() })
  lists.set(name, list)
  return list
}

export function useRecentSearches(): readonly [readonly RecentSearch[], RecentSearches] {
  const recent = openRecentSearches(useConfig().network)
  return [useSyncExternalStore(recent.subscribe, recent.all), recent]
}
