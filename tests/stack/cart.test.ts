// Carts against real Seaport: one transaction for many listings, dead ones left out before it is signed.
import { currentTranslate } from '../../src/messages/translate.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import { parseOrderHash } from '../../src/domain/hashes.ts'
import type { Wei } from '../../src/domain/wei.ts'
import {
  prepareCart,
  type CartListing,
  type CartPlan,
  type CartVerdict,
} from '../../src/seaport/cart/cart.ts'
import { reconcile } from '../../src/seaport/cart/reconcile.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { prepareCancel } from '../../src/seaport/cancel.ts'
import { SEAPORT, seaport } from '../../src/seaport/contracts.ts'
import type { Call, MarketConfig } from '../../src/seaport/types.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import type { MarketChain, Receipt, Token } from './market/fixture.ts'
import { openMarket, type Listed, type ListingOptions, type Market } from './market/openMarket.ts'

const ETHER = 10n ** 18n

let market: Market
let chain: MarketChain
let objects: Token
let editions: Token
let coin: Token
let weth: Token
let stubborn: Token
let hostile: Token
let config: MarketConfig
let seller: Address
let other: Address
let buyer: Address
let rival: Address
let artist: Address
let house: Address
let snapshot: unknown

beforeAll(async () => {
  market = await openMarket()
  ;({ chain, objects, editions, coin, weth, stubborn, config } = market)
  ;({ seller, friend: other, buyer, rival, artist, house } = market.people)
  hostile = await chain.deploy('Hostile')
})

afterAll(() => chain.stop())

beforeEach(async () => {
  if (snapshot !== undefined) await chain.rpc('evm_revert', [snapshot])
  snapshot = await chain.rpc('evm_snapshot')
})

/** Lists an item; `units` of it are shown in the cart, all by default. */
async function list(options: ListingOptions = {}, units?: bigint): Promise<Listed> {
  const listed = await market.list(options)
  const { shown } = listed
  if (units === undefined) return listed
  return {
    ...listed,
    shown: { ...shown, quantity: units, total: ((shown.total * units) / shown.quantity) as Wei },
  }
}

const prepare = (cartItems: readonly CartListing[], send: SendBatch = chain.send) =>
  prepareCart({ send, config, cartItems, buyer: buyer })

function plan({ outcome }: CartVerdict): CartPlan {
  if (outcome.status !== 'executable')
    throw new Error(`not executable: ${outcome.code} ${currentTranslate()(outcome.detail)}`)
  return outcome.plan
}

/** Why each cart item was left out; `included` for the others. */
const reasons = ({ cartItems }: CartVerdict) =>
  cartItems.map((cartItem) => {
    if (cartItem.status === 'included') return 'included'
    return 'code' in cartItem.because ? cartItem.because.code : `changed ${cartItem.because.change.what}`
  })

const toFee = ({ gasUsed, effectiveGasPrice }: Receipt) => BigInt(gasUsed) * BigInt(effectiveGasPrice)

/** Sends one transaction after the other, preparing again after each, and adds up what their gas costs. */
async function buyNow(cartItems: readonly CartListing[]) {
  const titles: string[] = []
  let fees = 0n
  for (;;) {
    const [step] = plan(await prepare(cartItems)).steps
    titles.push(currentTranslate()(step.title))
    const receipt = await chain.transact(buyer, step.call)
    expect(receipt.status).toBe('0x1')
    fees += toFee(receipt)
    if (step.kind === 'trade') return { titles, fees, receipt }
  }
}

const hashes = (cartItems: readonly CartListing[]) =>
  cartItems.map(({ order }) => parseOrderHash(order.orderHash))
const ownerOf = async ({ token, id }: Listed) => token.read('ownerOf', [id])

describe('a cart', () => {
  test('buys whole and partial listings of several sellers and collections in one transaction, exact to the wei', async () => {
    const cartItems = [
      await list({ unitPrice: 1_000_000_000_000_000_001n }),
      await list({ from: other, unitPrice: 3n * ETHER }),
      await list({ standard: 'ERC1155', quantity: 10n, unitPrice: ETHER / 7n }, 3n),
    ]
    const sellers = [seller, other]
    const before = await Promise.all(sellers.map(chain.nativeBalance))
    const paid = await chain.nativeBalance(buyer)
    const verdict = await prepare(cartItems)
    const { steps, total } = plan(verdict)
    expect(total).toBe(1_000_000_000_000_000_001n + 3n * ETHER + 3n * (ETHER / 7n))
    const receipt = await chain.transact(buyer, steps[0].call)
    expect(receipt.status).toBe('0x1')
    const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    expect(paid - (await chain.nativeBalance(buyer))).toBe(total + gas)
    const due = verdict.cartItems.map((cartItem) =>
      cartItem.status === 'included'
        ? (cartItem.lines.find(({ role }) => role === 'seller')?.amount ?? 0n)
        : 0n,
    )
    const after = await Promise.all(sellers.map(chain.nativeBalance))
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([
      (due[0] ?? 0n) + (due[2] ?? 0n),
      due[1],
    ])
    expect(await ownerOf(cartItems[0] as Listed)).toBe(BigInt(buyer))
    expect(await ownerOf(cartItems[1] as Listed)).toBe(BigInt(buyer))
    expect(await editions.read('balanceOf', [buyer, cartItems[2]?.id])).toBe(3n)
    expect(reconcile(receipt.logs, { cartItems: hashes(cartItems), buyer: buyer })).toEqual(
      cartItems.map(({ order, shown: { total, quantity } }) => ({
        orderHash: order.orderHash,
        status: 'bought',
        paid: total,
        units: quantity,
      })),
    )
  })

  test('leaves out listings that can’t be filled, each with its reason, before anything is signed', async () => {
    const fine = await list()
    const canceled = await list()
    const moved = await list()
    const revoked = await list({ from: other })
    const bumped = await list({ from: rival })
    const sold = await list({ from: artist })
    const lied = await list()
    const closed = await list({ token: hostile })
    const { outcome: refunded } = await prepareCancel({
      send: chain.send,
      config,
      orders: [canceled.order],
      maker: seller,
    })
    if (refunded.status !== 'executable') throw new Error('not canceled')
    await chain.transact(seller, refunded.plan.steps[0].call)
    await objects.send(seller, 'transferFrom', [seller, rival, moved.id])
    await objects.send(other, 'setApprovalForAll', [SEAPORT, false])
    const bump: Call = {
      to: SEAPORT,
      data: seaport.encodeFunctionData('incrementCounter') as `0x${string}`,
      value: 0n,
    }
    await chain.transact(rival, bump)
    const theirs = await prepareBuy({ send: chain.send, config, ...sold, buyer: house })
    if (theirs.status !== 'executable') throw new Error('not bought')
    await chain.transact(house, theirs.plan.steps[0].call)
    await hostile.send(seller, 'close', [])
    const cartItems = [
      closed,
      fine,
      canceled,
      moved,
      revoked,
      bumped,
      sold,
      { ...lied, shown: { ...lied.shown, total: (lied.shown.total - 1n) as Wei } },
    ]
    const verdict = await prepare(cartItems)
    expect(reasons(verdict)).toEqual([
      'reverted',
      'included',
      'canceled',
      'seller-lost-item',
      'approval-revoked',
      'counter-raised',
      'already-sold',
      'price-differs',
    ])
    expect(plan(verdict).total).toBe(ETHER)
    await buyNow(cartItems)
    expect(await ownerOf(fine)).toBe(BigInt(buyer))
  })

  test('finds every cart item that would revert the purchase, in any position', async () => {
    const cartItems: Listed[] = []
    for (let index = 0; index < 9; index += 1) {
      cartItems.push(await list(index % 3 === 1 ? { token: hostile } : { from: other }))
    }
    await hostile.send(seller, 'close', [])
    const verdict = await prepare(cartItems)
    expect(reasons(verdict)).toEqual(cartItems.map((_, index) => (index % 3 === 1 ? 'reverted' : 'included')))
    expect(plan(verdict).total).toBe(6n * ETHER)
  })

  test('leaves out a listing when the seller’s balance covers only the other one', async () => {
    const first = await list({ standard: 'ERC1155', quantity: 4n, minted: 5n })
    const second = await list({ standard: 'ERC1155', quantity: 4n, id: first.id })
    const verdict = await prepare([first, second])
    expect(reasons(verdict)).toEqual(['included', 'reverted'])
  })

  test('buys no more items than the balance covers', async () => {
    const cartItems = [
      await list({ unitPrice: 6_000n * ETHER }),
      await list({ unitPrice: 6_000n * ETHER }),
      await list({ unitPrice: 3_000n * ETHER }),
    ]
    const verdict = await prepare(cartItems)
    expect(reasons(verdict)).toEqual(['included', 'insufficient-funds', 'included'])
  })

  test('pays in an ERC-20 after approving exactly the total', async () => {
    const cartItems = [
      await list({ currency: coin.address, unitPrice: 5n }),
      await list({ from: other, currency: coin.address, unitPrice: 7_000n }),
    ]
    await coin.send(buyer, 'mint', [buyer, 7_005n])
    const { titles } = await buyNow(cartItems)
    expect(titles).toEqual(['Approve Seaport for the price', 'Buy the items'])
    expect(await coin.read('balanceOf', [buyer])).toBe(0n)
    expect(await coin.read('allowance', [buyer, SEAPORT])).toBe(0n)
  })

  test('leaves out an item that would revert before it approves the payment, and approves only the remaining items', async () => {
    const cartItems = [
      await list({ currency: coin.address, unitPrice: 5n }),
      await list({ token: hostile, currency: coin.address, unitPrice: 70n }),
      await list({ from: other, currency: coin.address, unitPrice: 900n }),
    ]
    await hostile.send(seller, 'close', [])
    await coin.send(buyer, 'mint', [buyer, 975n])
    await coin.send(buyer, 'approve', [SEAPORT, 1n])
    expect(reasons(await prepare(cartItems))).toEqual(['included', 'reverted', 'included'])
    await buyNow(cartItems)
    expect(await coin.read('balanceOf', [buyer])).toBe(70n)
    expect(await coin.read('allowance', [buyer, SEAPORT])).toBe(0n)
  })

  test('pays in an ERC-20 that requires its previous approval to be reset first', async () => {
    const cartItems = [await list({ currency: stubborn.address, unitPrice: 50n })]
    await stubborn.send(buyer, 'mint', [buyer, 50n])
    await stubborn.send(buyer, 'approve', [SEAPORT, 1n])
    const { titles } = await buyNow(cartItems)
    expect(titles).toHaveLength(3)
    expect(await ownerOf(cartItems[0] as Listed)).toBe(BigInt(buyer))
  })

  describe('in ether and wrapped ether', () => {
    /** Wraps ether of an account's. Source: `deposit` of WETH9 */
    const wrap = (account: Address, amount: bigint) =>
      chain.transact(account, { to: weth.address, data: '0xd0e30db0', value: amount })

    /** One listing of each, by two sellers; neither price divides evenly. */
    const [inEther, inWrapped] = [ETHER + 1n, 2n * ETHER + 3n]
    const listBoth = async (): Promise<readonly [Listed, Listed]> => [
      await list({ unitPrice: inEther }),
      await list({ from: other, currency: weth.address, unitPrice: inWrapped }),
    ]

    /** How much more of the coin and of its token everyone has after something; gas of the buyer's isn't counted. */
    async function changes(run: () => Promise<{ readonly fees: bigint }>) {
      const people = { buyer, seller, other, artist, house }
      const read = () =>
        Promise.all(
          Object.entries(people).map(
            async ([name, account]) =>
              [name, await chain.nativeBalance(account), await weth.read('balanceOf', [account])] as const,
          ),
        )
      const before = await read()
      const { fees } = await run()
      const after = await read()
      return Object.fromEntries(
        after.map(([name, coins, tokens], index) => [
          name,
          [
            coins - (before[index]?.[1] ?? 0n) + (name === 'buyer' ? fees : 0n),
            tokens - (before[index]?.[2] ?? 0n),
          ],
        ]),
      )
    }

    const royalty = (price: bigint) => (price * 500n) / 10_000n
    const fee = (price: bigint) => (price * 250n) / 10_000n
    const proceeds = (price: bigint) => price - royalty(price) - fee(price)

    test('buys both in one transaction, each paid in its own, exact to the wei', async () => {
      const both = await listBoth()
      await wrap(buyer, 5n * ETHER)
      const { total, wrapped, newAllowance } = plan(await prepare(both))
      expect({ total, wrapped, newAllowance }).toEqual({
        total: inEther + inWrapped,
        wrapped: 0n,
        newAllowance: inWrapped,
      })
      const bought = await changes(async () => {
        const { titles, fees, receipt } = await buyNow(both)
        expect(titles).toEqual(['Approve Seaport for the price', 'Buy the items'])
        expect(reconcile(receipt.logs, { cartItems: hashes(both), buyer })).toMatchObject([
          { status: 'bought', paid: inEther },
          { status: 'bought', paid: inWrapped },
        ])
        return { fees }
      })
      expect(bought).toEqual({
        buyer: [-inEther, -inWrapped],
        seller: [proceeds(inEther), 0n],
        other: [0n, proceeds(inWrapped)],
        artist: [royalty(inEther), royalty(inWrapped)],
        house: [fee(inEther), fee(inWrapped)],
      })
      expect(await Promise.all(both.map(ownerOf))).toEqual([BigInt(buyer), BigInt(buyer)])
      expect(await weth.read('allowance', [buyer, SEAPORT])).toBe(0n)
    })

    test('wraps what is missing first, and no more', async () => {
      const both = await listBoth()
      await wrap(buyer, ETHER)
      expect(plan(await prepare(both))).toMatchObject({ wrapped: inWrapped - ETHER, allows: true })
      const bought = await changes(async () => {
        const { titles, fees } = await buyNow(both)
        expect(titles).toEqual(['Wrap what’s missing', 'Approve Seaport for the price', 'Buy the items'])
        return { fees }
      })
      expect(bought['buyer']).toEqual([-inEther - (inWrapped - ETHER), -ETHER])
      expect(await Promise.all(both.map(ownerOf))).toEqual([BigInt(buyer), BigInt(buyer)])
    })

    test('wraps for a single listing too', async () => {
      const [, inToken] = await listBoth()
      const titles: string[] = []
      for (let done = false; !done;) {
        const verdict = await prepareBuy({ send: chain.send, config, ...inToken, buyer })
        if (verdict.status !== 'executable') throw new Error('not executable')
        const [step] = verdict.plan.steps
        titles.push(currentTranslate()(step.title))
        expect((await chain.transact(buyer, step.call)).status).toBe('0x1')
        done = step.kind === 'trade'
      }
      expect(titles).toEqual(['Wrap what’s missing', 'Approve Seaport for the price', 'Buy the item'])
      expect(await ownerOf(inToken)).toBe(BigInt(buyer))
      expect(await weth.read('balanceOf', [buyer])).toBe(0n)
    })

    test('leaves out what the coin doesn’t pay for beside the rest, and refuses what leaves no network fee', async () => {
      const has = await chain.nativeBalance(buyer)
      await wrap(buyer, ETHER)
      const [cheap, half, dear] = [
        await list({ currency: weth.address, unitPrice: 2n * ETHER }),
        await list({ unitPrice: has / 2n }),
        await list({ currency: weth.address, unitPrice: has / 2n + ETHER }),
      ]
      expect(reasons(await prepare([cheap, half, dear]))).toEqual([
        'included',
        'included',
        'insufficient-funds',
      ])
      const left = await chain.nativeBalance(buyer)
      // All that is wrapped and all of the coin: nothing is left for gas.
      const exact = await list({ currency: weth.address, unitPrice: ETHER + left - inEther })
      const { outcome } = await prepare([await list({ unitPrice: inEther }), exact])
      expect(outcome).toMatchObject({ status: 'refused', code: 'insufficient-network-fee' })
    })

    test('says to unwrap where the coin is short, but its token would make up for it', async () => {
      const has = await chain.nativeBalance(buyer)
      await wrap(buyer, has / 2n)
      const inEther = await list({ unitPrice: (has / 4n) * 3n })
      const { cartItems: checked, outcome } = await prepare([inEther])
      const text = 'You don’t have enough ETH, but you can unwrap WETH. Unwrap at least '
      expect(outcome).toMatchObject({ status: 'refused', code: 'insufficient-funds' })
      expect(checked).toHaveLength(1)
      expect('sentence' in outcome && currentTranslate()(outcome.sentence)).toContain(text)
      const alone = await prepareBuy({ send: chain.send, config, ...inEther, buyer })
      expect('sentence' in alone && currentTranslate()(alone.sentence)).toContain(text)
      // Another listing takes the token: together they would need more than both.
      const beside = await list({ currency: weth.address, unitPrice: has / 2n - ETHER })
      const both = await prepare([beside, inEther])
      expect(reasons(both)).toEqual(['included', 'insufficient-funds'])
      const [, left] = both.cartItems
      expect(
        left?.status === 'left-out' && 'code' in left.because && left.because.sentence,
      ).not.toMatchObject({
        id: 'checks.offerRefusals.unwrapFirst',
      })
    })

    test('refuses to add up amounts in other currencies', async () => {
      const [inCoin, inToken] = await listBoth()
      const foreign = await list({ currency: coin.address, unitPrice: 5n })
      for (const one of [inCoin, inToken])
        await expect(prepare([one, foreign])).rejects.toThrow('one unit of account')
    })

    test.each([
      ['ether', 0],
      ['wrapped ether', 1],
    ])('buys the other, and pays nothing for the one in %s, when that is gone', async (_, gone) => {
      const both = await listBoth()
      await wrap(buyer, inWrapped)
      await weth.send(buyer, 'approve', [SEAPORT, inWrapped])
      const { steps } = plan(await prepare(both))
      expect(steps).toHaveLength(1)
      await wrap(rival, inWrapped)
      await weth.send(rival, 'approve', [SEAPORT, inWrapped])
      const faster = await prepareBuy({ send: chain.send, config, ...(both[gone] as Listed), buyer: rival })
      if (faster.status !== 'executable') throw new Error('not bought')
      await chain.transact(rival, faster.plan.steps[0].call)
      const bought = await changes(async () => {
        const receipt = await chain.transact(buyer, steps[0].call)
        expect(receipt.status).toBe('0x1')
        const outcomes = reconcile(receipt.logs, { cartItems: hashes(both), buyer })
        expect(outcomes.findIndex(({ status }) => status === 'missed')).toBe(gone)
        return { fees: toFee(receipt) }
      })
      expect(bought['buyer']).toEqual(gone === 0 ? [0n, -inWrapped] : [-inEther, 0n])
    })
  })

  describe('fault: someone else buys first', () => {
    test('buys the rest when someone else has just bought a cart item, and reports that from the receipt', async () => {
      const cartItems = [await list(), await list({ from: other })]
      const [step] = plan(await prepare(cartItems)).steps
      const faster = await prepareBuy({
        send: chain.send,
        config,
        ...(cartItems[0] as Listed),
        buyer: rival,
      })
      if (faster.status !== 'executable') throw new Error('not bought')
      await chain.transact(rival, faster.plan.steps[0].call)
      const before = await chain.nativeBalance(buyer)
      const receipt = await chain.transact(buyer, step.call)
      expect(receipt.status).toBe('0x1')
      const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
      expect(before - (await chain.nativeBalance(buyer))).toBe(ETHER + gas)
      const results = reconcile(receipt.logs, { cartItems: hashes(cartItems), buyer: buyer })
      expect(results.map(({ status }) => status)).toEqual(['missed', 'bought'])
    })
  })

  test('is rejected when nothing is left to buy', async () => {
    const one = await list({ secondsOpen: 60 })
    const two = await list({ secondsOpen: 60 })
    await chain.rpc('evm_increaseTime', [120])
    await chain.rpc('evm_mine')
    const verdict = await prepare([one, two])
    expect(reasons(verdict)).toEqual(['expired', 'expired'])
    expect(verdict.outcome).toMatchObject({ status: 'refused', code: 'expired' })
  })

  test('sends the node few batches, and does not read the code of a known trading contract again', async () => {
    const cartItems: Listed[] = []
    for (let index = 0; index < 10; index += 1) cartItems.push(await list())
    await prepare(cartItems.slice(0, 1))
    const batches: string[][] = []
    await prepare(cartItems, (requests) => {
      batches.push(requests.map(({ method }) => method))
      return chain.send(requests)
    })
    expect(batches.length).toBeLessThanOrEqual(6)
    expect(batches.flat().filter((method) => method === 'eth_getCode')).toHaveLength(1)
    expect(Math.max(...batches.map((methods) => methods.length))).toBeLessThanOrEqual(100)
  })
})
