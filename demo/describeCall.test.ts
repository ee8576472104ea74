// @vitest-environment jsdom
// The in-page wallet describes a call: the approvals it changes, the items it moves, and the amounts it pays.
import '../tests/support/dom.ts'
import { Interface, MaxUint256 } from 'ethers'
import { describe, expect, test } from 'vitest'
import { parseAddress, ZERO_ADDRESS, type Address } from '../src/domain/address.ts'
import { checksumAddress } from '../src/domain/checksum.ts'
import { createNames } from './names.ts'
import { describeCall, type DescribedCall } from './describeCall.ts'
import { seaport } from './seaportCalls.ts'

const account = (pair: string) => `0x${pair.repeat(20)}` as Address
const [ada, basil, nouns, weth, fees, usdc, dai] = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'da'].map(
  account,
) as [Address, Address, Address, Address, Address, Address, Address]
const SEAPORT = parseAddress('0x0000000000000068f116a894984e2db1123eb395')
const ETH = 10n ** 18n
const ZERO32 = `0x${'0'.repeat(64)}`

const erc165 = new Interface(['function supportsInterface(bytes4) view returns (bool)'])

const names = createNames({
  network: {
    chainId: 31337,
    slug: 'local',
    name: 'Local chain',
    rpcUrl: '/rpc',
    graphqlUrl: '/graphql',
    explorerUrl: null,
    nativeCurrency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
    currencies: [
      { address: weth, symbol: 'WETH', decimals: 18, wrapsNative: true },
      { address: usdc, symbol: 'USDC', decimals: 6 },
    ],
    ipfsGateways: [],
    blockTimeSeconds: 12,
  },
  accounts: [
    { address: ada, label: 'Ada' },
    { address: basil, label: 'Basil' },
  ],
  node: (_method, params) => {
    const [{ to, data }] = params as [{ to: Address; data: string }]
    if (to !== nouns) throw new Error('It has no name.')
    if (data.startsWith('0x01ffc9a7')) {
      const [interfaceId] = erc165.decodeFunctionData('supportsInterface', data)
      return Promise.resolve(erc165.encodeFunctionResult('supportsInterface', [interfaceId === '0x80ac58cd']))
    }
    return Promise.resolve(
      new Interface(['function name() view returns (string)']).encodeFunctionResult('name', ['Nouns']),
    )
  },
})

const say = (call: Partial<DescribedCall>) =>
  describeCall({ from: ada, to: SEAPORT, data: '0x', value: 0n, ...call }, names)

const tokens = new Interface([
  'function setApprovalForAll(address, bool)',
  'function approve(address, uint256)',
  'function deposit()',
  'function withdraw(uint256)',
])

const item = (
  itemType: number,
  token: Address,
  identifierOrCriteria: bigint,
  start: bigint,
  end = start,
) => ({
  itemType,
  token,
  identifierOrCriteria,
  startAmount: start,
  endAmount: end,
})
const to = (recipient: Address, one: ReturnType<typeof item>) => ({ ...one, recipient })

function parameters(offerer: Address, offer: readonly object[], consideration: readonly object[]) {
  return {
    offerer,
    zone: ZERO_ADDRESS,
    offer,
    consideration,
    orderType: 0,
    startTime: 1n,
    endTime: 2n,
    zoneHash: ZERO32,
    salt: 3n,
    conduitKey: ZERO32,
    totalOriginalConsiderationItems: consideration.length,
    counter: 0n,
  }
}

const advanced = (whole: object, numerator = 1n, denominator = 1n) => ({
  parameters: whole,
  numerator,
  denominator,
  signature: '0x',
  extraData: '0x',
})

const createListing = (offerer: Address) =>
  parameters(
    offerer,
    [item(2, nouns, 7n, 1n)],
    [to(offerer, item(0, ZERO_ADDRESS, 0n, ETH)), to(fees, item(0, ZERO_ADDRESS, 0n, ETH / 40n))],
  )

describe('approvals and wrapping', () => {
  test('distinguishes granting from revoking, and names the contract and the collection', async () => {
    const all = (approved: boolean) =>
      say({ to: nouns, data: tokens.encodeFunctionData('setApprovalForAll', [SEAPORT, approved]) })
    expect((await all(true)).sentence).toBe('Let Seaport move all your items of Nouns, now and later')
    expect((await all(false)).sentence).toBe('Revoke the approval of Seaport to move all your items of Nouns')
    const stranger = { to: nouns, data: tokens.encodeFunctionData('setApprovalForAll', [fees, true]) }
    expect((await say(stranger)).sentence).toBe(
      `Let ${checksumAddress(fees)} move all your items of Nouns, now and later`,
    )
  })

  test('shows the amount and currency of an allowance, or that it is revoked', async () => {
    const allow = async (amount: bigint) => {
      const description = await say({
        to: weth,
        data: tokens.encodeFunctionData('approve', [SEAPORT, amount]),
      })
      expect(description.contract).toBe('WETH')
      return description.sentence
    }
    expect(await allow(ETH / 2n)).toBe('Let Seaport spend up to 0.5 WETH')
    expect(await allow(MaxUint256)).toBe('Let Seaport spend any amount of your WETH')
    expect(await allow(0n)).toBe('Revoke the approval of Seaport to spend your WETH')
  })

  test('describes the same call on a collection as the approval of one item', async () => {
    const data = tokens.encodeFunctionData('approve', [ZERO_ADDRESS, 7n])
    expect((await say({ to: nouns, data })).sentence).toBe('Revoke the approval to move Nouns #7')
  })

  test('describes the same call on a contract that does not report ERC-721 in smallest units', async () => {
    const allow = async (amount: bigint) =>
      (await say({ to: dai, data: tokens.encodeFunctionData('approve', [SEAPORT, amount]) })).sentence
    expect(await allow(5n)).toBe(`Let Seaport spend up to 5 smallest units of ${checksumAddress(dai)}`)
    expect(await allow(MaxUint256)).toBe(`Let Seaport spend any amount of your ${checksumAddress(dai)}`)
    expect(await allow(0n)).toBe(`Revoke the approval of Seaport to spend your ${checksumAddress(dai)}`)
  })

  test.each([
    ['a currency that does not wrap the native coin', usdc],
    ['an unknown contract', dai],
  ])('for %s, shows a deposit or a withdrawal only by its function name', async (_, address) => {
    const data = tokens.encodeFunctionData('deposit')
    expect((await say({ to: address, data, value: ETH })).sentence).toBe('Call deposit')
    const back = tokens.encodeFunctionData('withdraw', [1n])
    expect((await say({ to: address, data: back })).sentence).toBe('Call withdraw')
  })

  test('names both currencies and the amount of a wrap or unwrap', async () => {
    const wrap = await say({ to: weth, data: tokens.encodeFunctionData('deposit'), value: ETH })
    expect(wrap.sentence).toBe('Wrap 1 ETH as WETH, one to one')
    const unwrap = await say({ to: weth, data: tokens.encodeFunctionData('withdraw', [ETH / 4n]) })
    expect(unwrap.sentence).toBe('Unwrap 0.25 WETH to ETH, one to one')
  })
})

describe('orders', () => {
  test('shows the item, the price and the seller’s proceeds of a published listing', async () => {
    const data = seaport.encodeFunctionData('validate', [
      [{ parameters: createListing(ada), signature: '0x' }],
    ])
    expect(await say({ data })).toEqual({
      sentence: 'Publish a listing',
      contract: 'Seaport',
      orders: ['Sell Nouns #7 for 1.025 ETH; you get 1 ETH'],
    })
  })

  test('shows the buyer and the end price of a private Dutch auction, and the items that an offer accepts', async () => {
    const declining = parameters(
      ada,
      [item(3, nouns, 9n, 2n)],
      [to(ada, item(0, ZERO_ADDRESS, 0n, 2n * ETH, ETH)), to(basil, item(3, nouns, 9n, 2n))],
    )
    const offer = parameters(ada, [item(1, weth, 0n, ETH)], [to(ada, item(4, nouns, 0n, 1n))])
    const orders = [declining, offer].map((one) => ({ parameters: one, signature: '0x' }))
    expect(await say({ data: seaport.encodeFunctionData('validate', [orders]) })).toMatchObject({
      sentence: 'Publish 2 orders',
      orders: [
        'Sell 2 × Nouns #9 for 2 ETH, falling to 1 ETH; only to Basil',
        'Offer 1 WETH for any item of Nouns',
      ],
    })
  })

  test('shows the canceled orders, or that all orders are canceled', async () => {
    expect(await say({ data: seaport.encodeFunctionData('cancel', [[createListing(ada)]]) })).toMatchObject({
      sentence: 'Cancel an order',
      orders: ['Sell Nouns #7 for 1.025 ETH; you get 1 ETH'],
    })
    const all = await say({ data: seaport.encodeFunctionData('incrementCounter') })
    expect(all.sentence).toBe('Cancel all of your orders')
  })

  const basic = {
    considerationIdentifier: 0n,
    zone: ZERO_ADDRESS,
    offerer: basil,
    startTime: 1n,
    endTime: 2n,
    zoneHash: ZERO32,
    salt: 3n,
    offererConduitKey: ZERO32,
    fulfillerConduitKey: ZERO32,
    totalOriginalAdditionalRecipients: 1n,
    signature: '0x',
  }

  test.each(['fulfillBasicOrder', 'fulfillBasicOrder_efficient_6GL6yc'])(
    'describes both sides of %s',
    async (name) => {
      const buy = {
        ...basic,
        considerationToken: ZERO_ADDRESS,
        considerationAmount: ETH,
        offerToken: nouns,
        offerIdentifier: 7n,
        offerAmount: 1n,
        basicOrderType: 0,
        additionalRecipients: [{ amount: ETH / 40n, recipient: fees }],
      }
      expect(await say({ data: seaport.encodeFunctionData(name, [buy]), value: ETH })).toMatchObject({
        sentence: 'Buy from a listing',
        orders: ['Buy Nouns #7 for 1.025 ETH from Basil'],
      })
      const sell = {
        ...basic,
        considerationToken: nouns,
        considerationIdentifier: 7n,
        considerationAmount: 1n,
        offerToken: weth,
        offerIdentifier: 0n,
        offerAmount: ETH,
        basicOrderType: 16,
        additionalRecipients: [{ amount: ETH / 20n, recipient: fees }],
      }
      expect(await say({ data: seaport.encodeFunctionData(name, [sell]) })).toMatchObject({
        sentence: 'Accept an offer',
        orders: ['Sell Nouns #7 for 1 WETH to Basil; you get 0.95 WETH'],
      })
    },
  )

  test('shows the item and the filled part of an accepted collection offer', async () => {
    const offer = parameters(
      basil,
      [item(1, weth, 0n, ETH)],
      [to(basil, item(4, nouns, 0n, 2n)), to(fees, item(1, weth, 0n, ETH / 20n))],
    )
    const resolver = { orderIndex: 0, side: 1, index: 0, identifier: 12n, criteriaProof: [] }
    const args = [advanced(offer, 1n, 2n), [resolver], ZERO32, ada]
    expect(await say({ data: seaport.encodeFunctionData('fulfillAdvancedOrder', args) })).toMatchObject({
      sentence: 'Accept an offer',
      orders: ['Sell Nouns #12 for 0.5 WETH to Basil; you get 0.475 WETH'],
    })
  })

  test('shows a private purchase once, although the call also contains the buyer’s mirror order', async () => {
    const reserved = parameters(
      basil,
      [item(2, nouns, 7n, 1n)],
      [to(basil, item(0, ZERO_ADDRESS, 0n, ETH)), to(ada, item(2, nouns, 7n, 1n))],
    )
    const mirror = parameters(ada, [item(0, ZERO_ADDRESS, 0n, ETH)], [])
    const args = [[advanced(reserved), advanced(mirror)], [], [], ada]
    expect(await say({ data: seaport.encodeFunctionData('matchAdvancedOrders', args) })).toMatchObject({
      sentence: 'Buy from a listing',
      orders: ['Buy Nouns #7 for 1 ETH from Basil'],
    })
  })

  test('lists each purchase of a cart, and says that closed listings are left out', async () => {
    const args = [
      [advanced(createListing(basil)), advanced(createListing(fees))],
      [],
      [],
      [],
      ZERO32,
      ada,
      2n,
    ]
    const description = await say({
      data: seaport.encodeFunctionData('fulfillAvailableAdvancedOrders', args),
    })
    expect(description.sentence).toBe('Buy from 2 listings, as far as they are still open')
    expect(description.orders).toEqual([
      'Buy Nouns #7 for 1.025 ETH from Basil',
      `Buy Nouns #7 for 1.025 ETH from ${checksumAddress(fees)}`,
    ])
  })
})

test.each([dai, undefined])(
  'does not read orders in a call to a contract other than Seaport (%s)',
  async (other) => {
    const data = seaport.encodeFunctionData('validate', [
      [{ parameters: createListing(ada), signature: '0x' }],
    ])
    expect(await say({ to: other, data })).toEqual({
      sentence: 'Call validate',
      contract: undefined,
      orders: [],
    })
  },
)

test('shows only the function of truncated calldata, and the selector of an unknown function', async () => {
  expect(await say({ data: '0x88147732ffff' })).toMatchObject({ sentence: 'Publish orders', orders: [] })
  expect((await say({ data: '0x12345678' })).sentence).toBe('Call 0x12345678')
  expect((await say({ value: 1n })).sentence).toBe('Send the native coin')
})
