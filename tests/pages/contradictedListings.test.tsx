// Listings that the index shows and the chain contradicts are left out of a collection's page and its floor, which says so.
import { screen, waitFor, within } from '@testing-library/react'
import { AbiCoder, id } from 'ethers'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { serveNode, type Answer } from '../support/contractNode.ts'
import { listedToken, listing, person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION, collectionRow, market, token } from '../support/fakeIndex.ts'
import { giveLayout } from '../support/layout.ts'
import { openPage } from '../support/openPage.tsx'
import { serveRpc } from '../support/rpcNode.ts'

const TRANSFER = '0x23b872dd'
const hash = (number: bigint) => `0x${number.toString(16).padStart(64, '0')}`
const ether = (number: bigint) => `${number}${'0'.repeat(18)}`

const getListing = (number: bigint) =>
  listing({
    id: hash(number),
    offerer: { __typename: 'Account', id: person(3) },
    startPrice: ether(number),
    endPrice: ether(number),
    unitPrice: ether(number),
    token: listedToken(number),
  })

/** Three listed items, of which the first is the floor. */
function serveListed() {
  giveLayout()
  const index = serveHistory([])
  const numbers = [1n, 2n, 3n]
  index.tokens = numbers.map((number) => token(Number(number), { price: ether(number) }))
  index.collection = collectionRow(index.tokens, {
    markets: [
      {
        ...market({}),
        fixed: numbers.map((number) => ({
          __typename: 'Order',
          id: hash(number),
          unitPrice: ether(number),
          unitEndPrice: ether(number),
          startsAtSeconds: '1',
          endsAtSeconds: '99999999999',
        })),
      },
    ],
  })
  index.instead.set('CollectionOrders', () =>
    HttpResponse.json({ data: { orders: numbers.map(getListing) } }),
  )
  return index
}

const floor = () => screen.getByText('Floor').parentElement as HTMLElement
const getCard = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('article') as HTMLElement
const isFirst = (data: string) => data.endsWith('1'.padStart(64, '0'))

describe('a listing that the chain contradicts', () => {
  test.each<[string, Answer]>([
    // ENS's BaseRegistrarImplementation: `require(expiries[tokenId] > block.timestamp)`, without a reason.
    ['an expired name', { reverts: '0x' }],
    // ERC-6093: the seller has moved it, without an event that says so.
    [
      'a token of someone else',
      {
        reverts:
          id('ERC721IncorrectOwner(address,uint256,address)').slice(0, 10) +
          AbiCoder.defaultAbiCoder()
            .encode(['address', 'uint256', 'address'], [person(3), 1n, person(4)])
            .slice(2),
      },
    ],
    // A soulbound token's own words, as in the example.
    [
      'a locked token',
      { reverts: `0x08c379a0${AbiCoder.defaultAbiCoder().encode(['string'], ['SOULBOUND']).slice(2)}` },
    ],
  ])('of %s has no price in the grid and is no floor', async (_, refusal) => {
    const index = serveListed()
    const requests: number[] = []
    serveNode(
      index,
      ({ data }) => (data.startsWith(TRANSFER) && isFirst(data) ? refusal : '0x'),
      {},
      (calls) => requests.push(calls.filter(({ data }) => data.startsWith(TRANSFER)).length),
    )
    const { user } = openPage(`/collection/${COLLECTION}`)
    expect(await screen.findByText(/^1 listing is left out/)).toBeVisible()
    expect(requests.filter((count) => count > 0)[0]).toBe(3)
    expect(await getCard('Work 1')).toHaveTextContent('Not for sale')
    expect(await getCard('Work 2')).toHaveTextContent(/2\sETH/)
    expect(floor()).toHaveTextContent(/2\sETH/)

    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(await getCard('Work 1')).toHaveTextContent(/1\sETH/)
    expect(floor()).toHaveTextContent(/1\sETH/)
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(floor()).toHaveTextContent(/2\sETH/)
  })

  test.each([
    ['lacks the block', { code: -32_000, message: 'header not found' }],
    ['limits its rate', { code: -32_005, message: 'limit exceeded' }],
    ['gives too little gas', { code: -32_000, message: 'out of gas' }],
  ])('is not supposed where the node %s', async (_, error) => {
    serveListed()
    let called = 0
    serveRpc(({ method }) => {
      if (method === 'eth_call') called += 1
      return { error }
    })
    openPage(`/collection/${COLLECTION}`)
    await waitFor(() => expect(called).toBeGreaterThanOrEqual(3))
    expect(await getCard('Work 1')).toHaveTextContent(/1\sETH/)
    expect(within(floor()).getByText(/ETH/)).toBeVisible()
    expect(screen.queryByText(/left out/)).toBeNull()
  })
})
