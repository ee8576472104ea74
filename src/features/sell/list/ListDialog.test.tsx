// The list dialog with a wallet, a node and bad input: it says what is wrong beside the field, loses nothing, sends nothing.
import { toWei } from '../../../domain/wei.ts'
import { createListing } from '../../../../tests/support/listing.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AbiCoder } from 'ethers'
import { graphql, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFakeWallet, WalletError, type FakeWallet } from '../../../../tests/support/fakeWallet.ts'
import { createOneWrite, entryIn } from '../../../../tests/support/oneWrite.tsx'
import { server } from '../../../../tests/support/server.ts'
import { states } from '../../../../tests/support/transactionStates.ts'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { SEAPORT, seaport } from '../../../market/contracts.ts'
import { testConfig } from '../../../../tests/support/renderInFrame.tsx'
import { editionIn, renderTrade } from '../../../../tests/support/renderTrade.tsx'
import { TradeDialog } from '../../../app/trade/TradeDialog.tsx'
import { ListDialog } from './ListDialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const artist = `0x${'4'.repeat(40)}` as Address
const collection = `0x${'d'.repeat(40)}` as Address

const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    rpcUrl: '/rpc',
    graphqlUrl: 'http://localhost:3000/graphql',
    currencies: [],
  },
  fee: { recipient: `0x${'6'.repeat(40)}` as Address, basisPoints: 250 },
}

const item = editionIn(collection)

/** A listing of Ada's that rests for want of the approval. */
const dormant = {
  __typename: 'Order',
  id: `0x${'7'.repeat(64)}`,
  scope: 'ITEM',
  items: [],
  offerer: { __typename: 'Account', id: ada },
  status: 'OPEN',
  live: false,
  unrestricted: true,
  makerHolds: true,
  makerApproved: false,
  orderType: 1,
  operator: SEAPORT,
  startsAtSeconds: '1',
  endsAtSeconds: '99999999999',
  startPrice: '193000000000000000',
  endPrice: '193000000000000000',
  unitPrice: '193000000000000000',
  quantity: '1',
  remaining: '1',
  availableQuantity: '1',
  defect: null,
  privateTaker: null,
  currency: { __typename: 'Currency', id: ZERO_ADDRESS, symbol: 'ETH', decimals: 18, name: null },
  token: {
    __typename: 'Token',
    id: `${collection}07`,
    tokenId: '7',
    standard: 'ERC1155',
    collection: { __typename: 'Collection', id: collection, name: 'Editions' },
    metadata: { __typename: 'Metadata', id: 'm', name: 'Edition 7', image: null },
  },
}

interface Sent {
  readonly id: number
  readonly method: string
  readonly params: [{ to?: string; data?: string }, ...unknown[]]
}

/** What the collection asks for, in millionths of the price. */
let royalty: bigint
/** Answers in place of those of the node, by method; the others are given as they are. */
let instead: ReadonlyMap<string, object>
/** How often the node was asked what the collection asks for. */
let royaltyReads: number

/** What the index says of the item's market. */
let marks: object

/** Whether Seaport may move Ada's items. */
let approved: boolean

const IS_APPROVED_FOR_ALL = '0xe985e9c5'
const ROYALTY_INFO = '0x2a55205a'

/** A node on which Ada holds five units and the collection asks for its royalty. */
function answer({ method, params: [call] }: Sent): unknown {
  const words = (types: string[], values: unknown[]) => AbiCoder.defaultAbiCoder().encode(types, values)
  switch (method) {
    case 'eth_chainId':
      return '0x7a69'
    case 'eth_getBlockByNumber':
      return {
        number: '0x10',
        hash: `0x${'b'.repeat(64)}`,
        timestamp: `0x${Math.floor(Date.now() / 1000).toString(16)}`,
      }
    case 'eth_getBalance':
      return '0x8ac7230489e80000'
    case 'eth_getCode':
      return '0x60'
    case 'eth_call': {
      const selector = call.data?.slice(0, 10)
      if (call.to === SEAPORT && selector === seaport.getFunction('getCounter')?.selector)
        return words(['uint256'], [0])
      if (selector === ROYALTY_INFO) {
        royaltyReads += 1
        const price = BigInt(`0x${call.data?.slice(74, 138) ?? '0'}`)
        return words(['address', 'uint256'], [artist, (price * royalty) / 1_000_000n])
      }
      if (selector === IS_APPROVED_FOR_ALL) return words(['bool'], [approved])
      return words(['uint256'], [5])
    }
    default:
      return '0x0'
  }
}

/** Ada's listings that stand. */
let standing: readonly object[]
let fake: FakeWallet
beforeEach(() => {
  standing = []
  localStorage.clear()
  localStorage.setItem('vitrine.wallet', 'test.wallet')
  royalty = 50_000n
  instead = new Map()
  royaltyReads = 0
  approved = true
  fake = createFakeWallet([ada])
  fake.answers['eth_accounts'] = () => [ada]
  fake.answers['eth_sendTransaction'] = () => {
    throw new WalletError(4001, 'User rejected the request.')
  }
  marks = { token: null, fixed: [], declining: [] }
  server.use(
    graphql.query('ListWarnings', () => HttpResponse.json({ data: marks })),
    graphql.query('CheapestAmong', () => HttpResponse.json({ data: marks })),
    graphql.query('ListedAlready', ({ variables }) => {
      expect(variables['where']).toMatchObject({
        side: 'ASK',
        scope: 'ITEM',
        status_in: ['OPEN', 'PARTIAL'],
        offerer: ada,
        token: `${collection}${'1'.padStart(64, '0')}`,
      })
      return HttpResponse.json({ data: { orders: standing } })
    }),
    http.post('*/rpc', async ({ request }) => {
      const sent = (await request.json()) as Sent[]
      return HttpResponse.json(
        sent.map((one) => ({
          jsonrpc: '2.0',
          id: one.id,
          ...(instead.get(one.method) ?? { result: answer(one) }),
        })),
      )
    }),
  )
  return fake.announce()
})

async function open() {
  renderTrade(<TradeDialog trade={{ kind: 'list', item, held: 5n }} onClose={() => undefined} />, config)
  return screen.findByRole('textbox', { name: 'Price of one' })
}

const button = () => screen.getByRole('button', { name: 'List for sale' })
/** Sends the form as soon as it can be: a price that is understood is first shown with what it becomes. */
async function submit() {
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
}
const amountOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('data')?.value
const prompts = () => fake.requests.filter(({ method }) => method === 'eth_sendTransaction')

describe('the list dialog', () => {
  test.each([
    ['1e18', 'Write the number out in full, without an exponent.'],
    ['0', 'The price must be above zero.'],
    ['1,5', 'Use a point for decimals: 1.5'],
    ['0.0000000000000000001', 'ETH has at most 18 decimals.'],
  ])(
    'the price %s: the field says “%s”, keeps what was typed, and nothing is sent',
    async (typed, message) => {
      const price = await open()
      await userEvent.type(price, typed)
      await submit()
      expect(price).toHaveAccessibleDescription(message)
      expect(price).toBeInvalid()
      expect(price).toHaveValue(typed)
      expect(prompts()).toHaveLength(0)
    },
  )

  test('more units than are held, and a moment that has passed, each beside its field', async () => {
    const price = await open()
    await userEvent.type(price, '1')
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '0')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), 'custom')
    await userEvent.type(screen.getByLabelText('Until'), '2020-01-01T10:00')
    await submit()
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'You have 5 of this item.',
    )
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(
      'This time has passed. Select a later one.',
    )
    expect(price).toHaveValue('1')
    expect(prompts()).toHaveLength(0)
  })

  test('units that are listed already are told of, once these and those are more than are held', async () => {
    standing = [2, 1].map((remaining) => ({
      __typename: 'Order',
      id: `0x${`${remaining}`.repeat(64)}`,
      remaining: `${remaining}`,
    }))
    const price = await open()
    await userEvent.type(price, '1')
    const units = screen.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(units)
    await userEvent.type(units, '2')
    await waitFor(() => expect(amountOf('You receive')).toBeDefined())
    expect(screen.queryByText(/^Together with your other listings/)).toBeNull()
    await userEvent.clear(units)
    await userEvent.type(units, '3')
    expect(
      await screen.findByText(/^Together with your other listings, 6 units would be listed, but you have 5/),
    ).toBeVisible()
  })

  test('shows what the price becomes, to the last digit, as the collection asks for it', async () => {
    const price = await open()
    await userEvent.type(price, '0.123456789012345678')
    await waitFor(() => expect(amountOf('You receive')).toBeDefined())
    const [royalty, fee, proceeds] = ['Creator royalty, 5%', 'Marketplace fee, 2.5%', 'You receive'].map(
      amountOf,
    )
    expect([royalty, fee, proceeds]).toEqual([
      '0.006172839450617283',
      '0.003086419725308641',
      '0.114197529836419754',
    ])
  })

  test('a refusal stops before the wallet, says why, and the form comes back as it was', async () => {
    const price = await open()
    await userEvent.type(price, '0.5')
    await submit()
    // The node's code is not Seaport's: the first of the checks.
    expect(await screen.findByText(/trading contract on this network isn’t the expected one/)).toBeVisible()
    expect(prompts()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(screen.getByRole('textbox', { name: 'Price of one' })).toHaveValue('0.5')
  })

  test('an approval says how far it reaches, and which old listings it wakes; they go first unless told', async () => {
    approved = false
    let asked: object = {}
    server.use(
      graphql.query('ReactivatedListings', ({ variables }) => {
        asked = variables['where'] as object
        return HttpResponse.json({ data: { orders: [dormant] } })
      }),
    )
    const price = await open()
    expect(screen.queryByRole('group', { name: 'Approval' })).toBeNull()
    await userEvent.type(price, '0.5')
    const note = await screen.findByRole('group', { name: 'Approval' })
    expect(note).toHaveTextContent('to move all your items of Editions, not only this one')
    await waitFor(() => expect(note).toHaveTextContent('It also reactivates an older listing of yours:'))
    expect(note).toHaveTextContent('Edition 7 0.193')
    expect(asked).toMatchObject({ offerer: ada, makerApproved: false, items_: { contract_in: [collection] } })
    const choice = screen.getByRole('checkbox', { name: /^Cancel it first/ })
    expect(choice).toBeChecked()
    await userEvent.click(choice)
    expect(choice).not.toBeChecked()
  })

  test('with the approval given nothing is said of it', async () => {
    const price = await open()
    await userEvent.type(price, '0.5')
    await waitFor(() => expect(button()).toBeEnabled())
    expect(screen.queryByRole('group', { name: 'Approval' })).toBeNull()
  })

  test('nothing can be sent before it is shown what the price becomes', async () => {
    const price = await open()
    await userEvent.type(price, '0.5')
    expect(button()).toBeDisabled()
    await userEvent.type(price, '{Enter}')
    expect(screen.queryByText(/Checking|Preparing/)).toBeNull()
    await waitFor(() => expect(button()).toBeEnabled())
    expect(amountOf('Creator royalty, 5%')).toBe('0.025')
  })

  test('a price is asked about once it rests, not for each key', async () => {
    const price = await open()
    await userEvent.type(price, '0.123456789')
    await waitFor(() => expect(button()).toBeEnabled())
    // Once for the first price, once for the last, in one batch.
    expect(royaltyReads).toBe(2)
  })

  test('a share that is no whole number of basis points is told as about', async () => {
    royalty = 12_345n
    const price = await open()
    await userEvent.type(price, '2')
    expect(await screen.findByText('Creator royalty, about 1.23%')).toBeVisible()
  })

  test('a node that cannot tell the terms is said to, and asked again on demand; what was typed stays', async () => {
    const price = await open()
    instead = new Map([['eth_call', { error: { code: -32000, message: 'header not found' } }]])
    await userEvent.type(price, '0.5')
    const again = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('alert')).toHaveTextContent('The RPC node refused to answer. Retry in a moment.')
    expect(prompts()).toHaveLength(0)
    instead = new Map()
    await userEvent.click(again)
    await waitFor(() => expect(button()).toBeEnabled())
    expect(price).toHaveValue('0.5')
    expect(amountOf('You receive')).toBe('0.4625')
  })

  test('a price below the floor and the last sale, or far above both, says so before it is signed', async () => {
    marks = {
      token: {
        __typename: 'Token',
        id: '0x1',
        lastSalePrice: '700000000000000000',
        lastSaleCurrency: { id: ZERO_ADDRESS },
        metadata: null,
      },
      declining: [],
      fixed: [
        {
          __typename: 'Order',
          id: '0x2',
          unitPrice: '600000000000000000',
          unitEndPrice: '600000000000000000',
          startsAtSeconds: '0',
          endsAtSeconds: '99999999999',
          currency: { __typename: 'Currency', id: ZERO_ADDRESS },
        },
      ],
    }
    const price = await open()
    await userEvent.type(price, '0.5')
    const warnings = await screen.findByRole('status', { name: 'Before you sign' })
    expect(
      [...warnings.querySelectorAll('li')].map((one) => one.textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(['Below the collection’s floor price: 0.6 ETH.', 'Below its last sale price: 0.7 ETH.'])
    await userEvent.clear(price)
    await userEvent.type(price, '0.7')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Before you sign' })).toBeNull())
    // Two places too far.
    await userEvent.clear(price)
    await userEvent.type(price, '70')
    const doubt = await screen.findByRole('status', { name: 'Before you sign' })
    expect(doubt).toHaveTextContent('100 times the last sale price (0.7 ETH). Check the decimals.')
  })

  test('a falling price is measured by its end, and both ends of what arrives are shown', async () => {
    marks = {
      token: null,
      declining: [],
      fixed: [
        {
          __typename: 'Order',
          id: '0x2',
          unitPrice: '400000000000000000',
          unitEndPrice: '400000000000000000',
          startsAtSeconds: '0',
          endsAtSeconds: '99999999999',
          currency: { __typename: 'Currency', id: ZERO_ADDRESS },
        },
      ],
    }
    const price = await open()
    await userEvent.type(price, '1')
    await userEvent.click(screen.getByText('More options'))
    await userEvent.click(screen.getByRole('button', { name: 'Declining price' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Ending price' }), '0.2')
    expect(await screen.findByText(/Below the collection’s floor price/)).toBeVisible()
    await waitFor(() => expect(amountOf('You receive at the end')).toBe('0.185'))
    expect(amountOf('You receive at the start')).toBe('0.925')
    expect(screen.getByText(/The price declines from/)).toHaveTextContent(
      'The price declines from 1 ETH to 0.2 ETH over 30 days.',
    )
  })

  test('a private sale names its buyer in full, and an address with a mistake is not taken', async () => {
    const price = await open()
    await userEvent.type(price, '1')
    await userEvent.click(screen.getByText('More options'))
    await userEvent.click(screen.getByRole('button', { name: 'One account' }))
    const buyer = screen.getByRole('textbox', { name: 'Buyer’s address' })
    // Pasted, as addresses are: each key would draw the whole form anew.
    await userEvent.click(buyer)
    await userEvent.paste('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')
    await submit()
    expect(buyer).toHaveAccessibleDescription(/checksum doesn’t match/)
    await userEvent.clear(buyer)
    await userEvent.paste('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    expect(await screen.findByText(/Only this account can buy it:/)).toHaveTextContent(
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    )
    expect(prompts()).toHaveLength(0)
  })
})

describe('changing a price, when the second of its two transactions is declined', () => {
  const price = 795n * 10n ** 15n
  const old = createListing({
    seller: ada,
    item,
    startPrice: toWei(price),
    endsAtSeconds: Number.MAX_SAFE_INTEGER,
  })
  const DID = 'The old listing is cancelled; what it offered is not for sale now.'

  test('says what has happened, offers the wallet again, and lists without cancelling a second time', async () => {
    const write = createOneWrite()
    renderTrade(
      <write.Provider>
        <ListDialog item={item} held={5n} old={old} account={ada} onClose={() => undefined} />
      </write.Provider>,
      config,
    )
    await userEvent.type(screen.getByRole('textbox', { name: /^Price/ }), '0.5')
    const replace = screen.getByRole('button', { name: 'Cancel and relist' })
    await waitFor(() => expect(replace).toBeEnabled())
    await userEvent.click(replace)
    const [definition] = write.start.mock.lastCall ?? []
    act(() => write.set(entryIn({ ...states.rejected, done: 1 }, { did: [DID], hadApproval: true })))
    expect(screen.getByText(`You declined in your wallet. ${DID} Nothing more was sent.`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(write.start).toHaveBeenCalledTimes(2)
    expect(write.start).toHaveBeenLastCalledWith({ ...definition, did: [DID] })

    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(screen.getByRole('dialog', { name: 'List for sale' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveFocus())
    expect(screen.getByText(new RegExp(DID))).toBeVisible()
    expect(screen.queryByText(/Two transactions/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel and relist' })).toBeNull()
    expect(button()).toBeVisible()
  })
})
