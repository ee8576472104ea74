// The words that collections, traits and items are known by, for finding what was misspelt and what only traits have.
//
// MiniSearch finds what begins with a word or is nearly it. The words of items are those of a sample: enough to mend a
// slip of the hand, and whatever is mended is asked of the index, which knows all items.
import MiniSearch from 'minisearch'
import { wordsOf } from '../../catalogue/words.ts'
import { parseTraitKey, type Trait, type TraitKey } from '../../domain/traits.ts'

export interface NamedCollection {
  readonly id: string
  readonly name: string | null
  readonly symbol: string | null
}

/** A collection with the documents of some of its items. */
export interface SampledCollection {
  readonly id: string
  readonly name: string | null
  readonly documents: readonly { readonly name: string | null; readonly traits: readonly TraitKey[] }[]
}

export interface KnownTrait extends Trait {
  readonly collection: Pick<SampledCollection, 'id' | 'name'>
  readonly key: TraitKey
}

export interface FoundCollection {
  readonly id: string
  /** True when a word is only nearly one of its name's. */
  readonly similar: boolean
}

/** Shorter words have no typing errors that could be told from another word. */
const SHORTEST_MISTYPED = 4
/** One slip in four letters, two from six on. */
const SLIPS = { fuzzy: 0.25, maxFuzzy: 2 } as const

const mistyped = (term: string) => (term.length < SHORTEST_MISTYPED ? false : SLIPS.fuzzy)
const plain = { tokenize: (text: string) => [...wordsOf(text)], processTerm: (term: string) => term }

export interface CollectionNames {
  /** Collections that every word of the text leads to, the best first. */
  find(text: string): readonly FoundCollection[]
}

export function indexCollections(collections: readonly NamedCollection[]): CollectionNames {
  const index = new MiniSearch<NamedCollection>({
    fields: ['name', 'symbol'],
    extractField: (collection, field) =>
      field === 'id' ? collection.id : (collection[field as 'name' | 'symbol'] ?? ''),
    ...plain,
  })
  index.addAll(collections)
  return {
    find: (text) =>
      index
        .search(text, {
          combineWith: 'AND',
          prefix: true,
          fuzzy: mistyped,
          maxFuzzy: SLIPS.maxFuzzy,
          boost: { name: 2 },
        })
        .map(({ id, terms, queryTerms }) => ({
          id: String(id),
          similar: !queryTerms.every((typed) => terms.some((word) => word.startsWith(typed))),
        })),
  }
}

export interface Vocabulary {
  /**
   * Traits whose value the text speaks of, the best first; its other words are of the type or the collection. A number
   * alone is meant as an item's.
   */
  traits(text: string, most: number): readonly KnownTrait[]
  /** The text with each word that nothing begins with put right; undefined when there is nothing to put right. */
  correct(text: string): string | undefined
}

export function indexWords(
  names: readonly NamedCollection[],
  sample: readonly SampledCollection[],
): Vocabulary {
  const traits = knownTraits(sample)
  const traitIndex = new MiniSearch<{ id: number; value: string; type: string; collection: string }>({
    fields: ['value', 'type', 'collection'],
    ...plain,
  })
  traitIndex.addAll(
    traits.map(({ value, type, collection }, id) => ({ id, value, type, collection: collection.name ?? '' })),
  )
  const words = new Set<string>()
  const learn = (text: string | null) => {
    for (const word of wordsOf(text ?? '')) if (!isNumber(word)) words.add(word)
  }
  for (const { name, symbol } of names) [name, symbol].forEach(learn)
  for (const { name, documents } of sample) [name, ...documents.map((each) => each.name)].forEach(learn)
  for (const { type, value } of traits) [type, value].forEach(learn)
  const wordIndex = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  })
  wordIndex.addAll([...words].map((word, id) => ({ id, word })))
  const listed = [...words]

  const put = (typed: string): string => {
    const [term] = wordsOf(typed)
    if (term === undefined || isNumber(term) || term.length < SHORTEST_MISTYPED) return typed
    if (wordIndex.search(term, { prefix: true }).length > 0) return typed
    const swapped = neighboursSwapped(term).find((word) => words.has(word))
    const [nearest] = swapped === undefined ? wordIndex.search(term, SLIPS) : []
    return swapped ?? (nearest === undefined ? undefined : listed[Number(nearest.id)]) ?? typed
  }

  return {
    traits: (text, most) =>
      traitIndex
        .search(text, { combineWith: 'AND', prefix: true, boost: { value: 3 } })
        .filter(({ match }) =>
          Object.entries(match).some(([word, fields]) => !isNumber(word) && fields.includes('value')),
        )
        .slice(0, most)
        .flatMap(({ id }) => traits[Number(id)] ?? []),
    correct(text) {
      const typed = text.normalize('NFC')
      const right = typed.replace(/[\p{L}\p{N}]+/gu, put)
      return right === typed ? undefined : right
    },
  }
}

/** Each trait of each collection once. */
function knownTraits(sample: readonly SampledCollection[]): readonly KnownTrait[] {
  return sample.flatMap(({ id, name, documents }) =>
    [...new Set(documents.flatMap(({ traits }) => traits))].flatMap((key) => {
      const trait = parseTraitKey(key)
      return trait === undefined ? [] : [{ ...trait, key, collection: { id, name } }]
    }),
  )
}

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word)

/** The commonest slip, which counts as two in the usual measure: two letters that changed places. */
function neighboursSwapped(word: string): readonly string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters]
    swapped[index + 1] = letters[index] ?? ''
    swapped[index] = letter
    return swapped.join('')
  })
}
