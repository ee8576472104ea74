// Maintains the local copy of the open collection: reads it, keeps it current, and answers queries from it.
import type { Address } from '../domain/address.ts'
import { errorText } from '../domain/errors.ts'
import { keepRecent } from '../domain/keepRecent.ts'
import { IndexListError } from '../graphql/listOrder.ts'
import { type Sources, createSources, type Endpoints, type Site } from './sources.ts'
import { type LocalCopy, type CopiedBlock, emptyCopy } from './localCopy.ts'
import { ItemEngine, type EngineAnswer } from './engine.ts'
import { fill, fetchOrigin } from './fill.ts'
import { createHoldings, type Holdings, toHeldRows } from './holdings.ts'
import { createImages, type Images } from './images.ts'
import type { LocalCopyExtent, ItemSearchService, LocalCopyState, RowRange } from './protocol.ts'
import { type ItemQuery, queryKey } from './query.ts'
import type { RankedRow } from './rows.ts'
import { type LocalCopyStore, createStore } from './store.ts'
import { update } from './update.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/**
 * Most reads of a collection in a row: an index that reports another deployment or branch each time would never end.
 */
const MAX_READINGS = 3
/** Most reads of an account's items in a row, while the collection changes during each. */
const MAX_HELD_READS = 3
/** Pages between saves during the first read: this much is read again after an interruption. */
const PAGES_A_SAVE = 20
/** Number of cached results, for later pages of rows. */
const KEPT_ANSWERS = 4
/** Delay between an update and its save, in milliseconds, so that a busy market isn't written at every block. */
const SAVE_AFTER = 4_000
/** Delay before the search index is built, in milliseconds, so that pending queries run first. */
const PREPARE_AFTER = 1_000

interface Open {
  readonly key: string
  readonly collection: Address
  readonly extent: LocalCopyExtent
  readonly asOfBlock: Site['asOfBlock']
  readonly sources: Sources
  /** Those of the local copy's rows. */
  images: Images
  readonly holdings: Holdings
  readonly onState: (state: LocalCopyState) => void
  localCopy: LocalCopy | undefined
  engine: ItemEngine | undefined
  /** Combined with the table's own version, so that versions of two tables are never equal. */
  era: number
  readonly answers: Map<string, EngineAnswer>
  /** The newest block that the page knew at its latest call, if it named one. */
  newest: CopiedBlock | undefined
  /** An update that hasn't begun, which serves all calls until it does. */
  queued: Promise<void> | undefined
}

/** More changes than a table ever has. */
const ERA = 2 ** 32

/** An answer, and the block that its rows are as of. */
interface ResolvedAnswer {
  readonly engine: ItemEngine
  readonly answer: EngineAnswer
  readonly block: CopiedBlock
}

const currentVersion = ({ era, engine }: Open): number => era * ERA + (engine?.table.version ?? 0)

/** How long a collection waits for the tasks of the one that was open before it. */
const MAX_CLOSING_MILLISECONDS = 3_000

export interface ServiceParts {
  readonly store?: LocalCopyStore
  readonly sourcesFor?: (site: Endpoints) => Sources
}

export function createService({
  store = createStore(),
  sourcesFor = createSources,
}: ServiceParts = {}): ItemSearchService {
  let open: Open | undefined
  /** Tasks run one at a time: an update waits for the read before it. */
  let work: Promise<void> = Promise.resolve()
  let era = 0
  let pending: { readonly own: Open; readonly timer: ReturnType<typeof setTimeout> } | undefined

  const findOpen = (collection: Address) => (open?.collection === collection ? open : undefined)

  const enqueue = (task: () => Promise<void>) => (work = work.then(task, task))

  /** Waits for the tasks of the collection that was open before, unless one of them gets no response. */
  const enqueueOpening = (task: () => Promise<void>) => {
    const closed = new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, MAX_CLOSING_MILLISECONDS)
      const end = () => {
        clearTimeout(limit)
        resolve()
      }
      work.then(end, end)
    })
    return (work = closed.then(task))
  }

  const publishState = (own: Open) => {
    const { localCopy } = own
    if (own !== open || localCopy === undefined) return
    const { table, full, block } = localCopy
    const read = { read: table.count, version: currentVersion(own) }
    own.onState(full ? { kind: 'full', ...read, block: block.number } : { kind: 'reading', ...read })
  }

  const adopt = (own: Open, localCopy: LocalCopy) => {
    own.localCopy = localCopy
    own.era = ++era
    own.engine = new ItemEngine(localCopy.table)
    own.answers.clear()
    own.images = createImages(own.sources)
  }

  const savePending = async () => {
    if (pending === undefined) return
    const { own, timer } = pending
    clearTimeout(timer)
    pending = undefined
    if (own.localCopy?.full === true) await store.save(own.key, own.localCopy)
  }

  /**
   * A pending save isn't postponed: otherwise a market with updates more often than {@link SAVE_AFTER} would never be
   * saved.
   */
  const saveSoon = (own: Open) => {
    pending ??= { own, timer: setTimeout(() => void savePending(), SAVE_AFTER) }
  }

  /** @param keep called regularly to save progress */
  const fetchMissing = async (own: Open, keep: (localCopy: LocalCopy) => void | Promise<void>) => {
    const { localCopy } = own
    if (localCopy === undefined || localCopy.full) return
    let pages = 0
    await fill(own.sources, localCopy, async () => {
      if (own !== open) throw new ClosedError()
      // A full local copy is only published once it is current.
      if (!localCopy.full) publishState(own)
      pages += 1
      if (pages % PAGES_A_SAVE === 0) await keep(localCopy)
    })
  }

  /** Building takes a quarter of a second for 100,000 items, which the first keystroke shouldn't wait for. */
  const prepareSearchSoon = (own: Open) => {
    setTimeout(() => {
      if (own === open) own.engine?.prepareSearch()
    }, PREPARE_AFTER)
  }

  /**
   * Reads everything missing and applies changes made during the read.
   *
   * @param attempts how often the collection may be read again after contradictory replies
   * @throws IndexListError when none is left
   */
  const complete = async (own: Open, attempts = MAX_READINGS) => {
    const { localCopy } = own
    if (localCopy === undefined || own.asOfBlock !== undefined) return
    const filled = !localCopy.full
    await fetchMissing(own, (part) => store.save(own.key, part))
    // If the page knows no later block, nothing is read. Whether another deployment took over meanwhile is then found at the
    // next change; until then, rows of both may be shown and saved.
    const outcome = await update(own.sources, localCopy, own.newest)
    if (outcome.kind === 'lost') return reload(own, undefined, attempts - 1)
    own.images.forget(outcome.changed)
    // If nothing changed, a later block alone isn't worth a save.
    if (filled || outcome.changed.length > 0) saveSoon(own)
    publishState(own)
    prepareSearchSoon(own)
  }

  const reload = async (
    own: Open,
    newest: CopiedBlock | undefined,
    attempts = MAX_READINGS,
  ): Promise<void> => {
    if (attempts === 0) throw new IndexListError(errorsTexts.itemSearch.switching)
    const { origin, block } = await fetchOrigin(own.sources, newest)
    adopt(own, emptyCopy(own.collection, origin, block))
    publishState(own)
    await complete(own, attempts)
  }

  /** Past state doesn't change, so it is read once and not stored. */
  const beginAsOfBlock = async (own: Open, number: number) => {
    if (own.extent === 'kept') return
    const { origin } = await fetchOrigin(own.sources)
    adopt(own, emptyCopy(own.collection, origin, { number, hash: '' }))
    await fetchMissing(own, () => undefined)
    publishState(own)
  }

  const begin = async (own: Open) => {
    if (own.asOfBlock !== undefined) return beginAsOfBlock(own, own.asOfBlock)
    const storedCopy = await store.load(own.key)
    if (own.extent === 'kept' && storedCopy?.full !== true) return
    if (storedCopy === undefined) return reload(own, own.newest)
    const { origin } = await fetchOrigin(own.sources, own.newest)
    if (origin.genesis !== storedCopy.origin.genesis || origin.deployment !== storedCopy.origin.deployment)
      return reload(own, own.newest)
    adopt(own, storedCopy)
    return complete(own)
  }

  const attempt = async (own: Open, task: (own: Open) => Promise<void>) => {
    if (own !== open) return
    try {
      await task(own)
    } catch (error) {
      if (error instanceof ClosedError || own !== open) return
      // A full local copy stays in use as of its block; the next change tries again.
      if (own.localCopy?.full === true) publishState(own)
      else own.onState({ kind: 'failed', message: errorText(error) })
    }
  }

  const getCachedAnswer = ({ engine, answers }: Open, query: ItemQuery) => {
    const cached = answers.get(`${engine?.table.version} ${queryKey(query)}`)
    return cached !== undefined && query.now < cached.validUntilSeconds ? cached : undefined
  }

  /**
   * Ids of the items that an account holds as of the rows, which may change while they are fetched: a transfer always
   * changes one. Where that doesn't end, the ids are slightly older than the rows, until the next change.
   */
  const fetchHeldIds = async (
    own: Open,
    owner: Address,
    attempts = MAX_HELD_READS,
  ): Promise<readonly string[] | undefined> => {
    const { localCopy } = own
    if (localCopy === undefined) return undefined
    const { version } = localCopy.table
    const ids = await own.holdings.of(owner, localCopy.block)
    const isCurrent = own.localCopy === localCopy && localCopy.table.version === version
    return isCurrent || attempts === 1 ? ids : fetchHeldIds(own, owner, attempts - 1)
  }

  const resolveAnswer = async (own: Open, query: ItemQuery): Promise<ResolvedAnswer | undefined> => {
    const { owner } = query
    const held =
      owner === undefined || getCachedAnswer(own, query) ? undefined : await fetchHeldIds(own, owner)
    const { engine, answers, localCopy } = own
    if (engine === undefined || localCopy === undefined) return undefined
    const key = `${engine.table.version} ${queryKey(query)}`
    const current =
      getCachedAnswer(own, query) ??
      engine.answer(query, held === undefined ? undefined : toHeldRows(engine.table, held))
    keepRecent(answers, key, current, KEPT_ANSWERS)
    return { engine, answer: current, block: localCopy.block }
  }

  const loadRows = (
    { images }: Open,
    { engine, block, answer }: ResolvedAnswer,
    { from, count }: RowRange,
  ): Promise<readonly RankedRow[]> =>
    images.complete(
      Array.from(answer.rows.subarray(from, from + count), (row) => engine.row(row)),
      block,
    )

  return {
    open(site, collection, extent, onState, newest) {
      const sources = sourcesFor(site)
      const own: Open = {
        key: `${site.graphqlUrl} ${collection}`,
        collection,
        extent,
        asOfBlock: site.asOfBlock,
        sources,
        images: createImages(sources),
        holdings: createHoldings(sources, collection),
        onState,
        localCopy: undefined,
        engine: undefined,
        era: 0,
        answers: new Map(),
        newest,
        queued: undefined,
      }
      open = own
      return enqueueOpening(async () => {
        // Save the collection that was open before reading another, which may be the same again.
        await savePending()
        await attempt(own, () => begin(own))
      })
    },

    update(newest) {
      const own = open
      if (own === undefined) return Promise.resolve()
      own.newest = newest
      own.queued ??= enqueue(() =>
        attempt(own, () => {
          own.queued = undefined
          return own.localCopy === undefined ? begin(own) : complete(own)
        }),
      )
      // Callers don't wait for a first read, which may take minutes.
      return own.localCopy?.full === true ? own.queued : Promise.resolve()
    },

    async answer(collection, query, range) {
      const own = findOpen(collection)
      const result = own === undefined ? undefined : await resolveAnswer(own, query)
      if (own?.localCopy === undefined || result === undefined) return undefined
      const { answer } = result
      return {
        version: currentVersion(own),
        full: own.localCopy.full,
        total: answer.rows.length,
        facets: answer.facets,
        validUntilSeconds: answer.validUntilSeconds,
        range,
        // Last, because the values above are those of now.
        rows: await loadRows(own, result, range),
      }
    },

    async rows(collection, query, version, range): Promise<readonly RankedRow[] | undefined> {
      const own = findOpen(collection)
      if (own === undefined || currentVersion(own) !== version) return undefined
      const result = await resolveAnswer(own, query)
      return result === undefined || currentVersion(own) !== version
        ? undefined
        : loadRows(own, result, range)
    },

    async standing(id, query) {
      const own = open
      return own?.localCopy?.full === true && id.startsWith(own.collection)
        ? own.engine?.standing(id, query)
        : undefined
    },
  }
}

/** Stops reading a collection that is no longer open. */
class ClosedError extends Error {}
