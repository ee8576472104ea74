// An account's pages: what stands for sale and what sleeps, its activity, and addresses that are none.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { event, listing, person, serveHistory } from '../support/fakeHistory.ts'
import { openPage } from '../support/openPage.tsx'

test('tells live listings from those that sleep, with the reason', async () => {
  const index = serveHistory([])
  index.listings = [
    listing(),
    listing({ id: `0x${'0'.repeat(63)}3`, live: false, makerHolds: false }),
    listing({ id: `0x${'0'.repeat(63)}4`, live: false, makerApproved: false }),
  ]
  openPage(`/account/${person(1)}/listings`)
  const live = await screen.findByRole('region', { name: 'Listings for sale' })
  expect(within(live).getAllByRole('row')).toHaveLength(2)
  expect(within(live).getByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
  const asleep = screen.getByRole('region', { name: 'Listings that are not for sale now' })
  expect(within(asleep).getByText('The seller does not hold the item now.')).toBeVisible()
  expect(within(asleep).getByText('The seller has withdrawn the permission to sell it.')).toBeVisible()
  expect(within(asleep).queryByRole('button')).toBeNull()
})

test('shows both sides of its activity', async () => {
  serveHistory([
    event({ type: 'TRANSFER', from: person(1), to: person(2), block: 4 }),
    event({ type: 'TRANSFER', from: person(3), to: person(1), block: 3 }),
    event({ type: 'TRANSFER', from: person(2), to: person(3), block: 2 }),
  ])
  openPage(`/account/${person(1)}/activity`)
  const table = await screen.findByRole('table', { name: 'Activity of the account' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
})

test('an account that the index has not met is a page with nothing on it, not an error', async () => {
  serveHistory([])
  openPage(`/account/${person(7)}`)
  expect(await screen.findByRole('heading', { name: 'This account holds no items' })).toBeVisible()
  expect(screen.getByText(person(7))).toBeVisible()
})

test('an address with a mistake in it is explained', async () => {
  serveHistory([])
  openPage('/account/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('5aAe', '5AAe'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This is not an account’s address',
  )
  expect(screen.getByText(/checksum does not match/)).toBeVisible()
})
