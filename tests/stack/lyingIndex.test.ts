// The index as an adversary, against real Seaport: for a cart, a bundle, a price edit and an approval, what is signed is
// what was shown, or nothing is signed.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import { prepareRevoke, type Approval } from '../../src/seaport/approvals.ts'
import { requireWholeCart } from '../../src/seaport/cart/agreed.ts'
import { prepareCart, type CartListing } from '../../src/seaport/cart/cart.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { prepareCancel } from '../../src/seaport/cancel.ts'
import type { ShownListing } from '../../src/seaport/checks.ts'
import { erc721, SEAPORT } from '../../src/seaport/contracts.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import type { ShownOrder } from '../../src/seaport/shownOrder.ts'
import type { Call, IndexedOrder } from '../../src/seaport/types.ts'
import { asIndexed, liesAbout } from '../support/orderLies.ts'
import { publishDrafts } from './market/listFor.ts'
import { openMarket, type Listed, type Market } from './market/openMarket.ts'

const ETHER = 10n ** 18n
const DAY = 86_400
/** Each lie takes several requests to the chain. */
const RUNS = { numRuns: 40 }

let market: Market
/** What the index may put where an address stands. */
let addresses: readonly Address[]
let single: Listed
let units: Listed
/** Of the same item as `single` to the eye: the same name, another contract. */
let fake: Listed

beforeAll(async () => {
  market = await openMarket()
  const { chain, people, objects, editions, coin } = market
  single = await market.list()
  units = await market.list({ standard: 'ERC1155', quantity: 4n })
  const copy = await chain.deploy('Objects', [people.artist, 500])
  fake = await market.list({ token: copy, id: await minted(copy) })
  addresses = [
    ...Object.values(people),
    objects.address,
    editions.address,
    coin.address,
    copy.address,
    SEAPORT,
  ]
})

afterAll(() => market.chain.stop())

/** Mints the id that `single` has in another contract. */
async function minted(token: Listed['token']): Promise<bigint> {
  await token.send(market.people.seller, 'mint', [market.people.seller, single.id])
  return single.id
}

const toIndexedOrder = ({ published }: Listed) => asIndexed(published.orderHash, published.components)

const firstCall = (steps: readonly { readonly call: Call }[]) => steps[0]?.call

/** A page that shows another item than the order's. */
function shownLies(shown: ShownListing): fc.Arbitrary<ShownListing> {
  const { tokenId, total, quantity, standard } = shown
  return fc.oneof(
    fc
      .constantFrom(...addresses.filter((one) => one !== shown.collection))
      .map((collection) => ({ ...shown, collection })),
    fc
      .bigInt(0n, 2n ** 256n - 1n)
      .filter((id) => id !== BigInt(tokenId))
      .map((id) => ({ ...shown, tokenId: tokenIdFromBigInt(id) })),
    fc
      .bigInt(0n, total * 3n)
      .filter((other) => other !== total)
      .map((other) => ({ ...shown, total: other as Wei })),
    fc
      .bigInt(0n, 9n)
      .filter((other) => other !== quantity)
      .map((other) => ({ ...shown, quantity: other })),
    fc.constant({ ...shown, standard: standard === 'ERC721' ? ('ERC1155' as const) : ('ERC721' as const) }),
  )
}

describe('a cart', () => {
  const prepare = (cartItems: readonly CartListing[]) =>
    prepareCart({ send: market.chain.send, config: market.config, cartItems, buyer: market.people.buyer })
  const honest = ({ shown, ...listed }: Listed): CartListing => ({
    order: toIndexedOrder({ shown, ...listed }),
    shown,
  })

  /** What would be signed for cart items that were all confirmed; undefined for nothing. */
  async function signed(cartItems: readonly CartListing[]): Promise<Call | undefined> {
    const verdict = requireWholeCart(await prepare(cartItems))
    return verdict.status === 'executable' ? firstCall(verdict.plan.steps) : undefined
  }

  test('signs nothing when the index changes any one value of an order', async () => {
    const call = await signed([honest(single), honest(units)])
    expect(call).toBeDefined()
    await fc.assert(
      fc.asyncProperty(liesAbout(toIndexedOrder(single), addresses), async (order) => {
        const result = await signed([{ order, shown: single.shown }, honest(units)])
        if (result !== undefined) expect(result).toEqual(call)
      }),
      RUNS,
    )
  })

  test('signs nothing when a cart item shows something other than its order sells', async () => {
    await fc.assert(
      fc.asyncProperty(shownLies(units.shown), async (shown) => {
        expect(await signed([honest(single), { order: toIndexedOrder(units), shown }])).toBeUndefined()
      }),
      RUNS,
    )
  })

  test('continues when a cart item’s amounts are too large for any contract call', async () => {
    const order = toIndexedOrder(single)
    const [first, ...others] = order.consideration
    if (first === undefined) throw new Error('The order has no consideration.')
    const beyond = { ...order, consideration: [{ ...first, startAmount: `${2n ** 256n - 1n}` }, ...others] }
    const { cartItems } = await prepare([{ order: beyond, shown: single.shown }, honest(units)])
    expect(cartItems.map(({ status }) => status)).toEqual(['left-out', 'included'])
  })

  test('does not mistake a copy of an item for the item, whichever of the two the index swaps', async () => {
    const swapped = [
      { order: toIndexedOrder(fake), shown: single.shown },
      { order: { ...toIndexedOrder(fake), orderHash: single.published.orderHash }, shown: single.shown },
      { order: toIndexedOrder(single), shown: fake.shown },
    ]
    for (const cartItem of swapped) expect(await signed([cartItem, honest(units)])).toBeUndefined()
  })

  test('signs nothing when two cart items have the same order', async () => {
    expect(await signed([honest(single), honest(single)])).toBeUndefined()
  })
})

describe('a bundle', () => {
  let order: IndexedOrder
  let shown: ShownListing

  beforeAll(async () => {
    const { chain, people, objects, editions, config } = market
    const { seller } = people
    const [first, second] = [market.newId(), market.newId()]
    await objects.send(seller, 'mint', [seller, first])
    await editions.send(seller, 'mint', [seller, second, 3])
    const drafts = [
      {
        items: [
          { standard: 'ERC721', token: objects.address, identifier: first, quantity: 1n },
          { standard: 'ERC1155', token: editions.address, identifier: second, quantity: 3n },
        ],
        parts: 1n,
        startPrice: ETHER as Wei,
        endPrice: ETHER as Wei,
        currency: single.shown.currency,
        startsAtSeconds: null,
        expiresAtSeconds: (await chain.now()) + DAY,
        reservedFor: null,
        salt: newSalt(),
      },
    ] as const
    const { listed } = await publishDrafts(chain, { send: chain.send, config, seller, drafts })
    const [one] = listed
    if (one === undefined) throw new Error('Nothing was listed.')
    order = asIndexed(one.orderHash, one.components)
    shown = {
      collection: objects.address,
      tokenId: tokenIdFromBigInt(first),
      standard: 'ERC721',
      quantity: 1n,
      rest: [
        {
          collection: editions.address,
          tokenId: tokenIdFromBigInt(second),
          standard: 'ERC1155',
          quantity: 3n,
        },
      ],
      currency: single.shown.currency,
      total: ETHER as Wei,
    }
  })

  async function signed(of: IndexedOrder, as: ShownListing): Promise<Call | undefined> {
    const { chain, config, people } = market
    const verdict = await prepareBuy({ send: chain.send, config, order: of, shown: as, buyer: people.buyer })
    return verdict.status === 'executable' ? firstCall(verdict.plan.steps) : undefined
  }

  test('is signed as shown or not at all when the index changes any one value of the order', async () => {
    const call = await signed(order, shown)
    expect(call).toBeDefined()
    await fc.assert(
      fc.asyncProperty(liesAbout(order, addresses), async (lie) => {
        const signedCall = await signed(lie, shown)
        if (signedCall !== undefined) expect(signedCall).toEqual(call)
      }),
      RUNS,
    )
  })

  test('is not signed when any of its items is shown wrong, with more or fewer units, or not at all', async () => {
    const [further] = shown.rest ?? []
    if (further === undefined) throw new Error('A bundle has further items.')
    const rests = [
      [],
      [further, further],
      [{ ...further, quantity: 2n }],
      [{ ...further, quantity: 4n }],
      [{ ...further, tokenId: tokenIdFromBigInt(999n) }],
      [{ ...further, collection: fake.shown.collection }],
      [{ ...further, standard: 'ERC721' as const }],
    ]
    for (const rest of rests) expect(await signed(order, { ...shown, rest })).toBeUndefined()
    await fc.assert(
      fc.asyncProperty(shownLies(shown), async (as) => {
        expect(await signed(order, as)).toBeUndefined()
      }),
      RUNS,
    )
  })
})

describe('a listing whose price is edited', () => {
  const shownOrder = ({ shown }: Listed): ShownOrder => ({
    goods: [
      {
        token: shown.collection,
        wanted: { kind: 'token', identifier: BigInt(shown.tokenId) },
        quantity: shown.quantity,
      },
    ],
    currency: shown.currency,
    startPrice: shown.total,
    endPrice: shown.total,
  })

  async function signed(order: IndexedOrder, shown: ShownOrder): Promise<Call | string> {
    const { chain, config, people } = market
    const { outcome } = await prepareCancel({
      send: chain.send,
      config,
      orders: [order],
      shown: [shown],
      maker: people.seller,
    })
    return outcome.status === 'executable' ? outcome.plan.steps[0].call : outcome.code
  }

  test('is canceled first, never skipped, whatever the index changes in it', async () => {
    const call = await signed(toIndexedOrder(units), shownOrder(units))
    expect(call).toMatchObject({ to: SEAPORT })
    await fc.assert(
      fc.asyncProperty(liesAbout(toIndexedOrder(units), addresses), async (lie) => {
        const outcome = await signed(lie, shownOrder(units))
        // These two let the new listing be published: they may come only of the order itself.
        expect(outcome).not.toBeOneOf(['canceled', 'counter-raised'])
        if (typeof outcome !== 'string') expect(outcome).toEqual(call)
      }),
      RUNS,
    )
  })

  test('is not replaced by another order of the index, open or canceled', async () => {
    const canceled = await market.list({ unitPrice: 2n * ETHER })
    const { people, chain } = market
    const call = await signed(toIndexedOrder(canceled), shownOrder(canceled))
    if (typeof call === 'string') throw new Error(call)
    await chain.transact(people.seller, call)
    expect(await signed(toIndexedOrder(canceled), shownOrder(single))).toBe('other-item')
    expect(
      await signed(
        { ...toIndexedOrder(canceled), orderHash: single.published.orderHash },
        shownOrder(single),
      ),
    ).toBe('hash-mismatch')
    expect(await signed(toIndexedOrder(fake), shownOrder(single))).toBe('other-item')
  })
})

describe('an approval that is revoked', () => {
  test('is the one shown and in force on the chain, or nothing is signed', async () => {
    const { chain, config, people, objects } = market
    const given: Approval = { kind: 'collection', contract: objects.address, operator: SEAPORT }
    const approval = fc.oneof(
      fc.record({
        kind: fc.constant('collection' as const),
        contract: fc.constantFrom(...addresses),
        operator: fc.constantFrom(...addresses),
      }),
      fc.record({
        kind: fc.constant('token' as const),
        contract: fc.constantFrom(...addresses),
        operator: fc.constantFrom(...addresses),
        identifier: fc.bigInt(0n, 5n),
      }),
      fc.record({
        kind: fc.constant('currency' as const),
        contract: fc.constantFrom(...addresses),
        operator: fc.constantFrom(...addresses),
      }),
    )
    const signed = async (approval: Approval) => {
      const verdict = await prepareRevoke({
        send: chain.send,
        config,
        owner: people.seller,
        approval,
      })
      return verdict.status === 'executable' ? verdict.plan.steps[0].call : undefined
    }
    const revoked = (operator: Address) => erc721.encodeFunctionData('setApprovalForAll', [operator, false])
    expect(await signed(given)).toEqual({ to: objects.address, data: revoked(SEAPORT), value: 0n })
    await fc.assert(
      fc.asyncProperty(approval, async (approval) => {
        const call = await signed(approval)
        if (call === undefined) return
        // Only these approvals were ever given, by listing.
        expect(approval).toMatchObject({ kind: 'collection', operator: SEAPORT })
        expect(call).toEqual({ to: approval.contract, data: revoked(approval.operator), value: 0n })
      }),
      { numRuns: 200 },
    )
  })
})
