// Giving an approval again: its operator, the listings that it reactivates, and no confirmation before they load.
import { createItem, createListing, createUnapprovedRow } from '../../../tests/support/listing.ts'
import { screen, within } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../../tests/support/server.ts'
import { type Address } from '../../domain/address.ts'
import { MAX_CANCELLATIONS } from '../../seaport/cancel.ts'
import { CONDUITS, SEAPORT } from '../../seaport/contracts.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { ApproveDialog } from './Dialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const collection = `0x${'d'.repeat(40)}` as Address
const conduit = [...CONDUITS.values()].find((operator) => operator !== SEAPORT) as Address
const listing = createListing({
  seller: ada,
  item: createItem({ collection, collectionName: 'Editions', name: 'Edition 1' }),
})

const inactive = (number: number) => createUnapprovedRow(number, { seller: ada, collection })

/** An index with that many inactive listings; returns the operators that were queried. */
function serve(count: number): readonly unknown[] {
  const operators: unknown[] = []
  server.use(
    graphql.query('ReactivatedListings', ({ variables }) => {
      const { first, where } = variables as { first: number; where: { operator: unknown } }
      operators.push(where.operator)
      const orders = Array.from({ length: Math.min(count, first) }, (_, index) => inactive(index + 1))
      return HttpResponse.json({ data: { orders } })
    }),
  )
  return operators
}

function show(operator: Address) {
  renderTrade(
    <ApproveDialog listing={{ ...listing, operator }} account={ada} onClose={() => undefined} />,
    tradeConfig(),
  )
}

const approve = () => screen.getByRole('button', { name: 'Approve' })

test('names the conduit to approve, and lists the listings that lack its approval', async () => {
  const operators = serve(2)
  show(conduit)
  expect(screen.getByText(/OpenSea’s conduit, .* can then move all your items/)).toBeVisible()
  expect(screen.queryByText(/Seaport/)).toBeNull()
  expect(await screen.findByText('It reactivates these listings:')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Editions #1'),
    expect.stringContaining('Editions #2'),
  ])
  expect(operators).toEqual([conduit])
})

test('shows no list when nothing is reactivated', async () => {
  serve(0)
  show(SEAPORT)
  expect(screen.getByText(/^Seaport, /)).toBeVisible()
  expect(await screen.findByText('It reactivates none of your listings.')).toBeVisible()
  expect(screen.queryByText(/reactivates (this|these)/)).toBeNull()
  await vi.waitFor(() => expect(approve()).toBeEnabled())
})

test('says when the list is not complete', async () => {
  serve(MAX_CANCELLATIONS + 7)
  show(SEAPORT)
  const list = await screen.findByRole('list')
  const shown = within(list).getAllByRole('listitem')
  // As many as fit into one transaction.
  expect(shown).toHaveLength(86)
  expect(shown.at(-1)).toHaveTextContent('and more')
})

test('enables the approval only once the reactivated listings are shown', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const requested = vi.fn()
  server.use(
    graphql.query('ReactivatedListings', async () => {
      requested()
      await held
      return HttpResponse.json({ data: { orders: [inactive(1)] } })
    }),
  )
  show(SEAPORT)
  await vi.waitFor(() => expect(requested).toHaveBeenCalled(), { timeout: 5000 })
  expect(screen.getByText('Loading your listings')).toBeInTheDocument()
  expect(approve()).toBeDisabled()
  release()
  expect(await screen.findByText('It reactivates this listing:')).toBeVisible()
  await vi.waitFor(() => expect(approve()).toBeEnabled())
})
