// Examines each picture once, in the worker, and keeps the result for the visit.
import { mediaTexts } from '../messages/en/media.ts'
import { connectOnce } from '../workers/connectOnce.ts'
import type { ContentMatch } from './contentId.ts'
import type { Examiner, Picture } from './examiner.ts'
import { DRAWING_BUDGET, type Finding, type Refusal } from './pictureVerdict.ts'
import workerUrl from './worker.ts?worker&url'

/** A picture that may be shown, at an address with the measured bytes; or the reason why not. */
export type ExaminedPicture =
  | {
      readonly kind: 'fine'
      /** The address for an image element, or of its frame when it is drawn in one. */
      readonly url: string
      readonly apart: boolean
      readonly matches: boolean
    }
  | { readonly kind: 'refused'; readonly reason: Refusal }

interface Kept {
  readonly examined: ExaminedPicture
  readonly blob: Blob | undefined
  readonly size: number
  compared?: Promise<ContentMatch>
}

/** The most bytes kept in total; the least recently used result goes first. */
const KEPT_BYTES = 96_000_000
/** The most results kept. */
const KEPT_RESULTS = 1_000

const cache = new Map<string, Kept>()
let keptBytes = 0

function keep(source: string, cached: Kept): void {
  cache.set(source, cached)
  keptBytes += cached.size
  for (const [oldest, { examined, size }] of cache) {
    if ((keptBytes <= KEPT_BYTES && cache.size <= KEPT_RESULTS) || oldest === source) break
    cache.delete(oldest)
    keptBytes -= size
    // Pictures on the page have read their bytes already, so they stay visible.
    if (examined.kind === 'fine') URL.revokeObjectURL(examined.url)
  }
}

/** Cached results by address; network failures are not cached. */
export function getCachedPicture(source: string): ExaminedPicture | undefined {
  const cached = cache.get(source)
  if (cached === undefined) return undefined
  cache.delete(source)
  cache.set(source, cached)
  return cached.examined
}

/** One worker for the page; without worker support, the examiner runs in the page. */
const connect = connectOnce<Examiner>(async (onLost) => {
  if (typeof Worker === 'undefined') return (await import('./examiner.ts')).createExaminer()
  const { workerService } = await import('../workers/workerService.ts')
  return workerService({
    url: workerUrl,
    name: 'pictures',
    lostMessage: mediaTexts.worker.pictureUnread,
    onLost,
  })
})

let lastTicket = 0

/**
 * Examines a picture, or returns the cached result.
 *
 * @throws the signal's reason when it is aborted; `WorkerLostError`
 */
export async function examinePicture(picture: Picture, signal: AbortSignal): Promise<ExaminedPicture> {
  const { source } = picture
  const cached = getCachedPicture(source)
  if (cached !== undefined) return cached
  const ticket = (lastTicket += 1)
  const service = await connect()
  signal.throwIfAborted()
  // A lost worker has nothing to cancel.
  const cancel = () => void service.cancel(ticket)?.catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    const finding = await service.examine(ticket, picture)
    signal.throwIfAborted()
    if (finding.kind === 'fine') await waitForTurn(finding.cost)
    return getCachedPicture(source) ?? remember(source, finding)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

function remember(source: string, finding: Finding): ExaminedPicture {
  if (finding.kind === 'refused') {
    if (!PASSING.has(finding.reason))
      keep(source, { examined: finding, blob: undefined, size: source.length })
    return finding
  }
  const { blob, frame, check } = finding
  const url = URL.createObjectURL(frame ?? blob)
  const apart = frame !== undefined
  const examined: ExaminedPicture = { kind: 'fine', url, apart, matches: check === 'matches' }
  keep(source, { examined, blob, size: source.length + blob.size + (frame?.size ?? 0) })
  return examined
}

/** Failures that may be temporary, so the next visit tries again. */
const PASSING: ReadonlySet<Refusal> = new Set(['unreachable', 'too-slow'])

/**
 * Compares a picture that passed with its CID. Bytes of a raw CID were compared before they were shown; for others, the
 * blocks that lead to them are fetched from the gateway.
 *
 * @throws `WorkerLostError`
 */
export async function comparePicture(picture: Picture): Promise<ContentMatch> {
  const cached = cache.get(picture.source)
  if (cached === undefined || cached.examined.kind === 'refused') return 'unknown'
  if (cached.examined.matches) return 'matches'
  const { blob } = cached
  if (blob === undefined || picture.content === undefined) return 'unknown'
  cached.compared ??= (async () => (await connect()).check(picture, blob))()
  let match: ContentMatch = 'unknown'
  try {
    return (match = await cached.compared)
  } finally {
    // The gateway, or another worker, may be able to prove it later.
    if (match === 'unknown') delete cached.compared
  }
}

let queue = Promise.resolve()
let spent = 0

/**
 * Waits until an animation frame has room for a drawing of this cost, so that many pictures are drawn a few at a time.
 */
function waitForTurn(cost: number): Promise<void> {
  const ready = queue.then(async () => {
    const own = Math.min(cost, DRAWING_BUDGET.inPage)
    if (spent + own > DRAWING_BUDGET.inPage) {
      await new Promise(requestAnimationFrame)
      spent = 0
    }
    spent += own
  })
  queue = ready
  return ready
}
