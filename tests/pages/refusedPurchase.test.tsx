// An item that is listed but whose transfer would revert isn't offered for purchase, and its page says why.
import { screen, waitFor, within } from '@testing-library/react'
import { id } from 'ethers'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { connectAs } from '../support/connectAs.ts'
import {
  bundle,
  holding,
  item,
  listedToken,
  listing,
  person,
  serveHistory,
  tokenId,
} from '../support/fakeHistory.ts'
import { COLLECTION, token } from '../support/fakeIndex.ts'
import { giveLayout } from '../support/layout.ts'
import { serveNode, type Answer, type ContractCall } from '../support/contractNode.ts'
import { openPage } from '../support/openPage.tsx'

const address = `/item/${COLLECTION}/1`
const OPERATOR = `0x${'55'.repeat(20)}`
const TRANSFER = '0x23b872dd'
const PAUSED = { reverts: id('EnforcedPause()').slice(0, 10) }
const CLOSED = {
  reverts: id('CreatorTokenTransferValidator__CallerMustBeWhitelistedOperator()').slice(0, 10),
}

const onSale = (fields: object = {}) => {
  const order = listing({ offerer: { __typename: 'Account', id: person(3) }, ...fields })
  return item(1n, { listings: [order], bestAsk: { __typename: 'Order', id: order['id'] } })
}

/** A chain whose token answers transfer calls with `answer`; returns those calls and how many arrived together. */
function serve(shown: ReturnType<typeof item>, answer: (call: ContractCall) => Answer) {
  const index = serveHistory([], shown)
  const transfers: ContractCall[] = []
  const requests: number[] = []
  serveNode(
    index,
    (call) => {
      if (!call.data.startsWith(TRANSFER)) return '0x'
      transfers.push(call)
      return answer(call)
    },
    {},
    (calls) => {
      const tried = calls.filter(({ data }) => data.startsWith(TRANSFER)).length
      if (tried > 0) requests.push(tried)
    },
  )
  return { index, transfers, requests }
}

const price = () => screen.findByRole('region', { name: 'Price' })
const buyButton = () => screen.queryByRole('button', { name: 'Buy Work 1' })

describe('fault: paused, staked or guarded token', () => {
  test.each([
    ['paused', PAUSED, 'Can’t be bought. The token contract is paused.'],
    [
      'closed to this market',
      CLOSED,
      'Can’t be bought. The collection doesn’t let this marketplace move its items.',
    ],
  ])('shows the reason in place of the buy button for an item that is %s', async (_, refusal, sentence) => {
    const { transfers } = serve(onSale(), () => refusal)
    openPage(address)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(buyButton()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add Work 1 to cart' })).toBeNull()
    // The call comes from the contract that would move the item, and moves it from the seller.
    expect(transfers[0]).toMatchObject({ from: OPERATOR, to: COLLECTION })
    expect(transfers[0]?.data).toContain(person(3).slice(2))
  })

  test('offers the item again on retry once the token permits the transfer', async () => {
    let answer: Answer = PAUSED
    serve(onSale(), () => answer)
    const { user } = openPage(address)
    const again = await screen.findByRole('button', { name: 'Check again' })
    await waitFor(() => expect(again).toBeEnabled())
    answer = '0x'
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
    expect(screen.queryByText(/Can’t be bought/)).toBeNull()
  })

  test('checks the transfer to the connected account, and keeps the seller’s own actions', async () => {
    const { transfers } = serve(onSale(), () => PAUSED)
    const reader = connectAs(person(4))
    const first = openPage(address)
    await screen.findByText(/Can’t be bought/)
    await waitFor(() => expect(transfers.at(-1)?.data).toContain(person(4).slice(2)))
    first.unmount()
    reader()

    const seller = connectAs(person(3))
    openPage(address)
    await screen.findByText(/Can’t be bought/)
    expect(within(await price()).getByRole('button', { name: /^Cancel/ })).toBeEnabled()
    seller()
  })

  test('offers the item when the token permits the transfer, with one call', async () => {
    const { transfers } = serve(onSale(), () => '0x')
    openPage(address)
    await waitFor(() => expect(transfers).toHaveLength(1))
    expect(buyButton()).toBeEnabled()
    expect(screen.queryByText(/Can’t be bought/)).toBeNull()
  })
})

/** A listing of another item of the collection. */
const getListing = (number: bigint, fields: object = {}) =>
  listing({
    id: `0x${number.toString(16).padStart(64, '0')}`,
    offerer: { __typename: 'Account', id: person(3) },
    token: listedToken(number),
    ...fields,
  })

const PAUSED_WORDS = 'Can’t be bought. The token contract is paused.'

/** The transfer of one item alone reverts. */
const refusing =
  (number: bigint) =>
  ({ data }: ContractCall): Answer =>
    data.endsWith(number.toString(16).padStart(64, '0')) ? PAUSED : '0x'

describe('fault: paused, staked or guarded token', () => {
  test('checks all further listings of an item in one batched request', async () => {
    const listed = (last: number, fields: object = {}) =>
      listing({
        id: `0x${'0'.repeat(63)}${last}`,
        offerer: { __typename: 'Account', id: person(last) },
        ...fields,
      })
    const shown = item(1n, {
      listings: [listed(3), listed(4), listed(5)],
      bestAsk: { __typename: 'Order', id: listed(3)['id'] },
    })
    const { requests } = serve(shown, ({ data }) => (data.includes(person(4).slice(2)) ? PAUSED : '0x'))
    openPage(address)
    const table = within(await screen.findByRole('region', { name: 'Live listings' }))
    const reason = await table.findByText(PAUSED_WORDS)
    expect(within(reason.closest('tr') as HTMLElement).queryByRole('button', { name: /Buy|cart/ })).toBeNull()
    expect(table.getAllByRole('button', { name: 'Buy Work 1' })).toHaveLength(2)
    // The refused one is checked again with later blocks.
    expect(requests[0]).toBe(3)
    expect(requests.slice(1).every((calls) => calls === 1)).toBe(true)
  })

  test('doesn’t offer a bundle while the transfer of one of its items reverts, and names that item', async () => {
    const account = { __typename: 'Account', id: person(1) }
    const id = `${tokenId(1n)}${person(1).slice(2)}`
    const held = { __typename: 'Balance', id, amount: '1', heldSinceSeconds: '1', account }
    const offeredIn = [{ __typename: 'OpenItem', id: 'given', order: bundle([1n, 2n]) }]
    serve(item(1n, { balances: [held], holders: [{ ...held, offeredIn }] }), refusing(2n))
    openPage(address)
    // Beside the price and among the bundles.
    await waitFor(() => expect(screen.getAllByText(/The token contract is paused\.$/)).toHaveLength(2))
    for (const refusal of screen.getAllByText(/^Can’t be bought/)) {
      expect(refusal).toHaveTextContent('Can’t be bought. Work 2: The token contract is paused.')
    }
    expect(screen.queryByRole('button', { name: 'Buy Work 1 and 1 more' })).toBeNull()
  })

  test('checks a card in a grid when the reader reaches it, not before', async () => {
    giveLayout()
    const { index, requests } = serve(item(1n), refusing(2n))
    const sold = (number: bigint) => ({
      ...getListing(number),
      offerer: { __typename: 'Account', id: person(1) },
    })
    index.held = [1n, 2n, 3n].map((number) => holding(number, { listing: sold(number) }))
    const { user } = openPage(`/account/${person(1)}`)
    const getCard = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('article') as HTMLElement
    const second = await getCard('Work 2')
    expect(await within(second).findByRole('button', { name: /^Buy for/ })).toBeEnabled()
    expect(requests).toEqual([])
    await user.hover(second)
    expect(await within(second).findByText(PAUSED_WORDS)).toBeVisible()
    expect(within(second).queryByRole('button')).toBeNull()
    const first = await getCard('Work 1')
    await user.hover(first)
    await waitFor(() => expect(requests).toEqual([1, 1]))
    expect(within(first).getByRole('button', { name: /^Buy for/ })).toBeEnabled()
  })

  test('marks the cart item whose transfer would revert, and buys the rest', async () => {
    localStorage.clear()
    let answer: (call: ContractCall) => Answer = () => '0x'
    const { index, requests } = serve(item(1n), (call) => answer(call))
    const rows = [1n, 2n, 3n].map((number) => getListing(number))
    index.listings = rows
    index.instead.set('Cart_listings', () => HttpResponse.json({ data: { orders: rows } }))
    const first = openPage(`/account/${person(3)}/listings`)
    for (const name of ['Work 1', 'Work 2', 'Work 3']) {
      await first.user.click(await screen.findByRole('button', { name: `Add ${name} to cart` }))
    }
    await waitFor(() => expect(requests).toEqual([1, 1, 1]))
    first.unmount()
    answer = refusing(2n)
    const { user } = openPage(`/account/${person(3)}/listings`)
    await user.click(screen.getByRole('button', { name: 'Cart, 3 listings' }))
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }))
    expect(await cart.findByText('The token contract is paused.')).toBeVisible()
    expect(cart.getByRole('button', { name: /^Buy 2 items for\s+4/ })).toBeEnabled()
    expect(requests).toEqual([1, 1, 1, 3])
  })

  test('replaces an item in a sweep whose transfer would revert with the next, and says so', async () => {
    giveLayout()
    const { index } = serve(item(1n), refusing(2n))
    index.tokens = [token(1, { price: `${10n ** 18n}` })]
    index.collection = { ...index.collection, listedCount: 1 }
    const priced = (number: bigint) => ({
      startPrice: `${number}${'0'.repeat(18)}`,
      endPrice: `${number}${'0'.repeat(18)}`,
      unitPrice: `${number}${'0'.repeat(18)}`,
    })
    index.instead.set('Sweep', () =>
      HttpResponse.json({
        data: { fixed: [1n, 2n, 3n, 4n].map((number) => getListing(number, priced(number))), declining: [] },
      }),
    )
    const { user } = openPage(`/collection/${COLLECTION}`)
    await user.click(await screen.findByRole('button', { name: 'Sweep' }))
    const sweep = within(await screen.findByRole('dialog', { name: 'Sweep cheapest listings' }))
    expect(await sweep.findByText('Left out: The token contract is paused.')).toBeVisible()
    expect(sweep.getByRole('button', { name: /^Buy 3 items for\s+8/ })).toBeEnabled()
  })
})

test('recognizes a listing that another marketplace must approve from the index alone', async () => {
  const order = listing({ live: false, unrestricted: false, orderType: 2 })
  const { transfers } = serve(item(1n, { inactive: [order] }), () => '0x')
  openPage(address)
  expect(await price()).toHaveTextContent(
    'but it can’t be bought now. It needs the approval of another marketplace, so it can’t be bought here.',
  )
  expect(buyButton()).toBeNull()
  expect(transfers).toEqual([])
})
