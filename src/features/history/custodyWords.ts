// How a stretch of custody is told in words: for screen readers, for the details and for the table of owners.
import { shortAddress } from '../../domain/checksum.ts'
import { formatDay } from '../../domain/time.ts'
import { formatExact } from '../../domain/wei.ts'
import { type CustodySegment, heldSeconds } from './custody.ts'
import type { PricePaid } from './rows.ts'

const DAY = 86_400
const HOUR = 3_600
const MINUTE = 60

/** A span in words: `41 days`, `1 hour`, `less than a minute`. */
export function spanInWords(seconds: number): string {
  for (const [size, one, many] of [
    [DAY, 'day', 'days'],
    [HOUR, 'hour', 'hours'],
    [MINUTE, 'minute', 'minutes'],
  ] as const) {
    const count = Math.floor(seconds / size)
    if (count > 0) return `${count} ${count === 1 ? one : many}`
  }
  return 'less than a minute'
}

/** How long somebody held it, or has. */
export function heldInWords(segment: CustodySegment, nowSeconds: number): string {
  const held = heldSeconds(segment, nowSeconds)
  if (held !== undefined) return spanInWords(held)
  return segment.untilSeconds === undefined ? 'since before the record' : 'time not recorded'
}

/**
 * From when until when: `12 Sep 2026 – 3 Oct 2026`.
 * @param shownAtSeconds the moment of the past that is shown; undefined for now
 */
export function periodInWords(
  { sinceSeconds, untilSeconds: left }: CustodySegment,
  shownAtSeconds: number | undefined,
): string {
  const untilSeconds = left ?? shownAtSeconds
  const since = sinceSeconds === undefined ? 'before the record' : formatDay(sinceSeconds)
  const until = untilSeconds === undefined ? 'today' : formatDay(untilSeconds)
  return since === until ? since : `${since} – ${until}`
}

function exactly({ unit, currency }: PricePaid): string {
  return `${formatExact(unit, currency.decimals)} ${currency.symbol}`
}

/** How the owner came by it, as one short sentence without the price's unit left out. */
export function acquiredInWords({ acquired }: CustodySegment): string {
  switch (acquired.kind) {
    case 'mint':
      return 'minted'
    case 'sale':
      return acquired.price === undefined ? 'bought' : `bought for ${exactly(acquired.price)}`
    case 'transfer':
      return 'received without a sale'
    case 'burn':
      return 'burnt'
    case 'before':
      return 'held before the record begins'
  }
}

/** How an account is told that the item only passed through; undefined for owners. */
export function passingInWords({ passing }: CustodySegment): string | undefined {
  switch (passing?.kind) {
    case 'intermediary':
      return `${passing.label}, on the way`
    case 'same-transaction':
      return 'Passed on in the same transaction'
    case undefined:
      return undefined
  }
}

/** The whole of a segment in one sentence, for those who hear the line instead of seeing it. */
export function segmentInWords(options: {
  readonly segment: CustodySegment
  readonly index: number
  readonly count: number
  readonly nowSeconds: number
  /** Set where a moment of the past is shown. */
  readonly shownAtSeconds?: number | undefined
}): string {
  const { segment, index, count, nowSeconds, shownAtSeconds } = options
  const place = `${index + 1} of ${count}`
  if (segment.owner === undefined) return `${place}: burnt, ${periodInWords(segment, shownAtSeconds)}`
  const holds = shownAtSeconds === undefined ? 'holds it, for' : 'had held it for'
  const held = segment.untilSeconds === undefined ? holds : 'held it for'
  const passing = passingInWords(segment)
  const who = `${shortAddress(segment.owner)}${passing === undefined ? '' : ` (${passing})`}`
  return `${place}: ${who}, ${acquiredInWords(segment)}, ${held} ${heldInWords(segment, nowSeconds)}`
}
