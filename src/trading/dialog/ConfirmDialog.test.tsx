// A write is confirmed with its network fee in view, before the wallet shows it.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toWei } from '../../domain/wei.ts'
import type { Prepared, WriteDefinition } from '../../transactions/definition.ts'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useConfirmedTrade } from './useTrade.ts'
import { useWriteFlow } from './useWriteFlow.ts'

const ready = (last: boolean): Prepared => ({
  status: 'ready',
  step: { kind: 'trade', title: 'Cancel', last },
  call: { to: ZERO_ADDRESS, data: '0x', value: 0n },
  networkFee: toWei(2n * 10n ** 14n),
})

function confirm(prepare: () => Promise<Prepared>) {
  const definition: WriteDefinition = {
    key: 'cancel',
    account: ZERO_ADDRESS,
    describe: { title: 'Cancel', done: 'Canceled.', path: '/' },
    prepare,
  }
  renderTrade(<Cancellation define={() => definition} />, tradeConfig())
}

function Cancellation({ define }: { readonly define: () => WriteDefinition }) {
  return (
    <ConfirmDialog
      title="Cancel listing"
      doneTitle="Canceled"
      confirmLabel="Cancel listing"
      keepLabel="Keep"
      trade={useConfirmedTrade({ write: useWriteFlow('cancel'), define })}
      onClose={() => undefined}
    >
      <p>It isn’t for sale after that.</p>
    </ConfirmDialog>
  )
}

const getAmount = (label: string) => screen.getByText(label).closest('div')?.querySelector('data')?.value

test.each([
  [true, 'Estimated network fee'],
  [false, 'Estimated fee of the first transaction'],
])('shows the fee of the next transaction (the only one: %s)', async (last, label) => {
  confirm(() => Promise.resolve(ready(last)))
  await waitFor(() => expect(getAmount(label)).toBe('0.0002'))
})

test('can be confirmed where the fee isn’t known', async () => {
  confirm(() => Promise.reject(new Error('out of reach')))
  expect(await screen.findByText('unknown')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel listing' })).toBeEnabled()
})
