// Giving an approval back: to whom it goes, what that puts back on sale, and no agreement before that is shown.
import { createItem, createListing, createOrderRow } from '../../../../tests/support/listing.ts'
import { screen, within } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../../../tests/support/server.ts'
import { type Address } from '../../../domain/address.ts'
import { MOST_CANCELLATIONS } from '../../../market/cancel.ts'
import { CONDUITS, SEAPORT } from '../../../market/contracts.ts'
import { testConfig } from '../../../../tests/support/renderInFrame.tsx'
import { renderTrade } from '../../../../tests/support/renderTrade.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const collection = `0x${'d'.repeat(40)}` as Address
const conduit = [...CONDUITS.values()].find((operator) => operator !== SEAPORT) as Address
const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    rpcUrl: '/rpc',
    graphqlUrl: 'http://localhost:3000/graphql',
    currencies: [],
  },
}

const listing = createListing({
  seller: ada,
  item: createItem({ collection, collectionName: 'Editions', name: 'Edition 1' }),
})

const resting = (number: number) =>
  createOrderRow(number, {
    offerer: { __typename: 'Account', id: ada },
    live: false,
    makerApproved: false,
    token: {
      __typename: 'Token',
      id: `${collection}${number}`,
      tokenId: `${number}`,
      standard: 'ERC1155',
      collection: { __typename: 'Collection', id: collection, name: 'Editions' },
      metadata: null,
    },
  })

/** An index with that many resting listings; gives the operators that it was asked about. */
function serve(count: number): readonly unknown[] {
  const operators: unknown[] = []
  server.use(
    graphql.query('ReactivatedListings', ({ variables }) => {
      const { first, where } = variables as { first: number; where: { operator: unknown } }
      operators.push(where.operator)
      const orders = Array.from({ length: Math.min(count, first) }, (_, index) => resting(index + 1))
      return HttpResponse.json({ data: { orders } })
    }),
  )
  return operators
}

function show(operator: Address) {
  renderTrade(
    <ApproveDialog listing={{ ...listing, operator }} account={ada} onClose={() => undefined} />,
    config,
  )
}

const allow = () => screen.getByRole('button', { name: 'Approve' })

test('names the conduit that the approval goes to, and asks for the listings that rest for want of it', async () => {
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

test('announces no list where nothing comes back', async () => {
  serve(0)
  show(SEAPORT)
  expect(screen.getByText(/^Seaport, /)).toBeVisible()
  expect(await screen.findByText('It reactivates none of your listings.')).toBeVisible()
  expect(screen.queryByText(/reactivates (this|these)/)).toBeNull()
  await vi.waitFor(() => expect(allow()).toBeEnabled())
})

test('says where the list does not hold all that comes back', async () => {
  serve(MOST_CANCELLATIONS + 7)
  show(SEAPORT)
  const list = await screen.findByRole('list')
  const shown = within(list).getAllByRole('listitem')
  expect(shown).toHaveLength(MOST_CANCELLATIONS + 1)
  expect(shown.at(-1)).toHaveTextContent('and more')
})

test('waits with the approval until what it opens is shown', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked = vi.fn()
  server.use(
    graphql.query('ReactivatedListings', async () => {
      asked()
      await held
      return HttpResponse.json({ data: { orders: [resting(1)] } })
    }),
  )
  show(SEAPORT)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 5000 })
  expect(screen.getByText('Loading your listings')).toBeInTheDocument()
  expect(allow()).toBeDisabled()
  release()
  expect(await screen.findByText('It reactivates this listing:')).toBeVisible()
  await vi.waitFor(() => expect(allow()).toBeEnabled())
})
