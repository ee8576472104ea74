// The text of a verification result claims no more than what was checked.
import { expect, test } from 'vitest'
import { currentTranslate } from '../../../messages/translate.ts'
import type { Claim } from '../../../verification/claim.ts'
import type { Outcome } from '../../../verification/findings.ts'
import { holdersMessages, ordersMessage } from './resultMessages.ts'

const t = currentTranslate()
const claim = (standard: 'ERC721' | 'ERC1155') => ({ subject: { standard } }) as unknown as Claim
const complete: Outcome = { kind: 'complete', since: 100 }
const since: Outcome = { kind: 'since', since: 200, because: 'budget' }
const mismatch: Outcome = { kind: 'mismatch' }

test('says from which block listings and offers were searched, and when they were not', () => {
  const text = (ordersSince: number | undefined, outcome: Outcome = complete) =>
    t(ordersMessage({ ordersSince, outcome }, 100))
  expect(text(undefined)).toMatch(/weren’t searched for/)
  expect(text(100)).toMatch(/from block 100 on, where the record begins\. None is missing\.$/)
  expect(text(1_500)).toMatch(/from block 1,500 on\. None is missing\. .* nothing was searched for\.$/)
  // No search covers an order that the indexer omitted before that block.
  expect(text(1_500)).toMatch(/cancellations of these and of those verified, were searched for/)
  expect(text(1_500, mismatch)).not.toMatch(/None is missing/)
})

test.each([
  ['ERC721', complete, 1],
  ['ERC721', since, 1],
  ['ERC721', mismatch, 0],
  ['ERC721', { kind: 'incoherent' }, 0],
  ['ERC1155', complete, 1],
  // Balances from before the record are unknown.
  ['ERC1155', since, 0],
] as const)(
  'for %s, says that transfers lead to the holder only if they do: %j',
  (standard, outcome, count) => {
    expect(holdersMessages({ outcome }, claim(standard))).toHaveLength(count)
  },
)
