// The offer dialog: notes on other offers follow the currency, and controls keep the focus while a preview loads.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { states } from '../../../tests/support/transactionStates.ts'
import { createFloorRow } from '../../../tests/support/listing.ts'
import { serveRpc } from '../../../tests/support/rpcNode.ts'
import { server } from '../../../tests/support/server.ts'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { toWei } from '../../domain/wei.ts'
import { MAX_DECLINING } from '../../orders/cheapestListing.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { ChangeOfferDialog, OfferDialog } from './Dialog.tsx'
import { OfferCode } from './offerCode.ts'
import { offerKey } from '../dialog/writeKeys.ts'
import { collectionOffersPath } from '../../domain/paths.ts'
import { toOffer, type Offer } from '../../orders/offer.ts'
import { offer } from '../../../tests/support/fakeHistory.ts'
import { defineOfferChange, type OfferDraft, type OfferPreview } from './write.ts'

/** Previews a draft. */
const previewed = vi.fn()
const code = {
  defineOffer: vi.fn(),
  previewOffer: previewed,
} as never
const ada = `0x${'a1'.repeat(20)}` as Address
const [ether, weth, usdc] = [ETH, WETH, USDC].map((currency) => ({ ...currency, decimals: 0 })) as [
  Currency,
  Currency,
  Currency,
]
const config = tradeConfig({ nativeCurrency: ether, currencies: [weth, usdc] })
const collection = { address: `0x${'d'.repeat(40)}` as Address, name: 'Works', standard: 'ERC721' as const }

/** The preview for an account with 20 of each currency and another open offer of 15, which it can't cover together. */
function preview({ unitPrice }: OfferDraft, backsAll: boolean): OfferPreview {
  const plan = {
    split: { royalty: 0n, fee: 0n, proceeds: unitPrice },
    steps: [{}],
    networkFee: null,
    wrapped: 0n,
    balance: 20n,
  }
  const refusal = { status: 'refused', check: 'funds', code: 'insufficient-funds', sentence: 'Too little.' }
  return {
    target: { kind: 'collection', sample: 1n },
    committed: { sum: toWei(15n), throughSeaport: toWei(15n), count: 1 },
    backing: toWei(backsAll ? 15n : 0n),
    itemCount: 9,
    cheapestListing,
    verdict: backsAll ? { ...refusal, passed: [], detail: '', remedy: '' } : { status: 'executable', plan },
  } as unknown as OfferPreview
}

/** The cheapest listing by others. */
let cheapestListing: OfferPreview['cheapestListing']

/** Delays the next preview. */
let gate: Promise<void>
const lastBacksAll = () => (previewed.mock.lastCall?.[2] as { backsAll: boolean } | undefined)?.backsAll

beforeEach(() => {
  cheapestListing = undefined
  serveMarket({})
  gate = Promise.resolve()
  previewed.mockReset()
  previewed.mockImplementation(
    async (_: unknown, draft: OfferDraft, { backsAll }: { readonly backsAll: boolean }) => {
      await gate
      return preview(draft, backsAll)
    },
  )
})

interface Market {
  readonly offer?: string
  readonly floor?: string
  /** Whether there are too many declining listings to compare all. */
  readonly mayBeLower?: boolean
  readonly traitFloor?: string
}

/** The collection's market prices in the index. */
function serveMarket({ offer: best, floor, mayBeLower = false, traitFloor }: Market) {
  const currency = { __typename: 'Currency', id: weth.address, symbol: 'WETH', name: null, decimals: 0 }
  const ids = { scope: 'COLLECTION', token: null, currency }
  const orders = best === undefined ? [] : [offer({ ...ids, startPrice: best, unitPrice: best })]
  const fixed = floor === undefined ? [] : [createFloorRow(floor, weth.address)]
  const later = { ...createFloorRow('1', weth.address), unitPrice: '9999', endsAtSeconds: '99999999999999' }
  const declining = mayBeLower ? Array.from({ length: MAX_DECLINING }, () => later) : []
  const metadata = { __typename: 'Metadata', id: '1', traits: ['Head=Hat'] }
  const token = { __typename: 'Token', id: `${collection.address}${'0'.repeat(64)}`, metadata }
  const withTrait = traitFloor === undefined ? [] : [{ ...createFloorRow(traitFloor, weth.address), token }]
  server.use(
    graphql.query('Offers', () => HttpResponse.json({ data: { orders } })),
    graphql.query('CheapestAmong', () => HttpResponse.json({ data: { fixed, declining } })),
    graphql.query('ListingsFromCheapest', () =>
      HttpResponse.json({ data: { fixed: withTrait, declining: [] } }),
    ),
    graphql.query('OfferTraits_ofCollection', () => HttpResponse.json({ data: { tokens: [token] } })),
  )
  // Whether the offer's buyer can pay is unknown, so it counts.
  serveRpc(() => ({ error: { code: -32000, message: 'header not found' } }))
}

/** The row of a collection offer. */
const anOffer = (digit: string) =>
  offer({ id: `0x${digit.repeat(64)}`, scope: 'COLLECTION', token: null, unitPrice: '7', startPrice: '7' })

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

test('stops covering all offers when the currency changes', async () => {
  const user = await openWithPrice()
  await user.click(await screen.findByRole('checkbox', wrapAll))
  await waitFor(() => expect(lastBacksAll()).toBe(true))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USDC')
  await waitFor(() => expect(previewed.mock.lastCall?.[1]).toMatchObject({ currency: usdc }))
  expect(lastBacksAll()).toBe(false)
  expect(await screen.findByRole('group', { name: 'Other offers' })).toHaveTextContent('15 USDC')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('keeps the focus on the checkbox while the preview loads, and when it is refused', async () => {
  const user = await openWithPrice()
  const checkbox = await screen.findByRole('checkbox', wrapAll)
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  await user.click(checkbox)
  await waitFor(() => expect(lastBacksAll()).toBe(true))
  expect(checkbox).toHaveFocus()
  open()
  expect(await screen.findByText('Too little.')).toBeVisible()
  expect(checkbox).toHaveFocus()
  await user.click(checkbox)
  await waitFor(() => expect(lastBacksAll()).toBe(false))
  expect(checkbox).toHaveFocus()
  expect(checkbox).not.toBeChecked()
})

test('warns when buying a listing costs no more than the offer', async () => {
  cheapestListing = { amount: toWei(10n), currency: weth }
  await openWithPrice()
  expect(
    await screen.findByText(/^The cheapest item is for sale for .*You can buy it now for no more/),
  ).toHaveTextContent('10 WETH')
})

test('sends an offer far above a listing only once its price is confirmed', async () => {
  cheapestListing = { amount: toWei(5n), currency: weth }
  const user = await openWithPrice()
  const send = () => screen.getByRole('button', { name: 'Make offer' })
  await user.click(await screen.findByRole('checkbox', { name: /^Offer 10\sWETH anyway$/ }))
  expect(send()).toBeEnabled()
  // A confirmation is for one price.
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '0')
  expect(await screen.findByRole('checkbox', { name: /^Offer 100\sWETH anyway$/ })).not.toBeChecked()
  expect(send()).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '{Enter}')
  expect(screen.getByRole('dialog', { name: 'Make offer' })).toBeVisible()
})

test('has an offer far above a listing confirmed also where market prices can’t be read', async () => {
  cheapestListing = { amount: toWei(5n), currency: weth }
  server.use(
    graphql.query('CheapestAmong', () =>
      HttpResponse.json({ errors: [{ message: 'Store error: out of reach' }] }),
    ),
  )
  await openWithPrice()
  expect(await screen.findByText('Couldn’t load market prices.')).toBeVisible()
  expect(await screen.findByRole('checkbox', { name: /^Offer 10\sWETH anyway$/ })).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Make offer' })).toBeDisabled()
})

test('has no warning for an offer below every listing', async () => {
  await openWithPrice()
  await screen.findByRole('checkbox', wrapAll)
  expect(screen.queryByText(/costs no more/)).toBeNull()
})

test('links to the buyer’s offers once it is made', () => {
  const write = createOneWrite()
  write.set(entryIn(states.pending))
  renderTrade(
    <write.Provider>
      <OfferCode value={code}>
        <OfferDialog start={{ collection, item: undefined }} account={ada} onClose={() => undefined} />
      </OfferCode>
    </write.Provider>,
    config,
  )
  act(() => write.set(entryIn(states.indexed)))
  const link = screen.getByRole('link', { name: 'View your offers' })
  expect(link).toHaveAttribute('href', `/account/${ada}/offers`)
})

test('takes over the progress of a change of the same offer only', async () => {
  const [one, other] = ['1', '2'].map((digit) => toOffer(anOffer(digit) as never, config.network))
  if (one === undefined || other === undefined) throw new Error('The rows are offers.')
  const path = collectionOffersPath(one.collection.address)
  const write = createOneWrite({ keyed: true })
  const did = ['The old offer is canceled.']
  write.dismiss.mockImplementation(() => write.set(undefined))
  write.set(entryIn(states.failed, { key: offerKey(path, ada, one.orderHash), did }))
  const change = (old: Offer) =>
    renderTrade(
      <write.Provider>
        <OfferCode value={code}>
          <ChangeOfferDialog offer={old} trait={undefined} account={ada} onClose={() => undefined} />
        </OfferCode>
      </write.Provider>,
      config,
    )
  const { unmount } = change(other)
  expect(screen.getByText(/^This takes .* The first cancels your offer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel and offer again' })).toBeVisible()
  unmount()
  change(one)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByText(/The old offer is canceled\./)).toBeVisible()
  expect(screen.queryByText(/The first cancels your offer/)).toBeNull()
})

test('changes an offer under the key that its dialog follows', () => {
  const old = toOffer(anOffer('1') as never, config.network)
  if (old === undefined) throw new Error('The row is an offer.')
  const draft = { aim: { kind: 'collection' }, quantity: 1n, collection: old.collection }
  const path = collectionOffersPath(old.collection.address)
  const { key } = defineOfferChange(
    { account: ada } as never,
    { old, canceled: false },
    draft as never,
    { committed: {}, plan: {} } as never,
    path,
  )
  expect(key).toBe(offerKey(path, ada, old.orderHash))
  expect(key).not.toBe(offerKey(path, ada))
})

test('focuses the trait that is missing when the offer is sent', async () => {
  const metadata = { __typename: 'Metadata', id: '1', traits: ['Head=Hat'] }
  const tokens = [{ __typename: 'Token', id: `${collection.address}${'0'.repeat(64)}`, metadata }]
  server.use(graphql.query('OfferTraits_ofCollection', () => HttpResponse.json({ data: { tokens } })))
  const user = await openWithPrice()
  await user.click(screen.getByRole('button', { name: 'With a trait' }))
  const type = await screen.findByRole('combobox', { name: 'Trait' })
  await user.click(screen.getByRole('button', { name: 'Make offer' }))
  expect(type).toHaveFocus()
  expect(type).toHaveAccessibleDescription('Select a trait.')
  await user.selectOptions(type, 'Head')
  await user.click(screen.getByRole('button', { name: 'Make offer' }))
  expect(screen.getByRole('combobox', { name: 'Value' })).toHaveFocus()
})

test('says who can sell to an offer for any item, and to one for items with a trait', async () => {
  const user = await openWithPrice()
  expect(screen.getByText('Anyone who holds an item of this collection can sell it to you.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'With a trait' }))
  expect(
    screen.getByText(/^Anyone who holds an item that has the selected trait when the offer is published/),
  ).toBeVisible()
  expect(screen.queryByText(/an item of this collection/)).toBeNull()
})

test('fills in a market price with one click', async () => {
  serveMarket({ offer: '8', floor: '12', mayBeLower: true, traitFloor: '14' })
  const user = await openWithPrice('10')
  const price = screen.getByRole('textbox', { name: /^Price/ })
  await user.click(screen.getByRole('button', { name: 'With a trait' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Trait' }), 'Head')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'Head=Hat')
  await user.click(await screen.findByRole('button', { name: /^Trait floor \(\s*Head: Hat\s*\)\s+14 ETH$/ }))
  expect(price).toHaveValue('14')
  await user.click(screen.getByRole('button', { name: /^Floor price\s+12 ETH or less$/ }))
  expect(price).toHaveValue('12')
  await user.click(screen.getByRole('button', { name: /^Best offer\s+8 WETH$/ }))
  expect(price).toHaveValue('8')
})
