// Accepting is offered for what can be accepted, covering for what its own bidder cannot pay.
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import type { Offer } from './offer.ts'
import { OfferAction } from './OfferAction.tsx'

const wallet = vi.hoisted(() => ({ state: {} }))
vi.mock(import('../../../wallet/WalletProvider.tsx'), async (load) => ({
  ...(await load()),
  useWallet: () => wallet as never,
}))
afterEach(() => {
  wallet.state = {}
})
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

test.each([true, undefined])(
  'what a bidder’s own offer lacks is not guessed from its currency: a wrapped coin %s',
  (wrapsNative) => {
    wallet.state = { account: offer.bidder }
    const own = { ...offer, currency: { ...offer.currency, wrapsNative } }
    render(<OfferAction offer={own} given={undefined} funded={false} />)
    expect(
      screen.getByRole('button', { name: 'Cover offer: 1 WETH for any item of Cabinet' }),
    ).toHaveTextContent(/^Cover offer$/)
  },
)
