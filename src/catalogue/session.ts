// A page's side of the catalogue: the collection that is open, its state, and the answers that were given, kept so that
// Back asks nothing, not even the worker.
import type { Address } from '../domain/address.ts'
import type { Site } from './sources.ts'
import type { ItemStanding } from './engine.ts'
import type {
  CatalogueAnswer,
  CatalogueExtent,
  CatalogueService,
  CatalogueState,
  RowRange,
} from './protocol.ts'
import { type CatalogueQuery, queryKey } from './query.ts'
import type { RankedRow } from './rows.ts'
import { catalogueErrors } from '../messages/en/catalogueErrors.ts'

/** An answer as a list shows it: rows that were asked for are there, others are not yet. */
export interface ShownAnswer extends Omit<CatalogueAnswer, 'rows' | 'range'> {
  readonly rows: SparseRows
}

/** Rows by their place; a place whose row has not come is undefined. A change makes another object. */
interface SparseRows {
  readonly length: number
  at(place: number): RankedRow | undefined
}

export interface CatalogueSession {
  readonly collection: Address
  subscribe(listener: () => void): () => void
  state(): CatalogueState
  /** Begins to read; again when another collection was opened meanwhile, and when more is wanted than before. */
  start(extent?: CatalogueExtent): void
  /** Takes in what changed since. Does nothing before the start. */
  update(): Promise<void>
  /** What was last answered, which may be from before a change; undefined when it was never asked. */
  answer(query: CatalogueQuery): ShownAnswer | undefined
  /** Asks when there is no answer, or none that is true now. */
  prepare(query: CatalogueQuery): void
  /** Sees to it that these rows are there. */
  want(query: CatalogueQuery, range: RowRange): void
  /** Undefined while it is not known. */
  standing(id: string, query: Pick<CatalogueQuery, 'currency' | 'now'>): Promise<ItemStanding | undefined>
}

export interface SessionParts {
  readonly site: Site
  readonly collection: Address
  readonly connect: () => Promise<CatalogueService>
}

/** Rows that are asked for at once; more than a window shows. */
const CHUNK = 120
/** Rows before and after those in view that are asked for along with them. */
const NEAR = 40
/** Answers kept for Back. */
const KEPT_ANSWERS = 12
/** Chunks of rows kept for each. */
const KEPT_CHUNKS = 10

/** Stands for the session whose collection the worker has open. */
let openNow: object | undefined

interface Kept {
  /** As it was last asked, its time included: more rows must be of the same answer. */
  query: CatalogueQuery
  answer: CatalogueAnswer | undefined
  shown: ShownAnswer | undefined
  chunks: Map<number, readonly RankedRow[]>
  readonly requested: Set<number>
  isRequesting: boolean
  range: RowRange
}

export function createSession({ site, collection, connect }: SessionParts): CatalogueSession {
  const listeners = new Set<() => void>()
  const kept = new Map<string, Kept>()
  let state: CatalogueState = { kind: 'waiting' }
  let service: Promise<CatalogueService> | undefined
  let started: CatalogueExtent | undefined

  const publish = () => {
    for (const listener of listeners) listener()
  }
  const fail = () => {
    state = { kind: 'failed', message: catalogueErrors.itemsUnread }
    service = undefined
    publish()
  }
  const onState = (next: CatalogueState) => {
    state = next
    publish()
  }

  const entryOf = (query: CatalogueQuery): Kept => {
    const key = queryKey(query)
    const known = kept.get(key)
    const entry: Kept = known ?? {
      query,
      answer: undefined,
      shown: undefined,
      chunks: new Map(),
      requested: new Set(),
      isRequesting: false,
      range: { from: 0, count: CHUNK },
    }
    // Set again at the end, so that the one unused for longest goes first.
    kept.delete(key)
    kept.set(key, entry)
    for (const oldest of [...kept.keys()].slice(0, -KEPT_ANSWERS)) kept.delete(oldest)
    return entry
  }

  const show = (entry: Kept) => {
    const { answer } = entry
    if (answer === undefined) return
    const { version, full, total, facets, validUntilSeconds } = answer
    // A copy, because what is shown must not change under those who draw it.
    const chunks = new Map(entry.chunks)
    entry.shown = {
      version,
      full,
      total,
      facets,
      validUntilSeconds,
      rows: {
        length: total,
        at: (place) => chunks.get(Math.floor(place / CHUNK))?.[place % CHUNK],
      },
    }
    publish()
  }

  const isTrue = ({ answer }: Kept, query: CatalogueQuery) =>
    answer !== undefined &&
    'version' in state &&
    answer.version === state.version &&
    answer.full === (state.kind === 'full') &&
    query.now < answer.validUntilSeconds

  const requestAgain = async (entry: Kept, query: CatalogueQuery) => {
    if (entry.isRequesting || service === undefined) return
    entry.isRequesting = true
    try {
      // Whole chunks around what is in view, so that the answer is shown without a gap.
      const first = Math.floor(entry.range.from / CHUNK)
      const last = Math.floor((entry.range.from + Math.max(1, entry.range.count) - 1) / CHUNK)
      const range = { from: first * CHUNK, count: (last - first + 1) * CHUNK }
      const answer = await (await service).answer(collection, query, range)
      if (answer === undefined) return
      entry.answer = answer
      entry.query = query
      entry.chunks = new Map()
      entry.requested.clear()
      for (let chunk = first; chunk <= last; chunk++) {
        const start = (chunk - first) * CHUNK
        entry.chunks.set(chunk, answer.rows.slice(start, start + CHUNK))
        entry.requested.add(chunk)
      }
      show(entry)
      request(entry)
    } catch {
      fail()
    } finally {
      entry.isRequesting = false
    }
  }

  /** Asks for the chunks of the range in view that are missing. */
  const request = (entry: Kept) => {
    const { answer, range, requested } = entry
    if (answer?.full !== true) return
    const last = Math.min(range.from + range.count + NEAR, answer.total) - 1
    for (let chunk = Math.floor(Math.max(0, range.from - NEAR) / CHUNK); chunk * CHUNK <= last; chunk++) {
      if (requested.has(chunk)) continue
      requested.add(chunk)
      void load(entry, answer, chunk)
    }
  }

  const load = async (entry: Kept, answer: CatalogueAnswer, chunk: number) => {
    try {
      const range = { from: chunk * CHUNK, count: CHUNK }
      const rows = await (await service)?.rows(collection, entry.query, answer.version, range)
      // Of another answer, or the rows have changed: the next answer brings its own.
      if (entry.answer !== answer || rows === undefined) return
      entry.chunks.set(chunk, rows)
      for (const far of [...entry.chunks.keys()].slice(0, -KEPT_CHUNKS)) {
        entry.chunks.delete(far)
        entry.requested.delete(far)
      }
      show(entry)
    } catch {
      fail()
    }
  }

  return {
    collection,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    start(extent = 'whole') {
      const enough = started === 'whole' || started === extent
      if (service !== undefined && openNow === listeners && enough && state.kind !== 'failed') return
      openNow = listeners
      started = extent
      service = connect()
      service.then((opened) => opened.open(site, collection, extent, onState)).catch(fail)
    },
    async update() {
      await (await service)?.update().catch(fail)
    },
    answer: (query) => kept.get(queryKey(query))?.shown,
    prepare(query) {
      const entry = entryOf(query)
      if (!isTrue(entry, query)) void requestAgain(entry, query)
    },
    want(query, range) {
      const entry = entryOf(query)
      entry.range = range
      request(entry)
    },
    async standing(id, query) {
      return (await service)?.standing(id, query)
    },
  }
}
