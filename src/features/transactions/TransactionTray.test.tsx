// What stays in the corner of every page: whose it is, and what the wallet never answered.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { states } from '../../../tests/support/transactionStates.ts'
import type { Address } from '../../domain/address.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { reduce, UNTRACED, type TransactionState } from '../../transactions/machine.ts'
import { sentenceOf } from '../../transactions/words.ts'
import { TransactionTray } from './TransactionTray.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const bob = `0x${'b0'.repeat(20)}` as Address

const known = vi.hoisted(() => ({ entries: [] as unknown[], wallet: {} as object, dismiss: vi.fn() }))
vi.mock(import('../../transactions/TransactionsProvider.tsx'), async (load) => ({
  ...(await load()),
  useTransactions: () => ({ entries: known.entries as TransactionEntry[], dismiss: known.dismiss }),
}))
vi.mock(import('../../wallet/WalletProvider.tsx'), async (load) => ({
  ...(await load()),
  useWallet: () => ({ state: known.wallet }) as never,
}))
vi.mock(import('../../ui/ConfigContext.tsx'), async (load) => ({
  ...(await load()),
  useConfig: () => ({ network: { explorerUrl: null } }) as never,
}))

function show(state: TransactionState, updatedAtSeconds = Number.MAX_SAFE_INTEGER) {
  const describe = { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' }
  known.entries = [{ id: '1', account: ada, state, describe, hadApproval: false, updatedAtSeconds }]
  render(<TransactionTray tell={sentenceOf} />, { wrapper: MemoryRouter })
}

const connected = (account: Address) => ({ status: 'connected', account })
beforeEach(() => {
  known.wallet = connected(ada)
  known.dismiss.mockClear()
})

test('what one account has under way is not shown to another', () => {
  known.wallet = connected(bob)
  show(states.pending)
  expect(screen.queryByText('Buy Noun 1')).toBeNull()
})

test.each([{ status: 'disconnected' }, { status: 'wrongNetwork', account: ada }])(
  'to a reader who is $status it is shown',
  (wallet) => {
    known.wallet = wallet
    show(states.pending)
    expect(screen.getByText('Buy Noun 1')).toBeVisible()
  },
)

test('a question that was never answered is shown on every later page, with the way on and the way out', async () => {
  show(states.failed, 0)
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/item/0x1/1')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(known.dismiss).toHaveBeenCalledWith('1')
})

test('what was looked for in vain stays on every later page until it is put away, and promises nothing', async () => {
  show(reduce(states.failed, { type: 'finalise' }), 0)
  expect(screen.getByRole('status')).toHaveTextContent(UNTRACED)
  expect(screen.queryByRole('link', { name: 'Start again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(known.dismiss).toHaveBeenCalledWith('1')
})

test('what ended on an earlier page is not', () => {
  show(states.indexed, 0)
  expect(screen.queryByText('Buy Noun 1')).toBeNull()
})
