// Offers on an item, in a collection and of an account: who can accept and cancel them, and whether they can be paid.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import { tokenSet, traitHash } from '../../src/seaport/offers/criteria.ts'
import { connectAs } from '../support/connectAs.ts'
import { ETH, USDC, WETH } from '../support/currencies.ts'
import { holding, item, listing, offer, person, serveHistory } from '../support/fakeHistory.ts'
import { byPriceType, COLLECTION, collectionRow, SITE, type FakeIndex } from '../support/fakeIndex.ts'
import { serveNode, word } from '../support/contractNode.ts'
import { openPage } from '../support/openPage.tsx'
import { server } from '../support/server.ts'

const site = { currencies: [WETH] }
const address = `/item/${COLLECTION}/1`
const HAT = traitHash(COLLECTION as Address, { type: 'Head', value: 'Hat' })
/** The root of the set of the only item that has it. */
const HAT_ROOT = `${tokenSet([1n]).root}`
const NO_TIMES = { bestAskEndPrice: null, bestAskStartsAtSeconds: null, bestAskEndsAtSeconds: null }
const hash = (digit: string) => `0x${digit.repeat(64)}`
const wei = (tenths: bigint) => `${tenths * 10n ** 17n}`
const priced = (tenths: bigint) => ({
  unitPrice: wei(tenths),
  startPrice: wei(tenths),
  endPrice: wei(tenths),
  proceeds: `${tenths * 95n * 10n ** 15n}`,
})

/** A node on which every account has this balance and this allowance of every currency; returns the calls it received. */
const serveFunds = (index: FakeIndex, balance: bigint, allowance = balance) =>
  serveNode(index, ({ data }) => word(data.startsWith('0x70a08231') ? balance : allowance))

const region = (name: string) => screen.findByRole('region', { name })

async function getRows(name: string) {
  return within(await region(name))
    .getAllByRole('row')
    .slice(1)
}

describe('a collection’s market', () => {
  test('shows a ladder of listings and offers in each unit of account, with equal prices in others kept apart', async () => {
    const index = serveHistory([])
    index.collection = collectionRow()
    serveFunds(index, 10n ** 30n)
    const row = (digit: string, tenths: bigint, remaining: string) => ({
      __typename: 'Order',
      id: hash(digit),
      unitPrice: wei(tenths),
      unitEndPrice: wei(tenths),
      startsAtSeconds: '1',
      endsAtSeconds: '99999999999',
      remaining,
      availableQuantity: remaining,
    })
    const market = (
      id: string,
      asks: readonly Readonly<Record<string, unknown>>[],
      bids: readonly object[],
    ) => ({
      __typename: 'CollectionMarket',
      id: `${COLLECTION}${id.slice(2)}`,
      ...byPriceType(asks),
      bids,
    })
    const inUsdc = { unitPrice: '3000000', unitEndPrice: '3000000' }
    index.instead.set('CollectionDepth', () =>
      HttpResponse.json({
        data: {
          collectionMarkets: [
            // Listings in ether and in wrapped ether, offers in wrapped ether.
            market(
              ETH.address,
              [row('a', 30n, '1'), row('b', 30n, '2')],
              [row('2', 12n, '3'), row('3', 7n, '1')],
            ),
            market(USDC.address, [{ ...row('c', 30n, '1'), ...inUsdc }], []),
          ],
          offers: [],
          held: [],
        },
      }),
    )
    openPage(`/collection/${COLLECTION}/offers`, { currencies: [WETH, USDC] })
    const bids = await getRows('Bids in ETH')
    expect(bids.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1.2\sETH33$/),
      expect.stringMatching(/^0.7\sETH14$/),
    ])
    const asks = await getRows('Asks in ETH')
    expect(asks.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^3\sETH33$/)])
    const others = await getRows('Asks in USDC')
    expect(others.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^3\sUSDC11$/)])
    expect(screen.queryByRole('region', { name: 'Bids in USDC' })).toBeNull()
    expect(screen.getByText('No offers in USDC.')).toBeVisible()
    expect(screen.getAllByText(/^Counts offers on any item of the collection, not/)).toHaveLength(1)
    // Only open orders are fetched. An offer on one item or a trait isn't one that any item can be sold to.
    const request = index.requests.find(({ operation }) => operation === 'CollectionDepth')
    expect(request?.variables).toMatchObject({
      // A token that only imitates the symbol of a listed currency isn't fetched.
      markets: [`${COLLECTION}${ETH.address.slice(2)}`, `${COLLECTION}${USDC.address.slice(2)}`],
      asks: { side: 'ASK', live: true },
      bids: { side: 'BID', live: true, scope: 'COLLECTION' },
    })
  })
})

test('doesn’t let an account without a matching item accept an offer on a trait', async () => {
  const index = serveHistory([])
  index.collection = collectionRow()
  serveFunds(index, 10n ** 30n)
  const held = (traits: readonly string[]) => ({
    __typename: 'Balance',
    id: '0x01',
    token: { __typename: 'Token', id: '0x02', metadata: { __typename: 'Metadata', id: '1', traits } },
  })
  const offers = [
    offer({ id: hash('2'), scope: 'COLLECTION', token: null, ...priced(5n) }),
    offer({ id: hash('3'), scope: 'TRAIT', token: null, zoneHash: HAT, criteriaRoot: '5', ...priced(6n) }),
  ]
  index.instead.set('OfferTraits_ofCollection', () => HttpResponse.json({ data: { tokens: [item(1n)] } }))
  const openWith = async (traits: readonly string[]) => {
    index.instead.set('CollectionDepth', () =>
      HttpResponse.json({ data: { collectionMarkets: [], offers, held: [held(traits)] } }),
    )
    const page = openPage(`/collection/${COLLECTION}/offers`, site)
    await screen.findByText('Head: Hat')
    const names = screen.getAllByRole('button', { name: /^Accept/ }).map((button) => button.ariaLabel)
    page.unmount()
    return names
  }
  connectAs(person(1))
  const any = 'Accept 0.5 WETH for any item of Cabinet'
  expect(await openWith(['Head=Cap'])).toEqual([any])
  expect(await openWith(['Head=Hat'])).toHaveLength(2)
})

test('a collection’s offers include one behind a hundred that can’t be paid, also after the index has changed', async () => {
  const index = serveHistory([])
  index.collection = collectionRow()
  const [poor, rich] = [person(4), person(5)]
  const by = (buyer: string, number: number, tenths: bigint) =>
    offer({
      id: word(BigInt(number)),
      scope: 'COLLECTION',
      token: null,
      offerer: { __typename: 'Account', id: buyer },
      ...priced(tenths),
    })
  const fakes = Array.from({ length: 100 }, (_, place) => by(poor, place + 1, 900n))
  serveNode(index, ({ data }) => word(data.includes(rich.slice(2)) ? 10n ** 30n : 0n))
  index.offers = [...fakes, by(rich, 200, 5n)]
  index.instead.set('CollectionDepth', () =>
    HttpResponse.json({ data: { collectionMarkets: [], offers: fakes, held: [] } }),
  )
  openPage(`/collection/${COLLECTION}/offers`, site)
  // By role, each look at a hundred rows takes a second.
  const table = await region('Collection and trait offers')
  const first = () => table.querySelector('tbody tr')
  await waitFor(() => expect(first()).toHaveTextContent(/^0.5\sWETH/))
  expect(
    index.requests.filter(({ operation }) => operation === 'CollectionDepth')[0]?.variables,
  ).toMatchObject({
    mostOffers: 100,
  })
  index.offers = [...fakes, by(rich, 201, 6n)]
  Object.assign(index, { block: 11, changedAt: 11 })
  await waitFor(() => expect(first()).toHaveTextContent(/^0.6\sWETH/))
})

describe('the collection’s order ladder shows where it was cut off', () => {
  const orders = (count: number, getPrice: (index: number) => bigint, side = 'a') =>
    Array.from({ length: count }, (_, index) => ({
      __typename: 'Order',
      id: `0x${side}${index.toString(16).padStart(63, '0')}`,
      unitPrice: wei(getPrice(index)),
      unitEndPrice: wei(getPrice(index)),
      startsAtSeconds: '1',
      endsAtSeconds: '99999999999',
      remaining: '1',
      availableQuantity: '1',
    }))
  const openWith = (asks: readonly Readonly<Record<string, unknown>>[], bids: readonly object[]) => {
    const index = serveHistory([])
    index.collection = collectionRow()
    const id = `${COLLECTION}${ETH.address.slice(2)}`
    const market = { __typename: 'CollectionMarket', id, ...byPriceType(asks), bids }
    index.instead.set('CollectionDepth', () =>
      HttpResponse.json({ data: { collectionMarkets: [market], offers: [], held: [] } }),
    )
    openPage(`/collection/${COLLECTION}/offers`, site)
  }

  test('before the last price', async () => {
    openWith(
      orders(13, (index) => BigInt(index + 1)),
      orders(12, (index) => BigInt(12 - index), 'b'),
    )
    expect(await getRows('Asks in ETH')).toHaveLength(12)
    expect(screen.getAllByText(/^The best/).map(({ textContent }) => textContent)).toEqual([
      'The best 12 prices.',
    ])
  })

  test('before the last order, even with few prices', async () => {
    openWith(
      orders(200, (index) => BigInt(index % 3)),
      orders(1, () => 1n, 'b'),
    )
    expect(await getRows('Asks in ETH')).toHaveLength(3)
    expect(screen.getAllByText(/^The best/).map(({ textContent }) => textContent)).toEqual([
      'The best 3 prices, of the best 200 orders.',
    ])
  })
})

describe('the offers for an item', () => {
  test('include those on its collection and its traits, the highest first', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    index.offers = [
      offer({ id: hash('1'), ...priced(12n) }),
      offer({
        id: hash('2'),
        scope: 'COLLECTION',
        token: null,
        ...priced(20n),
        quantity: '3',
        remaining: '2',
      }),
      offer({ id: hash('3'), scope: 'TRAIT', token: null, zoneHash: HAT, criteriaRoot: '5', ...priced(15n) }),
    ]
    openPage(address, site)
    await waitFor(async () => expect(await getRows('Live offers')).toHaveLength(3))
    // One unit has no depth.
    expect(screen.queryByRole('heading', { name: 'Depth in ETH' })).toBeNull()
    const [any, trait, this_] = await getRows('Live offers')
    expect(any).toHaveTextContent(/^2\sWETH each.*Any item.*2 of 3/)
    expect(trait).toHaveTextContent(/^1.5\sWETH.*Head: Hat/)
    expect(this_).toHaveTextContent(/^1.2\sWETH.*This item/)
    // The price and the offers' section share one query.
    const requests = index.requests.filter(({ operation }) => operation === 'Offers')
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(requests[0]?.variables)).toContain(`"zoneHash_in":["${HAT}"]`)
  })

  test('appear beside an edition’s listings in both coins as one ladder', async () => {
    const weth = { __typename: 'Currency', id: WETH.address, symbol: 'WETH', name: null, decimals: 18 }
    const listed = (digit: string, fields: object) =>
      listing({ id: hash(digit), offerer: { __typename: 'Account', id: person(5) }, ...fields })
    const asks = [
      listed('a', { currency: weth, ...priced(30n) }),
      listed('b', { currency: weth, ...priced(40n) }),
      listed('c', priced(20n)),
    ]
    const token = item(1n, {
      standard: 'ERC1155',
      supply: '5',
      owner: null,
      ownerCount: 2,
      balances: [],
      listings: asks,
      bestAsk: { __typename: 'Order', id: hash('c') },
    })
    const index = serveHistory([], token)
    serveFunds(index, 10n ** 30n)
    index.offers = [
      offer({ id: hash('1'), token, ...priced(12n) }),
      offer({
        id: hash('2'),
        scope: 'COLLECTION',
        token: null,
        ...priced(12n),
        quantity: '3',
        remaining: '2',
      }),
      offer({ id: hash('3'), token, ...priced(7n) }),
    ]
    openPage(address, site)
    const [best, low] = await getRows('Bids in ETH')
    expect(best).toHaveTextContent(/^1.2\sETH33$/)
    expect(low).toHaveTextContent(/^0.7\sETH14$/)
    const rows = (await getRows('Asks in ETH')).map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^2\sETH11$/),
      expect.stringMatching(/^3\sETH12$/),
      expect.stringMatching(/^4\sETH13$/),
    ])
  })

  test('can be accepted by the item’s owner, canceled by their makers, and neither by anyone else', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    index.offers = [
      offer({ id: hash('1'), offerer: { __typename: 'Account', id: person(1) }, ...priced(12n) }),
      offer({ id: hash('2'), ...priced(20n) }),
    ]
    const first = openPage(address, site)
    await region('Live offers')
    expect(screen.queryByRole('button', { name: /^(Accept|Cancel offer)/ })).toBeNull()
    first.unmount()

    connectAs(person(1))
    openPage(address, site)
    const accept = await screen.findByRole('button', { name: 'Accept 2 WETH for Work 1' })
    const [high, own] = await getRows('Live offers')
    expect(high).toContainElement(accept)
    expect(within(own as HTMLElement).getByRole('button', { name: 'Cancel offer' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Make offer' })).toBeNull()
  })

  test('show, beside the price, the best one that can be paid, which the owner can accept there', async () => {
    const index = serveHistory([])
    index.offers = [
      offer({ id: hash('1'), offerer: { __typename: 'Account', id: person(1) }, ...priced(30n) }),
      offer({ id: hash('2'), scope: 'COLLECTION', token: null, ...priced(20n) }),
      offer({
        id: hash('3'),
        scope: 'TRAIT',
        token: null,
        zoneHash: HAT,
        criteriaRoot: HAT_ROOT,
        ...priced(15n),
      }),
      offer({ id: hash('4'), ...priced(12n) }),
      // The owner's own offer, which no other account could accept.
      offer({ id: hash('5'), offerer: { __typename: 'Account', id: person(1) }, ...priced(17n) }),
    ]
    serveFunds(index, 19n * 10n ** 17n)
    const visitor = openPage(address, site)
    const price = await region('Price')
    expect(await within(price).findByText(/^Best offer/)).toHaveTextContent(/^Best offer 1.5\sWETH$/)
    expect(within(price).queryByRole('button', { name: /^Accept/ })).toBeNull()
    visitor.unmount()

    const disconnect = connectAs(person(2))
    const buyer = openPage(address, site)
    const shown = await within(await region('Price')).findByText(/^Best offer/)
    // The wallet connects meanwhile.
    await waitFor(() => expect(shown).toHaveTextContent(/ \(yours\)$/))
    buyer.unmount()
    disconnect()

    // This test isn't about the dialog's own requests: they fail, and the test waits for that.
    for (const operation of ['TradeOrder', 'OfferTraits_ofToken', 'Marks', 'CheapestAmong'])
      index.instead.set(operation, () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    connectAs(person(1))
    const { user } = openPage(address, site)
    const best = await within(await region('Price')).findByRole('group', { name: 'Best offer' })
    expect(best).toHaveTextContent(/1.5\sWETH.*for items with Head: Hat/)
    await user.click(within(best).getByRole('button', { name: /^Accept the best offer: 1.5 WETH/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Accept offer' })
    await within(dialog).findByRole('button', { name: 'Retry' })
  })

  test('don’t show beside the price one for a trait that was made for other items, or for none', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    const onTrait = { scope: 'TRAIT', token: null, zoneHash: HAT }
    index.offers = [
      offer({ id: hash('1'), ...onTrait, criteriaRoot: `${tokenSet([2n]).root}`, ...priced(20n) }),
      offer({ id: hash('2'), ...onTrait, criteriaRoot: '5', ...priced(15n) }),
      offer({ id: hash('3'), ...priced(12n) }),
    ]
    openPage(address, site)
    const price = within(await region('Price'))
    expect(await price.findByText(/^Best offer/)).toHaveTextContent(/^Best offer 1.2\sWETH$/)
  })

  test('say when the maker can’t pay: insufficient balance, or insufficient allowance', async () => {
    const index = serveHistory([])
    index.offers = [offer({ ...priced(10n) })]
    for (const [balance, allowance, short] of [
      [10n ** 18n, 10n ** 18n, false],
      [10n ** 18n - 1n, 10n ** 18n, true],
      [10n ** 18n, 10n ** 18n - 1n, true],
    ] as const) {
      const calls = serveFunds(index, balance, allowance)
      const { unmount } = openPage(address, site)
      await region('Live offers')
      if (short) expect(await screen.findByText('Buyer can’t pay now')).toBeVisible()
      else {
        await waitFor(async () => expect(await region('Live offers')).not.toHaveAttribute('aria-busy'))
        expect(calls).toContain('eth_call')
        expect(screen.queryByText('Buyer can’t pay now')).toBeNull()
      }
      unmount()
    }
  })

  test('show an empty state, or an error and a retry button', async () => {
    const index = serveHistory([])
    index.instead.set('Offers', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const { user } = openPage(address, site)
    const failed = await screen.findByRole('heading', { name: 'Couldn’t load offers' })
    index.instead.clear()
    const alert = failed.closest<HTMLElement>('[role="alert"]')
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getAllByText('No offers yet')).toHaveLength(2))
  })

  test('aren’t fetched for a burned item', async () => {
    const index = serveHistory([], item(1n, { owner: null, supply: '0', ownedSinceSeconds: null }))
    openPage(address, site)
    expect(await screen.findByText('Burned, so it can’t be sold')).toBeVisible()
    await waitFor(() =>
      expect(index.requests.some(({ operation }) => operation === 'HistoryFeed')).toBe(true),
    )
    expect(screen.queryByRole('button', { name: 'Make offer' })).toBeNull()
    expect(index.requests.some(({ operation }) => operation === 'Offers')).toBe(false)
  })
})

describe('the offers of an account', () => {
  const ME = person(1)
  const mine = (fields: object) => offer({ offerer: { __typename: 'Account', id: ME }, ...fields })

  test('are those it made and those it could accept, with the highest proceeds at the top', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    index.held = [holding(1n)]
    index.offers = [
      mine({ id: hash('1'), endsAtSeconds: '3900000000', ...priced(3n) }),
      offer({ id: hash('2'), endsAtSeconds: '3700000000', ...priced(4n) }),
      offer({ id: hash('3'), scope: 'COLLECTION', token: null, endsAtSeconds: '3800000000', ...priced(5n) }),
    ]
    connectAs(ME)
    openPage(`/account/${ME}/offers`, site)
    await waitFor(async () => expect(await getRows('Offers received')).toHaveLength(2))
    const [higher, lower] = await getRows('Offers received')
    expect(higher).toHaveTextContent(/0.5\sWETH.*Any item of Cabinet/)
    expect(lower).toHaveTextContent(/0.4\sWETH.*Work 1/)
    expect(
      await screen.findByRole('button', { name: 'Accept 0.5 WETH for any item of Cabinet' }),
    ).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Accept 0.4 WETH for Work 1' })).toBeEnabled()
    const [made] = await getRows('Offers made')
    expect(made).toHaveTextContent(/0.3\sWETH/)
    expect(screen.getByRole('button', { name: 'Wrap or unwrap ETH' })).toBeEnabled()
  })

  test('say how they compare with the floor, how many items qualify, and what others offer more', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    index.held = [holding(1n), holding(2n), holding(3n)]
    index.offers = [
      mine({ id: hash('1'), endsAtSeconds: '3900000000', ...priced(3n) }),
      offer({ id: hash('2'), endsAtSeconds: '3700000000', ...priced(4n) }),
      offer({ id: hash('3'), scope: 'COLLECTION', token: null, endsAtSeconds: '3800000000', ...priced(5n) }),
    ]
    // The floor is paid in ether, the offers in wrapped ether: one unit of account.
    const floor = {
      __typename: 'Order',
      id: hash('f'),
      unitPrice: wei(4n),
      unitEndPrice: wei(4n),
      startsAtSeconds: '1',
      endsAtSeconds: '99999999999',
    }
    const market = {
      __typename: 'CollectionMarket',
      id: `${COLLECTION}${ETH.address.slice(2)}`,
      unit: { __typename: 'Currency', id: ETH.address },
      ...byPriceType([floor]),
    }
    index.instead.set('AccountOfferMarks', () =>
      HttpResponse.json({
        data: {
          collections: [{ __typename: 'Collection', id: COLLECTION, markets: [market] }],
          tokens: [{ ...item(1n), bestAskCurrency: null, bestAskPrice: null, ...NO_TIMES }],
        },
      }),
    )
    connectAs(ME)
    const { user } = openPage(`/account/${ME}/offers`, site)
    await waitFor(async () => {
      const [higher, lower] = await getRows('Offers received')
      expect(higher).toHaveTextContent(/0.5\sWETH25% above floor price.*3 of your items qualify/)
      expect(lower).toHaveTextContent(/0.4\sWETHSame as the floor price.*Work 1/)
      // A picture each, of the item or of one that qualifies.
      for (const row of [higher, lower])
        expect(row?.querySelector('[class*="_picture_"]')?.childElementCount).toBe(1)
    })
    await waitFor(async () =>
      expect((await getRows('Offers made'))[0]).toHaveTextContent(
        /0.3\sWETHOutbid by 0.2\sWETH. Best offer: 0.5\sWETH/,
      ),
    )
    const competing = index.requests.find(
      ({ operation, variables }) => operation === 'Offers' && JSON.stringify(variables).includes(wei(3n)),
    )
    expect(JSON.stringify(competing?.variables.where)).toContain(`"unitPrice_gte":"${wei(3n)}"`)

    await user.click(screen.getByRole('button', { name: 'Change offer: 0.3 WETH for Work 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change offer' })
    expect(dialog).toHaveTextContent(
      /This takes 2 transactions. The first cancels your offer of 0.3\sWETH.*In between, you have no offer./,
    )
    expect(await within(dialog).findByRole('textbox', { name: 'Price' })).toHaveValue('0.3')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and offer again' }))
    expect(dialog).toHaveTextContent('Nothing has changed. Enter a new price, or change other terms.')
  })

  test('that their buyers can’t pay for outbid nobody', async () => {
    const index = serveHistory([])
    const poor = person(3)
    serveNode(index, ({ data }) => word(data.includes(poor.slice(2)) ? 0n : 10n ** 30n))
    index.offers = [
      mine({ id: hash('1'), ...priced(3n) }),
      offer({ id: hash('2'), ...priced(4n) }),
      offer({ id: hash('3'), offerer: { __typename: 'Account', id: poor }, ...priced(9n) }),
    ]
    openPage(`/account/${ME}/offers`, site)
    await waitFor(async () =>
      expect((await getRows('Offers made'))[0]).toHaveTextContent(
        /0.3\sWETHOutbid by 0.1\sWETH. Best offer: 0.4\sWETH/,
      ),
    )
  })

  test('are outbid by what pays the seller more, for the same items, by a buyer who is known to have the money', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    const trait = { scope: 'TRAIT', token: null, zoneHash: HAT }
    index.offers = [
      mine({ id: hash('1'), ...trait, criteriaRoot: '5', ...priced(3n) }),
      offer({ id: hash('2'), ...trait, criteriaRoot: '5', ...priced(4n) }),
      // Nobody can fill an offer for a set that no item is in.
      offer({ id: hash('3'), ...trait, criteriaRoot: '6', ...priced(9n) }),
      // More is paid, but less of it to the seller.
      offer({ id: hash('4'), ...trait, criteriaRoot: '5', ...priced(8n), proceeds: wei(1n) }),
    ]
    openPage(`/account/${ME}/offers`, site)
    await waitFor(async () =>
      expect((await getRows('Offers made'))[0]).toHaveTextContent(
        /Outbid by 0.1\sWETH. Best offer: 0.4\sWETH/,
      ),
    )
    const competing = index.requests.find(
      ({ operation, variables }) => operation === 'Offers' && JSON.stringify(variables).includes(wei(3n)),
    )
    expect(JSON.stringify(competing?.variables.where)).toContain('"criteriaRoot":"5"')
  })

  test('say when it can’t be checked what others offer, by the chain or the index, and check it on retry', async () => {
    const index = serveHistory([])
    const unchecked = 'Couldn’t check whether others offer more.'
    index.offers = [mine({ id: hash('1'), ...priced(3n) }), offer({ id: hash('2'), ...priced(4n) })]
    const retry = async (user: ReturnType<typeof openPage>['user']) => {
      const note = await screen.findByText(unchecked)
      expect((await getRows('Offers made'))[0]).not.toHaveTextContent(/Outbid/)
      await user.click(within(note).getByRole('button', { name: 'Retry' }))
      await waitFor(async () =>
        expect((await getRows('Offers made'))[0]).toHaveTextContent(/Outbid by 0.1\sWETH/),
      )
      expect(note).not.toBeInTheDocument()
    }

    let isDown = true
    serveFunds(index, 10n ** 30n)
    server.use(http.post(`${SITE}/rpc`, () => (isDown ? HttpResponse.error() : undefined)))
    const { user, unmount } = openPage(`/account/${ME}/offers`, site)
    await screen.findByText(unchecked)
    isDown = false
    await retry(user)
    unmount()

    index.instead.set('Offers', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const again = openPage(`/account/${ME}/offers`, site)
    await screen.findByText(unchecked)
    index.instead.clear()
    await retry(again.user)
  })

  test('say so where too many offers leave no room for what others offer for the same', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    const unchecked = /There are too many offers to check them all. A higher one may be missing./
    const others = Array.from({ length: 100 }, (_, number) =>
      offer({ id: `0x${String(number + 100).padStart(64, '0')}`, ...priced(9n) }),
    )
    const onSecond = { token: { ...item(2n), balances: [] } }
    index.offers = [
      mine({ id: hash('1'), ...priced(3n) }),
      mine({ id: hash('2'), ...priced(2n), ...onSecond }),
      ...others,
      offer({ id: hash('3'), ...priced(4n), ...onSecond }),
    ]
    openPage(`/account/${ME}/offers`, site)
    await waitFor(async () => {
      const rows = await getRows('Offers made')
      expect(rows.find((row) => row.textContent.includes('Work 1'))).toHaveTextContent(/Outbid by 0.6\sWETH/)
      expect(rows.find((row) => row.textContent.includes('Work 2'))).toHaveTextContent(unchecked)
    })
  })

  test('say so where a higher offer may be paid: its buyer can’t be checked, or has money for a lower one', async () => {
    const index = serveHistory([])
    const [noBalance, partly, rich] = [person(3), person(4), person(6)]
    serveNode(index, ({ data }) =>
      data.includes(noBalance.slice(2))
        ? { reverts: '0x' }
        : word(
            data.includes(rich.slice(2)) ? 10n ** 30n : data.includes(partly.slice(2)) ? BigInt(wei(4n)) : 0n,
          ),
    )
    const by = (buyer: string) => ({ offerer: { __typename: 'Account', id: buyer } })
    const fill = (buyer: string, count: number) =>
      Array.from({ length: count }, (_, number) =>
        offer({ id: `0x${String(number + 100).padStart(64, '0')}`, ...priced(9n), ...by(buyer) }),
      )
    const unchecked = /There are too many offers to check them all. A higher one may be missing./
    const own = mine({ id: hash('1'), ...priced(3n) })
    // The first page has nothing that can be paid, so that lower offers are read, but none by its buyers.
    index.offers = [
      ...fill(person(5), 100),
      offer({ id: hash('2'), ...priced(8n), ...by(noBalance) }),
      offer({ id: hash('3'), ...priced(4n), ...by(rich) }),
      own,
    ]
    const { unmount } = openPage(`/account/${ME}/offers`, site)
    await waitFor(async () => expect((await getRows('Offers made'))[0]).toHaveTextContent(unchecked))
    unmount()

    index.offers = [...fill(partly, 200), offer({ id: hash('4'), ...priced(4n), ...by(partly) }), own]
    openPage(`/account/${ME}/offers`, site)
    await waitFor(async () => expect((await getRows('Offers made'))[0]).toHaveTextContent(unchecked))
  })

  test('are outbid in each currency, whatever fills the query in another', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    const currency = { __typename: 'Currency', id: USDC.address, symbol: 'USDC', name: null, decimals: 6 }
    const inUsdc = (millions: string) => ({
      currency,
      unitPrice: millions,
      startPrice: millions,
      endPrice: millions,
      proceeds: millions,
    })
    index.offers = [
      mine({ id: hash('1'), ...priced(3n) }),
      mine({ id: hash('2'), ...inUsdc('3000000') }),
      ...Array.from({ length: 100 }, (_, number) =>
        offer({ id: `0x${String(number + 100).padStart(64, '0')}`, ...priced(4n) }),
      ),
      offer({ id: hash('3'), ...inUsdc('5000000') }),
    ]
    openPage(`/account/${ME}/offers`, { currencies: [WETH, USDC] })
    await waitFor(async () =>
      expect((await getRows('Offers made')).map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([expect.stringMatching(/Outbid by 2\sUSDC. Best offer: 5\sUSDC/)]),
      ),
    )
  })

  test('say that only the first 1,000 items were checked, also without offers', async () => {
    const index = serveHistory([])
    index.held = Array.from({ length: 1_000 }, (_, number) => holding(BigInt(number)))
    index.offers = []
    openPage(`/account/${ME}/offers`, site)
    expect(await screen.findByText('No offers yet on what this account holds.')).toBeVisible()
    expect(screen.getByText(/Only offers on the first 1,000 items are shown/)).toBeVisible()
  })

  test('include those on traits of items whose metadata is indexed while the page is open', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    const held = holding(1n)
    const token = held['token'] as Record<string, unknown>
    index.held = [{ ...held, token: { ...token, metadata: null } }]
    index.offers = [
      offer({ id: hash('3'), scope: 'TRAIT', token: null, zoneHash: HAT, criteriaRoot: '5', ...priced(2n) }),
    ]
    openPage(`/account/${ME}/offers`, site)
    expect(await screen.findByText('No offers yet on what this account holds.')).toBeVisible()
    const metadata = {
      __typename: 'Metadata',
      id: 'm1',
      name: 'Work 1',
      image: null,
      decimals: null,
      traits: ['Head=Hat'],
    }
    index.held = [{ ...held, token: { ...token, metadata } }]
    Object.assign(index, { block: 11, changedAt: 11 })
    await waitFor(async () =>
      expect((await getRows('Offers received'))[0]).toHaveTextContent(/0.2\sWETH.*Head: Hat/),
    )
  })

  test('are selected and canceled together in a dialog that lists what each may take', async () => {
    const index = serveHistory([])
    serveFunds(index, 10n ** 30n)
    index.offers = [
      mine({ id: hash('1'), ...priced(3n) }),
      mine({ id: hash('2'), scope: 'COLLECTION', token: null, ...priced(6n), quantity: '3', remaining: '2' }),
      mine({ id: hash('3'), scope: 'TRAIT', token: null, zoneHash: HAT, criteriaRoot: '5', ...priced(2n) }),
    ]
    index.instead.set('OfferTraits_ofCollection', () => HttpResponse.json({ data: { tokens: [item(1n)] } }))
    connectAs(ME)
    const { user } = openPage(`/account/${ME}/offers`, site)
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select the offer/ }))
      await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Cancel 3 offers' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 3 offers' })
    expect(dialog).toHaveTextContent(/For 2 items of CabinetUnverified collection0x(ab){20}0.4\sWETH/i)
    await within(dialog).findByText('For an item of Cabinet with Head: Hat')
    expect(dialog).toHaveTextContent(/Work 1Token ID 1Unverified collection0x(ab){20}0.3\sWETH/i)
    await user.click(within(dialog).getByRole('button', { name: 'Keep them' }))
    await user.click(screen.getByRole('button', { name: 'Cancel everything' }))
    expect(await screen.findByRole('dialog', { name: 'Cancel everything' })).toHaveTextContent(
      /voids every listing and every offer/,
    )
  })

  test('offer to cover those that their maker can no longer pay, one by one or all together', async () => {
    const index = serveHistory([])
    const ether = 10n ** 18n
    let balance = ether / 10n
    serveNode(
      index,
      ({ data }) => word(data.startsWith('0x70a08231') ? balance : ether),
      // The wallet account's balance of the native currency, and the result of simulating the wrap.
      { eth_getBalance: word(9n * ether), eth_estimateGas: '0x5208', eth_gasPrice: '0x1' },
    )
    index.offers = [mine({ id: hash('1'), ...priced(3n) }), mine({ id: hash('2'), ...priced(6n) })]
    index.instead.set('OfferCommitments', () => HttpResponse.json({ data: { orders: index.offers } }))
    connectAs(ME)
    const { user } = openPage(`/account/${ME}/offers`, site)
    await user.click(await screen.findByRole('button', { name: 'Cover offer: 0.3 WETH for Work 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cover offer' })
    const amount = (label: string) =>
      within(dialog).getByText(label).parentElement?.querySelector('data')?.value
    await waitFor(() => expect(amount('Wrapped now')).toBe('0.2'))
    expect(amount('You have')).toBe('0.1')
    expect(within(dialog).getByRole('button', { name: 'Wrap' })).toBeEnabled()
    await user.click(within(dialog).getByRole('button', { name: 'All 2 open offers' }))
    await waitFor(() => expect(amount('Wrapped now')).toBe('0.8'))
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    // Topped up from elsewhere: nothing is left to add, and the dialog says so.
    balance = ether
    await user.click(screen.getByRole('button', { name: 'Cover offer: 0.3 WETH for Work 1' }))
    expect(await screen.findByText('There’s nothing to add: these offers can be paid.')).toBeVisible()
  })

  test('of another account can’t be selected, and none are marked', async () => {
    serveHistory([])
    openPage(`/account/${ME}/offers`, site)
    expect(await screen.findByText('This account has no open offers.')).toBeVisible()
    expect(await screen.findByText('No offers yet on what this account holds.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel everything' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Wrap or unwrap ETH' })).toBeNull()
  })

  test('offer no wrapping when no listed currency wraps the native one', async () => {
    serveHistory([])
    connectAs(ME)
    openPage(`/account/${ME}/offers`, { currencies: [{ ...WETH, wrapsNative: false }] })
    await screen.findByText(/^No open offers/)
    expect(screen.queryByRole('button', { name: 'Wrap or unwrap ETH' })).toBeNull()
  })
})
