// The note about an account's own offers for an item that it buys or lists.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { offer } from '../../../tests/support/fakeHistory.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { server } from '../../../tests/support/server.ts'
import type { Address } from '../../domain/address.ts'
import { TradeDialogContext } from './trade.ts'
import { OwnOffersNote } from './OwnOffersNote.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address

test('names the first by currency and price, and cancels them together', async () => {
  const where = vi.fn()
  server.use(
    graphql.query('OwnOffers', ({ variables }) => {
      where(variables['where'])
      return HttpResponse.json({
        data: { orders: [offer({}), offer({ id: `0x${'8'.repeat(64)}`, unitPrice: `${3n * 10n ** 18n}` })] },
      })
    }),
  )
  const open = vi.fn()
  renderTrade(
    <TradeDialogContext value={open}>
      <OwnOffersNote item={createItem()} account={ada} />
    </TradeDialogContext>,
    tradeConfig(),
  )
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^Your 2 offers for this item are still open, one of them at 3\sWETH/,
  )
  expect(where).toHaveBeenCalledWith(expect.objectContaining({ offerer: ada, side: 'BID', live: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel offers' }))
  expect(open).toHaveBeenCalledWith({ kind: 'cancelOffers', offers: [expect.anything(), expect.anything()] })
})
