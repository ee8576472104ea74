// A listing is not said to be for sale to all before it is.
import { expect, test } from 'vitest'
import { parseAddress } from '../../../domain/address.ts'
import { listedSentence } from './listedSentence.ts'

const item = { name: 'Work 1' }
const buyer = parseAddress(`0x${'2'.repeat(40)}`)

test.each([
  [null, null, 'Work 1 is listed for sale.'],
  [1_790_000_000, null, 'Work 1 goes on sale on 21 Sept 2026, 14:13:20 UTC.'],
  [null, buyer, 'Work 1 is for sale to 0x2222…2222 alone.'],
  [1_790_000_000, buyer, 'Work 1 goes on sale to 0x2222…2222 alone on 21 Sept 2026, 14:13:20 UTC.'],
])('from %s on, for %s: %s', (startsAtSeconds, reservedFor, words) => {
  expect(listedSentence({ item, startsAtSeconds, reservedFor }, 'UTC')).toBe(words)
})
