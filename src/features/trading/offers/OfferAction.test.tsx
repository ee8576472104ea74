// Accepting is offered for what can be accepted.
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import type { Offer } from './offer.ts'
import { OfferAction } from './OfferAction.tsx'

vi.mock(import('../../../wallet/WalletProvider.tsx'), async (load) => ({
  ...(await load()),
  useWallet: () => ({ state: { status: 'disconnected' } }) as never,
}))
vi.mock(import('../openTrade.ts'), async (load) => ({ ...(await load()), useOpenTrade: () => vi.fn() }))

const offer = {
  bidder: `0x${'b0'.repeat(20)}` as Address,
  open: true,
  endsAtSeconds: Number.MAX_SAFE_INTEGER,
  closedBecause: undefined,
  unitPrice: 10n ** 18n,
  currency: { symbol: 'WETH', decimals: 18 },
  subject: { kind: 'collection' },
  collection: { name: 'Cabinet' },
} as unknown as Offer

test.each([
  [true, true],
  [undefined, true],
  [false, false],
])('where the bidder can pay: %s, it is enabled: %s', (funded, enabled) => {
  render(<OfferAction offer={offer} given="choose" funded={funded} />)
  const accept = screen.getByRole('button', { name: 'Accept 1 WETH for any item of Cabinet' })
  if (enabled) expect(accept).toBeEnabled()
  else {
    expect(accept).toBeDisabled()
    expect(accept).toHaveAttribute('title', 'The bidder cannot pay now.')
  }
})
