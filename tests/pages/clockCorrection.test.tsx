// A page whose clock the chain corrects while it is open: it queries again, and what the reader does goes on.
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { noteBlock } from '../../src/domain/chainClock.ts'
import { event, item, person, sale, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION, type FakeIndex, market, serveIndex, token } from '../support/fakeIndex.ts'
import { giveLayout } from '../support/layout.ts'
import { openPage } from '../support/openPage.tsx'

const ETHER = 10n ** 18n

beforeEach(() => {
  localStorage.clear()
  giveLayout()
})

/** The index and the node turn out to be hours ahead of the device. */
function correctClock({ block }: FakeIndex) {
  const timestampSeconds = Math.floor(Date.now() / 1_000) + 5 * 3_600
  act(() => {
    for (const source of ['index', 'node'] as const)
      noteBlock(source, { number: block + 1, timestampSeconds })
  })
}

const refuse = () => HttpResponse.json({ errors: [{ message: 'Store error: x' }] })
const getCount = ({ requests }: FakeIndex, name: string) =>
  requests.filter(({ operation }) => operation === name).length

/** The same query a second time, with another time. */
async function expectRepeated(index: FakeIndex, name: string) {
  await waitFor(() => expect(getCount(index, name)).toBeGreaterThan(1))
  const variables = index.requests
    .filter(({ operation }) => operation === name)
    .map((request) => JSON.stringify(request.variables))
  expect(new Set(variables).size).toBeGreaterThan(1)
}

describe.each([
  ['answers', false],
  ['fails', true],
])('an index that %s when it is queried by the right time', (_, isFailing) => {
  test('leaves an item’s page as it is, with what is selected and focused', async () => {
    const events = [
      event({ type: 'MINT', to: person(1), block: 1 }),
      ...sale({ from: person(1), to: person(2), block: 30, price: 2n }),
    ]
    const index = serveHistory(events, item(1n, { owner: { __typename: 'Account', id: person(2) } }))
    const { user } = openPage(`/item/${COLLECTION}/1`)
    const owners = within(await screen.findByRole('tablist', { name: /Owners over time/ })).getAllByRole(
      'tab',
    )
    owners[1]?.focus()
    await user.keyboard('{ArrowLeft}')
    expect(owners[0]).toHaveFocus()
    if (isFailing) for (const part of ['ItemPage', 'ItemPage_record']) index.instead.set(part, refuse)
    correctClock(index)
    await expectRepeated(index, 'ItemPage')
    await expectRepeated(index, 'ItemPage_record')
    // What replaces the page comes with the answer.
    await act(async () => undefined)
    expect(owners[0]).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Minted')
  })

  test('leaves a collection’s items, and an open form what was typed', async () => {
    const index = serveIndex([
      token(1, { price: `${3n * ETHER}` }),
      token(2, { price: `${ETHER}` }),
      token(3, { name: 'Blue 3' }),
    ])
    index.collection = { ...index.collection, markets: [market({ floor: `${ETHER}` })] }
    for (const part of ['ItemSearchRows', 'ItemSearchRows_head'])
      index.instead.set(part, () => HttpResponse.error())
    index.instead.set('Sweep', () => HttpResponse.json({ data: { fixed: [], declining: [] } }))
    const { user } = openPage(`/collection/${COLLECTION}`)
    const names = () =>
      screen
        .queryAllByRole('article', { hidden: true })
        .map((card) => within(card).getByRole('link', { hidden: true }).textContent)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1', 'Blue 3']))
    await user.click(await screen.findByRole('button', { name: 'Sweep' }))
    const sweep = await screen.findByRole('dialog', { name: 'Sweep cheapest listings' })
    const cap = within(sweep).getByLabelText('Maximum price per item')
    await user.type(cap, '2.5')
    const parts = ['CollectionFrame', 'CollectionItems', 'CollectionItems_priced', 'Sweep']
    if (isFailing) for (const part of parts) index.instead.set(part, refuse)
    const seen: number[] = []
    const watch = new MutationObserver(() => seen.push(names().length))
    watch.observe(document.body, { childList: true, subtree: true })
    correctClock(index)
    await expectRepeated(index, 'CollectionFrame')
    await expectRepeated(index, 'CollectionItems_priced')
    await act(async () => undefined)
    watch.disconnect()
    expect(names()).toEqual(['Work 2', 'Work 1', 'Blue 3'])
    expect(seen.filter((count) => count < 3)).toEqual([])
    expect(cap).toBeVisible()
    expect(cap).toHaveValue('2.5')
  })
})
