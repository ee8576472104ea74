import { expect, test } from 'vitest'
import { parseBlockNumber, parseLocalTime } from './timeTravelForm.ts'

test('reads a block number with group separators', () => {
  expect(parseBlockNumber(' 1,234 567 ')).toBe(1_234_567)
  expect(parseBlockNumber('0')).toBe(0)
})

test.each(['', '-1', '1.5', '0x10', 'latest', '1234567890123456'])('rejects %j as a block number', (text) => {
  expect(() => parseBlockNumber(text)).toThrow('Enter a block number in digits')
})

test('reads a date in the viewer’s time zone', () => {
  const seconds = new Date(2026, 9, 3, 14, 5, 9).getTime() / 1000
  expect(parseLocalTime('2026-10-03T14:05:09', seconds)).toBe(seconds)
})

test.each(['', 'yesterday'])('rejects %j as a date', (text) => {
  expect(() => parseLocalTime(text)).toThrow('Select a date and a time.')
})

test('rejects a date in the future', () => {
  const seconds = new Date(2031, 0, 1).getTime() / 1000
  expect(() => parseLocalTime('2031-01-01T00:00:00', seconds - 1)).toThrow('This date is in the future.')
})
