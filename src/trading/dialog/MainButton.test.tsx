// Each language chooses where the price appears in the button's label.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Wei } from '../../domain/wei.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { showLocale } from '../../messages/languages.ts'
import { renderInFrame, testConfig } from '../../../tests/support/renderInFrame.tsx'
import { PricedButton } from './MainButton.tsx'

test('puts the price where the language places it', async () => {
  renderInFrame(
    <PricedButton
      spoken="Confirm"
      label="Buy"
      pricedLabel={buyTexts.buyFor}
      amount={(2n * 10n ** 18n) as Wei}
      currency={testConfig.network.nativeCurrency}
      trade={{ canSubmit: true, submit: () => {} }}
    />,
  )
  const button = screen.getByRole('button')
  expect(button).toHaveTextContent('Confirm: Buy for 2 ETH')
  await act(() => showLocale('ja'))
  expect(button).toHaveTextContent('Confirm: 2 ETHで購入')
  await act(() => showLocale('en'))
})
