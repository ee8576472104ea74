// Rows of the index become ledger events: sales have their price, all other transfers have none.
import { expect, it } from 'vitest'
import { parseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import { ledgerEvents, type TransferRow, type SaleRow } from './events.ts'

const ME = parseAddress(`0x${'1'.repeat(40)}`)
const OTHER = parseAddress(`0x${'2'.repeat(40)}`)
const ETH = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const in_ = (amount: bigint) => ({ amount, currency: ETH })

const moved = (fields: Partial<TransferRow>): TransferRow => ({
  id: 'm',
  item: 'x',
  from: OTHER,
  to: ME,
  quantity: 1n,
  position: 2n,
  transaction: 't',
  atSeconds: 9,
  ...fields,
})
const sold = (fields: Partial<SaleRow>): SaleRow => ({
  id: 's',
  item: 'x',
  seller: OTHER,
  buyer: ME,
  quantity: 1n,
  price: in_(10n),
  proceeds: in_(9n),
  transaction: 't',
  position: 1n,
  ...fields,
})
const summarize = (transfers: TransferRow[], sales: SaleRow[] = []) =>
  ledgerEvents(ME, transfers, sales).map((event) =>
    event.kind === 'in'
      ? [event.origin, event.quantity, event.paid?.amount]
      : [event.exit, event.quantity, event.proceeds?.amount],
  )

it('counts what the buyer paid as cost and what the seller received as proceeds', () => {
  expect(summarize([moved({})], [sold({})])).toEqual([['bought', 1n, 10n]])
  expect(summarize([moved({ from: ME, to: OTHER })], [sold({ seller: ME, buyer: OTHER })])).toEqual([
    ['sold', 1n, 9n],
  ])
})

it('distinguishes mints, gifts and burns, none of which has a price', () => {
  expect(
    summarize([
      moved({ from: ZERO_ADDRESS, position: 1n }),
      moved({ position: 2n }),
      moved({ from: ME, to: OTHER, position: 3n }),
      moved({ from: ME, to: ZERO_ADDRESS, position: 4n }),
    ]),
  ).toEqual([
    ['minted', 1n, undefined],
    ['received', 1n, undefined],
    ['given', 1n, undefined],
    ['burned', 1n, undefined],
  ])
})

it('assigns only units from its own transaction and item to a sale', () => {
  expect(summarize([moved({ transaction: 'u' })], [sold({})])).toEqual([['received', 1n, undefined]])
  expect(summarize([moved({ item: 'y' })], [sold({})])).toEqual([['received', 1n, undefined]])
})

it('splits a sale over its transfers, and counts the other units as received', () => {
  const transfers = [moved({ quantity: 2n }), moved({ quantity: 3n, position: 3n })]
  expect(summarize(transfers, [sold({ quantity: 3n, price: in_(10n) })])).toEqual([
    ['bought', 2n, 6n],
    ['bought', 1n, 4n],
    ['received', 2n, undefined],
  ])
})

it('ignores transfers from an account to itself', () => {
  expect(summarize([moved({ from: ME, to: ME })], [sold({ seller: ME })])).toEqual([])
})
