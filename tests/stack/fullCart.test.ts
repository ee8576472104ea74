// A cart as full as may be: some of it goes between the last check and the block, and every balance says what came.
import { currentTranslate } from '../../src/messages/translate.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { parseOrderHash } from '../../src/domain/hashes.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import { prepareCart, type CartListing, type CheckedCartItem } from '../../src/seaport/cart/cart.ts'
import { MAX_CART_ITEMS } from '../../src/seaport/cart/limit.ts'
import { reconcile } from '../../src/seaport/cart/reconcile.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { prepareCancel, prepareCancelAll } from '../../src/seaport/cancel.ts'
import type { ShownListing } from '../../src/seaport/checks.ts'
import type { Call } from '../../src/seaport/types.ts'
import type { Verdict } from '../../src/seaport/verdict.ts'
import type { MarketChain, Receipt, Token } from './market/fixture.ts'
import { draftFor, publishDrafts, type PublishedOrder } from './market/listFor.ts'
import { openMarket, type Market } from './market/openMarket.ts'

const CENT = 10n ** 16n
const HOUR = 3_600

/** Cart items by what becomes of them before the purchase is mined. */
const [SOLD, PARTLY_SOLD, CANCELLED, WHOLE_PARTLY_SOLD, EXPIRED] = [7, 20, 30, 40, 49]
/** Every fourth cart item is of editions, so many units of which are listed; so many of them are wanted, unless all are. */
const [LISTED, WANTED] = [5n, 3n]

interface CartItem extends CartListing {
  readonly seller: Address
  readonly token: Token
  readonly id: bigint
  readonly unitPrice: bigint
}

let market: Market
let chain: MarketChain
let prints: Token
let sellers: readonly Address[]
/** Who receives royalties of one collection and of the other, and the operator's fee. */
let receivers: readonly Address[]
let cartItems: readonly CartItem[]
let bought: { readonly call: Call; readonly total: Wei; readonly checked: readonly CheckedCartItem[] }
let snapshot: unknown

beforeAll(async () => {
  market = await openMarket()
  ;({ chain } = market)
  const { seller, friend, artist, house } = market.people
  const [third, printer] = chain.accounts.slice(6) as [Address, Address]
  sellers = [seller, friend, third]
  receivers = [artist, printer, house]
  prints = await chain.deploy('Objects', [printer, 700])
  cartItems = await listAll()
  const { send } = chain
  const { config, people } = market
  const { outcome, cartItems: checked } = await prepareCart({ send, config, cartItems, buyer: people.buyer })
  if (outcome.status !== 'executable') throw new Error(currentTranslate()(outcome.detail))
  bought = { call: outcome.plan.steps[0].call, total: outcome.plan.total, checked }
})

afterAll(() => chain.stop())

beforeEach(async () => {
  snapshot = await chain.rpc('evm_snapshot')
  return async () => {
    await chain.rpc('evm_revert', [snapshot])
  }
})

/** Sellers and collections change from cart item to cart item, and no two cost the same; each seller lists all at once. */
async function listAll(): Promise<readonly CartItem[]> {
  const { config, objects, editions, newId } = market
  const { send } = chain
  const now = await chain.now()
  const wanted = Array.from({ length: MAX_CART_ITEMS }, (_, index) => {
    const standard = index % 4 === 0 ? 'ERC1155' : 'ERC721'
    return {
      seller: sellers[index % sellers.length] as Address,
      standard,
      token: standard === 'ERC1155' ? editions : index % 4 === 2 ? prints : objects,
      id: newId(),
      listed: standard === 'ERC1155' ? LISTED : 1n,
      units: standard === 'ERC721' ? 1n : index === WHOLE_PARTLY_SOLD ? LISTED : WANTED,
      unitPrice: CENT + BigInt(index * index + 1),
      expiresAtSeconds: now + (index === EXPIRED ? 1 : 2) * HOUR,
    } as const
  })
  for (const { seller, standard, token, id, listed } of wanted) {
    await token.send(seller, 'mint', standard === 'ERC721' ? [seller, id] : [seller, id, listed])
  }
  const published = new Map<(typeof wanted)[number], PublishedOrder>()
  for (const seller of sellers) {
    const own = wanted.filter((one) => one.seller === seller)
    const drafts = own.map((one) =>
      draftFor({
        ...one,
        item: { standard: one.standard, token: one.token.address, identifier: one.id },
        quantity: one.listed,
        currency: ZERO_ADDRESS,
      }),
    )
    const { listed } = await publishDrafts(chain, { send, config, seller, drafts })
    own.forEach((one, index) => published.set(one, listed[index] as PublishedOrder))
  }
  return wanted.map((one) => {
    const { seller, standard, token, id, units, unitPrice } = one
    const { order } = published.get(one) as PublishedOrder
    const shown: ShownListing = {
      collection: token.address,
      tokenId: tokenIdFromBigInt(id),
      standard,
      currency: ZERO_ADDRESS,
      quantity: units,
      total: (unitPrice * units) as Wei,
    }
    return { seller, token, id, unitPrice, order, shown }
  })
}

const cartItemAt = (index: number) => cartItems[index] as CartItem

async function carryOut(
  from: Address,
  verdict: Verdict<{ readonly steps: readonly [{ readonly call: Call }, ...unknown[]] }>,
) {
  if (verdict.status !== 'executable') throw new Error(`not executable: ${verdict.status}`)
  expect((await chain.transact(from, verdict.plan.steps[0].call)).status).toBe('0x1')
}

/** Somebody else buys so many units of a cart item. */
async function rivalBuys(index: number, quantity: bigint): Promise<void> {
  const { order, shown, unitPrice } = cartItemAt(index)
  const theirs = { ...shown, quantity, total: (unitPrice * quantity) as Wei }
  const { send } = chain
  const { config, people } = market
  await carryOut(people.rival, await prepareBuy({ send, config, order, shown: theirs, buyer: people.rival }))
}

const balances = async () => {
  const accounts = [...sellers, ...receivers, market.people.buyer]
  return new Map(
    await Promise.all(
      accounts.map(async (account) => [account, await chain.nativeBalance(account)] as const),
    ),
  )
}

const toFee = ({ gasUsed, effectiveGasPrice }: Receipt) => BigInt(gasUsed) * BigInt(effectiveGasPrice)

describe('fault: someone else buys first', () => {
  test('buys and pays for the remaining 45 of fifty listings when five sell first', async () => {
    const { send } = chain
    const { config, people } = market
    expect(bought.checked.every(({ status }) => status === 'included')).toBe(true)
    expect(bought.total).toBe(cartItems.reduce((sum, { shown }) => sum + shown.total, 0n))
    expect(bought.call.value).toBe(bought.total)

    await rivalBuys(SOLD, 1n)
    await rivalBuys(PARTLY_SOLD, 4n)
    await rivalBuys(WHOLE_PARTLY_SOLD, 2n)
    const { order, seller } = cartItemAt(CANCELLED)
    await carryOut(seller, (await prepareCancel({ send, config, orders: [order], maker: seller })).outcome)
    await chain.rpc('evm_setNextBlockTimestamp', [Number(cartItemAt(EXPIRED).order.endTime)])

    const before = await balances()
    const receipt = await chain.transact(people.buyer, bought.call)
    expect(receipt.status).toBe('0x1')
    const after = await balances()

    const unavailable = new Set([SOLD, CANCELLED, EXPIRED])
    const left = new Map([
      [PARTLY_SOLD, 1n],
      [WHOLE_PARTLY_SOLD, 3n],
    ])
    const came = cartItems.map(({ shown }, index) =>
      unavailable.has(index) ? 0n : (left.get(index) ?? shown.quantity),
    )
    const paid = cartItems.map(({ unitPrice }, index) => unitPrice * (came[index] ?? 0n))
    expect(
      reconcile(receipt.logs, {
        cartItems: cartItems.map((cartItem) => parseOrderHash(cartItem.order.orderHash)),
        buyer: people.buyer,
      }),
    ).toEqual(
      cartItems.map((cartItem, index) =>
        unavailable.has(index)
          ? { orderHash: cartItem.order.orderHash, status: 'missed' }
          : { orderHash: cartItem.order.orderHash, status: 'bought', paid: paid[index], units: came[index] },
      ),
    )

    const due = new Map<Address, bigint>([
      [people.buyer, -paid.reduce((sum, one) => sum + one, 0n) - toFee(receipt)],
    ])
    bought.checked.forEach((cartItem, index) => {
      if (cartItem.status !== 'included') return
      for (const { recipient, amount } of cartItem.lines) {
        const share = (amount * (came[index] ?? 0n)) / cartItemAt(index).shown.quantity
        due.set(recipient, (due.get(recipient) ?? 0n) + share)
      }
    })
    expect(new Map([...after].map(([who, held]) => [who, held - (before.get(who) ?? 0n)]))).toEqual(due)

    const held = await Promise.all(
      cartItems.map(async ({ token, id, shown }) => {
        if (shown.standard === 'ERC1155') return token.read('balanceOf', [people.buyer, id])
        return (await token.read('ownerOf', [id])) === BigInt(people.buyer) ? 1n : 0n
      }),
    )
    expect(held).toEqual(came)
  })

  test('reverts, for only the network fee, when the seller cancels all listings first', async () => {
    const { send } = chain
    const { config, people } = market
    const [, , third] = sellers as [Address, Address, Address]
    await carryOut(third, await prepareCancelAll({ send, config, maker: third }))
    const before = await balances()
    const receipt = await chain.transact(people.buyer, bought.call)
    expect(receipt.status).toBe('0x0')
    const after = await balances()
    const lost = [...after].map(([who, held]) => [who, held - (before.get(who) ?? 0n)] as const)
    expect(lost.filter(([, change]) => change !== 0n)).toEqual([[people.buyer, -toFee(receipt)]])
  })
})
