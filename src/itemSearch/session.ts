// The page's side of the local copy: the open collection, its state, and cached results, so that Back needs no
// request, not even to the worker.
import type { Address } from '../domain/address.ts'
import { VitrineError } from '../domain/errors.ts'
import { getRecent } from '../domain/keepRecent.ts'
import type { CopiedBlock } from './localCopy.ts'
import type { Site } from './sources.ts'
import type { ItemStanding } from './engine.ts'
import type { ItemAnswer, LocalCopyExtent, ItemSearchService, LocalCopyState, RowRange } from './protocol.ts'
import { type ItemQuery, queryKey } from './query.ts'
import type { RankedRow } from './rows.ts'
import { errorsTexts } from '../messages/en/errors.ts'
import { createListeners } from '../domain/listeners.ts'

/** A result for a list, with the rows that have loaded so far. */
export interface ShownAnswer extends Omit<ItemAnswer, 'rows' | 'range'> {
  readonly rows: SparseRows
}

/** Rows by index, undefined while they load. Immutable: a change creates another object. */
interface SparseRows {
  readonly length: number
  at(place: number): RankedRow | undefined
}

export interface ItemSearchSession {
  readonly collection: Address
  subscribe(listener: () => void): () => void
  state(): LocalCopyState
  /** Starts reading; also if another collection was opened since, or more is needed than before. */
  start(extent?: LocalCopyExtent): void
  /** Applies changes. Does nothing before the start. */
  update(): Promise<void>
  /** The latest result, which may be from before a change; undefined if there is none. */
  answer(query: ItemQuery): ShownAnswer | undefined
  /** Requests a result unless a current one is cached. */
  prepare(query: ItemQuery): void
  /** Loads these rows. */
  want(query: ItemQuery, range: RowRange): void
  /** Reads the first rows of a result, uncached; undefined until the local copy is full. */
  first(query: ItemQuery, count: number): Promise<ItemAnswer | undefined>
  /** Undefined until the local copy is full. */
  standing(id: string, query: Pick<ItemQuery, 'unit' | 'now'>): Promise<ItemStanding | undefined>
}

export interface SessionParts {
  readonly site: Site
  readonly collection: Address
  readonly connect: () => Promise<ItemSearchService>
  /** The newest block that the page knows. */
  readonly newest: () => CopiedBlock | undefined
}

/** Rows per request; more than a window shows. */
const CHUNK = 120
/** Rows loaded before and after those in view. */
const NEAR = 40
/** Number of cached results. */
const KEPT_ANSWERS = 12
/** Number of chunks of rows that a result keeps beyond those near the view. */
const KEPT_FAR_CHUNKS = 2

/** Identifies the session whose collection is open in the worker. */
let openSession: object | undefined

interface Kept {
  /** The latest query, with its time: further rows must be of the same result. */
  query: ItemQuery
  answer: ItemAnswer | undefined
  /** The state in which the answer was requested. */
  requestedIn: LocalCopyState | undefined
  shown: ShownAnswer | undefined
  chunks: Map<number, readonly RankedRow[]>
  readonly requested: Set<number>
  isRequesting: boolean
  range: RowRange
}

export function createSession({ site, collection, connect, newest }: SessionParts): ItemSearchSession {
  const { subscribe, notify: publish } = createListeners()
  const kept = new Map<string, Kept>()
  let state: LocalCopyState = { kind: 'waiting' }
  let service: Promise<ItemSearchService> | undefined
  let started: LocalCopyExtent | undefined

  const fail = () => {
    state = { kind: 'failed', message: errorsTexts.itemSearch.itemsUnread }
    service = undefined
    publish()
  }
  /** Any other error is one query's, such as for an owner's items, which is sent again when the state changes. */
  const failIfLost = (error: unknown) => {
    if (error instanceof VitrineError && error.code === 'worker-lost') fail()
  }
  const onState = (next: LocalCopyState) => {
    state = next
    publish()
  }

  const getEntry = (query: ItemQuery): Kept =>
    getRecent(kept, queryKey(query), KEPT_ANSWERS, () => ({
      query,
      answer: undefined,
      requestedIn: undefined,
      shown: undefined,
      chunks: new Map(),
      requested: new Set(),
      isRequesting: false,
      range: { from: 0, count: CHUNK },
    }))

  const show = (entry: Kept) => {
    const { answer } = entry
    if (answer === undefined) return
    const { version, full, total, facets, validUntilSeconds } = answer
    // A copy, because components rely on it not changing.
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

  /** The rows may be newer than the state, which then changes once they are complete. */
  const isCurrent = ({ answer, requestedIn }: Kept, query: ItemQuery) =>
    answer !== undefined &&
    'version' in state &&
    (requestedIn === state ||
      (answer.version === state.version && answer.full === (state.kind === 'full'))) &&
    query.now < answer.validUntilSeconds

  const requestAnswer = async (entry: Kept, query: ItemQuery) => {
    if (entry.isRequesting || service === undefined) return
    entry.isRequesting = true
    const requestedIn = state
    try {
      // Whole chunks around the rows in view, so that the result shows without gaps.
      const first = Math.floor(entry.range.from / CHUNK)
      const last = Math.floor((entry.range.from + Math.max(1, entry.range.count) - 1) / CHUNK)
      const range = { from: first * CHUNK, count: (last - first + 1) * CHUNK }
      const answer = await (await service).answer(collection, query, range)
      if (answer === undefined) return
      entry.answer = answer
      entry.requestedIn = requestedIn
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
    } catch (error) {
      failIfLost(error)
    } finally {
      entry.isRequesting = false
    }
  }

  /** The chunks of the rows in view and near them. */
  const listChunksNear = ({ from, count }: RowRange, total: number) => ({
    first: Math.floor(Math.max(0, from - NEAR) / CHUNK),
    last: Math.floor((Math.min(from + count + NEAR, total) - 1) / CHUNK),
  })

  /** Drops the chunks farthest from the view. */
  const dropFar = ({ chunks, requested, range }: Kept, total: number) => {
    const { first, last } = listChunksNear(range, total)
    const distance = (chunk: number) => Math.max(0, first - chunk, chunk - last)
    const far = [...chunks.keys()].filter((chunk) => distance(chunk) > 0)
    for (const chunk of far.sort((a, b) => distance(a) - distance(b)).slice(KEPT_FAR_CHUNKS)) {
      chunks.delete(chunk)
      requested.delete(chunk)
    }
  }

  /** Requests missing chunks near the rows in view. */
  const request = (entry: Kept) => {
    const { answer, range, requested } = entry
    if (answer?.full !== true) return
    const { first, last } = listChunksNear(range, answer.total)
    for (let chunk = first; chunk <= last; chunk++) {
      if (requested.has(chunk)) continue
      requested.add(chunk)
      void load(entry, answer, chunk)
    }
  }

  const load = async (entry: Kept, answer: ItemAnswer, chunk: number) => {
    try {
      const range = { from: chunk * CHUNK, count: CHUNK }
      const rows = await (await service)?.rows(collection, entry.query, answer.version, range)
      // The result or the rows have changed; the next result brings its own rows.
      if (entry.answer !== answer || rows === undefined) return
      entry.chunks.set(chunk, rows)
      dropFar(entry, answer.total)
      show(entry)
    } catch (error) {
      entry.requested.delete(chunk)
      failIfLost(error)
    }
  }

  return {
    collection,
    subscribe,
    state: () => state,
    start(extent = 'whole') {
      const enough = started === 'whole' || started === extent
      if (service !== undefined && openSession === subscribe && enough && state.kind !== 'failed') return
      openSession = subscribe
      started = extent
      service = connect()
      service
        .then(async (opened) => {
          await opened.open(site, collection, extent, onState, newest())
          // Meanwhile the page may have shown a newer block.
          const newestBlock = newest()
          if (state.kind === 'full' && newestBlock !== undefined && state.block < newestBlock.number)
            await opened.update(newestBlock)
        })
        .catch(fail)
    },
    async update() {
      await service?.then((opened) => opened.update(newest())).catch(fail)
    },
    answer: (query) => kept.get(queryKey(query))?.shown,
    prepare(query) {
      const entry = getEntry(query)
      if (!isCurrent(entry, query)) void requestAnswer(entry, query)
    },
    want(query, range) {
      const entry = getEntry(query)
      entry.range = range
      request(entry)
    },
    async first(query, count) {
      const answer = await (await service)?.answer(collection, query, { from: 0, count })
      return answer?.full === true ? answer : undefined
    },
    async standing(id, query) {
      return (await service)?.standing(id, query)
    },
  }
}
