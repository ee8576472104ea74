// A range of items, some of which haven't loaded.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import type { ShownItem } from '../../features/items/source/shownItems.ts'
import { type SelectionAction, useItemSelection } from './useItemSelection.tsx'

const itemAt = (place: number): ShownItem | undefined =>
  place === 2
    ? undefined
    : {
        id: `${place}`,
        collection: parseAddress(`0x${'c0'.repeat(20)}`),
        collectionName: undefined,
        name: `Work ${place}`,
        image: null,
        decimals: 0,
        path: '/',
        supply: undefined,
        isSupplyMinimum: false,
        listing: null,
        listedAtSeconds: null,
        inBundle: false,
        lastSale: null,
        orderHash: null,
        rarityRank: undefined,
      }

const action: SelectionAction = {
  kind: 'list',
  getId: ({ id }) => id,
  label: collectionTexts.listItems,
  act: async () => undefined,
}

function Items({ places, isOutdated = false }: { readonly places: readonly number[]; isOutdated?: boolean }) {
  const selection = useItemSelection({ action: { ...action, isOutdated }, itemAt, inView: () => [] })
  return (
    <div {...selection.area}>
      <button onClick={selection.begin}>Select</button>
      {selection.bar}
      {places.map((place) => {
        const item = itemAt(place)
        return item && <div key={place}>{selection.box(item, place)}</div>
      })}
    </div>
  )
}

test('says that items between the ends of a range haven’t loaded, until something else is selected', async () => {
  const user = userEvent.setup()
  renderInFrame(<Items places={[0, 1, 3]} />)
  const work = (number: number) => screen.findByRole('checkbox', { name: `Select Work ${number}` })
  const selectRange = async (number: number) => {
    await user.keyboard('{Shift>}')
    await user.click(await work(number))
    await user.keyboard('{/Shift}')
  }
  await user.click(screen.getByText('Select'))
  await user.click(await work(0))
  await selectRange(1)
  expect(screen.getByText('2 selected')).toBeVisible()
  expect(screen.queryByText(/haven’t loaded/)).toBeNull()
  await selectRange(3)
  expect(screen.getByText('3 selected')).toBeVisible()
  expect(
    screen.getByText(/^Some items in the range haven’t loaded, so they weren’t selected\./),
  ).toBeVisible()
  await user.click(await work(0))
  expect(screen.queryByText(/haven’t loaded/)).toBeNull()
})

function Buying({ isOutdated }: { readonly isOutdated: boolean }) {
  const act = async () => collectionTexts.added({ count: 1 })
  const selection = useItemSelection({ action: { ...action, isOutdated, act }, itemAt, inView: () => [] })
  return (
    <div {...selection.area}>
      <button onClick={selection.begin}>Select</button>
      {selection.bar}
      {selection.box(itemAt(0) as ShownItem, 0)}
    </div>
  )
}

test('shows what was added to the cart until it has left the cart', async () => {
  const user = userEvent.setup()
  const { rerender } = renderInFrame(<Buying isOutdated={false} />)
  await user.click(screen.getByText('Select'))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Work 0' }))
  await user.click(screen.getByRole('button', { name: /^List/ }))
  expect(await screen.findByText('Added 1 to cart.')).toBeVisible()
  rerender(<Buying isOutdated />)
  expect(screen.queryByText('Added 1 to cart.')).toBeNull()
  // Of the next selection, messages are shown.
  rerender(<Items places={[0, 1, 3]} isOutdated />)
  await user.click(screen.getByText('Select'))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Work 0' }))
  await user.keyboard('{Shift>}')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Work 3' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText(/haven’t loaded/)).toBeVisible()
})
