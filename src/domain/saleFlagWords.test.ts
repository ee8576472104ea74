// Why a sale was flagged, in words: accounts cut on the page and whole in a file.
import { expect, test } from 'vitest'
import { parseAddress } from './address.ts'
import { checksumAddress } from './checksum.ts'
import type { SaleFlag } from './saleFlag.ts'
import { flagWords } from './saleFlagWords.ts'

const SELLER = parseAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')
const flag: SaleFlag = { rule: 'CAME_BACK', days: 1, accounts: [SELLER, SELLER], unpaid: false }

test('a flag names the account it is about, cut on the page and whole in a file', () => {
  expect(flagWords(flag)).toBe('The item was sold back to 0xC02a…6Cc2 within 2 days.')
  expect(flagWords(flag, checksumAddress)).toContain('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2')
})
