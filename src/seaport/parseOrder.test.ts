// Orders from the index are parsed exactly, or rejected with the field that is wrong.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_UINT256 } from '../domain/tokenId.ts'
import { MalformedOrderError } from './errors.ts'
import { parseOrder } from './parseOrder.ts'
import { hash, order } from '../../tests/support/indexedOrder.ts'

function rejectedField(change: Record<string, unknown>): string {
  try {
    parseOrder({ ...order, ...change })
    return 'read'
  } catch (error) {
    if (!(error instanceof MalformedOrderError)) throw error
    return error.details['field'] ?? ''
  }
}

describe('reading an order', () => {
  describe('fault: ids of 256 bits, 10^30 wei, 0 or 36 decimals', () => {
    test('keeps ids of 256 bits and amounts of 10^30 to the last digit', () => {
      const { components } = parseOrder(order)
      expect(components.offer[0]?.identifierOrCriteria).toBe(MAX_UINT256)
      expect(components.consideration[0]?.startAmount).toBe(10n ** 30n)
      expect(components.counter).toBe(2n ** 200n)
    })
  })

  test('writes addresses and hashes in lower case', () => {
    const { components } = parseOrder({
      ...order,
      offerer: `0x${'AB'.repeat(20)}`,
      zoneHash: `0x${'CD'.repeat(32)}`,
    })
    expect([components.offerer, components.zoneHash]).toEqual([
      `0x${'ab'.repeat(20)}`,
      `0x${'cd'.repeat(32)}`,
    ])
  })

  test('accepts as many items as the page reads of an order, no fewer than the index lets anyone trade', () => {
    const readNumber = (file: string, pattern: RegExp) =>
      Number(pattern.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1])
    const read = readNumber('../trading/dialog/TradeOrder.graphql', /items\(first: (\d+)/)
    const traded = readNumber('../../subgraph/src/constants.ts', /MAX_TRADED_ITEMS = (\d+)/)
    expect(read).toBeGreaterThanOrEqual(traded)
    for (const list of ['offer', 'consideration'] as const) {
      expect(rejectedField({ [list]: Array.from({ length: read }, () => order[list][0]) })).toBe('read')
    }
  })

  test.each<[string, Record<string, unknown>]>([
    ['offerer', { offerer: '0x1' }],
    ['orderHash', { orderHash: hash('a').slice(0, -1) }],
    ['startTime', { startTime: '-1' }],
    ['endTime', { endTime: `${MAX_UINT256 + 1n}` }],
    ['salt', { salt: '1e18' }],
    ['counter', { counter: 7 }],
    ['orderType', { orderType: 5 }],
    ['zoneHash', { zoneHash: undefined }],
    ['offer', { offer: null }],
    ['offer.0.itemType', { offer: [{ ...order.offer[0], itemType: 6 }] }],
    ['consideration.0.recipient', { consideration: [{ ...order.consideration[0], recipient: '' }] }],
    ['consideration', { consideration: Array.from({ length: 201 }, () => order.consideration[0]) }],
  ])('rejects a wrong %s', (field, change) => {
    expect(rejectedField(change)).toBe(field)
  })
})
