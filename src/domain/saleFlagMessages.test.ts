// Messages for flagged sales: accounts are shortened on the page and full in a file.
import { expect, test } from 'vitest'
import { parseAddress } from './address.ts'
import { checksumAddress } from './checksum.ts'
import { currentTranslate } from '../messages/translate.ts'
import type { SaleFlag } from './saleFlag.ts'
import { flagReason } from './saleFlagMessages.ts'

const SELLER = parseAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')
const flag: SaleFlag = { rule: 'CAME_BACK', days: 1, accounts: [SELLER, SELLER], unpaid: false }

test('names the account that a flag is about, shortened on the page and full in a file', () => {
  const t = currentTranslate()
  expect(t(flagReason(flag))).toBe('The item was sold back to 0xC02a…6Cc2 within 2 days.')
  expect(t(flagReason(flag, checksumAddress))).toContain('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2')
})

test.each([
  [[SELLER, SELLER], 0, false, 'sold back to 0xC02a…6Cc2 within a day.'],
  [[SELLER, SELLER, SELLER], 0, true, 'given back to 0xC02a…6Cc2 through 1 more account within a day.'],
  [
    [SELLER, SELLER, SELLER, SELLER],
    2,
    false,
    'sold back to 0xC02a…6Cc2 through 2 more accounts within 3 days.',
  ],
  [[], 1, false, 'sold back to its seller within 2 days.'],
])('describes a round trip over %j', (accounts, days, unpaid, description) => {
  expect(currentTranslate()(flagReason({ ...flag, accounts, days, unpaid }))).toBe(
    `The item was ${description}`,
  )
})
