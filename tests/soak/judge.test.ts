// What counts as a false alarm: a message while nothing was wrong, one that is never true here, or one that stayed too
// long.
import { describe, expect, test } from 'vitest'
import { ALARMS } from './alarms.ts'
import {
  GIVES_WAY_MS,
  judgeNotice,
  judgeTrouble,
  LAST_FAILURE_MS,
  type Notice,
  type Outage,
  type Trouble,
} from './judge.ts'

const outage: Outage = { fromMs: 100_000, readyMs: 110_000 }
const kind = (name: string) => {
  const match = ALARMS.find((alarm) => alarm.name === name)
  if (match === undefined) throw new Error(`There is no alarm called ${name}.`)
  return match
}
const notice = (fromMs: number, untilMs: number | undefined, name = 'index unreachable'): Notice => ({
  ...{ who: 'trader', text: 'Can’t reach this site’s data.', kind: kind(name) },
  ...{ fromMs, untilMs },
})
const verdict = (subject: Notice, outages: readonly Outage[] = [outage], nowMs = 500_000) =>
  judgeNotice(subject, outages, nowMs).kind

describe('a notice', () => {
  test('is true while the stack is down, and until a page can know that it is up', () => {
    expect(verdict(notice(100_000, 112_000))).toBe('true')
    expect(verdict(notice(110_000 + LAST_FAILURE_MS, 118_000))).toBe('true')
    expect(judgeNotice(notice(101_000, 113_500), [outage], 0)).toEqual({ kind: 'true', gaveWayMs: 3_500 })
    expect(judgeNotice(notice(101_000, 102_000), [outage], 0)).toEqual({ kind: 'true', gaveWayMs: 0 })
  })

  test('is a false alarm before and after an outage', () => {
    expect(verdict(notice(99_999, 112_000))).toBe('false alarm')
    expect(verdict(notice(110_001 + LAST_FAILURE_MS, 118_000))).toBe('false alarm')
    expect(verdict(notice(101_000, 112_000), [])).toBe('false alarm')
  })

  test('is always a false alarm if it is never true on one machine with its chain kept', () => {
    for (const { name, rightWhileDown } of ALARMS) {
      expect(verdict(notice(101_000, 112_000, name)), name).toBe(rightWhileDown ? 'true' : 'false alarm')
    }
  })

  test('has to disappear once the stack is ready', () => {
    expect(verdict(notice(101_000, 110_000 + GIVES_WAY_MS))).toBe('true')
    expect(verdict(notice(101_000, 110_001 + GIVES_WAY_MS))).toBe('stayed')
    expect(verdict(notice(101_000, undefined))).toBe('stayed')
    expect(verdict(notice(101_000, undefined), [{ fromMs: 100_000, readyMs: undefined }])).toBe('true')
  })

  test('that replaces requested content stays until a retry, but not longer than the run', () => {
    expect(verdict(notice(101_000, 400_000, 'part not shown'))).toBe('true')
    expect(verdict(notice(101_000, undefined, 'part not shown'))).toBe('stayed')
    expect(verdict(notice(120_000, 400_000, 'part not shown'))).toBe('false alarm')
  })

  test('may stay through a second restart that starts before the notice could disappear', () => {
    const next: Outage = { fromMs: 120_000, readyMs: 140_000 }
    expect(verdict(notice(101_000, 145_000), [outage, next])).toBe('true')
  })
})

describe('a problem behind a page', () => {
  const trouble = (fromMs: number, untilMs: number, rightWhileDown = true): Trouble => ({
    ...{ who: 'trader', text: 'could not buy', fromMs, untilMs, rightWhileDown },
  })

  test('is explained only by a restart during it', () => {
    expect(judgeTrouble(trouble(90_000, 130_000), [outage]).kind).toBe('true')
    expect(judgeTrouble(trouble(90_000, 99_999), [outage]).kind).toBe('false alarm')
    expect(judgeTrouble(trouble(110_001, 130_000), [outage]).kind).toBe('false alarm')
    expect(judgeTrouble(trouble(112_000, 112_000), [outage]).kind).toBe('true')
    expect(judgeTrouble(trouble(101_000, 101_000, false), [outage]).kind).toBe('false alarm')
  })
})
