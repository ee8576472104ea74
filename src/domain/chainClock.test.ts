// The chain's time by its blocks, whatever the device's clock says. Cases after public reports:
// ProjectOpenSea/opensea-sdk#474 (a clock 3,608 seconds off), NexusMutual/smart-contracts#815 (time left by the device's
// clock), dtube/dtube#111 (users with bad clocks are blocked), and the listing that a clock one hour behind calls
// scheduled.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  chainSeconds,
  countCorrections,
  deviceClockError,
  noteBlock,
  secondsWithoutNode,
} from './chainClock.ts'
import { nowSeconds, stopClock } from './time.ts'

const NOW = 1_795_000_000
const HOUR = 3_600
const DAY = 86_400

/** Sets the device's clock without letting time pass. */
const setDevice = (seconds: number) => vi.setSystemTime(seconds * 1_000)
const block = (timestampSeconds: number, number = timestampSeconds) => ({ number, timestampSeconds })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] })
  stopClock(undefined)
  setDevice(NOW)
})
afterEach(() => {
  stopClock(undefined)
  vi.useRealTimers()
})

test('is the device’s clock before any block is known, which is no reason for a notice', () => {
  setDevice(NOW - 57 * 365 * DAY)
  expect(chainSeconds()).toBe(NOW - 57 * 365 * DAY)
  expect(deviceClockError()).toBeUndefined()
})

describe.each([
  ['an hour behind', -HOUR],
  ['3,608 seconds behind (opensea-sdk#474)', -3_608],
  ['an hour ahead', HOUR],
  ['a day ahead', DAY],
  ['in 1970', -NOW],
  ['in 2038', 12 * 365 * DAY],
])('with a device’s clock %s', (_, error) => {
  test('is the time of the node’s newest block, and goes on without another block', () => {
    setDevice(NOW + error)
    noteBlock('index', block(NOW - 12))
    noteBlock('node', block(NOW))
    expect(chainSeconds()).toBe(NOW)
    vi.advanceTimersByTime(30_000)
    expect(chainSeconds()).toBe(NOW + 30)
    expect(nowSeconds()).toBe(NOW + 30)
  })

  test('is said once a block has appeared', () => {
    setDevice(NOW + error)
    noteBlock('index', block(NOW - 12))
    noteBlock('node', block(NOW - 12))
    vi.advanceTimersByTime(12_000)
    noteBlock('index', block(NOW))
    expect(deviceClockError()).toBeCloseTo(error + 12, -2)
  })
})

test('a clock that the chain has passed is behind, also while the chain stands still', () => {
  setDevice(NOW - HOUR)
  noteBlock('node', block(NOW))
  expect(deviceClockError()).toBe(-HOUR)
  // A chain that makes no blocks for an hour says nothing about a clock ahead of its newest block.
  setDevice(NOW + HOUR)
  expect(deviceClockError()).toBeUndefined()
})

test('says nothing about minutes, which slow blocks explain', () => {
  noteBlock('node', block(NOW - 40))
  vi.advanceTimersByTime(12_000)
  noteBlock('node', block(NOW - 20))
  expect(deviceClockError()).toBeUndefined()
})

test('an index that has stalled only says which time has certainly passed', () => {
  noteBlock('index', block(NOW - 3 * HOUR))
  expect(chainSeconds()).toBe(NOW)
  setDevice(NOW - DAY)
  expect(chainSeconds()).toBe(NOW - 3 * HOUR)
  noteBlock('node', block(NOW))
  expect(chainSeconds()).toBe(NOW)
})

test.each([
  ['later', 2 * HOUR],
  ['earlier', -2 * HOUR],
])('a node whose time is hours %s than the index’s and the device’s isn’t believed', (_, error) => {
  noteBlock('index', block(NOW))
  noteBlock('node', block(NOW + error))
  expect(chainSeconds()).toBe(NOW)
  expect(secondsWithoutNode()).toBe(NOW)
})

test('an index whose time is in the future isn’t believed against the node and the device', () => {
  noteBlock('node', block(NOW))
  noteBlock('index', block(NOW + 2 * HOUR))
  expect(chainSeconds()).toBe(NOW)
})

test('a node can’t move the time back below that of the index’s block', () => {
  setDevice(NOW + DAY)
  noteBlock('index', block(NOW))
  noteBlock('node', block(NOW - 9 * DAY))
  expect(chainSeconds()).toBe(NOW + DAY)
})

test('doesn’t go back when a block is late, but does when a source was wrong', () => {
  noteBlock('node', block(NOW))
  vi.advanceTimersByTime(20_000)
  noteBlock('node', block(NOW + 12))
  expect(chainSeconds()).toBe(NOW + 20)
  noteBlock('node', { number: NOW + 14, timestampSeconds: NOW + 9 * HOUR })
  expect(chainSeconds()).toBe(NOW + 9 * HOUR)
  noteBlock('node', { number: NOW + 15, timestampSeconds: NOW + 21 })
  expect(chainSeconds()).toBe(NOW + 21)
})

test('counts only corrections that queries depend on', () => {
  const before = countCorrections()
  noteBlock('node', block(NOW - 30))
  expect(countCorrections()).toBe(before)
  setDevice(NOW)
  stopClock(undefined)
  setDevice(NOW + DAY)
  noteBlock('node', block(NOW))
  expect(countCorrections()).toBe(before + 1)
})

test('ignores times that no block has', () => {
  noteBlock('node', block(Number.NaN))
  noteBlock('node', block(9e15))
  noteBlock('index', block(-1))
  expect(chainSeconds()).toBe(NOW)
})

test('stands still during time travel', () => {
  stopClock(NOW - DAY)
  noteBlock('node', block(NOW + HOUR))
  expect(nowSeconds()).toBe(NOW - DAY)
  expect(chainSeconds()).toBe(NOW + HOUR)
})
