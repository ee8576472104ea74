// The next steps after each trade, and sharing what was traded.
import { fireEvent, screen, act } from '@testing-library/react'
import { expect, test, afterEach, vi } from 'vitest'
import { createItem } from '../../../tests/support/listing.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import type { Address } from '../../domain/address.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { NextSteps, type NextStepsProps, ShareButton } from './NextSteps.tsx'
import { TradeDialogContext } from './trade.ts'
import { BrowserRouter } from 'react-router'

const ada = `0x${'a1'.repeat(20)}` as Address
const item = createItem()
const share = `Share ${item.name}`
const viewItem = `View item: ${item.path}`
const viewItems = `View your items: /account/${ada}`
const viewListings = `View your listings: /account/${ada}/listings`
const viewOffers = `View your offers: /account/${ada}/offers`
const viewPortfolio = `View portfolio: /account/${ada}/portfolio`

/** The steps in order: links with their targets, and buttons. */
function showSteps(after: NextStepsProps['after'], traded: ListedItem | undefined, path = '/activity') {
  const { container } = renderInFrame(
    <TradeDialogContext value={() => undefined}>
      <NextSteps
        after={after}
        account={ada}
        items={traded === undefined ? [] : [traded]}
        onClose={() => undefined}
      />
    </TradeDialogContext>,
    { path },
  )
  return [...container.querySelectorAll('a, button')].map((step) => {
    const target = step.getAttribute('href')
    const name = step.getAttribute('aria-label') ?? step.textContent
    return target === null ? name : `${name}: ${target}`
  })
}

test.each([
  ['buy', item, [share, 'List for sale', viewItems]],
  ['cart', undefined, [viewItems]],
  ['list', item, [share, viewItem]],
  ['bulkList', undefined, [viewListings]],
  ['offer', undefined, [viewOffers]],
  ['accept', item, [viewItem, viewPortfolio]],
  ['accept', undefined, [viewPortfolio]],
] as const)('offers the next steps after the trade %s', (after, traded, steps) => {
  expect(showSteps(after, traded)).toEqual(steps)
})

test('has no link to the page behind the dialog', () => {
  expect(showSteps('list', item, item.path)).toEqual([share])
})

test('lists several bought items in one form, unless one is of an edition', () => {
  const trades: unknown[] = []
  const [first, second] = ['1', '2'].map((name) => ({ ...item, name })) as [ListedItem, ListedItem]
  const show = (items: readonly ListedItem[]) =>
    renderInFrame(
      <TradeDialogContext value={(trade) => trades.push(trade)}>
        <NextSteps after="cart" account={ada} items={items} onClose={() => undefined} />
      </TradeDialogContext>,
    )
  const { unmount } = show([first, second])
  fireEvent.click(screen.getByRole('button', { name: 'List for sale' }))
  expect(trades).toEqual([
    {
      kind: 'bulkList',
      items: [
        { item: first, held: 1n },
        { item: second, held: 1n },
      ],
    },
  ])
  unmount()
  show([first, { ...second, standard: 'ERC1155' }])
  expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function clickShare(writeText: (text: string) => Promise<void>, router?: typeof BrowserRouter) {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  renderInFrame(<ShareButton path="/item/0x1/7" name="Noun 7" />, { ...(router && { router }) })
  fireEvent.click(screen.getByRole('button', { name: 'Share Noun 7' }))
  await act(async () => undefined)
}

test('says that the link was copied, and offers to share again two seconds later', async () => {
  const written: string[] = []
  await clickShare(async (text) => void written.push(text))
  expect(written).toEqual([new URL('/item/0x1/7', location.href).href])
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Link copied')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button', { name: 'Share Noun 7' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('shares the address under the path of the site', async () => {
  const written: string[] = []
  history.replaceState(null, '', '/market/activity')
  await clickShare(
    async (text) => void written.push(text),
    (props) => <BrowserRouter {...props} basename="/market/" />,
  )
  expect(written).toEqual([new URL('/market/item/0x1/7', location.href).href])
  history.replaceState(null, '', '/')
})

test('says that copying failed, and offers to try again', async () => {
  await clickShare(() => Promise.reject(new Error('blocked')))
  expect(screen.queryByRole('button', { name: 'Share Noun 7' })).toBeNull()
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button', { name: 'Share Noun 7' })).toBeVisible()
})
