// Finds traits by their words, and corrects misspelled words.
//
// MiniSearch finds prefixes and similar words. Words and traits are added as they are learned.
import MiniSearch from 'minisearch'
import { parseTraitKey, type Trait, type TraitKey } from '../../domain/traits.ts'
import { SHORTEST_MISTYPED, splitWords, TYPOS } from '../wordIndex.ts'
import { isNumber, type Vocabulary } from './vocabulary.ts'

export interface TraitMatch extends Trait {
  readonly collection: { readonly id: string; readonly name: string | null }
  readonly key: TraitKey
}

export class Lookup {
  readonly #vocabulary: Vocabulary
  readonly #traits = new MiniSearch<{ id: number; value: string; type: string; collection: string }>({
    fields: ['value', 'type', 'collection'],
    tokenize: (text) => [...splitWords(text)],
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
   * Traits whose value matches the text, best first; other words of the text may match the type or the collection. A
   * number alone means a token id.
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

  /** Corrects each word that isn't a prefix of any known word; undefined if there is nothing to correct. */
  correct(text: string): string | undefined {
    this.#catchUp()
    const input = text.normalize('NFC')
    const corrected = input.replace(/[\p{L}\p{N}]+/gu, (word) => this.#correctWord(word))
    return corrected === input ? undefined : corrected
  }

  #correctWord(input: string): string {
    const { words } = this.#vocabulary
    const [term] = splitWords(input)
    if (term === undefined || isNumber(term) || term.length < SHORTEST_MISTYPED) return input
    if (this.#words.search(term, { prefix: true }).length > 0) return input
    const swapped = swapNeighbors(term).find((word) => this.#vocabulary.has(word))
    const [nearest] = swapped === undefined ? this.#words.search(term, TYPOS) : []
    return swapped ?? (nearest === undefined ? undefined : words[Number(nearest.id)]) ?? input
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

/** Swapped letters: the most common typo, which counts as two edits in the usual distance. */
function swapNeighbors(word: string): readonly string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters]
    swapped[index + 1] = letters[index] ?? ''
    swapped[index] = letter
    return swapped.join('')
  })
}
