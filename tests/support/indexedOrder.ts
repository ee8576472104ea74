// For tests: an order as the index returns it, with the largest numbers.
import { MAX_UINT256 } from '../../src/domain/tokenId.ts'
import type { IndexedOrder } from '../../src/seaport/types.ts'

const address = (digit: string) => `0x${digit.repeat(40)}`
export const hash = (digit: string) => `0x${digit.repeat(64)}`

export const order: IndexedOrder = {
  orderHash: hash('a'),
  offerer: address('1'),
  zone: address('0'),
  offer: [
    {
      itemType: 2,
      token: address('5'),
      identifierOrCriteria: `${MAX_UINT256}`,
      startAmount: '1',
      endAmount: '1',
    },
  ],
  consideration: [
    {
      itemType: 0,
      token: address('0'),
      identifierOrCriteria: '0',
      startAmount: '1000000000000000000000000000000',
      endAmount: '1000000000000000000000000000000',
      recipient: address('1'),
    },
  ],
  orderType: 0,
  startTime: '0',
  endTime: `${MAX_UINT256}`,
  zoneHash: hash('0'),
  salt: '1',
  conduitKey: hash('0'),
  counter: `${2n ** 200n}`,
}
