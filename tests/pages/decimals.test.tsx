// An edition with decimals (ERC-1155 metadata), such as a game's currency: every quantity and price of it as people see
// them, and the contract's own number where something is signed.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectAs } from '../support/connectAs.ts'
import { serveNode } from '../support/contractNode.ts'
import { balance, event, item, listing, person, sale, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const page = `/item/${COLLECTION}/1`
const UNIT = 10n ** 18n
const ETHER = 10n ** 18n

interface Currency {
  readonly decimals: number
  /** In the contract's units. */
  readonly held: bigint
  readonly shown: string
}

const metadata = (decimals: number) => ({
  __typename: 'Metadata',
  id: 'm1',
  status: 'RESOLVED',
  name: 'Gold',
  description: null,
  image: null,
  decimals,
  animationUrl: null,
  externalUrl: null,
  traits: [],
  unreadTraits: [],
})

/**
 * The viewer and the seller hold the same, all of which the seller lists at 0.001 ETH for a unit that people see, and may
 * list again at twice the price.
 */
function serve({ decimals, held }: Currency, { isListedTwice = false } = {}) {
  const unit = 10n ** BigInt(decimals)
  const price = (held * ETHER) / unit / 1000n
  const order = listing({
    id: `0x${'7'.repeat(64)}`,
    offerer: { __typename: 'Account', id: person(3) },
    orderType: 1,
    quantity: `${held}`,
    remaining: `${held}`,
    availableQuantity: `${held}`,
    fillStep: `${unit}`,
    // The chain's time is that of the test before.
    startsAtSeconds: '0',
    startPrice: `${price}`,
    endPrice: `${price}`,
    unitPrice: `${(price + held - 1n) / held}`,
  })
  const dearer = {
    ...order,
    id: `0x${'8'.repeat(64)}`,
    startPrice: `${2n * price}`,
    endPrice: `${2n * price}`,
    unitPrice: `${(2n * price + held - 1n) / held}`,
  }
  const minted = event({ type: 'MINT', to: person(1), block: 1, quantity: 2n * held })
  const sold = sale({ from: person(1), to: person(3), block: 9, price: 2n, quantity: held })
  const index = serveHistory(
    [minted, ...sold],
    item(1n, {
      standard: 'ERC1155',
      supply: `${2n * held}`,
      owner: null,
      ownerCount: 2,
      balances: [balance(1n, person(1), `${held}`), balance(1n, person(3), `${held}`)],
      metadata: metadata(decimals),
      listings: isListedTwice ? [order, dearer] : [order],
      bestAsk: { __typename: 'Order', id: order['id'] },
    }),
  )
  index.units.set(person(1), `${held}`)
  serveNode(index, () => '0x')
}

let disconnect: () => void
beforeEach(() => {
  localStorage.clear()
  disconnect = connectAs(person(1))
})
afterEach(() => disconnect())

describe.each<Currency>([
  // EIP-1155's own example of 18 decimals.
  { decimals: 18, held: 1234n * UNIT, shown: '1,234' },
  // Skyweaver and Sequence count their currencies in hundredths.
  { decimals: 2, held: 1234n * 100n, shown: '1,234' },
  // Enjin's and most editions say "decimals": 0.
  { decimals: 0, held: 1234n, shown: '1,234' },
])('with $decimals decimals', (currency) => {
  test('the page shows what is held, supplied, moved, sold and for sale as people count it', async () => {
    serve(currency)
    openPage(page)
    await waitFor(() => expect(screen.getByText(`You own ${currency.shown}`)).toBeVisible())
    expect(screen.getByText('Edition of 2,468, held by 2 accounts')).toBeVisible()
    const holders = screen.getByRole('region', { name: /Holders/ })
    expect(within(holders).getAllByRole('row')[1]).toHaveTextContent(/1,23450%/)
    const price = screen.getByRole('region', { name: 'Price' })
    expect(price).toHaveTextContent(/0\.001\sETH/)
    expect(price).toHaveTextContent(/×\s1,234 available/)
    const flows = await screen.findByRole('list', { name: /Transfers/ })
    expect(within(flows).getAllByRole('listitem')[0]).toHaveTextContent(/×\s1,234/)
  })

  test('the depth of the market counts them so too', async () => {
    serve(currency, { isListedTwice: true })
    openPage(page)
    const asks = within(await screen.findByRole('region', { name: /^Asks in ETH/ }))
    const [, best, next] = asks.getAllByRole('row').map((row) => row.textContent)
    expect(best).toMatch(/0\.001\sETH1,2341,234/)
    expect(next).toMatch(/0\.002\sETH1,2342,468/)
  })
})

test('a fraction of a unit, and the contract’s own number before listing', async () => {
  serve({ decimals: 18, held: 1234n * UNIT, shown: '' })
  const { user } = openPage(page)
  await user.click(await screen.findByRole('button', { name: 'List for sale: Gold' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByRole('textbox', { name: /Price/ }), '٠٫٠٠٢')
  const quantity = within(dialog).getByRole('textbox', { name: 'Quantity' })
  await user.clear(quantity)
  await user.type(quantity, '１．５')
  expect(dialog).toHaveTextContent(/0\.003\sETH/)
  expect(dialog).toHaveTextContent('1500000000000000000 of the contract’s units (18 decimals')
  // Its price would not divide any further.
  await user.clear(quantity)
  await user.type(quantity, '0.0000000000000001')
  await user.tab()
  expect(quantity).toHaveAccessibleDescription('At this price, enter at most 15 decimals.')
})

test('a listing starts with one unit, or with all that the seller has of it', async () => {
  serve({ decimals: 1, held: 4n, shown: '' })
  const { user } = openPage(page)
  await user.click(await screen.findByRole('button', { name: 'List for sale: Gold' }))
  expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveValue('0.4')
})

test('a purchase starts with one unit, and takes digits of any script', async () => {
  serve({ decimals: 18, held: 1234n * UNIT, shown: '1,234' })
  const { user } = openPage(page)
  const buy = () =>
    within(screen.getByRole('region', { name: 'Price' })).getByRole('button', { name: /^Buy/ })
  // Once the wallet is connected.
  await screen.findByText('You own 1,234')
  await waitFor(() => expect(buy()).toBeEnabled())
  await user.click(buy())
  const dialog = await screen.findByRole('dialog')
  const field = await within(dialog).findByRole('textbox', { name: 'Quantity' })
  expect(field).toHaveValue('1')
  expect(dialog).toHaveTextContent(/1,234 available, 0\.001\sETH each/)
  for (const twelve of ['１２', '١٢', '१२']) {
    await user.clear(field)
    await user.type(field, twelve)
    expect(dialog).toHaveTextContent(/×\s12(?!\d)/)
    expect(field).toHaveAccessibleDescription(/available/)
  }
  await user.clear(field)
  await user.type(field, '1235')
  expect(field).toHaveAccessibleDescription('Enter 1,234 or less.')
})
