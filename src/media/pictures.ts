// Examines each picture once, in the worker, and keeps the result for the visit.
import { workers } from '../messages/en/workers.ts'
import { connectOnce } from '../workers/connectOnce.ts'
import type { ContentMatch } from './contentId.ts'
import type { Examiner, Picture } from './examiner.ts'
import { DRAWING_BUDGET, type Finding, type Refusal } from './verdict.ts'
import workerUrl from './worker.ts?worker&url'

/** A picture that may be shown, at an address that holds what was measured; or the reason why not. */
export type ExaminedPicture =
  | {
      readonly kind: 'fine'
      /** For an image element; for one that is drawn apart, the address of its frame. */
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

/** Most bytes kept in all; the least recently used goes first. */
const KEPT_BYTES = 96_000_000
/** Most results kept. */
const KEPT_ANSWERS = 1_000

const kept = new Map<string, Kept>()
let keptBytes = 0

function keep(source: string, found: Kept): void {
  kept.set(source, found)
  keptBytes += found.size
  for (const [oldest, { examined, size }] of kept) {
    if ((keptBytes <= KEPT_BYTES && kept.size <= KEPT_ANSWERS) || oldest === source) break
    kept.delete(oldest)
    keptBytes -= size
    // Pictures on the page have read their bytes by now, and stay.
    if (examined.kind === 'fine') URL.revokeObjectURL(examined.url)
  }
}

/** Earlier results by address; network failures are not kept. */
export function cachedPicture(source: string): ExaminedPicture | undefined {
  const found = kept.get(source)
  if (found === undefined) return undefined
  kept.delete(source)
  kept.set(source, found)
  return found.examined
}

/** One worker for the page; where there are no workers, the examiner runs in the page. */
const connect = connectOnce<Examiner>(async (onLost) => {
  if (typeof Worker === 'undefined') return (await import('./examiner.ts')).createExaminer()
  const { workerService } = await import('../workers/workerService.ts')
  return workerService({ url: workerUrl, name: 'pictures', lostMessage: workers.pictureUnread, onLost })
})

let lastTicket = 0

/**
 * Examines a picture, or returns the earlier result.
 *
 * @throws the signal's reason when it is aborted; `WorkerLostError`
 */
export async function examinePicture(picture: Picture, signal: AbortSignal): Promise<ExaminedPicture> {
  const { source } = picture
  const known = cachedPicture(source)
  if (known !== undefined) return known
  const ticket = (lastTicket += 1)
  const service = await connect()
  signal.throwIfAborted()
  // A lost worker has nothing left to cancel.
  const cancel = () => void service.cancel(ticket)?.catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    const finding = await service.examine(ticket, picture)
    signal.throwIfAborted()
    if (finding.kind === 'fine') await turn(finding.cost)
    return cachedPicture(source) ?? remember(source, finding)
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
  const drawn = frame ?? blob
  const url = drawn === undefined ? source : URL.createObjectURL(drawn)
  const apart = frame !== undefined
  const examined: ExaminedPicture = { kind: 'fine', url, apart, matches: check === 'matches' }
  keep(source, { examined, blob, size: source.length + (blob?.size ?? 0) + (frame?.size ?? 0) })
  return examined
}

/** Failures that may be temporary, so that the next visit tries again. */
const PASSING: ReadonlySet<Refusal> = new Set(['unreachable', 'too-slow'])

/**
 * Whether a picture that passed is what its CID names. Bytes of a raw CID were compared before they were shown; for
 * others the blocks that lead to them are fetched from the gateway.
 *
 * @throws `WorkerLostError`
 */
export async function comparePicture(picture: Picture): Promise<ContentMatch> {
  const found = kept.get(picture.source)
  if (found === undefined || found.examined.kind === 'refused') return 'unknown'
  if (found.examined.matches) return 'matches'
  const { blob } = found
  if (blob === undefined || picture.content === undefined) return 'unknown'
  found.compared ??= (async () => (await connect()).check(picture, blob))()
  let match: ContentMatch = 'unknown'
  try {
    return (match = await found.compared)
  } finally {
    // The gateway, or another worker, may be able to prove it later.
    if (match === 'unknown') delete found.compared
  }
}

let queue = Promise.resolve()
let spent = 0

/** Waits until an animation frame has room for a drawing of this cost: a wall of them is drawn a few at a time. */
function turn(cost: number): Promise<void> {
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
