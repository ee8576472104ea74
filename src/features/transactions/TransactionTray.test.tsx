// The tray in the corner of every page: whose transactions it shows, and wallet prompts that never got a response.
import { useState, type ReactNode } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connectAs } from '../../../tests/support/connectAs.ts'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { states } from '../../../tests/support/transactionStates.ts'
import type { Address } from '../../domain/address.ts'
import { stopClock, wallClockSeconds } from '../../domain/time.ts'
import { reduce, type TransactionState } from '../../transactions/machine.ts'
import { currentTranslate } from '../../messages/translate.ts'
import { transactionsTexts } from '../../messages/en/transactions.ts'
import { statusMessage } from '../../transactions/status.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { WalletProvider, useWallet } from '../../wallet/WalletProvider.tsx'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useShowInDialog } from '../../transactions/shownInDialogs.ts'
import { useTransactions } from '../../transactions/TransactionsProvider.tsx'
import { TransactionTray } from './TransactionTray.tsx'

const t = currentTranslate()
afterEach(() => stopClock(undefined))
const ada = `0x${'a1'.repeat(20)}` as Address
const bob = `0x${'b0'.repeat(20)}` as Address

function WalletStatus() {
  return <output aria-label="Wallet">{useWallet().state.status}</output>
}

const describe = { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' }
const createEntry = (state: TransactionState, id = '1', at = Number.MAX_SAFE_INTEGER) =>
  entryIn(state, { id, account: ada, describe, updatedAtSeconds: at })

/** A page with a transaction of Ada's; her wallet, or another one, then has the given state. */
async function show(
  state: TransactionState,
  {
    id = '1',
    at = Number.MAX_SAFE_INTEGER,
    wallet = 'connected',
    dialog,
  }: { id?: string; at?: number; wallet?: string; dialog?: ReactNode } = {},
) {
  const write = createOneWrite()
  write.set(createEntry(state, id, at))
  renderInFrame(
    <WalletProvider>
      <WalletStatus />
      <write.Provider>
        {dialog}
        <TransactionTray renderStatus={(entry) => t(statusMessage(entry))} />
      </write.Provider>
    </WalletProvider>,
  )
  await waitFor(() => expect(screen.getByLabelText('Wallet').textContent).toBe(wallet))
  return write
}

test('hides one account’s pending transaction from another account', async () => {
  connectAs(bob)
  await show(states.pending)
  expect(screen.queryByText('Buy Noun 1')).toBeNull()
})

test('shows it to a disconnected reader', async () => {
  await show(states.pending, { wallet: 'disconnected' })
  expect(screen.getByText('Buy Noun 1')).toBeVisible()
})

test('shows it to its account on the wrong network', async () => {
  connectAs(ada).wallet.chainId = 1
  await show(states.pending, { wallet: 'wrongNetwork' })
  expect(screen.getByText('Buy Noun 1')).toBeVisible()
})

test('shows an unanswered wallet prompt on every later page, with ways to continue and to dismiss it', async () => {
  connectAs(ada)
  const { dismiss } = await show(states.failed, { at: 0 })
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/item/0x1/1')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismiss).toHaveBeenCalledWith('1')
})

test('keeps a transaction that could not be found on every later page until dismissed, and promises nothing', async () => {
  connectAs(ada)
  const { dismiss } = await show(reduce(states.failed, { type: 'finalize' }), { at: 0 })
  expect(screen.getByText(t(transactionsTexts.untraced))).toHaveRole('status')
  expect(screen.queryByRole('link', { name: 'Start again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismiss).toHaveBeenCalledWith('1')
})

test('hides what ended on an earlier page', async () => {
  connectAs(ada)
  await show(states.indexed, { at: 0 })
  expect(screen.queryByText('Buy Noun 1')).toBeNull()
})

test('hides it during time travel too, when the page’s clock is before it', async () => {
  stopClock(1_000)
  connectAs(ada)
  await show(states.indexed, { at: wallClockSeconds() - 60 })
  expect(inTray()).toBeNull()
})

/** A dialog that follows a transaction until it is closed. */
function OneDialog({ id }: { readonly id: string }) {
  const { entries } = useTransactions()
  const [open, setOpen] = useState(true)
  const entry = entries.find((other) => other.id === id)
  return (
    <>
      {open && entry !== undefined && <Follow entry={entry} />}
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  )
}

function Follow({ entry }: { readonly entry: TransactionEntry }) {
  useShowInDialog(entry)
  return null
}

const inTray = () => screen.queryByText('Buy Noun 1')

test('says nothing of a transaction while its dialog is open, and continues when that closes before the end', async () => {
  connectAs(ada)
  await show(states.pending, { id: 'left', dialog: <OneDialog id="left" /> })
  expect(inTray()).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(inTray()).toBeVisible()
})

test('doesn’t repeat what the dialog said, unless a reorganization undoes it', async () => {
  connectAs(ada)
  const write = await show(states.pending, { id: 'read', dialog: <OneDialog id="read" /> })
  act(() => write.set(createEntry(states.indexed, 'read')))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(inTray()).toBeNull()
  act(() => write.set(createEntry(states.reverted, 'read')))
  expect(inTray()).toBeVisible()
})
