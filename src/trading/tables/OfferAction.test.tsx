// The viewer's action for an offer: accept it, or cover their own that they can't pay.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connectAs } from '../../../tests/support/connectAs.ts'
import type { Address } from '../../domain/address.ts'
import type { Offer } from '../../orders/offer.ts'
import { TradeDialogContext } from '../dialog/trade.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'
import { OfferAction, type OfferActionProps } from './OfferAction.tsx'

const offer = {
  buyer: `0x${'b0'.repeat(20)}` as Address,
  open: true,
  endsAtSeconds: 2n ** 256n - 1n,
  inactiveReason: undefined,
  unitPrice: 10n ** 18n,
  currency: { symbol: 'WETH', decimals: 18 },
  subject: { kind: 'collection' },
  collection: { name: 'Cabinet' },
  decimals: 0,
} as unknown as Offer

const show = (props: OfferActionProps) =>
  renderInFrame(
    <WalletProvider>
      <TradeDialogContext value={() => undefined}>
        <OfferAction {...props} />
      </TradeDialogContext>
    </WalletProvider>,
  )

test.each([
  [true, true],
  [undefined, true],
  [false, false],
])('when the buyer can pay is %s, enabled is %s', (funded, enabled) => {
  show({ offer, itemToSell: 'choose', funded })
  const accept = screen.getByRole('button', { name: 'Accept 1 WETH for any item of Cabinet' })
  if (enabled) expect(accept).toBeEnabled()
  else {
    expect(accept).toBeDisabled()
    expect(accept).toHaveAttribute('title', 'The buyer can’t pay now.')
  }
})

test.each([true, undefined])(
  'has the same label to cover an offer in any currency: wrapped coin %s',
  async (wrapsNative) => {
    connectAs(offer.buyer)
    const own = { ...offer, currency: { ...offer.currency, wrapsNative } }
    show({ offer: own, itemToSell: undefined, funded: false })
    expect(
      await screen.findByRole('button', { name: 'Cover offer: 1 WETH for any item of Cabinet' }),
    ).toHaveTextContent(/^Cover offer$/)
  },
)
