// Keeps the vocabulary of a site: begins with a sample, reads on in the background, takes in what is written later, and
// answers what a text was meant to be.
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { BY_ID, requireProgress } from '../../graphql/listOrder.ts'
import { allOf } from '../../graphql/where.ts'
import type { Token_filter } from '../../graphql/__generated__/operations.ts'
import { type Sources, createSources, type Endpoints } from '../sources.ts'
import type { CatalogueBlock, Origin } from '../catalogue.ts'
import { readOrigin } from '../fill.ts'
import { type CatalogueStore, createStore } from '../store.ts'
import {
  Vocabulary_changesDocument,
  Vocabulary_pageDocument,
  Vocabulary_sampleDocument,
  VocabularyDocument,
} from './__generated__/Vocabulary.ts'
import { type TraitMatch, Lookup } from './lookup.ts'
import { createVocabularyStore, type VocabularyStore } from './store.ts'
import { type ReadCollection, Vocabulary } from './vocabulary.ts'

export interface VocabularyState {
  /** Items whose names and traits are known. */
  readonly read: number
  /** Items that there are to be known. */
  readonly items: number
  /** Whether nothing is left to be read. */
  readonly whole: boolean
}

export interface VocabularyAnswer {
  /** Traits whose value the text speaks of, the best first. */
  readonly traits: readonly TraitMatch[]
  /** The text with misspelt words put right; undefined when there is nothing to put right. */
  readonly correction: string | undefined
  /** The traits of the corrected text. */
  readonly correctedTraits: readonly TraitMatch[]
}

export interface VocabularyService {
  /** Begins with a site, and tells of each state from then on. Settles when there are words to answer from. */
  open(site: Endpoints, onState: (state: VocabularyState) => void): Promise<void>
  /** @throws CatalogueUnreachableError when the words could not be read */
  answer(text: string, mostTraits: number): Promise<VocabularyAnswer>
}

/** Collections that words are read of, those with most sales first. */
const MOST_COLLECTIONS = 100
/** What is read at once, in one question, to begin with. */
const SAMPLE = { collectionCount: 10, tokenCount: 100 }
/** Pages of a thousand items that are read in one visit; the next visit reads on. */
const PAGES_A_VISIT = 20
/** Pages between two savings: so much is read again after an interruption. */
const PAGES_A_SAVE = 5
/** Pages of changed documents; after more than these the vocabulary is read anew. */
const MOST_CHANGE_PAGES = 3
/** Changes are asked for when the last asking is this long ago, in milliseconds, and the reader searches. */
const UPDATE_AFTER = 60_000
/**
 * After so long it is read anew, in seconds: a word is never taken out while it is kept, because that would need every
 * item's words beside it.
 */
const OLDEST_SECONDS = 7 * 24 * 3_600

interface Open {
  readonly site: Endpoints
  readonly sources: Sources
  readonly onState: (state: VocabularyState) => void
  vocabulary: Vocabulary | undefined
  lookup: Lookup | undefined
  ready: Promise<void>
  /** Pages read in this visit. */
  pages: number
  updatedAt: number
}

export interface VocabularyParts {
  readonly store?: VocabularyStore
  /** Where the collections that the reader has opened are kept whole. */
  readonly catalogues?: Pick<CatalogueStore, 'load'>
  readonly sourcesFor?: (site: Endpoints) => Sources
  /** In milliseconds. */
  readonly clock?: () => number
  readonly pagesAVisit?: number
}

export function createVocabularyService({
  store = createVocabularyStore(),
  catalogues = createStore(),
  sourcesFor = createSources,
  clock = Date.now,
  pagesAVisit = PAGES_A_VISIT,
}: VocabularyParts = {}): VocabularyService {
  let open: Open | undefined
  /** One thing at a time: a reading and an update never meet. */
  let work: Promise<void> = Promise.resolve()
  const enqueue = (task: () => Promise<void>) => (work = work.then(task, task))

  const publishState = (own: Open) => {
    if (own === open && own.vocabulary !== undefined) own.onState(own.vocabulary.progress)
  }

  const adopt = (own: Open, vocabulary: Vocabulary) => {
    own.vocabulary = vocabulary
    own.lookup = new Lookup(vocabulary)
    own.updatedAt = clock()
    publishState(own)
  }

  const begin = async (own: Open): Promise<void> => {
    const [kept, { origin, block }] = await Promise.all([
      store.load(own.site.graphqlUrl),
      readOrigin(own.sources),
    ])
    const young = kept !== undefined && clock() / 1_000 - kept.madeAtSeconds < OLDEST_SECONDS
    if (!young || !sameOrigin(kept.origin, origin)) return restart(own, origin, block)
    await readCollections(own.sources, kept)
    adopt(own, kept)
  }

  const restart = async (own: Open, origin: Origin, block: CatalogueBlock) => {
    const vocabulary = new Vocabulary({ origin, block, madeAtSeconds: Math.floor(clock() / 1_000) })
    await Promise.all([readCollections(own.sources, vocabulary), readSample(own.sources, vocabulary)])
    if (own === open) adopt(own, vocabulary)
  }

  /** All that is left, as far as one visit goes: first from the catalogues on this device, which costs no question. */
  const complete = async (own: Open, vocabulary: Vocabulary) => {
    const { collections } = vocabulary
    for (const { id, whole } of [...collections.values()]) {
      if (whole || own !== open || vocabulary.full) continue
      await takeCatalogue(own, vocabulary, id)
      publishState(own)
    }
    while (own === open && own.pages < pagesAVisit && !vocabulary.full) {
      // Those that least is known of first, so that each has some words before any has all.
      const [next] = [...collections.values()]
        .filter(({ whole }) => !whole)
        .sort((one, other) => one.read - other.read)
      if (next === undefined) break
      own.pages += 1
      await readPage(own.sources, vocabulary, next.id)
      publishState(own)
      if (own.pages % PAGES_A_SAVE === 0) await store.save(own.site.graphqlUrl, vocabulary)
    }
    await store.save(own.site.graphqlUrl, vocabulary)
  }

  const takeCatalogue = async (own: Open, vocabulary: Vocabulary, id: string) => {
    const kept = await catalogues.load(`${own.site.graphqlUrl} ${id}`)
    if (kept?.full !== true || !sameOrigin(kept.origin, vocabulary.origin)) return
    const { table, block } = kept
    const { traitKeys } = table
    for (const row of table.order) vocabulary.learnText(table.nameOf(row))
    for (let code = 0; code < traitKeys.count; code++) vocabulary.learnTrait(id, traitKeys.keyOf(code))
    // What was written since that block is still to be taken in.
    if (block.number < vocabulary.block.number) vocabulary.block = block
    markRead(vocabulary, id, { read: table.count, whole: true })
  }

  const proceed = async (own: Open) => {
    const { vocabulary } = own
    if (own !== open || vocabulary === undefined) return
    own.updatedAt = clock()
    try {
      await complete(own, vocabulary)
      if (await readChanges(own.sources, vocabulary)) return await store.save(own.site.graphqlUrl, vocabulary)
      // The old words stay in use until the new ones are there.
      const { origin, block } = await readOrigin(own.sources)
      await restart(own, origin, block)
      if (own.vocabulary !== vocabulary && own.vocabulary !== undefined) await complete(own, own.vocabulary)
    } catch {
      // What is known stays in use; the next visit, or the next minute of searching, reads on.
    }
  }

  return {
    open(site, onState) {
      const own: Open = {
        site,
        sources: sourcesFor(site),
        onState,
        vocabulary: undefined,
        lookup: undefined,
        ready: Promise.resolve(),
        pages: 0,
        updatedAt: 0,
      }
      open = own
      own.ready = begin(own)
      void own.ready.then(
        () => enqueue(() => proceed(own)),
        () => undefined,
      )
      return own.ready
    },
    async answer(text, mostTraits) {
      const own = open
      await own?.ready
      const { lookup } = own ?? {}
      if (own === undefined || lookup === undefined) return NOTHING
      if (clock() - own.updatedAt > UPDATE_AFTER) {
        own.updatedAt = clock()
        void enqueue(() => proceed(own))
      }
      const correction = lookup.correct(text)
      return {
        traits: lookup.traits(text, mostTraits),
        correction,
        correctedTraits: correction === undefined ? [] : lookup.traits(correction, mostTraits),
      }
    },
  }
}

const NOTHING: VocabularyAnswer = { traits: [], correction: undefined, correctedTraits: [] }

function sameOrigin(one: Origin, other: Origin): boolean {
  return one.genesis === other.genesis && one.deployment === other.deployment
}

/** Names the collections that there are now; how far each was read stays. */
async function readCollections(sources: Sources, vocabulary: Vocabulary): Promise<void> {
  const { collections } = await sources.index(VocabularyDocument, { first: MOST_COLLECTIONS })
  for (const { id, name, symbol, tokenCount } of collections) {
    vocabulary.learnText(name)
    vocabulary.learnText(symbol)
    const known = vocabulary.collections.get(id) ?? { read: 0, filledTo: undefined, whole: false }
    vocabulary.collections.set(id, { ...known, id, name, tokenCount })
  }
}

async function readSample(sources: Sources, vocabulary: Vocabulary): Promise<void> {
  const { collections } = await sources.index(Vocabulary_sampleDocument, SAMPLE)
  for (const { id, tokens } of collections) {
    for (const { metadata } of tokens) if (metadata !== null) vocabulary.learn(id, metadata)
  }
}

async function readPage(sources: Sources, vocabulary: Vocabulary, id: string): Promise<void> {
  const { filledTo, read = 0 } = vocabulary.collections.get(id) ?? {}
  const { tokens } = await sources.index(Vocabulary_pageDocument, {
    where: allOf<Token_filter>(
      { collection: id, supply_gt: '0' },
      filledTo === undefined ? undefined : { id_gt: filledTo },
    ),
    first: LARGEST_PAGE,
  })
  const last = filledTo === undefined ? undefined : { id: filledTo }
  requireProgress(BY_ID, { rows: tokens, last, first: LARGEST_PAGE })
  for (const { metadata } of tokens) if (metadata !== null) vocabulary.learn(id, metadata)
  markRead(vocabulary, id, {
    read: read + tokens.length,
    filledTo: tokens.at(-1)?.id ?? filledTo,
    whole: tokens.length < LARGEST_PAGE,
  })
}

function markRead(vocabulary: Vocabulary, id: string, marks: Partial<ReadCollection>): void {
  const known = vocabulary.collections.get(id)
  if (known !== undefined) vocabulary.collections.set(id, { ...known, ...marks })
}

/** The characters of a collection's id at the start of an item's. */
const COLLECTION_ID = 42

/** @returns false for another deployment, and when more was written than is worth reading */
async function readChanges(sources: Sources, vocabulary: Vocabulary): Promise<boolean> {
  const since = vocabulary.block.number + 1
  let last: string | undefined
  // Of the first page: a later one may be of a block whose documents were already passed by.
  let begun: CatalogueBlock | undefined
  for (let page = 0; page < MOST_CHANGE_PAGES; page++) {
    const { _meta, metadata_collection } = await sources.index(Vocabulary_changesDocument, {
      documents: {
        _change_block: { number_gte: since },
        ...(last === undefined ? {} : { id_gt: last }),
      },
      first: LARGEST_PAGE,
    })
    if (_meta === null || _meta.deployment !== vocabulary.origin.deployment) return false
    const before = last === undefined ? undefined : { id: last }
    requireProgress(BY_ID, { rows: metadata_collection, last: before, first: LARGEST_PAGE })
    const { number, hash } = _meta.block
    if (page === 0 && hash !== null) begun = { number, hash }
    for (const { tokens, ...document } of metadata_collection) {
      for (const collection of new Set(tokens.map(({ id }) => id.slice(0, COLLECTION_ID)))) {
        // A collection beyond those that are read of is not known by its traits either.
        if (vocabulary.collections.has(collection)) vocabulary.learn(collection, document)
      }
    }
    last = metadata_collection.at(-1)?.id
    if (metadata_collection.length < LARGEST_PAGE) {
      if (begun !== undefined) vocabulary.block = begun
      return true
    }
  }
  return false
}
