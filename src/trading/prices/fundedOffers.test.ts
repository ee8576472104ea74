// Offers that their buyers can't pay are cheap to publish, so they must not hide those that can be paid.
import type { ApolloClient } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { word } from '../../../tests/support/contractNode.ts'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import { offer } from '../../../tests/support/fakeHistory.ts'
import { person } from '../../../tests/support/historyRows.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { servedOffers } from '../../../tests/support/servedOffers.ts'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { toOffer } from '../../orders/offer.ts'
import { MAX_OFFERS } from '../../orders/orderFilters.ts'
import { canPayWith, fetchFundedOffers } from './fundedOffers.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'

const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH, USDC] }
const where = { side: 'BID' as const }
const PRICE = 1_000n

/** Offers by the buyers of these numbers, each of one unit. */
const rowsBy = (buyers: readonly number[], currency: Currency = WETH, price = PRICE) =>
  buyers.map((buyer, place) =>
    offer({
      id: word(BigInt(currency.decimals * 1_000_000 + buyer * 1_000 + place)),
      offerer: { __typename: 'Account', id: person(buyer) },
      currency: {
        __typename: 'Currency',
        id: currency.address,
        symbol: currency.symbol,
        name: null,
        decimals: 18,
      },
      unitPrice: `${price}`,
      startPrice: `${price}`,
    }),
  )
const times = (count: number, buyer: (place: number) => number) =>
  Array.from({ length: count }, (_, place) => buyer(place))

interface Market {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** The numbers of the buyers who can pay. */
  readonly rich: readonly number[]
  readonly account?: Address
  /** From the second batch of calls on, the node is unreachable. */
  readonly failsLater?: boolean
}

async function readMarket({ rows, rich, account, failsLater = false }: Market) {
  const first = servedOffers(rows, { where, first: MAX_OFFERS })
  const query = vi.fn((request: { variables: { where: object; first: number } }) =>
    Promise.resolve({ data: { orders: servedOffers(rows, request.variables) } }),
  )
  const calls: number[] = []
  const calledWith: string[] = []
  const send: SendBatch = (requests) => {
    const count = requests.filter(({ method }) => method === 'eth_call').length
    if (failsLater && calls.length > 0) return Promise.reject(new Error('no node'))
    if (count > 0) calls.push(count)
    return Promise.resolve(
      requests.map(({ method, params }) => {
        if (method === 'eth_chainId') return { ok: true, result: '0x1' }
        if (method !== 'eth_call')
          return { ok: true, result: { number: '0x1', hash: word(1n), timestamp: '0x1' } }
        const { data, gas } = params[0] as { data: string; gas: string }
        calledWith.push(gas)
        const isRich = rich.some((buyer) => data.includes(person(buyer).slice(2)))
        return { ok: true, result: word(isRich ? PRICE : 0n) }
      }),
    )
  }
  const context = {
    client: { query } as unknown as ApolloClient,
    send,
    config: { chainId: 1, currencies: [ETH, WETH, USDC], fee: null },
  } as unknown as TradeContext
  const result = await fetchFundedOffers(context, network, {
    offers: first.flatMap((row) => toOffer(row as never, network) ?? []),
    lower: first.length < MAX_OFFERS ? undefined : { where, currencies: network.currencies, account },
  })
  const payable = result.offers.filter((each) => canPayWith(result.funds, each) === true)
  return {
    ...result,
    payable: payable.map(({ buyer }) => buyer),
    queries: query.mock.calls.length,
    calls,
    calledWith,
  }
}

test('reads the funds of a buyer once per currency and operator, and no other offers if there are none', async () => {
  const market = await readMarket({ rows: rowsBy(times(99, (place) => (place % 2) + 1)), rich: [2] })
  expect(market).toMatchObject({ queries: 0, calls: [4], isComplete: true, hasReadOn: false })
  expect(new Set(market.payable)).toEqual(new Set([person(2)]))
})

test.each([100, 500])(
  'finds the offer behind %i that a few buyers can’t pay, and puts it first',
  async (fakes) => {
    const market = await readMarket({
      rows: [...rowsBy(times(fakes, (place) => (place % 3) + 1)), ...rowsBy([9], WETH, PRICE / 2n)],
      rich: [9],
    })
    expect(market).toMatchObject({ payable: [person(9)], queries: 1, isComplete: true, hasReadOn: true })
    expect(market.exhausted).toContain(WETH.address)
    expect(market.offers[0]?.buyer).toBe(person(9))
    expect(market.offers).toHaveLength(101)
  },
)

test('calls currencies with little gas, because anyone can offer one that takes as long as it may', async () => {
  const { calledWith } = await readMarket({ rows: rowsBy([1]), rich: [] })
  expect(calledWith).toEqual(['0x493e0', '0x493e0'])
})

test('doesn’t read on past offers that can be paid in every currency', async () => {
  const rows = [...rowsBy([1, 2]), ...rowsBy([1], USDC), ...rowsBy(times(200, () => 3))]
  expect(await readMarket({ rows, rich: [1] })).toMatchObject({ queries: 0, isComplete: true })
})

test('looks for each currency on its own', async () => {
  // A small offer that can be paid must not hide those in another currency, nor a buyer who can pay only in that one.
  const rows = [...rowsBy([1]), ...rowsBy(times(150, () => 2)), ...rowsBy([2, 4], USDC)]
  const market = await readMarket({ rows, rich: [1, 4] })
  expect(market).toMatchObject({ payable: [person(1), person(4)], queries: 1, isComplete: true })
  // The first page had an offer in WETH that can be paid, so the lower ones weren't read.
  expect(market.exhausted).toContain(USDC.address)
  expect(market.exhausted).not.toContain(WETH.address)
  expect(market.offers.filter(({ currency }) => currency.address === USDC.address)).toHaveLength(2)
})

test('ignores offers in currencies that the site doesn’t list', async () => {
  const worthless = { ...WETH, address: `0x${'d'.repeat(40)}` as Address }
  const rows = [
    ...rowsBy(
      times(100, () => 1),
      worthless,
    ),
    ...rowsBy([1]),
  ]
  const market = await readMarket({ rows, rich: [1] })
  expect(market.offers.at(0)?.currency.address).toBe(WETH.address)
})

test('looks past offers by the account itself, which it can’t accept', async () => {
  const rows = [...rowsBy(times(99, () => 1)), ...rowsBy([2]), ...rowsBy([3])]
  const market = await readMarket({ rows, rich: [2, 3], account: person(2) })
  expect(new Set(market.payable)).toEqual(new Set([person(2), person(3)]))
})

test('reads on past offers that can be paid, but not accepted, because they need more units', async () => {
  const lots = rowsBy(times(100, () => 1)).map((row) => ({
    ...row,
    orderType: 0,
    quantity: '11',
    remaining: '11',
  }))
  const market = await readMarket({ rows: [...lots, ...rowsBy([2])], rich: [1, 2] })
  expect(market.payable).toContain(person(2))
  expect(market.queries).toBe(1)
})

/** A page of offers at twice the price, by a buyer who has money for one at the price only. */
const higherOffers = rowsBy(
  times(100, () => 1),
  WETH,
  2n * PRICE,
)

test('says that a higher offer may be missing, by a buyer who has money for it only, beside one that was found', async () => {
  const rows = [...higherOffers, ...rowsBy([1]), ...rowsBy([2], WETH, PRICE / 2n)]
  expect(await readMarket({ rows, rich: [1, 2] })).toMatchObject({ payable: [person(2)], isComplete: false })
})

test('says that an offer may be missing where a buyer has money for a lower one only', async () => {
  const rows = [...higherOffers, ...rowsBy([1])]
  expect(await readMarket({ rows, rich: [1] })).toMatchObject({
    ...{ payable: [], isComplete: false },
    // Nobody offers in the other currency.
    exhausted: [USDC.address],
  })
})

test('says that an offer may be missing where it stops reading, and where reading on fails', async () => {
  const many = times(601, (place) => place + 1)
  const stopped = await readMarket({ rows: rowsBy(many), rich: [601] })
  expect(stopped).toMatchObject({ payable: [], queries: 5, isComplete: false, exhausted: [] })
  expect(stopped.calls).toEqual(times(6, () => 200))
  expect(await readMarket({ rows: rowsBy(many), rich: [501], failsLater: true })).toMatchObject({
    payable: [],
    isComplete: false,
  })
})
