// Accepting an offer waits for what it is measured by, and goes on where that could not be read, saying so.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { states } from '../../../../tests/support/transactionStates.ts'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import { toWei } from '../../../domain/wei.ts'
import { testConfig } from '../../../ui/testing.tsx'
import { TradeContext } from '../openTrade.ts'
import { renderTrade } from '../testing.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import type { Offer } from './offer.ts'
import type { SaleMarks } from './saleMarks.ts'

const known = vi.hoisted(() => ({ marks: undefined as unknown, previewed: vi.fn() }))
vi.mock(import('./saleMarks.ts'), async (load) => ({
  ...(await load()),
  readSaleMarks: () => known.marks as Promise<SaleMarks>,
}))
const writes = await vi.hoisted(async () =>
  (await import('../../../../tests/support/oneWrite.ts')).createOneWrite(),
)
vi.mock(import('../../../transactions/TransactionsProvider.tsx'), async (load) => ({
  ...(await load()),
  useWrite: writes.useWrite,
}))
vi.mock(import('./AcceptanceSummary.tsx'), () => ({ AcceptanceSummary: () => <></> }))
vi.mock(import('../useTrade.ts'), async (load) => ({
  ...(await load()),
  loadAcceptance: () =>
    Promise.resolve({
      acceptanceOf: vi.fn(),
      previewAcceptance: () => {
        known.previewed()
        const plan = { proceeds: 100n, quantity: 1n, steps: [{}] }
        return Promise.resolve({
          shown: { proceeds: 100n, quantity: 1n },
          changes: [],
          verdict: { status: 'executable', plan },
        })
      },
    }) as never,
}))

const ada = `0x${'a1'.repeat(20)}` as Address
const collection = `0x${'d'.repeat(40)}` as Address
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 0, wrapsNative: true }
const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 0 }
const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    rpcUrl: '/rpc',
    graphqlUrl: 'http://localhost:3000/graphql',
    nativeCurrency: ether,
    currencies: [weth],
  },
}
const item = {
  collection,
  collectionName: 'Works',
  tokenId: tokenIdFromBigInt(1n),
  standard: 'ERC721' as const,
  name: 'Work 1',
  image: null,
  path: '/item/1',
}
const offer = {
  orderHash: `0x${'7'.repeat(64)}`,
  collection: { address: collection, name: 'Works', standard: 'ERC721' },
  subject: { kind: 'token', item },
  currency: weth,
  unitPrice: toWei(100n),
  quantity: 1n,
  remaining: 1n,
  divisible: false,
} as unknown as Offer

function show() {
  renderTrade(
    <AcceptDialog offer={offer} given={{ item, held: 1n }} account={ada} onClose={() => undefined} />,
    config,
  )
}

beforeEach(() => writes.set(undefined))

const sell = () => screen.getByRole('button', { name: /Confirm and accept/ })

test('nothing is sold before it is known what it is measured by, each price in its own currency', async () => {
  let resolve = (_: SaleMarks) => {}
  known.marks = new Promise<SaleMarks>((settle) => (resolve = settle))
  show()
  await vi.waitFor(() => expect(known.previewed).toHaveBeenCalled())
  await screen.findByRole('button', { name: 'Confirm and accept: Sell' })
  expect(sell()).toBeDisabled()
  resolve({
    floor: undefined,
    lastSale: { amount: toWei(2000n), currency: ether },
    offer: { amount: toWei(101n), currency: weth },
  })
  await vi.waitFor(() => expect(sell()).toBeEnabled())
  const said = screen.getByRole('status', { name: 'Before you sell' })
  expect(said).toHaveTextContent('Another offer names a higher price: 101 WETH')
  expect(said).toHaveTextContent(/its last sale price: 2,?000 ETH/)
})

test('far under the floor it is sold only by who says so once more', async () => {
  const floor = { amount: toWei(200n), currency: weth }
  known.marks = Promise.resolve({ floor, lastSale: undefined, offer: undefined })
  show()
  const meant = await screen.findByRole('checkbox', { name: 'Sell it for 50 % less than the floor' })
  expect(sell()).toBeDisabled()
  expect(sell()).toHaveTextContent('100 WETH')
  // Only words are announced: what decides is no part of them.
  expect(within(screen.getByRole('status', { name: 'Before you sell' })).queryByRole('checkbox')).toBeNull()
  await userEvent.click(meant)
  expect(sell()).toBeEnabled()
})

test('says so where that could not be read, and leaves the choice to the seller', async () => {
  known.marks = Promise.reject(new Error('out of reach'))
  show()
  expect(await screen.findByText(/other offers, listings and sales could not be read/)).toBeVisible()
  await vi.waitFor(() => expect(sell()).toBeEnabled())
})

test.each([
  ['a wrapped coin is paid out in the coin from there', true],
  ['any other currency is what it is', false],
])('once it is sold, %s', async (_, wrapsNative) => {
  known.marks = Promise.resolve({ floor: undefined, lastSale: undefined, offer: undefined })
  writes.set(states.pending)
  const opened = vi.fn()
  renderTrade(
    <TradeContext value={opened}>
      <AcceptDialog
        offer={{ ...offer, currency: { ...weth, wrapsNative } }}
        given={{ item, held: 1n }}
        account={ada}
        onClose={() => undefined}
      />
    </TradeContext>,
    config,
  )
  const unwrap = { name: /unwrap/i }
  await screen.findByRole('dialog', { name: 'Accept an offer' })
  expect(screen.queryByRole('button', unwrap)).toBeNull()
  act(() => writes.set(states.indexed))
  expect(screen.getByRole('dialog', { name: 'Sold' })).toBeVisible()
  if (!wrapsNative) {
    expect(screen.queryByRole('button', unwrap)).toBeNull()
    return
  }
  expect(screen.getByText('You were paid in WETH.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', unwrap))
  expect(opened).toHaveBeenCalledWith({
    kind: 'wrap',
    currency: { ...weth, wrapsNative },
    unwrapped: undefined,
  })
})
