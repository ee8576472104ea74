// Covering one offer or all of them: the selection keeps the focus while its preview loads.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import type { Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { CoverDialog } from './Dialog.tsx'
import type { CoverPreview, Extent } from './write.ts'
import { CoverCode } from './coverCode.ts'
import type { Offer } from '../../orders/offer.ts'

/** Previews a selection. */
const previewed = vi.fn()
const code = {
  defineCover: vi.fn(),
  previewCover: previewed,
} as never
const weth = { ...WETH, decimals: 0 }
const config = tradeConfig({ nativeCurrency: { ...ETH, decimals: 0 }, currencies: [weth] })
const offer = {
  orderHash: `0x${'7'.repeat(64)}`,
  collection: { address: `0x${'d'.repeat(40)}`, name: 'Works', standard: 'ERC721' },
  subject: { kind: 'collection' },
  currency: weth,
  price: 3n,
  unitPrice: 3n,
  quantity: 1n,
  remaining: 1n,
  decimals: 0,
} as unknown as Offer

/** The preview for an account that has one unit, and may have to pay three for this offer and nine for all. */
function preview(extent: Extent): CoverPreview {
  const wrapped = toWei(extent === 'all' ? 8n : 2n)
  const plan = { steps: [{}], wrapped, allows: false, balance: 1n, networkFee: null }
  const committed = { sum: toWei(9n), throughSeaport: toWei(9n), count: 2 }
  return {
    committed,
    needed: toWei(extent === 'all' ? 9n : 3n),
    allowed: committed.sum,
    verdict: { status: 'executable', passed: [], plan },
  } as unknown as CoverPreview
}

test('keeps the focus on the selection while its preview loads', async () => {
  const user = userEvent.setup()
  let gate: Promise<void> = Promise.resolve()
  previewed.mockImplementation(async (_: unknown, { extent }: { readonly extent: Extent }) => {
    await gate
    return preview(extent)
  })
  renderTrade(
    <CoverCode value={code}>
      <CoverDialog offer={offer} account={`0x${'a1'.repeat(20)}` as Address} onClose={() => undefined} />
    </CoverCode>,
    config,
  )
  const all = await screen.findByRole('button', { name: 'All 2 open offers' })
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  await user.click(all)
  await waitFor(() => expect(previewed.mock.lastCall?.[1]).toMatchObject({ extent: 'all' }))
  expect(screen.queryByText('Wrapped now')).toBeNull()
  expect(all).toHaveFocus()
  open()
  expect(await screen.findByText('Wrapped now')).toBeVisible()
  expect(all).toHaveFocus()
  expect(all).toHaveAttribute('aria-pressed', 'true')
})
