// Points in time and durations, in whole seconds as on the chain.
import { chainSeconds, forgetBlocks, LAST_DATE_SECONDS } from './chainClock.ts'

export const MINUTE_SECONDS = 60
export const DAY_SECONDS = 86_400

let stoppedAtSeconds: number | undefined

/** The device's own clock, in seconds since 1970 UTC, for records that stay on the device. */
export function wallClockSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/**
 * The current time for pages, in seconds since 1970 UTC: the chain's ({@link chainSeconds}), or the block's time during
 * time travel.
 */
export function nowSeconds(): number {
  return stoppedAtSeconds ?? chainSeconds()
}

/**
 * Stops the clock that pages use, once, before anything is rendered, for a site as of an older block.
 * @param atSeconds undefined starts it again without any block, for tests, which share one clock
 */
export function stopClock(atSeconds: number | undefined): void {
  stoppedAtSeconds = atSeconds
  if (atSeconds === undefined) forgetBlocks()
}

/** The start of the minute. */
export function startOfMinute(seconds: number): number {
  return seconds - (seconds % MINUTE_SECONDS)
}

const QUERY_TIME_SECONDS = 600

/**
 * The time for conditions in queries, rounded down to ten minutes, so that visitors send identical queries. The index itself
 * ends orders at each block, so the condition matters only for an index that is behind.
 */
export function queryTime(seconds: number): number {
  return seconds - (seconds % QUERY_TIME_SECONDS)
}

/** The start of the UTC day. */
export function startOfDay(seconds: number): number {
  return seconds - (seconds % DAY_SECONDS)
}

/**
 * Whether a time is within the range of dates; orders without an end have a time beyond it. @param seconds since 1970
 * UTC
 */
export function isDisplayableDate(seconds: number | bigint): boolean {
  return seconds <= LAST_DATE_SECONDS && seconds >= -LAST_DATE_SECONDS
}

/** Compares times of the chain, for sorting. */
export const compareSeconds = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)
