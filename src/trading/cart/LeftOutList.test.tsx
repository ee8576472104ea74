// What a purchase left out: shown with the reason, and out of the cart if it can never be bought again.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createItem, createListing } from '../../../tests/support/listing.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { refuse } from '../../seaport/verdict.ts'
import { toCartItem } from '../../orders/cartItem.ts'
import type { PreviewedCartItem } from './write.ts'
import { LeftOutList, listNeverBuyable } from './LeftOutList.tsx'

function leftOut(name: string, code: 'already-sold' | 'approval-revoked'): PreviewedCartItem {
  const cartItem = toCartItem(createListing({ item: createItem({ name }) }))
  const because = refuse({ check: 'status', code, detail: '' })
  return { cartItem, checked: { status: 'left-out', because }, changes: [] } as unknown as PreviewedCartItem
}

test('says why each item was left out, and names those that are sold for good', () => {
  const [sold, revoked] = [leftOut('Sold', 'already-sold'), leftOut('Revoked', 'approval-revoked')]
  renderInFrame(<LeftOutList cartItems={[sold, revoked]} />)
  expect(screen.getByRole('link', { name: 'Sold' }).closest('li')).toHaveTextContent(
    'Left out: This item is already sold.',
  )
  expect(screen.getByText(/Left out: The seller revoked/)).toBeVisible()
  expect(listNeverBuyable([sold, revoked])).toEqual([sold.cartItem.orderHash])
})
