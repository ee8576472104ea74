// Maintains the vocabulary of a site: starts with a sample, reads on in the background, applies changes, and corrects
// search texts.
import { ownCollectionName } from '../../domain/names.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { BY_ID, requireProgress } from '../../graphql/listOrder.ts'
import { matchAll } from '../../graphql/where.ts'
import type { Collection_filter, Token_filter } from '../../graphql/__generated__/operations.ts'
import { type Sources, createSources, type Endpoints } from '../sources.ts'
import type { CopiedBlock, Origin } from '../localCopy.ts'
import { fetchOrigin } from '../fill.ts'
import { type LocalCopyStore, createStore } from '../store.ts'
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
  /** Items read so far. */
  readonly read: number
  /** Items in total. */
  readonly items: number
  /** Whether everything has been read. */
  readonly whole: boolean
}

export interface VocabularyAnswer {
  /** Traits whose value matches the text, best first. */
  readonly traits: readonly TraitMatch[]
  /** The text with corrected words; undefined if there is nothing to correct. */
  readonly correction: string | undefined
  /** Traits that match the corrected text. */
  readonly correctedTraits: readonly TraitMatch[]
}

/** Where words are read from, and of which collections. */
export interface VocabularySite extends Endpoints {
  /** The collections that the site shows in its own lists; without a condition, all. */
  readonly shown: Collection_filter
}

export interface VocabularyService {
  /** Opens a site and reports each state from then on. Resolves when there are words to search. */
  open(site: VocabularySite, onState: (state: VocabularyState) => void): Promise<void>
  /** @throws ItemSearchUnreachableError if the words couldn't be read */
  answer(text: string, mostTraits: number): Promise<VocabularyAnswer>
}

/** Number of collections to read, those with the most sales first. */
const MAX_COLLECTIONS = 100
/** Size of the sample, read in one query. */
const SAMPLE = { collectionCount: 10, tokenCount: 100 }
/** Pages of 1,000 items read per visit; the next visit continues. */
const PAGES_A_VISIT = 20
/** Pages between saves: this much is read again after an interruption. */
const PAGES_A_SAVE = 5
/** Pages of changed metadata; after more than these the vocabulary is read again. */
const MAX_CHANGE_PAGES = 3
/** Minimum time between two queries for changes, in milliseconds; they happen on a search. */
const UPDATE_AFTER = 60_000
/**
 * Maximum age in seconds, after which it is read again: words are never removed, because that would need every item's
 * words.
 */
const OLDEST_SECONDS = 7 * 24 * 3_600

interface Open {
  readonly site: VocabularySite
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
  /** The store of local copies of collections that the reader has opened. */
  readonly localCopies?: Pick<LocalCopyStore, 'load'>
  readonly sourcesFor?: (site: Endpoints) => Sources
  /** Returns milliseconds. */
  readonly clock?: () => number
  readonly pagesAVisit?: number
}

export function createVocabularyService({
  store = createVocabularyStore(),
  localCopies = createStore(),
  sourcesFor = createSources,
  clock = Date.now,
  pagesAVisit = PAGES_A_VISIT,
}: VocabularyParts = {}): VocabularyService {
  let open: Open | undefined
  /** Tasks run one at a time: a read and an update never overlap. */
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
      fetchOrigin(own.sources),
    ])
    const young = kept !== undefined && clock() / 1_000 - kept.madeAtSeconds < OLDEST_SECONDS
    const isUsable = young && sameOrigin(kept.origin, origin) && kept.shown === shownKey(own.site)
    if (!isUsable) return restart(own, origin, block)
    await fetchCollections(own, kept)
    adopt(own, kept)
  }

  const restart = async (own: Open, origin: Origin, block: CopiedBlock) => {
    const madeAtSeconds = Math.floor(clock() / 1_000)
    const vocabulary = new Vocabulary({ origin, block, madeAtSeconds, shown: shownKey(own.site) })
    await Promise.all([fetchCollections(own, vocabulary), fetchSample(own, vocabulary)])
    if (own === open) adopt(own, vocabulary)
  }

  /** Reads the rest, up to the limit of one visit: first from local copies on this device, which needs no query. */
  const complete = async (own: Open, vocabulary: Vocabulary) => {
    const { collections } = vocabulary
    for (const { id, whole } of [...collections.values()]) {
      if (whole || own !== open || vocabulary.full) continue
      await takeCopy(own, vocabulary, id)
      publishState(own)
    }
    while (own === open && own.pages < pagesAVisit && !vocabulary.full) {
      // Least-read collections first, so that each has some words before any has all.
      const [next] = [...collections.values()]
        .filter(({ whole }) => !whole)
        .sort((one, other) => one.read - other.read)
      if (next === undefined) break
      own.pages += 1
      await fetchPage(own.sources, vocabulary, next.id)
      publishState(own)
      if (own.pages % PAGES_A_SAVE === 0) await store.save(own.site.graphqlUrl, vocabulary)
    }
    await store.save(own.site.graphqlUrl, vocabulary)
  }

  const takeCopy = async (own: Open, vocabulary: Vocabulary, id: string) => {
    const storedCopy = await localCopies.load(`${own.site.graphqlUrl} ${id}`)
    if (storedCopy?.full !== true || !sameOrigin(storedCopy.origin, vocabulary.origin)) return
    const { table, block } = storedCopy
    const { traitKeys } = table
    for (const row of table.order) vocabulary.learnText(table.nameAt(row))
    for (let code = 0; code < traitKeys.count; code++) vocabulary.learnTrait(id, traitKeys.decode(code))
    // Changes since that block still have to be applied.
    if (block.number < vocabulary.block.number) vocabulary.block = block
    markRead(vocabulary, id, { read: table.count, whole: true })
  }

  const proceed = async (own: Open) => {
    const { vocabulary } = own
    if (own !== open || vocabulary === undefined) return
    own.updatedAt = clock()
    try {
      await complete(own, vocabulary)
      if (await fetchChanges(own.sources, vocabulary))
        return await store.save(own.site.graphqlUrl, vocabulary)
      // Keep the old words until the new ones have loaded.
      const { origin, block } = await fetchOrigin(own.sources)
      await restart(own, origin, block)
      if (own.vocabulary !== vocabulary && own.vocabulary !== undefined) await complete(own, own.vocabulary)
    } catch {
      // Keep the current words; the next visit, or the next search after a minute, continues.
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

/** Identifies the selection of collections: words of another selection are read again. */
const shownKey = ({ shown }: VocabularySite): string => JSON.stringify(shown)

const withItems = ({ shown }: VocabularySite): Collection_filter => ({ tokenCount_gt: 0, ...shown })

/** Updates the list of collections; how far each was read stays. */
async function fetchCollections({ sources, site }: Open, vocabulary: Vocabulary): Promise<void> {
  const { collections } = await sources.index(VocabularyDocument, {
    where: withItems(site),
    first: MAX_COLLECTIONS,
  })
  for (const collection of collections) {
    const { id, symbol, tokenCount } = collection
    const name = ownCollectionName(collection) || null
    vocabulary.learnText(name)
    vocabulary.learnText(symbol)
    const progress = vocabulary.collections.get(id) ?? { read: 0, filledTo: undefined, whole: false }
    vocabulary.collections.set(id, { ...progress, id, name, tokenCount })
  }
}

async function fetchSample({ sources, site }: Open, vocabulary: Vocabulary): Promise<void> {
  const { collections } = await sources.index(Vocabulary_sampleDocument, {
    where: withItems(site),
    ...SAMPLE,
  })
  for (const { id, tokens } of collections) {
    for (const { metadata } of tokens) if (metadata !== null) vocabulary.learn(id, metadata)
  }
}

async function fetchPage(sources: Sources, vocabulary: Vocabulary, id: string): Promise<void> {
  const { filledTo, read = 0 } = vocabulary.collections.get(id) ?? {}
  const { tokens } = await sources.index(Vocabulary_pageDocument, {
    where: matchAll<Token_filter>(
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
  const collection = vocabulary.collections.get(id)
  if (collection !== undefined) vocabulary.collections.set(id, { ...collection, ...marks })
}

/** Length of a collection's id, which an item's id starts with. */
const COLLECTION_ID = 42

/** @returns false for another deployment, or if there are more changes than worth reading */
async function fetchChanges(sources: Sources, vocabulary: Vocabulary): Promise<boolean> {
  const since = vocabulary.block.number + 1
  let last: string | undefined
  // Use the first page's block: a later one may be of a block whose changes were already passed.
  let firstBlock: CopiedBlock | undefined
  for (let page = 0; page < MAX_CHANGE_PAGES; page++) {
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
    if (page === 0 && hash !== null) firstBlock = { number, hash }
    for (const { tokens, ...document } of metadata_collection) {
      for (const collection of new Set(tokens.map(({ id }) => id.slice(0, COLLECTION_ID)))) {
        // Collections beyond the limit aren't searched by traits either.
        if (vocabulary.collections.has(collection)) vocabulary.learn(collection, document)
      }
    }
    last = metadata_collection.at(-1)?.id
    if (metadata_collection.length < LARGEST_PAGE) {
      if (firstBlock !== undefined) vocabulary.block = firstBlock
      return true
    }
  }
  return false
}
