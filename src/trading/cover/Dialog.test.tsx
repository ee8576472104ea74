// Covering one offer or all of them: the selection keeps the focus while its preview loads.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ETH } from '../../../tests/support/currencies.ts'
import { serveHolderNode } from '../../../tests/support/holderNode.ts'
import { createCommitmentRow, createOffer } from '../../../tests/support/offer.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { server } from '../../../tests/support/server.ts'
import type { Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { CoverDialog } from './Dialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const offer = createOffer({ buyer: ada, subject: { kind: 'collection' }, price: toWei(3n) })
const config = tradeConfig({ nativeCurrency: { ...ETH, decimals: 0 }, currencies: [offer.currency] })

test('keeps the focus on the selection while its preview loads', async () => {
  const user = userEvent.setup()
  // Ada has one unit, and may have to pay three for this offer and nine for all.
  serveHolderNode(ada).money = 1n
  let gate: Promise<void> = Promise.resolve()
  let previews = 0
  server.use(
    graphql.query('OfferCommitments', async () => {
      previews += 1
      await gate
      const orders = [createCommitmentRow('1', 3n), createCommitmentRow('2', 6n)]
      return HttpResponse.json({ data: { orders } })
    }),
  )
  renderTrade(<CoverDialog offer={offer} account={ada} onClose={() => undefined} />, config)
  const wrapped = async () => (await screen.findByText('Wrapped now')).nextElementSibling
  const all = await screen.findByRole('button', { name: 'All 2 open offers' })
  expect(await wrapped()).toHaveTextContent('2 ETH')
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  await user.click(all)
  await waitFor(() => expect(previews).toBe(2))
  expect(screen.queryByText('Wrapped now')).toBeNull()
  expect(all).toHaveFocus()
  open()
  expect(await wrapped()).toHaveTextContent('8 ETH')
  expect(all).toHaveFocus()
  expect(all).toHaveAttribute('aria-pressed', 'true')
})
