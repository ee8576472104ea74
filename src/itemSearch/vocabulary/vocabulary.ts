// The distinct words and traits of the items of a deployment, and how many items they were read from.
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import type { CopiedBlock, Origin } from '../localCopy.ts'
import { splitWords } from '../wordIndex.ts'

/** Progress of reading a collection. */
export interface ReadCollection {
  readonly id: string
  readonly name: string | null
  /** Items in the collection. */
  readonly tokenCount: number
  /** Items read so far. */
  readonly read: number
  /** The last id read; undefined before the first page. */
  readonly filledTo: string | undefined
  /** Whether all items have been read. */
  readonly whole: boolean
}

export interface CollectionTrait {
  readonly collection: string
  readonly key: TraitKey
}

/** The searchable text of an item. */
export interface NamedDocument {
  readonly name: string | null
  readonly traits: readonly TraitKey[]
}

/** Version of the stored format; vocabularies in another version are read again. */
const FORM = 2

export interface StoredVocabulary {
  readonly form: number
  readonly origin: Origin
  readonly block: CopiedBlock
  readonly madeAtSeconds: number
  /** Identifies the selection of collections that was read. */
  readonly shown: string
  readonly collections: readonly ReadCollection[]
  readonly words: readonly string[]
  readonly traits: readonly CollectionTrait[]
}

/** Limits of distinct words and traits: tens of megabytes in the worker. */
export const MAX_WORDS = 100_000
export const MAX_TRAITS = 50_000
/** Longer words are encoded numbers, which nobody types. */
const LONGEST_WORD = 40

export class Vocabulary {
  readonly origin: Origin
  /** Everything was read as of this block or later. */
  block: CopiedBlock
  readonly madeAtSeconds: number
  /** Identifies the selection of collections that was read. */
  readonly shown: string
  readonly collections = new Map<string, ReadCollection>()
  readonly #words: Set<string>
  readonly #traits = new Map<string, Set<TraitKey>>()
  readonly #traitList: CollectionTrait[] = []
  readonly #wordList: string[]

  constructor(
    parts: Pick<StoredVocabulary, 'origin' | 'block' | 'madeAtSeconds' | 'shown'> &
      Partial<Pick<StoredVocabulary, 'words'>>,
  ) {
    this.origin = parts.origin
    this.block = parts.block
    this.madeAtSeconds = parts.madeAtSeconds
    this.shown = parts.shown
    this.#wordList = [...(parts.words ?? [])]
    this.#words = new Set(this.#wordList)
  }

  /** Distinct words in the order in which they were learned. */
  get words(): readonly string[] {
    return this.#wordList
  }

  /** Distinct traits of each collection in the order in which they were learned. */
  get traits(): readonly CollectionTrait[] {
    return this.#traitList
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  /** Whether a limit was reached, so that reading on would add nothing. */
  get full(): boolean {
    return this.#wordList.length >= MAX_WORDS || this.#traitList.length >= MAX_TRAITS
  }

  get progress(): { readonly read: number; readonly items: number; readonly whole: boolean } {
    const all = [...this.collections.values()]
    return {
      read: all.reduce((sum, { tokenCount, read, whole }) => sum + (whole ? tokenCount : read), 0),
      items: all.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
      whole: all.every(({ whole }) => whole),
    }
  }

  learnText(text: string | null): void {
    for (const word of splitWords(text ?? '')) {
      if (isNumber(word) || word.length > LONGEST_WORD || this.#words.has(word)) continue
      if (this.#wordList.length >= MAX_WORDS) return
      this.#words.add(word)
      this.#wordList.push(word)
    }
  }

  learnTrait(collection: string, key: TraitKey): void {
    const keys = this.#traits.get(collection)
    const trait = parseTraitKey(key)
    if (trait === undefined || keys?.has(key) === true || this.#traitList.length >= MAX_TRAITS) return
    if (keys === undefined) this.#traits.set(collection, new Set([key]))
    else keys.add(key)
    this.#traitList.push({ collection, key })
    this.learnText(trait.type)
    this.learnText(trait.value)
  }

  learn(collection: string, { name, traits }: NamedDocument): void {
    this.learnText(name)
    for (const key of traits) this.learnTrait(collection, key)
  }

  store(): StoredVocabulary {
    const { origin, block, madeAtSeconds, shown, words, traits } = this
    const collections = [...this.collections.values()]
    return { form: FORM, origin, block, madeAtSeconds, shown, collections, words, traits }
  }

  /** Undefined for another version of the format. */
  static restore(stored: StoredVocabulary): Vocabulary | undefined {
    if (stored.form !== FORM) return undefined
    const vocabulary = new Vocabulary(stored)
    for (const collection of stored.collections) vocabulary.collections.set(collection.id, collection)
    for (const { collection, key } of stored.traits) vocabulary.learnTrait(collection, key)
    return vocabulary
  }
}

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word)
