// Somebody's better offer is told in its own currency, and is one click away.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ZERO_ADDRESS } from '../../../domain/address.ts'
import { toWei } from '../../../domain/wei.ts'
import type { Offer } from '../offers/offer.ts'
import type { HeldItem } from './listing.ts'
import { PriceWarnings } from './PriceWarnings.tsx'
import { warningsOf } from './warnings.ts'

const open = vi.hoisted(() => vi.fn())
vi.mock(import('../openTrade.ts'), async (load) => ({ ...(await load()), useOpenTrade: () => open }))

test('a price below what is offered leads to the offer itself', async () => {
  const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
  const weth = { address: ZERO_ADDRESS, symbol: 'WETH', decimals: 18 }
  const amount = toWei(34n * 10n ** 16n)
  const offer = {
    orderHash: `0x${'7'.repeat(64)}`,
    unitPrice: amount,
    currency: weth,
    subject: { kind: 'collection' },
    collection: { name: 'C' },
  }
  const given = { held: 1n } as HeldItem
  const mark = { amount, currency: weth, offer: offer as unknown as Offer }
  const warnings = warningsOf(
    { unitEndPrice: toWei(1n), currency: ether },
    { floor: undefined, lastSale: undefined, offer: mark },
  )
  render(<PriceWarnings warnings={warnings} given={given} />)
  const said = screen.getByRole('status', { name: 'Before you sign' })
  expect(within(said).getByRole('listitem')).toHaveTextContent('Somebody already offers more: 0.34 WETH.')
  // Only words are announced: what can be pressed stands after them.
  const accept = screen.getByRole('button', { name: 'Accept 0.34 WETH for any item of C instead' })
  expect(said).not.toContainElement(accept)
  await userEvent.click(accept)
  expect(open).toHaveBeenCalledWith({ kind: 'accept', offer, given })
})
