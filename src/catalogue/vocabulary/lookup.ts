// Finds traits by their words, and the word that a misspelt one was meant to be.
//
// MiniSearch finds what begins with a word or is nearly it. Words and traits are added as they are learned.
import MiniSearch from 'minisearch'
import { parseTraitKey, type Trait, type TraitKey } from '../../domain/traits.ts'
import { wordsOf } from '../wordIndex.ts'
import { SHORTEST_MISTYPED, SLIPS } from './slips.ts'
import { isNumber, type Vocabulary } from './vocabulary.ts'

export interface TraitMatch extends Trait {
  readonly collection: { readonly id: string; readonly name: string | null }
  readonly key: TraitKey
}

export class Lookup {
  readonly #vocabulary: Vocabulary
  readonly #traits = new MiniSearch<{ id: number; value: string; type: string; collection: string }>({
    fields: ['value', 'type', 'collection'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (term) => term,
  })
  readonly #words = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  })
  #traitCount = 0
  #wordCount = 0

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /**
   * Traits whose value the text speaks of, the best first; its other words are of the type or the collection. A number
   * alone is meant as an item's.
   */
  traits(text: string, most: number): readonly TraitMatch[] {
    this.#catchUp()
    return this.#traits
      .search(text, { combineWith: 'AND', prefix: true, boost: { value: 3 } })
      .filter(({ match }) =>
        Object.entries(match).some(([word, fields]) => !isNumber(word) && fields.includes('value')),
      )
      .slice(0, most)
      .flatMap(({ id }) => this.#traitAt(Number(id)) ?? [])
  }

  /** The text with each word that nothing begins with put right; undefined when there is nothing to put right. */
  correct(text: string): string | undefined {
    this.#catchUp()
    const typed = text.normalize('NFC')
    const right = typed.replace(/[\p{L}\p{N}]+/gu, (word) => this.#putRight(word))
    return right === typed ? undefined : right
  }

  #putRight(typed: string): string {
    const { words } = this.#vocabulary
    const [term] = wordsOf(typed)
    if (term === undefined || isNumber(term) || term.length < SHORTEST_MISTYPED) return typed
    if (this.#words.search(term, { prefix: true }).length > 0) return typed
    const swapped = neighborsSwapped(term).find((word) => this.#vocabulary.has(word))
    const [nearest] = swapped === undefined ? this.#words.search(term, SLIPS) : []
    return swapped ?? (nearest === undefined ? undefined : words[Number(nearest.id)]) ?? typed
  }

  #traitAt(place: number): TraitMatch | undefined {
    const { traits, collections } = this.#vocabulary
    const { key, collection: id } = traits[place] ?? {}
    const trait = key === undefined ? undefined : parseTraitKey(key)
    if (trait === undefined || key === undefined || id === undefined) return undefined
    return { ...trait, key, collection: { id, name: collections.get(id)?.name ?? null } }
  }

  #catchUp(): void {
    const { words, traits } = this.#vocabulary
    this.#words.addAll(words.slice(this.#wordCount).map((word, i) => ({ id: this.#wordCount + i, word })))
    this.#wordCount = words.length
    for (; this.#traitCount < traits.length; this.#traitCount++) {
      const trait = this.#traitAt(this.#traitCount)
      if (trait === undefined) continue
      const { value, type, collection } = trait
      this.#traits.add({ id: this.#traitCount, value, type, collection: collection.name ?? '' })
    }
  }
}

/** The commonest slip, which counts as two in the usual measure: two letters that changed places. */
function neighborsSwapped(word: string): readonly string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters]
    swapped[index + 1] = letters[index] ?? ''
    swapped[index] = letter
    return swapped.join('')
  })
}
