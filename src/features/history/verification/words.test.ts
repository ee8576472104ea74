// What is said of a check claims no more than was looked at.
import { expect, test } from 'vitest'
import type { Claim } from '../../../verification/claim.ts'
import type { Outcome } from '../../../verification/findings.ts'
import { holdersInWords, ordersInWords } from './words.ts'

const claim = (standard: 'ERC721' | 'ERC1155', indexedFromBlock = 100) =>
  ({ subject: { standard }, indexedFromBlock, tracked: true }) as unknown as Claim
const complete: Outcome = { kind: 'complete', since: 100 }
const since: Outcome = { kind: 'since', since: 200, because: 'budget' }
const mismatch: Outcome = { kind: 'mismatch' }

test('says from where on listings and offers were searched for, and when they were not', () => {
  const words = (ordersSince: number | undefined, outcome: Outcome = complete) =>
    ordersInWords({ ordersSince, outcome }, claim('ERC721'))
  expect(words(undefined)).toMatch(/were not searched for/)
  expect(words(100)).toMatch(/none is missing, from block 100 on, where the record begins/)
  expect(words(1_500)).toMatch(/none is missing, from block 1,500 on\. Before it .* nothing was searched for/)
  // One that the index hid before, nobody looked for.
  expect(words(1_500)).toMatch(/cancellations of these and of those verified: searched for/)
  expect(words(1_500, mismatch)).not.toMatch(/none is missing/)
})

test.each([
  ['ERC721', complete, 1],
  ['ERC721', since, 1],
  ['ERC721', mismatch, 0],
  ['ERC721', { kind: 'incoherent' }, 0],
  ['ERC1155', complete, 1],
  // Units that came before are not known.
  ['ERC1155', since, 0],
] as const)(
  'of %s says that movements lead to the holder only where they do: %j',
  (standard, outcome, count) => {
    expect(holdersInWords({ outcome }, claim(standard))).toHaveLength(count)
  },
)
