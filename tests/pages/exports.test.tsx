// Tables as files: every row, including those that the page doesn't show, with amounts to the smallest unit.
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import { checksumAddress } from '../../src/domain/checksum.ts'
import { traitHash } from '../../src/seaport/offers/criteria.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import { serveNode, word } from '../support/contractNode.ts'
import {
  balance,
  bundle,
  event,
  holding,
  item,
  listing,
  offer,
  person,
  sale,
  serveHistory,
  START_SECONDS,
} from '../support/fakeHistory.ts'
import { COLLECTION, collectionRow } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'
import { savedTable } from '../support/savedTable.ts'

const WETH = { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }
const site = { currencies: [WETH] }
const itemPage = `/item/${COLLECTION}/1`
const file = `${COLLECTION.slice(0, 10)}-1`
const who = (number: number) => checksumAddress(person(number) as Address)
const by = (number: number) => ({ offerer: { __typename: 'Account', id: person(number) } })
const hash = (digit: string) => `0x${digit.repeat(64)}`
const isoHour = (hours: number) =>
  new Date((START_SECONDS + hours * 3_600) * 1000).toISOString().replace('.000', '')
/** More digits than a JavaScript number can hold. */
const EXACT = { unitPrice: '1000000000000000001', startPrice: '1000000000000000001' }
const HAT = traitHash(COLLECTION as Address, { type: 'Head', value: 'Hat' })

describe('an item’s export', () => {
  const MINT = event({ type: 'MINT', to: person(1), block: 1 })
  const SOLD = sale({ from: person(1), to: person(2), block: 30, price: 2n })

  test('contains its history, filtered by the selected kinds, and its owners', async () => {
    serveHistory([MINT, ...SOLD], item(1n, { owner: { __typename: 'Account', id: person(2) } }))
    const { user } = openPage(`${itemPage}?type=mint`, site)
    const history = await savedTable(user, 'history')
    expect(history.name).toBe(`${file}-history.csv`)
    expect(history.rows).toEqual([
      expect.objectContaining({ type: 'MINT', time: isoHour(1), to: who(1), token_id: '1', block: '1' }),
    ])
    const owners = await savedTable(user, 'owners')
    expect(owners.name).toBe(`${file}-owners.csv`)
    expect(owners.rows).toEqual([
      expect.objectContaining({
        owner: who(2),
        from_time: isoHour(30),
        to_time: '',
        acquired: 'sale',
        currency: 'ETH',
        unit_price: '2',
        unit_price_smallest_unit: '2000000000000000000',
        block: '30',
      }),
      expect.objectContaining({
        owner: who(1),
        from_time: isoHour(1),
        to_time: isoHour(30),
        acquired: 'mint',
        unit_price: '',
      }),
    ])
  })

  test('contains its listings and the offers for it', async () => {
    const orders = [listing({ id: hash('a'), ...by(5), ...EXACT, endPrice: EXACT.startPrice }), listing()]
    const index = serveHistory([], item(1n, { listings: orders }))
    serveNode(index, () => word(10n ** 30n))
    index.listings = orders
    index.offers = [
      offer({ id: hash('1'), ...EXACT }),
      offer({ id: hash('3'), scope: 'TRAIT', token: null, zoneHash: HAT, criteriaRoot: '5' }),
    ]
    const { user } = openPage(itemPage, site)
    const listings = await savedTable(user, 'listings')
    expect(listings.name).toBe(`${file}-listings.csv`)
    expect(listings.rows).toHaveLength(2)
    expect(listings.rows[0]).toMatchObject({
      seller: who(5),
      token_id: '1',
      name: 'Work 1',
      bundle: '',
      currency: 'ETH',
      unit_price: '1.000000000000000001',
      unit_price_smallest_unit: '1000000000000000001',
      units: '1',
      ends_at: '2096-10-02T07:06:40Z',
      state: 'for sale',
      order_hash: hash('a'),
    })
    const offers = await savedTable(user, 'offers')
    expect(offers.name).toBe(`${file}-offers.csv`)
    expect(offers.rows).toEqual([
      expect.objectContaining({
        bidder: who(2),
        for: 'item',
        token_id: '1',
        currency: 'WETH',
        unit_price_smallest_unit: '1000000000000000001',
        price: '1.000000000000000001',
      }),
      expect.objectContaining({
        for: 'trait',
        token_id: '',
        trait_type: 'Head',
        trait_value: 'Hat',
        trait_hash: HAT,
      }),
    ])
  })

  test('contains the holders of an edition', async () => {
    const balances = [balance(1n, person(1), '3'), balance(1n, person(2), '2')]
    serveHistory([], item(1n, { standard: 'ERC1155', supply: '5', owner: null, ownerCount: 2, balances }))
    const { user } = openPage(itemPage, site)
    const { name, rows } = await savedTable(user, 'holders')
    expect(name).toBe(`${file}-holders.csv`)
    expect(rows).toEqual([
      { account: who(1), units: '3', since: isoHour(0) },
      { account: who(2), units: '2', since: isoHour(0) },
    ])
  })
})

test('exports a collection’s offers for any item, with the names of traits', async () => {
  const index = serveHistory([])
  serveNode(index, () => word(10n ** 30n))
  index.collection = collectionRow()
  const offers = [
    offer({ id: hash('2'), scope: 'COLLECTION', token: null, quantity: '3', remaining: '2' }),
    offer({ id: hash('3'), scope: 'TRAIT', token: null, zoneHash: HAT, criteriaRoot: '5' }),
  ]
  index.offers = offers
  index.instead.set('CollectionDepth', () =>
    HttpResponse.json({ data: { collectionMarkets: [], offers, held: [] } }),
  )
  index.instead.set('OfferTraits_ofCollection', () => HttpResponse.json({ data: { tokens: [item(1n)] } }))
  const { user } = openPage(`/collection/${COLLECTION}/offers`, site)
  const { name, rows } = await savedTable(user, 'offers')
  expect(name).toBe(`${COLLECTION.slice(0, 10)}-offers.csv`)
  expect(rows).toEqual([
    expect.objectContaining({ for: 'collection', units: '2', trait_type: '' }),
    expect.objectContaining({ for: 'trait', units: '1', trait_type: 'Head', trait_value: 'Hat' }),
  ])
})

describe('an account’s export', () => {
  const account = `/account/${person(1)}`

  test('contains all its listings in one file: live ones, inactive ones and bundles', async () => {
    const index = serveHistory([])
    index.listings = [
      listing({ createdAtSeconds: '9' }),
      bundle([1n, 12n], { createdAtSeconds: '8' }),
      listing({ id: hash('3'), createdAtSeconds: '7', live: false, makerHolds: false }),
      listing({
        id: hash('4'),
        createdAtSeconds: '6',
        live: false,
        privateTaker: { __typename: 'Account', id: person(4) },
      }),
    ]
    const { user } = openPage(`${account}/listings`, site)
    const { name, rows } = await savedTable(user, 'listings')
    expect(name).toBe(`${person(1)}-listings.csv`)
    const contract = checksumAddress(COLLECTION as Address)
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Work 1', state: 'for sale', unit_price: '2', collection: contract }),
      expect.objectContaining({
        name: 'Work 1 and 1 more',
        bundle: `${contract}:1:1 ${contract}:12:1`,
        token_id: '',
        units: '1',
      }),
      expect.objectContaining({ state: 'not for sale', reason: 'The seller doesn’t hold the item now.' }),
      expect.objectContaining({ state: 'private sale', for_account: who(4) }),
    ])
  })

  test('contains the offers it made', async () => {
    const index = serveHistory([])
    serveNode(index, () => word(10n ** 30n))
    index.offers = [offer({ id: hash('1'), ...by(1) })]
    const { user } = openPage(`${account}/offers`, site)
    const { name, rows } = await savedTable(user, 'offers made')
    expect(name).toBe(`${person(1)}-offers-made.csv`)
    expect(rows).toEqual([expect.objectContaining({ bidder: who(1), order_hash: hash('1') })])
  })

  test('contains the offers it received', async () => {
    const index = serveHistory([])
    serveNode(index, () => word(10n ** 30n))
    index.held = [holding(1n)]
    index.offers = [offer({ id: hash('2') })]
    const { user } = openPage(`${account}/offers`, site)
    const { name, rows } = await savedTable(user, 'offers received')
    expect(name).toBe(`${person(1)}-offers-received.csv`)
    expect(rows).toContainEqual(expect.objectContaining({ bidder: who(2), order_hash: hash('2') }))
  })

  test('contains the approvals in force, with an unlimited amount to the last digit', async () => {
    const index = serveHistory([])
    index.instead.set('Approvals', () => HttpResponse.json({ data: { approvals: [] } }))
    index.instead.set('Approvals_items', () => HttpResponse.json({ data: { tokens: [] } }))
    index.instead.set('Approvals_holdings', () => HttpResponse.json({ data: { holdings: [] } }))
    serveNode(index, ({ data }) => word(`0x${data.slice(-40)}` === SEAPORT ? 2n ** 256n - 1n : 0n))
    const { user } = openPage(`${account}/approvals`, site)
    const { name, rows } = await savedTable(user, 'approvals')
    expect(name).toBe(`${person(1)}-approvals.csv`)
    expect(rows).toEqual([
      expect.objectContaining({
        for: 'Wrapped Ether',
        operator_name: 'Seaport',
        extent: 'unlimited',
        amount_smallest_unit: String(2n ** 256n - 1n),
        trades_here: 'true',
      }),
    ])
  })
})
