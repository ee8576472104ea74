// A listing isn't announced as for sale to everyone before it is.
import { expect, test } from 'vitest'
import { parseAddress } from '../../../domain/address.ts'
import { writes } from '../../../messages/en/writes.ts'
import { dateTime } from '../../../messages/values.ts'
import { listedMessage } from './listedMessage.ts'

const item = { name: 'Work 1' }
const account = parseAddress(`0x${'2'.repeat(40)}`)
const buyer = '0x2222…2222'
const START = 1_790_000_000
const time = dateTime(START)

test.each([
  ['anyone, now', null, null, writes.listed({ item: 'Work 1' })],
  ['anyone, later', START, null, writes.listedFrom({ item: 'Work 1', time })],
  ['one account, now', null, account, writes.listedFor({ item: 'Work 1', buyer })],
  ['one account, later', START, account, writes.listedForFrom({ item: 'Work 1', buyer, time })],
])('for %s', (_, startsAtSeconds, reservedFor, message) => {
  expect(listedMessage({ item, startsAtSeconds, reservedFor })).toEqual(message)
})
