// A date or block number is read exactly, or refused with a reason.
import { expect, test } from 'vitest'
import { readBlockNumber, readMoment } from './pastForm.ts'

test('block numbers may be grouped', () => {
  expect(readBlockNumber(' 1,234 567 ')).toBe(1_234_567)
  expect(readBlockNumber('0')).toBe(0)
})

test.each(['', '-1', '1.5', '0x10', 'latest', '1234567890123456'])('%j is not a block number', (text) => {
  expect(() => readBlockNumber(text)).toThrow('Enter a block number in digits')
})

test('a date is one of the reader’s own zone', () => {
  const seconds = new Date(2026, 9, 3, 14, 5, 9).getTime() / 1000
  expect(readMoment('2026-10-03T14:05:09', seconds)).toBe(seconds)
})

test.each(['', 'yesterday'])('%j is not a date', (text) => {
  expect(() => readMoment(text)).toThrow('Select a date and a time.')
})

test('a date in the future is refused', () => {
  const seconds = new Date(2031, 0, 1).getTime() / 1000
  expect(() => readMoment('2031-01-01T00:00:00', seconds - 1)).toThrow('This date is in the future.')
})
