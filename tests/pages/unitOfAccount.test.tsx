// The native coin and its wrapped token are one market: each figure is the same number wherever it is shown.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import { itemPath } from '../../src/domain/paths.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { TradeDialog } from '../../src/trading/TradeDialog.tsx'
import type { Trade } from '../../src/trading/dialog/trade.ts'
import { connectAs } from '../support/connectAs.ts'
import { ETH, WETH } from '../support/currencies.ts'
import {
  COLLECTION,
  collectionRow,
  getListings,
  market,
  serveIndex,
  SITE,
  token,
} from '../support/fakeIndex.ts'
import { giveLayout } from '../support/layout.ts'
import { openPage } from '../support/openPage.tsx'
import { renderTrade, tradeConfig } from '../support/renderTrade.tsx'

const VIEWER = `0x${'a1'.repeat(20)}` as Address
const wei = (milliether: bigint) => `${milliether * 10n ** 15n}`
const inWeth = { paidIn: WETH.address as string }
const WORKS = [
  token(1, { price: wei(260n), traits: ['Head=Hat'] }),
  token(2, { price: wei(255n), traits: ['Head=Hat'], ...inWeth }),
  token(3, { price: wei(2_360n), traits: ['Head=Cap'] }),
  token(4, { price: wei(815n), traits: ['Head=Cap'], ...inWeth }),
  token(5, { traits: ['Head=Cap'] }),
]
const page = `/collection/${COLLECTION}`
const site = { currencies: [WETH] }
const collection = { address: COLLECTION as Address, name: 'Cabinet', standard: 'ERC721' as const }
const tokenId = tokenIdFromBigInt(5n)
const item = {
  collection: collection.address,
  collectionName: collection.name,
  tokenId,
  standard: collection.standard,
  name: 'Work 5',
  image: null,
  decimals: 0,
  path: itemPath(collection.address, tokenId),
}

/** The market that the index has for these listings. */
function getMarket(works: typeof WORKS) {
  const prices = getListings(works)
    .filter(({ unit }) => unit === ETH.address)
    .map(({ unitPrice }) => BigInt(unitPrice))
  const floor = prices.reduce((one, other) => (one < other ? one : other))
  return market({ floor: `${floor}` })
}

beforeEach(() => {
  localStorage.clear()
  giveLayout()
  serveIndex(WORKS).collection = collectionRow(WORKS, { markets: [getMarket(WORKS)] })
})

/** The cards' texts, without the rarity that follows in a worker's time. */
const cards = () =>
  screen
    .queryAllByRole('article')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').replace(/ ?Rarity rank \d/, ''))

test('the floor and a trait’s floor are the same in header, card, filter, rankings, home and dialogs', async () => {
  const { user } = openPage(page, site)
  const header = () => screen.getByText('Floor', { selector: 'dt' }).parentElement
  await waitFor(() => expect(header()).toHaveTextContent(/0\.255\sETH/))
  await waitFor(() => expect(cards()[0]).toMatch(/^Work 20\.255 WETH/))
  const filters = await screen.findByRole('complementary', { name: 'Filters' })
  await user.click(await within(filters).findByText('Head'))
  for (const [value, floor] of [
    ['Hat', '0.255'],
    ['Cap', '0.815'],
  ] as const) {
    const facet = await within(filters).findByRole('checkbox', { name: new RegExp(value) })
    await waitFor(() => expect(facet.closest('label')).toHaveTextContent(`${value}, from ${floor} ETH`))
  }
  expect(screen.queryByText(/^Prices by currency/)).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull()
  cleanup()
  for (const address of ['/', '/collections']) {
    openPage(address, site)
    expect(await screen.findByRole('row', { name: /Cabinet/ })).toHaveTextContent(/0\.255\sETH/)
    cleanup()
  }

  const disconnect = connectAs(VIEWER)
  const config = tradeConfig({
    graphqlUrl: `${SITE}/graphql`,
    rpcUrl: `${SITE}/rpc`,
    currencies: [WETH],
  })
  const chips = async (trade: Trade) => {
    renderTrade(<TradeDialog trade={trade} onClose={() => undefined} />, config)
    const prices = await screen.findByRole('group', { name: 'Market prices' })
    await waitFor(() => expect(within(prices).getAllByRole('button').length).toBeGreaterThan(1))
    const texts = within(prices)
      .getAllByRole('button')
      .map((chip) => chip.textContent.replaceAll(/\s+/g, ' '))
    cleanup()
    return texts.toSorted()
  }
  const [offered, listed] = [
    await chips({ kind: 'offer', start: { collection, item } }),
    await chips({ kind: 'list', item, held: 1n }),
  ]
  disconnect()
  // Floors have the mark of their unit, whichever coin the cheapest listing is paid in.
  const floors = ['Floor price 0.255 ETH', 'Trait floor (Head: Cap) 0.815 ETH']
  expect(offered).toEqual(floors)
  expect(listed).toEqual(floors)
})

test('a grid sorted by price mixes both coins, and a price filter finds both', async () => {
  openPage(`${page}?sort=price-low&status=listed`, site)
  await waitFor(() =>
    expect(cards()).toEqual([
      expect.stringMatching(/^Work 20\.255 WETH/),
      expect.stringMatching(/^Work 10\.26 ETH/),
      expect.stringMatching(/^Work 40\.815 WETH/),
      expect.stringMatching(/^Work 32\.36 ETH/),
    ]),
  )
  cleanup()
  openPage(`${page}?sort=price-high&min=0.256&max=1`, site)
  await waitFor(() =>
    expect(cards()).toEqual([
      expect.stringMatching(/^Work 40\.815 WETH/),
      expect.stringMatching(/^Work 10\.26 ETH/),
    ]),
  )
})
