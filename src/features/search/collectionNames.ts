// A small index of collection names in the page, which finds them despite typos.
import MiniSearch from 'minisearch'
import { SHORTEST_MISTYPED, splitWords, TYPOS } from '../../catalogue/wordIndex.ts'

export interface NamedCollection {
  readonly id: string
  readonly name: string | null
  readonly symbol: string | null
}

interface NameMatch {
  readonly id: string
  /** True if a word only resembles one of the name's. */
  readonly similar: boolean
}

const allowedTypos = (term: string) => (term.length < SHORTEST_MISTYPED ? false : TYPOS.fuzzy)

export interface CollectionNames {
  /** Collections that match every word of the text, the best first. */
  find(text: string): readonly NameMatch[]
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
          fuzzy: allowedTypos,
          maxFuzzy: TYPOS.maxFuzzy,
          boost: { name: 2 },
        })
        .map(({ id, terms, queryTerms }) => ({
          id: String(id),
          similar: !queryTerms.every((term) => terms.some((word) => word.startsWith(term))),
        })),
  }
}
