// Changing a price when the second of its two transactions is declined: the form goes on from what has happened.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../../../tests/support/server.ts'
import { states } from '../../../../tests/support/transactionStates.ts'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import type { TransactionEntry } from '../../../transactions/entry.ts'
import { testConfig } from '../../../ui/testing.tsx'
import { renderTrade } from '../testing.tsx'
import type { FollowedWrite, Progress } from '../useFollowedWrite.ts'
import { ListDialog } from './ListDialog.tsx'
import type { ListedItem, Listing } from './listing.ts'

const known = vi.hoisted(() => ({ progress: { status: 'open' } as unknown, retry: vi.fn(), again: vi.fn() }))
vi.mock(import('../useFollowedWrite.ts'), async (load) => ({
  ...(await load()),
  useFollowedWrite: (): FollowedWrite => ({
    progress: known.progress as Progress,
    round: 0,
    begin: vi.fn(),
    again: known.again,
    retry: known.retry,
  }),
}))

const ada = `0x${'a1'.repeat(20)}` as Address
const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    rpcUrl: '/rpc',
    graphqlUrl: 'http://localhost:3000/graphql',
    currencies: [],
  },
}

const item = {
  collection: `0x${'d'.repeat(40)}`,
  collectionName: 'Editions',
  tokenId: '1',
  standard: 'ERC721',
  name: 'Edition 1',
  image: null,
  path: '/item/1',
} as unknown as ListedItem
const old = {
  orderHash: `0x${'7'.repeat(64)}`,
  seller: ada,
  item,
  bundle: null,
  currency: ether,
  startPrice: 795n * 10n ** 15n,
  endPrice: 795n * 10n ** 15n,
  unitPrice: 795n * 10n ** 15n,
  quantity: 1n,
  remaining: 1n,
  available: 1n,
  defect: null,
  startsAtSeconds: 0,
  endsAtSeconds: Number.MAX_SAFE_INTEGER,
  divisible: false,
  reservedFor: null,
} as unknown as Listing

const DID = 'The old listing is cancelled; what it offered is not for sale now.'

test('says what has happened, offers the wallet again, and lists without cancelling a second time', async () => {
  const entry = { id: '1', state: { ...states.rejected, done: 1 }, did: [DID], hadApproval: true }
  known.progress = { status: 'stopped', entry: entry as unknown as TransactionEntry }
  server.use(
    graphql.query('ListWarnings', () => HttpResponse.json({ data: { token: null } })),
    graphql.query('CheapestAmong', () => HttpResponse.json({ data: { fixed: [], declining: [] } })),
  )
  known.again.mockImplementation(() => {
    known.progress = { status: 'open' }
  })
  renderTrade(
    <ListDialog item={item} held={undefined} old={old} account={ada} onClose={() => undefined} />,
    config,
  )
  expect(screen.getByText(`You declined in your wallet. ${DID} Nothing more was sent.`)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(known.retry).toHaveBeenCalledTimes(1)

  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(screen.getByRole('dialog', { name: 'List for sale' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveFocus())
  expect(screen.getByText(new RegExp(DID))).toBeVisible()
  expect(screen.queryByText(/Two transactions/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel and list again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'List for sale' })).toBeVisible()
})
