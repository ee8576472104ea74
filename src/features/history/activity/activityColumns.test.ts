// An export of events uses the page's names: accepted offers are named as such, and items have their names.
import { expect, test } from 'vitest'
import type { NetworkConfig } from '../../../domain/config.ts'
import { showLocale } from '../../../messages/languages.ts'
import { activityColumns, type ExportedActivity } from './activityColumns.ts'

const account = (digit: string) => ({ __typename: 'Account' as const, id: `0x${digit.repeat(40)}` })
const network = {
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  currencies: [],
} as unknown as NetworkConfig

function fileRow(facts: object): Record<string, unknown> {
  const row = {
    type: 'SALE',
    position: '1',
    collection: { id: account('a').id, name: 'Cabinet' },
    token: { id: 'token', tokenId: '7', metadata: { id: 'm', name: ' Crystalball No. 7 ' } },
    from: account('2'),
    to: account('3'),
    quantity: '1',
    price: null,
    unitPrice: null,
    currency: null,
    order: null,
    sale: null,
    transactionHash: `0x${'1'.repeat(64)}`,
    logIndex: 1,
    blockNumber: '2',
    blockHash: `0x${'2'.repeat(64)}`,
    timestampSeconds: '3',
    ...facts,
  } as unknown as ExportedActivity
  return Object.fromEntries(activityColumns(network).map(({ key, value }) => [key, value(row)]))
}

test.each([
  ['a sale', { order: { id: '0x', side: 'ASK' } }, 'Sale'],
  ['an accepted offer', { order: { id: '0x', side: 'BID' } }, 'Offer accepted'],
  [
    'an accepted offer whose order has no side',
    { order: { id: '0x', side: null }, sale: { side: 'BID', flag: null } },
    'Offer accepted',
  ],
  ['an offer', { type: 'OFFER', order: { id: '0x', side: 'BID', scope: 'ITEM' } }, 'Offer'],
  [
    'a collection offer',
    { type: 'OFFER', order: { id: '0x', side: 'BID', scope: 'COLLECTION' } },
    'Collection offer',
  ],
  ['a trait offer', { type: 'OFFER', order: { id: '0x', side: 'BID', scope: 'TRAIT' } }, 'Trait offer'],
  ['a canceled offer', { type: 'CANCELLATION', order: { id: '0x', side: 'BID' } }, 'Offer canceled'],
  ['a transfer', { type: 'TRANSFER' }, 'Transfer'],
])('%s has its name from the page, beside its type', (_, facts, event) => {
  const row = fileRow(facts)
  expect(row['event']).toBe(event)
  expect(row['type']).toBe('type' in facts ? facts.type : 'SALE')
})

test('has the maker of an offer as its sender', () => {
  const made = fileRow({ type: 'OFFER', from: null, to: account('3') })
  expect(made).toMatchObject({ from: account('3').id, to: null })
})

test('names the only account that may buy a private listing', () => {
  const listed = (privateTaker: object | null) =>
    fileRow({ type: 'LISTING', order: { id: '0x', side: 'ASK', privateTaker } })['for_account']
  expect(listed(account('4'))).toBe(account('4').id)
  expect(listed(null)).toBeNull()
})

test('has a row for each item of a bundle, which says how many there are', () => {
  const order = { id: '0x', side: 'ASK', scope: 'BUNDLE', offeredItemCount: 3, privateTaker: null }
  expect(fileRow({ type: 'LISTING', order })).toMatchObject({
    event: 'Listed in a bundle of 3',
    bundle_items: '3',
    token_id: '7',
  })
  expect(fileRow({ type: 'CANCELLATION', order })['event']).toBe('Bundle of 3 canceled')
  expect(fileRow({ sale: { bundleSize: 2, flag: null } })['bundle_items']).toBe('2')
  expect(fileRow({ type: 'LISTING', order: { ...order, scope: 'ITEM', offeredItemCount: 1 } })).toMatchObject(
    {
      event: 'Listing',
      bundle_items: null,
    },
  )
})

test('names items, and writes accounts as full addresses', () => {
  expect(fileRow({})).toMatchObject({
    item_name: 'Crystalball No. 7',
    token_id: '7',
    from: account('2').id,
  })
  expect(fileRow({ token: { id: 'token', tokenId: '7', metadata: null } })['item_name']).toBeNull()
})

test('has the same rows in every language', async () => {
  const facts = {
    sale: { priceSigned: true, flag: 'CAME_BACK', flagAccounts: [], flagDays: 1, flagUnpaid: false },
  }
  const english = fileRow(facts)
  expect(english).toMatchObject({ event: 'Sale', flag: 'Round trip' })
  await showLocale('de')
  expect(fileRow(facts)).toEqual(english)
  await showLocale('en')
})
