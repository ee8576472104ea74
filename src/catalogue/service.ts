// Keeps the catalogue of the collection that is open: reads it, keeps it current, and answers from it.
import type { Address } from '../domain/address.ts'
import { errorText } from '../domain/errors.ts'
import { IndexListError } from '../graphql/listOrder.ts'
import { type Sources, createSources, type Endpoints, type Site } from './sources.ts'
import { type Catalogue, emptyCatalogue } from './catalogue.ts'
import { CatalogueEngine, type EngineAnswer } from './engine.ts'
import { fill, readOrigin } from './fill.ts'
import { createHoldings, type Holdings, rowsHeld } from './holdings.ts'
import { createImages, type Images } from './images.ts'
import type {
  CatalogueAnswer,
  CatalogueExtent,
  CatalogueService,
  CatalogueState,
  RowRange,
} from './protocol.ts'
import { type CatalogueQuery, queryKey } from './query.ts'
import type { RankedRow } from './rows.ts'
import { type CatalogueStore, createStore } from './store.ts'
import { update } from './update.ts'
import { catalogueErrors } from '../messages/en/catalogueErrors.ts'

/** Most reads of a collection in a row: an index that reports another deployment or branch each time would never end. */
const MOST_READINGS = 3
/** Pages between two savings of a catalogue that is being filled: so much is read again after an interruption. */
const PAGES_A_SAVE = 20
/** Answers whose order is kept for the pages of rows to come. */
const KEPT_ANSWERS = 4
/** How long after an update it is saved, in milliseconds, so that a busy market is not written at every block. */
const SAVE_AFTER = 4_000
/** How long after the rows are current the search is made, in milliseconds: the questions that waited for them come first. */
const PREPARE_AFTER = 1_000

interface Open {
  readonly key: string
  readonly collection: Address
  readonly extent: CatalogueExtent
  readonly asOfBlock: Site['asOfBlock']
  readonly sources: Sources
  readonly images: Images
  readonly holdings: Holdings
  readonly onState: (state: CatalogueState) => void
  catalogue: Catalogue | undefined
  engine: CatalogueEngine | undefined
  /** Added to the table's own count of changes, so that no two tables ever share a version. */
  era: number
  readonly answers: Map<string, EngineAnswer>
}

/** More changes than any table sees. */
const ERA = 2 ** 32

const versionOf = ({ era, engine }: Open): number => era * ERA + (engine?.table.version ?? 0)

export interface ServiceParts {
  readonly store?: CatalogueStore
  readonly sourcesFor?: (site: Endpoints) => Sources
}

export function createService({
  store = createStore(),
  sourcesFor = createSources,
}: ServiceParts = {}): CatalogueService {
  let open: Open | undefined
  /** One thing at a time: an update waits for the filling before it. */
  let work: Promise<void> = Promise.resolve()
  let era = 0
  let pending: { readonly own: Open; readonly timer: ReturnType<typeof setTimeout> } | undefined

  const opened = (collection: Address) => (open?.collection === collection ? open : undefined)

  const enqueue = (task: () => Promise<void>) => (work = work.then(task, task))

  const publishState = (own: Open) => {
    const { catalogue } = own
    if (own !== open || catalogue === undefined) return
    const { table, full, block } = catalogue
    const read = { read: table.count, version: versionOf(own) }
    own.onState(full ? { kind: 'full', ...read, block: block.number } : { kind: 'reading', ...read })
  }

  const adopt = (own: Open, catalogue: Catalogue) => {
    own.catalogue = catalogue
    own.era = ++era
    own.engine = new CatalogueEngine(catalogue.table)
    own.answers.clear()
  }

  const savePending = async () => {
    if (pending === undefined) return
    const { own, timer } = pending
    clearTimeout(timer)
    pending = undefined
    if (own.catalogue?.full === true) await store.save(own.key, own.catalogue)
  }

  /** A save that is pending is not put off: else a market busier than {@link SAVE_AFTER} would never be saved. */
  const saveSoon = (own: Open) => {
    pending ??= { own, timer: setTimeout(() => void savePending(), SAVE_AFTER) }
  }

  /** @param keep called now and then, so that an interruption costs little */
  const readMissing = async (own: Open, keep: (catalogue: Catalogue) => void | Promise<void>) => {
    const { catalogue } = own
    if (catalogue === undefined || catalogue.full) return
    let pages = 0
    await fill(own.sources, catalogue, async () => {
      if (own !== open) throw new Left()
      // What is full is told once it is current.
      if (!catalogue.full) publishState(own)
      pages += 1
      if (pages % PAGES_A_SAVE === 0) await keep(catalogue)
    })
  }

  /** It takes a quarter of a second for 100,000 items, which the first letter should not wait for. */
  const prepareSearchSoon = (own: Open) => {
    setTimeout(() => {
      if (own === open) own.engine?.prepareSearch()
    }, PREPARE_AFTER)
  }

  /**
   * Reads all that is missing, and applies what changed during the read.
   *
   * @param attempts how often the collection may be read again when an answer contradicts an earlier one
   * @throws IndexListError when none is left
   */
  const complete = async (own: Open, attempts = MOST_READINGS) => {
    const { catalogue } = own
    if (catalogue === undefined || own.asOfBlock !== undefined) return
    const filled = !catalogue.full
    await readMissing(own, (part) => store.save(own.key, part))
    const outcome = await update(own.sources, catalogue)
    if (outcome.kind === 'lost') return reread(own, attempts - 1)
    // Where nothing is other than what is kept, a later block is no reason to write it all again.
    if (filled || outcome.changed > 0) saveSoon(own)
    publishState(own)
    prepareSearchSoon(own)
  }

  const reread = async (own: Open, attempts = MOST_READINGS): Promise<void> => {
    if (attempts === 0) {
      throw new IndexListError(catalogueErrors.switching)
    }
    const { origin, block } = await readOrigin(own.sources)
    adopt(own, emptyCatalogue(own.collection, origin, block))
    publishState(own)
    await complete(own, attempts)
  }

  /** The past does not change: it is read once, and not kept. */
  const beginInPast = async (own: Open, number: number) => {
    if (own.extent === 'kept') return
    const { origin } = await readOrigin(own.sources)
    adopt(own, emptyCatalogue(own.collection, origin, { number, hash: '' }))
    await readMissing(own, () => undefined)
    publishState(own)
  }

  const begin = async (own: Open) => {
    if (own.asOfBlock !== undefined) return beginInPast(own, own.asOfBlock)
    const kept = await store.load(own.key)
    if (own.extent === 'kept' && kept?.full !== true) return
    if (kept === undefined) return reread(own)
    const { origin } = await readOrigin(own.sources)
    if (origin.genesis !== kept.origin.genesis || origin.deployment !== kept.origin.deployment)
      return reread(own)
    adopt(own, kept)
    return complete(own)
  }

  const attempt = async (own: Open, task: (own: Open) => Promise<void>) => {
    if (own !== open) return
    try {
      await task(own)
    } catch (error) {
      if (error instanceof Left || own !== open) return
      // What is full stays in use: it is as of its block, and the next change tries again.
      if (own.catalogue?.full === true) publishState(own)
      else own.onState({ kind: 'failed', message: errorText(error) })
    }
  }

  const keptAnswer = ({ engine, answers }: Open, query: CatalogueQuery) => {
    const known = answers.get(`${engine?.table.version} ${queryKey(query)}`)
    return known !== undefined && query.now < known.validUntilSeconds ? known : undefined
  }

  /** Ids of what an account holds as of the block that the rows are of, which may move on while that is asked. */
  const heldBy = async (own: Open, owner: Address): Promise<readonly string[] | undefined> => {
    const { catalogue } = own
    if (catalogue === undefined) return undefined
    const { block } = catalogue
    const ids = await own.holdings.of(owner, block)
    return own.catalogue === catalogue && catalogue.block === block ? ids : heldBy(own, owner)
  }

  const answerOf = async (own: Open, query: CatalogueQuery) => {
    const { owner } = query
    const held = owner === undefined || keptAnswer(own, query) ? undefined : await heldBy(own, owner)
    const { engine, answers } = own
    if (engine === undefined) return undefined
    const key = `${engine.table.version} ${queryKey(query)}`
    const current =
      keptAnswer(own, query) ??
      engine.answer(query, held === undefined ? undefined : rowsHeld(engine.table, held))
    // Set again at the end, so that the one unused for longest goes first.
    answers.delete(key)
    answers.set(key, current)
    for (const oldest of [...answers.keys()].slice(0, -KEPT_ANSWERS)) answers.delete(oldest)
    return { engine, answer: current }
  }

  const rowsOf = (own: Open, engine: CatalogueEngine, rows: Uint32Array, { from, count }: RowRange) =>
    own.images.complete(Array.from(rows.subarray(from, from + count), (row) => engine.row(row)))

  return {
    open(site, collection, extent, onState) {
      const own: Open = {
        key: `${site.graphqlUrl} ${collection}`,
        collection,
        extent,
        asOfBlock: site.asOfBlock,
        sources: sourcesFor(site),
        images: createImages(sourcesFor(site)),
        holdings: createHoldings(sourcesFor(site), collection),
        onState,
        catalogue: undefined,
        engine: undefined,
        era: 0,
        answers: new Map(),
      }
      open = own
      return enqueue(async () => {
        // What is left is saved before another is read, which may be the same again.
        await savePending()
        await attempt(own, begin)
      })
    },

    update() {
      return enqueue(async () => {
        if (open === undefined) return
        await attempt(open, open.catalogue === undefined ? begin : complete)
      })
    },

    async answer(collection, query, range) {
      const own = opened(collection)
      const found = own === undefined ? undefined : await answerOf(own, query)
      if (own?.catalogue === undefined || found === undefined) return undefined
      const { engine, answer } = found
      const version = versionOf(own)
      const { full } = own.catalogue
      const reply: Omit<CatalogueAnswer, 'rows'> = {
        version,
        full,
        total: answer.rows.length,
        facets: answer.facets,
        validUntilSeconds: answer.validUntilSeconds,
        range,
      }
      return { ...reply, rows: await rowsOf(own, engine, answer.rows, range) }
    },

    async rows(collection, query, version, range): Promise<readonly RankedRow[] | undefined> {
      const own = opened(collection)
      if (own === undefined || versionOf(own) !== version) return undefined
      const found = await answerOf(own, query)
      return found === undefined || versionOf(own) !== version
        ? undefined
        : rowsOf(own, found.engine, found.answer.rows, range)
    },

    async standing(id, query) {
      const own = open
      return own?.catalogue?.full === true && id.startsWith(own.collection)
        ? own.engine?.standing(id, query)
        : undefined
    },
  }
}

/** Thrown to stop reading a collection that is not open any more. */
class Left extends Error {}
