// An item that looks for sale but could not be bought is not offered for purchase, and its page says why.
import { screen, waitFor, within } from '@testing-library/react'
import { id } from 'ethers'
import { describe, expect, test } from 'vitest'
import { connectAs } from '../support/connectAs.ts'
import { item, listing, person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
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
  const ask = listing({ offerer: { __typename: 'Account', id: person(3) }, ...fields })
  return item(1n, { asks: [ask], bestAsk: { __typename: 'Order', id: ask['id'] } })
}

/** A chain whose token answers a transfer as told; gives the transfers that it was asked for. */
function serve(shown: ReturnType<typeof item>, answer: () => Answer) {
  const index = serveHistory([], shown)
  const transfers: ContractCall[] = []
  const asked = serveNode(index, (call) => {
    if (!call.data.startsWith(TRANSFER)) return '0x'
    transfers.push(call)
    return answer()
  })
  return { transfers, asked }
}

const price = () => screen.findByRole('region', { name: 'Price' })
const buyButton = () => screen.queryByRole('button', { name: 'Buy Work 1' })

describe('fault: paused, staked or guarded token', () => {
  test.each([
    ['paused', PAUSED, 'Not offered for purchase: the token contract is paused.'],
    [
      'closed to this market',
      CLOSED,
      'Not offered for purchase: the collection does not let this market move its items.',
    ],
  ])(
    'an item that is %s has the reason in the place of the button that buys',
    async (_, refusal, sentence) => {
      const { transfers } = serve(onSale(), () => refusal)
      openPage(address)
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(buyButton()).toBeNull()
      expect(screen.queryByRole('button', { name: 'Put Work 1 into the basket' })).toBeNull()
      // As the contract that would move it asks, from who sells it.
      expect(transfers[0]).toMatchObject({ from: OPERATOR, to: COLLECTION })
      expect(transfers[0]?.data).toContain(person(3).slice(2))
    },
  )

  test('is offered again once the token lets it go, when asked again', async () => {
    let answer: Answer = PAUSED
    serve(onSale(), () => answer)
    const { user } = openPage(address)
    const again = await screen.findByRole('button', { name: 'Ask again' })
    await waitFor(() => expect(again).toBeEnabled())
    answer = '0x'
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
    expect(screen.queryByText(/Not offered for purchase/)).toBeNull()
  })

  test('is tried for the reader who is there, and leaves its seller what is theirs to do', async () => {
    const { transfers } = serve(onSale(), () => PAUSED)
    const reader = connectAs(person(4))
    const first = openPage(address)
    await screen.findByText(/Not offered for purchase/)
    await waitFor(() => expect(transfers.at(-1)?.data).toContain(person(4).slice(2)))
    first.unmount()
    reader()

    const seller = connectAs(person(3))
    openPage(address)
    await screen.findByText(/Not offered for purchase/)
    expect(within(await price()).getByRole('button', { name: /^Cancel/ })).toBeEnabled()
    seller()
  })

  test('is offered where the token refuses nothing, with one question', async () => {
    const { transfers } = serve(onSale(), () => '0x')
    openPage(address)
    await waitFor(() => expect(transfers).toHaveLength(1))
    expect(buyButton()).toBeEnabled()
    expect(screen.queryByText(/Not offered for purchase/)).toBeNull()
  })
})

test('a listing that another market must approve is told from the index alone', async () => {
  const ask = listing({ live: false, unrestricted: false, orderType: 2 })
  const { transfers } = serve(item(1n, { asleep: [ask] }), () => '0x')
  openPage(address)
  expect(await price()).toHaveTextContent(
    'but it cannot be bought now: it needs the approval of another market, so it cannot be bought here.',
  )
  expect(buyButton()).toBeNull()
  expect(transfers).toEqual([])
})
