// The chain's time: the newest known block's time and the time since it was seen, by a monotonic clock.
//
// The device's clock may be off by hours. What an order allows depends on the time of the block that includes the
// transaction, so the pages' time comes from blocks, and the device's clock stands in only until one is known.
import { createListeners } from './listeners.ts'

/** Where a block is known from. Either source may be behind, and either may lie. */
export type BlockSource = 'index' | 'node'

/** The newest block of one source. */
interface Reading {
  readonly number: number
  readonly blockSeconds: number
  /** Seconds to add to the monotonic clock. */
  readonly offsetSeconds: number
  /** When this source was last read, by the monotonic clock. */
  readonly lookedAtSeconds: number
  /** Whether a block has appeared while the source was followed, so that its time was the current time. */
  readonly isFollowed: boolean
}

/** Blocks become known late, by the network and the pause between two looks; sources closer than this agree. */
const AGREEMENT_SECONDS = 120

/** A later look at a source that is older than this doesn't show when its newest block appeared. */
const FOLLOWED_SECONDS = 120

/** A difference of the device's clock that is worth a notice. Less explains itself by slow blocks. */
const NOTABLE_SECONDS = 300

/** JavaScript's last date; contracts often write `2^256 - 1` for "never". */
export const LAST_DATE_SECONDS = 8_640_000_000_000

/** A larger jump means that the device's clock was off, and that what was queried by it is to be queried again. */
const CORRECTION_SECONDS = 600

let corrections = 0
const readings = new Map<BlockSource, Reading>()
const changes = createListeners()

const monotonicSeconds = () => performance.now() / 1_000
const deviceSeconds = () => Date.now() / 1_000
const timeBy = ({ offsetSeconds }: Reading) => offsetSeconds + monotonicSeconds()

/**
 * Learns a block's time. A source's clock moves forward at once, and back only by more than blocks are late.
 *
 * @param block its time in seconds since 1970 UTC, and its number
 */
export function noteBlock(
  source: BlockSource,
  { number, timestampSeconds }: { readonly number: number; readonly timestampSeconds: number },
): void {
  if (!(timestampSeconds >= 0 && timestampSeconds <= LAST_DATE_SECONDS)) return
  const now = monotonicSeconds()
  const before = readings.get(source)
  if (before?.number === number && before.blockSeconds === timestampSeconds) {
    readings.set(source, { ...before, lookedAtSeconds: now })
    return
  }
  const shown = chainSeconds()
  const offset = timestampSeconds - now
  const isSlightlyLate =
    before !== undefined && offset < before.offsetSeconds && before.offsetSeconds - offset < AGREEMENT_SECONDS
  const appeared =
    before !== undefined && number > before.number && now - before.lookedAtSeconds < FOLLOWED_SECONDS
  readings.set(source, {
    number,
    blockSeconds: timestampSeconds,
    offsetSeconds: isSlightlyLate ? before.offsetSeconds : offset,
    lookedAtSeconds: now,
    isFollowed: appeared || before?.isFollowed === true,
  })
  const jump = Math.abs(chainSeconds() - shown)
  if (jump > CORRECTION_SECONDS) corrections += 1
  if (jump <= 1 && !appeared) return
  changes.notify()
}

/** Forgets all blocks. */
export function forgetBlocks(): void {
  readings.clear()
}

/** How often blocks have contradicted the time that pages used before, which queries may depend on. */
export const countCorrections = (): number => corrections

/** Calls back when a block has moved the chain's time. */
export const subscribeToChainTime = changes.subscribe

/**
 * The time of a block that is made now, in whole seconds since 1970 UTC.
 *
 * The later one of the index and the node decides, unless the other one and the device's clock agree that it's wrong. An
 * index that isn't known to be current only says which time has certainly passed. Before any block is known, it's the
 * device's clock.
 */
export function chainSeconds(): number {
  return Math.floor(derive())
}

function derive(): number {
  const [node, index] = [readings.get('node'), readings.get('index')]
  const device = deviceSeconds()
  if (node === undefined) return index === undefined ? device : deriveFromIndex(index, device)
  const byNode = timeBy(node)
  if (index === undefined) return byNode
  const byIndex = timeBy(index)
  // Two sources that follow the chain differ by what is late.
  if (areClose(byNode, byIndex)) return Math.max(byNode, byIndex)
  // An index may be behind, and so may a node; what two of the three say isn't changed by the third.
  if (byNode > byIndex) return areClose(byIndex, device) ? byIndex : byNode
  return areClose(byNode, device) ? byNode : deriveFromIndex(index, device)
}

const deriveFromIndex = (index: Reading, device: number) =>
  index.isFollowed ? timeBy(index) : Math.max(timeBy(index), device)

const areClose = (one: number, other: number) => Math.abs(one - other) <= AGREEMENT_SECONDS

/**
 * The chain's time without the node's word, which a check of what the node says compares with; the device's clock while
 * no block is known from the index.
 */
export function secondsWithoutNode(): number {
  const index = readings.get('index')
  return Math.floor(index === undefined ? deviceSeconds() : timeBy(index))
}

/**
 * By how much the device's clock is ahead of the chain's, in whole seconds, negative if behind; undefined while that
 * isn't certain or isn't worth a notice. A chain that makes no blocks says only which time has passed.
 */
export function deviceClockError(): number | undefined {
  if (readings.size === 0) return undefined
  const ahead = Math.round(deviceSeconds() - derive())
  if (Math.abs(ahead) < NOTABLE_SECONDS) return undefined
  const isCertain = ahead < 0 || [...readings.values()].some(({ isFollowed }) => isFollowed)
  return isCertain ? ahead : undefined
}
