// The offer dialog: notes on other offers follow the currency, and controls keep the focus while a preview loads.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { states } from '../../../tests/support/transactionStates.ts'
import { createFloorRow } from '../../../tests/support/listing.ts'
import { serveHolderNode, type HolderNode } from '../../../tests/support/holderNode.ts'
import { createCommitmentRow, createOffer, serveOrders } from '../../../tests/support/offer.ts'
import { server } from '../../../tests/support/server.ts'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { toWei } from '../../domain/wei.ts'
import { MAX_DECLINING } from '../../orders/cheapestListing.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { ChangeOfferDialog, OfferDialog } from './Dialog.tsx'
import { offerKey } from '../dialog/writeKeys.ts'
import { collectionOffersPath } from '../../domain/paths.ts'
import type { Offer } from '../../orders/offer.ts'
import { offer } from '../../../tests/support/fakeHistory.ts'

const ada = `0x${'a1'.repeat(20)}` as Address
const [ether, weth, usdc] = [ETH, WETH, USDC].map((currency) => ({ ...currency, decimals: 0 })) as [
  Currency,
  Currency,
  Currency,
]
const config = tradeConfig({ nativeCurrency: ether, currencies: [weth, usdc] })
const collection = { address: `0x${'d'.repeat(40)}` as Address, name: 'Works', standard: 'ERC721' as const }

let node: HolderNode
/** Delays what the index says about the account's other offers. */
let gate: Promise<void>
/** How often it was asked. */
let previews: number

beforeEach(() => {
  // Ada has 20 of each currency and nothing to wrap, and another open offer of 15, so that she can't pay both.
  node = serveHolderNode(ada)
  Object.assign(node, { hasSeaport: true, money: 20n, native: 0n, gasPrice: undefined })
  gate = Promise.resolve()
  previews = 0
  serveMarket({})
  const sample = { __typename: 'Token', id: `${collection.address}${'0'.repeat(64)}`, tokenId: '1' }
  server.use(
    graphql.query('OfferCommitments', async () => {
      previews += 1
      await gate
      return HttpResponse.json({ data: { orders: [createCommitmentRow('1', 15n)] } })
    }),
    graphql.query('OfferTermsSample', () =>
      HttpResponse.json({
        data: {
          collection: { __typename: 'Collection', id: collection.address, tokenCount: 9 },
          tokens: [sample],
        },
      }),
    ),
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
    graphql.query('OfferTraits_holders', () =>
      HttpResponse.json({ data: { tokens: [{ ...token, tokenId: '0' }] } }),
    ),
    graphql.query('IndexedBlock', () => {
      const block = { __typename: '_Block_', number: 9, hash: null, parentHash: null, timestamp: null }
      return HttpResponse.json({ data: { _meta: { hasIndexingErrors: false, block } } })
    }),
  )
}

/** Ada's offer for any item of the collection. */
const createOwnOffer = () =>
  createOffer({ buyer: ada, collection, subject: { kind: 'collection' }, currency: weth, price: toWei(7n) })

async function openWithPrice(price = '10') {
  const user = userEvent.setup()
  renderTrade(
    <OfferDialog start={{ collection, item: undefined }} account={ada} onClose={() => undefined} />,
    config,
  )
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), price)
  return user
}

const wrapAll = { name: 'Wrap enough ETH for all of them' }
const findRefusal = () => screen.findByText(/^You need 5 ETH more/)

test('stops covering all offers when the currency changes', async () => {
  const user = await openWithPrice()
  await user.click(await screen.findByRole('checkbox', wrapAll))
  expect(await findRefusal()).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USDC')
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Other offers' })).toHaveTextContent('15 USDC'),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Make offer' })).toBeEnabled()
})

test('keeps the focus on the checkbox while the preview loads, and when it is refused', async () => {
  const user = await openWithPrice()
  const checkbox = await screen.findByRole('checkbox', wrapAll)
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  await user.click(checkbox)
  const before = previews
  await waitFor(() => expect(previews).toBe(before + 1))
  expect(checkbox).toHaveFocus()
  open()
  expect(await findRefusal()).toBeVisible()
  expect(checkbox).toHaveFocus()
  await user.click(checkbox)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(checkbox).toHaveFocus()
  expect(checkbox).not.toBeChecked()
})

test('warns when buying a listing costs no more than the offer', async () => {
  serveMarket({ floor: '10' })
  await openWithPrice()
  expect(
    await screen.findByText(/^The cheapest item is for sale for .*You can buy it now for no more/),
  ).toHaveTextContent('10 WETH')
})

test('sends an offer far above a listing only once its price is confirmed', async () => {
  serveMarket({ floor: '5' })
  node.money = 200n
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
  serveMarket({ floor: '5' })
  server.use(
    graphql.query('Offers', () => HttpResponse.json({ errors: [{ message: 'Store error: out of reach' }] })),
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
      <OfferDialog start={{ collection, item: undefined }} account={ada} onClose={() => undefined} />
    </write.Provider>,
    config,
  )
  act(() => write.set(entryIn(states.indexed)))
  const link = screen.getByRole('link', { name: 'View your offers' })
  expect(link).toHaveAttribute('href', `/account/${ada}/offers`)
})

test('takes over the progress of a change of the same offer only', async () => {
  const [one, other] = [createOwnOffer(), createOwnOffer()]
  const path = collectionOffersPath(one.collection.address)
  const write = createOneWrite({ keyed: true })
  const completedSteps = ['The old offer is canceled.']
  write.dismiss.mockImplementation(() => write.set(undefined))
  write.set(entryIn(states.failed, { key: offerKey(path, ada, one.orderHash), completedSteps }))
  const change = (old: Offer) =>
    renderTrade(
      <write.Provider>
        <ChangeOfferDialog offer={old} trait={undefined} account={ada} onClose={() => undefined} />
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

test('changes an offer under the key that its dialog follows, and cancels the old one first', async () => {
  const old = createOwnOffer()
  const queried = serveOrders()
  const write = createOneWrite({ keyed: true })
  renderTrade(
    <write.Provider>
      <ChangeOfferDialog offer={old} trait={undefined} account={ada} onClose={() => undefined} />
    </write.Provider>,
    config,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '{Backspace}8')
  const send = screen.getByRole('button', { name: 'Cancel and offer again' })
  await screen.findByRole('checkbox', wrapAll)
  await waitFor(() => expect(send).toBeEnabled())
  await user.click(send)
  const definition = write.start.mock.lastCall?.[0]
  const path = collectionOffersPath(collection.address)
  expect(definition?.key).toBe(offerKey(path, ada, old.orderHash))
  expect(definition?.key).not.toBe(offerKey(path, ada))
  expect(await definition?.prepare()).toMatchObject({ status: 'ready', step: { last: false } })
  expect(queried).toEqual([old.orderHash])
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
