// Messages of a write are read from storage unchanged, including exact numbers, and records of older versions still
// show.
import { expect, test } from 'vitest'
import { approval, states } from '../../tests/support/transactionStates.ts'
import { account, call, definition } from '../../tests/support/writes.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import { writesTexts } from '../messages/en/writes.ts'
import { currentTranslate } from '../messages/translate.ts'
import { date, decimal, duration, andList, share } from '../messages/values.ts'
import { formatEntry, parseEntry, type StoredEntry } from './entry.ts'
import { statusMessage } from './status.ts'

const t = currentTranslate()

const entry: StoredEntry = {
  id: '1',
  key: 'offer:1',
  chainId: 31337,
  genesis: null,
  account,
  describe: {
    title: writesTexts.makeOffer({
      aim: 'token',
      quantity: 2n ** 200n,
      item: 'Edition 1',
      collection: '',
      trait: '',
    }),
    done: writesTexts.wrapped({ amount: decimal('1204.5', 'ETH'), currency: 'WETH' }),
    path: '/item/0x1/1',
  },
  state: states.rejected,
  call,
  hadFirstStep: true,
  firstStep: andList(['Wrap', transactionsTexts.approve]),
  completedSteps: [
    transactionsTexts.confirm({ step: writesTexts.cancelAll }),
    duration(60),
    date(0, true),
    share(250),
  ],
  sinceBlock: 100,
  dismissed: false,
  startedAtSeconds: 900,
  updatedAtSeconds: 900,
}

test('reads messages back unchanged', () => {
  expect(parseEntry(formatEntry(entry))).toEqual(entry)
})

test('shows an entry that an older version stored', () => {
  const old = {
    ...(JSON.parse(formatEntry(entry)) as object),
    describe: definition().describe,
    firstStep: 'Wrap and approve',
    hadApproval: true,
    state: { ...states.rejected, step: { kind: 'approve', title: 'Cancel', last: false } },
    did: ['The old listing is cancelled.'],
    call: { ...call, value: `${call.value}` },
  }
  const read = parseEntry(JSON.stringify(old))
  expect(read).toMatchObject({
    call,
    hadFirstStep: true,
    firstStep: 'Wrap and approve',
    state: { step: { kind: 'first' } },
  })
  expect(read && t(statusMessage({ ...read, elsewhere: false }))).toBe(
    'You declined in your wallet. The old listing is cancelled. Nothing more was sent.',
  )
})

test('writes the names that older versions in other tabs read', () => {
  const record = formatEntry({ ...entry, state: { ...states.rejected, step: approval } })
  expect(JSON.parse(record)).toMatchObject({
    hadApproval: true,
    state: { step: { kind: 'approve' } },
  })
})

/** The record of an entry without a call, with other fields. */
const recordWith = (change: object) =>
  JSON.stringify({ ...(JSON.parse(formatEntry({ ...entry, call: null })) as object), ...change })

test.each(['//host', '/\\host', '/\t/host', '/item\n', 'https://host', 'javascript:0'])(
  'rejects the path %j',
  (path) => {
    expect(parseEntry(recordWith({ describe: { title: '', done: '', path } }))).toBe(undefined)
  },
)

test('rejects an infinite time, which no locale can format', () => {
  const record = formatEntry({ ...entry, completedSteps: [{ as: 'relative', seconds: 12_345 }] })
  expect(parseEntry(record)).toBeDefined()
  expect(parseEntry(record.replace('12345', '-1e999'))).toBe(undefined)
})

test.each([
  { id: 7 },
  { as: 'decimal', digits: '1e9' },
  { as: 'currency', amount: 1 },
  { integer: '1.5' },
  { id: 'writes.wrap', values: { amount: null } },
])('rejects %j as a text', (title) => {
  expect(parseEntry(recordWith({ describe: { title: 'Wrap', done: '', path: '/' } }))).toBeDefined()
  expect(parseEntry(recordWith({ describe: { title, done: '', path: '/' } }))).toBe(undefined)
})
