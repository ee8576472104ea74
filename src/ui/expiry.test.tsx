// The expiry of an order, with a separate message for one that never expires.
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itemPageTexts } from '../messages/en/itemPage.ts'
import { ordersTexts } from '../messages/en/orders.ts'
import { showLocale } from '../messages/languages.ts'
import { renderInFrame } from '../../tests/support/renderInFrame.tsx'
import { expiryValues } from './expiry.tsx'
import { Trans } from './Trans.tsx'

test('shows when an order expires, or that it never does', async () => {
  const inTwoDays = Math.floor(Date.now() / 1000) + 2 * 86_400
  const { container } = renderInFrame(
    <>
      <p>
        <Trans message={itemPageTexts.expires(expiryValues(2n ** 256n - 1n))} />
      </p>
      <p>
        <Trans message={ordersTexts.offersTable.forItem(expiryValues(2n ** 256n - 1n))} />
      </p>
      <p>
        <Trans message={itemPageTexts.expires(expiryValues(BigInt(inTwoDays)))} />
      </p>
    </>,
  )
  const lines = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines()).toEqual(['Never expires', 'for this item, never expires', 'Expires in 2d'])
  await act(() => showLocale('de'))
  expect(lines().slice(0, 2)).toEqual(['Läuft nie ab', 'für dieses Item, läuft nie ab'])
  await act(() => showLocale('en'))
})
