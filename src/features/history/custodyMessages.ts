// Custody segments as messages: for screen readers, for the details and for the table of owners.
import type { Address } from '../../domain/address.ts'
import { shortAmount } from '../../domain/wei.ts'
import { historyTexts } from '../../messages/en/history.ts'
import type { Message, Value } from '../../messages/message.ts'
import { date, elapsed } from '../../messages/values.ts'
import { type CustodySegment, heldSeconds, segmentFlag } from './custody.ts'

const MINUTE = 60

/** How long an item was held: `41 days`, `less than a minute`. @param seconds zero or more */
export function heldDuration(seconds: number): Value {
  return seconds < MINUTE ? historyTexts.provenance.underMinute : elapsed(seconds)
}

/** How long an owner held the item, or has held it. */
export function heldMessage(segment: CustodySegment, nowSeconds: number): Value {
  const held = heldSeconds(segment, nowSeconds)
  if (held !== undefined) return heldDuration(held)
  return segment.untilSeconds === undefined
    ? historyTexts.provenance.heldBefore
    : historyTexts.provenance.notRecorded
}

/**
 * From when until when: `Sep 12, 2026 – Oct 3, 2026`.
 * @param shownAtSeconds the time of the block that time travel shows; undefined for now
 */
export function periodMessage(
  { sinceSeconds, untilSeconds: left }: CustodySegment,
  shownAtSeconds: number | undefined,
): Value {
  const untilSeconds = left ?? shownAtSeconds
  const since = sinceSeconds === undefined ? historyTexts.provenance.before : date(sinceSeconds)
  const until = untilSeconds === undefined ? historyTexts.provenance.today : date(untilSeconds)
  return isSameDay(sinceSeconds, untilSeconds) ? since : historyTexts.provenance.span({ since, until })
}

/** In the viewer's time zone. */
function isSameDay(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString()
}

/** How the owner acquired the item, with the price of one unit. */
export function acquiredMessage(segment: CustodySegment): Message {
  const { acquired } = segment
  switch (acquired.kind) {
    case 'mint':
      return historyTexts.provenance.minted
    case 'sale':
      return acquired.price === undefined
        ? historyTexts.provenance.bought
        : (segmentFlag(segment) === undefined
            ? historyTexts.provenance.boughtFor
            : historyTexts.provenance.boughtFlagged)({
            price: shortAmount(acquired.price.unit, acquired.price.currency),
          })
    case 'transfer':
      return historyTexts.provenance.received
    case 'burn':
      return historyTexts.provenance.burned
    case 'before':
      return historyTexts.provenance.beforeRecord
  }
}

/** Says that the item only passed through an account; undefined for owners. */
export function transitMessage({ passing }: CustodySegment): Message | undefined {
  switch (passing?.kind) {
    case 'intermediary':
      return historyTexts.provenance.inTransit({ name: passing.label })
    case 'same-transaction':
      return historyTexts.provenance.passedOn
    case undefined:
      return undefined
  }
}

/** A whole segment, as its accessible name. */
export function segmentMessage(options: {
  readonly segment: CustodySegment
  readonly index: number
  readonly count: number
  readonly nowSeconds: number
  /** Set where time travel shows a block. */
  readonly shownAtSeconds: number | undefined
  readonly getName: (account: Address) => string
}): Message {
  const { segment, count, nowSeconds, shownAtSeconds, getName } = options
  const index = options.index + 1
  if (segment.owner === undefined) {
    return historyTexts.provenance.burnedSegment({
      index,
      count,
      period: periodMessage(segment, shownAtSeconds),
    })
  }
  const name = getName(segment.owner)
  const transit = transitMessage(segment)
  const owner =
    transit === undefined ? name : historyTexts.provenance.ownerInTransit({ owner: name, transit })
  const values = {
    index,
    count,
    owner,
    acquired: acquiredMessage(segment),
    held: heldMessage(segment, nowSeconds),
  }
  return segment.untilSeconds === undefined
    ? historyTexts.provenance.currentSegment(values)
    : historyTexts.provenance.segment(values)
}
