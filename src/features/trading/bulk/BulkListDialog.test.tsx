// Listing several items when the wallet declines half-way: the form goes on from what was done.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { states } from '../../../../tests/support/transactionStates.ts'
import { type Address } from '../../../domain/address.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import type { TransactionEntry } from '../../../transactions/entry.ts'
import { testConfig } from '../../../ui/testing.tsx'
import { renderTrade } from '../testing.tsx'
import type { FollowedWrite, Progress } from '../useFollowedWrite.ts'
import { BulkListDialog } from './BulkListDialog.tsx'

const known = vi.hoisted(() => ({ progress: {} as unknown }))
vi.mock(import('../useFollowedWrite.ts'), async (load) => ({
  ...(await load()),
  useFollowedWrite: (): FollowedWrite => ({
    progress: known.progress as Progress,
    round: 0,
    begin: vi.fn(),
    again: () => {
      known.progress = { status: 'open' }
    },
    retry: undefined,
  }),
}))
vi.mock(import('./bulkMarks.ts'), async (load) => ({
  ...(await load()),
  readBulkMarks: () => Promise.resolve(new Map()),
}))

const ada = `0x${'a1'.repeat(20)}` as Address
const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    rpcUrl: '/rpc',
    graphqlUrl: 'http://localhost:3000/graphql',
    currencies: [],
  },
}
const items = [1n, 2n].map((number) => ({
  item: {
    collection: `0x${'d'.repeat(40)}` as Address,
    collectionName: 'Works',
    tokenId: tokenIdFromBigInt(number),
    standard: 'ERC721' as const,
    name: `Work ${number}`,
    image: null,
    path: `/item/${number}`,
  },
  held: 1n,
}))

test('back at the form it still says that the older listings are cancelled', async () => {
  const did = 'Your older listings are cancelled.'
  const entry = { id: '1', state: { ...states.rejected, done: 1 }, did: [did], hadApproval: true }
  known.progress = { status: 'stopped', entry: entry as unknown as TransactionEntry }
  renderTrade(<BulkListDialog items={items} account={ada} onClose={() => undefined} />, config)
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(screen.getByRole('button', { name: 'List 2 items' })).toBeVisible()
  expect(screen.getByText(`${did} Nothing else was sent.`)).toBeVisible()
})
