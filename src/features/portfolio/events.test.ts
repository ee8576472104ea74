// Rows of the index as events of a book: sales carry their price, all else came or went for nothing.
import { expect, it } from 'vitest'
import { parseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import { ledgerEvents, type MovementRow, type SaleRow } from './events.ts'

const ME = parseAddress(`0x${'1'.repeat(40)}`)
const OTHER = parseAddress(`0x${'2'.repeat(40)}`)
const ETH = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const in_ = (amount: bigint) => ({ amount, currency: ETH })

const moved = (fields: Partial<MovementRow>): MovementRow => ({
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
const told = (movements: MovementRow[], sales: SaleRow[] = []) =>
  ledgerEvents(ME, movements, sales).map((event) =>
    event.kind === 'in'
      ? [event.origin, event.quantity, event.paid?.amount]
      : [event.exit, event.quantity, event.proceeds?.amount],
  )

it('takes what the buyer paid for the cost, and what reached the seller for the proceeds', () => {
  expect(told([moved({})], [sold({})])).toEqual([['bought', 1n, 10n]])
  expect(told([moved({ from: ME, to: OTHER })], [sold({ seller: ME, buyer: OTHER })])).toEqual([
    ['sold', 1n, 9n],
  ])
})

it('tells mints, gifts and burns, none of which has a price', () => {
  expect(
    told([
      moved({ from: ZERO_ADDRESS, position: 1n }),
      moved({ position: 2n }),
      moved({ from: ME, to: OTHER, position: 3n }),
      moved({ from: ME, to: ZERO_ADDRESS, position: 4n }),
    ]),
  ).toEqual([
    ['minted', 1n, undefined],
    ['received', 1n, undefined],
    ['given', 1n, undefined],
    ['burnt', 1n, undefined],
  ])
})

it('gives a sale the units of its own transaction and item alone', () => {
  expect(told([moved({ transaction: 'u' })], [sold({})])).toEqual([['received', 1n, undefined]])
  expect(told([moved({ item: 'y' })], [sold({})])).toEqual([['received', 1n, undefined]])
})

it('divides a sale over the movements that carried it, and calls the rest a gift', () => {
  const movements = [moved({ quantity: 2n }), moved({ quantity: 3n, position: 3n })]
  expect(told(movements, [sold({ quantity: 3n, price: in_(10n) })])).toEqual([
    ['bought', 2n, 6n],
    ['bought', 1n, 4n],
    ['received', 2n, undefined],
  ])
})

it('leaves out what somebody moved to themselves', () => {
  expect(told([moved({ from: ME, to: ME })], [sold({ seller: ME })])).toEqual([])
})
