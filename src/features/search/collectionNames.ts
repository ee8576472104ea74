// The names of collections as a small index in the page, for finding them by what is nearly their name.
import MiniSearch from 'minisearch'
import { SHORTEST_MISTYPED, splitWords, TYPOS } from '../../catalogue/wordIndex.ts'

export interface NamedCollection {
  readonly id: string
  readonly name: string | null
  readonly symbol: string | null
}

interface FoundCollection {
  readonly id: string
  /** True when a word is only nearly one of its name's. */
  readonly similar: boolean
}

const mistyped = (term: string) => (term.length < SHORTEST_MISTYPED ? false : TYPOS.fuzzy)

export interface CollectionNames {
  /** Collections that every word of the text leads to, the best first. */
  find(text: string): readonly FoundCollection[]
}

export function indexCollections(collections: readonly NamedCollection[]): CollectionNames {
  const index = new MiniSearch<NamedCollection>({
    fields: ['name', 'symbol'],
    extractField: (collection, field) =>
      field === 'id' ? collection.id : (collection[field as 'name' | 'symbol'] ?? ''),
    tokenize: (text) => [...splitWords(text)],
    processTerm: (term) => term,
  })
  index.addAll(collections)
  return {
    find: (text) =>
      index
        .search(text, {
          combineWith: 'AND',
          prefix: true,
          fuzzy: mistyped,
          maxFuzzy: TYPOS.maxFuzzy,
          boost: { name: 2 },
        })
        .map(({ id, terms, queryTerms }) => ({
          id: String(id),
          similar: !queryTerms.every((typed) => terms.some((word) => word.startsWith(typed))),
        })),
  }
}
