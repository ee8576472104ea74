// New events are counted as the reader will see them: a sale and its transfer are one.
import { expect, test } from 'vitest'
import { countEvents } from './useNewer.ts'

const row = (type: 'SALE' | 'TRANSFER' | 'LISTING', transaction: string, to = '0x02') => ({
  __typename: 'Activity' as const,
  id: `${transaction}${type}${to}`,
  type,
  transactionHash: transaction,
  from: { __typename: 'Account' as const, id: '0x01' },
  to: { __typename: 'Account' as const, id: to },
  token: { __typename: 'Token' as const, id: '0x0a' },
})

test('counts a transfer unless its sale is there', () => {
  expect(countEvents([row('SALE', '0xa'), row('TRANSFER', '0xa')])).toBe(1)
  expect(countEvents([row('SALE', '0xa'), row('TRANSFER', '0xb')])).toBe(2)
  expect(countEvents([row('SALE', '0xa'), row('TRANSFER', '0xa', '0x03'), row('LISTING', '0xc')])).toBe(3)
})
