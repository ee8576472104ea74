// What is said of other offers follows the currency, and what was pressed to change it keeps the focus.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { renderTrade } from '../../../tests/support/renderTrade.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferCode } from './loadCode.ts'
import type { OfferMark } from './offerMarks.ts'
import type { OfferDraft, OfferPreview } from './offering.ts'

/** Tells what a draft comes to. */
const previewed = vi.fn()
const code = {
  loadOffering: () => Promise.resolve({ defineOffer: vi.fn(), previewOffer: previewed }),
  loadMarks: () => Promise.resolve({ readOfferMarks: () => Promise.resolve(marks) }),
} as never
const ada = `0x${'a1'.repeat(20)}` as Address
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 0, wrapsNative: true }
const usdc = { address: `0x${'c'.repeat(40)}` as Address, symbol: 'USDC', decimals: 0 }
const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    graphqlUrl: 'http://localhost:3000/graphql',
    nativeCurrency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 0 },
    currencies: [weth, usdc],
  },
}
const collection = { address: `0x${'d'.repeat(40)}` as Address, name: 'Works', standard: 'ERC721' as const }

/** Of an account that has 20 of every currency, with another open offer of 15; all of both is more than can be had. */
function preview({ unitPrice }: OfferDraft, backsAll: boolean): OfferPreview {
  const plan = {
    split: { royalty: 0n, fee: 0n, proceeds: unitPrice },
    steps: [{}],
    wrapped: 0n,
    balance: 20n,
  }
  const refusal = { status: 'refused', check: 'funds', code: 'insufficient-funds', sentence: 'Too little.' }
  return {
    target: { kind: 'collection', sample: 1n },
    promised: { sum: toWei(15n), count: 1 },
    backing: toWei(backsAll ? 15n : 0n),
    itemCount: 9,
    cheapestListing,
    verdict: backsAll ? { ...refusal, passed: [], detail: '', remedy: '' } : { status: 'executable', plan },
  } as unknown as OfferPreview
}

/** Market prices. */
let marks: readonly OfferMark[] = []

/** What others ask for the same. */
let cheapestListing: OfferPreview['cheapestListing']

/** The next answer waits for this. */
let gate: Promise<void>
const backed = () => (previewed.mock.lastCall?.[2] as { backsAll: boolean } | undefined)?.backsAll

beforeEach(() => {
  cheapestListing = undefined
  marks = []
  gate = Promise.resolve()
  previewed.mockReset()
  previewed.mockImplementation(
    async (_: unknown, draft: OfferDraft, { backsAll }: { readonly backsAll: boolean }) => {
      await gate
      return preview(draft, backsAll)
    },
  )
})

async function openWithPrice(price = '10') {
  const user = userEvent.setup()
  renderTrade(
    <OfferCode value={code}>
      <OfferDialog start={{ collection, item: undefined }} account={ada} onClose={() => undefined} />
    </OfferCode>,
    config,
  )
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), price)
  return user
}

const wrapAll = { name: 'Wrap enough ETH for all of them' }

test('backing for all other offers ends with the currency that it was ticked for', async () => {
  const user = await openWithPrice()
  await user.click(await screen.findByRole('checkbox', wrapAll))
  await waitFor(() => expect(backed()).toBe(true))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USDC')
  await waitFor(() => expect(previewed.mock.lastCall?.[1]).toMatchObject({ currency: usdc }))
  expect(backed()).toBe(false)
  expect(await screen.findByRole('group', { name: 'Other offers' })).toHaveTextContent('15 USDC')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the tick keeps the focus while it is read what it comes to, and when that is refused', async () => {
  const user = await openWithPrice()
  const tick = await screen.findByRole('checkbox', wrapAll)
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  await user.click(tick)
  await waitFor(() => expect(backed()).toBe(true))
  expect(tick).toHaveFocus()
  open()
  expect(await screen.findByText('Too little.')).toBeVisible()
  expect(tick).toHaveFocus()
  await user.click(tick)
  await waitFor(() => expect(backed()).toBe(false))
  expect(tick).toHaveFocus()
  expect(tick).not.toBeChecked()
})

test('who offers as much as somebody asks is told that buying costs no more', async () => {
  cheapestListing = { unitPrice: toWei(10n), exact: true, currency: weth }
  await openWithPrice()
  expect(
    await screen.findByText(/^The cheapest item is for sale for .*Buying it costs no more/),
  ).toHaveTextContent('10 WETH')
})

test('who offers less than anybody asks is told nothing', async () => {
  await openWithPrice()
  await screen.findByRole('checkbox', wrapAll)
  expect(screen.queryByText(/costs no more/)).toBeNull()
})

test('a market price becomes the price with one click', async () => {
  marks = [
    { kind: 'bestOffer', amount: toWei(8n), currency: weth, exact: true },
    { kind: 'floor', amount: toWei(12n), currency: weth, exact: false },
  ]
  const user = await openWithPrice('10')
  await user.click(await screen.findByRole('button', { name: /^Floor price\s+12 WETH or less$/ }))
  expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('12')
  await user.click(screen.getByRole('button', { name: /^Best offer\s+8 WETH$/ }))
  expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('8')
})
