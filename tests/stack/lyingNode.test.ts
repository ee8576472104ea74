// The network node as an adversary, against real Seaport: whatever it says during a trade, what is signed is what was
// shown, or nothing is signed and the page says why.
import { currentTranslate } from '../../src/messages/translate.ts'
import { Interface } from 'ethers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { VitrineError } from '../../src/domain/errors.ts'
import type { RpcReply, RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { stopClock } from '../../src/domain/time.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { ZERO_WEI, type Wei } from '../../src/domain/wei.ts'
import { prepareApproval, prepareRevoke } from '../../src/seaport/approvals.ts'
import type { ListingDraft, DraftItem } from '../../src/seaport/listings/draft.ts'
import { preparePublish } from '../../src/seaport/listings/publish.ts'
import { requireWholeCart } from '../../src/seaport/cart/agreed.ts'
import { prepareCart, type CartListing } from '../../src/seaport/cart/cart.ts'
import { prepareAccept } from '../../src/seaport/offers/accept.ts'
import { prepareCover } from '../../src/seaport/offers/cover.ts'
import { prepareOffer } from '../../src/seaport/offers/offer.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { prepareCancel, prepareCancelAll } from '../../src/seaport/cancel.ts'
import type { ShownListing } from '../../src/seaport/checks.ts'
import { SEAPORT, seaport } from '../../src/seaport/contracts.ts'
import { toParameters } from '../../src/seaport/fulfill.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import type { Call } from '../../src/seaport/types.ts'
import type { Refusal } from '../../src/seaport/verdict.ts'
import { prepareWrap } from '../../src/seaport/wrapping.ts'
import { sendTransaction } from '../../src/wallet/bridge.ts'
import { createFakeWallet } from '../support/fakeWallet.ts'
import type { Token } from './market/fixture.ts'
import { indexed } from './market/indexed.ts'
import { toAllTerms, draftFor, publishDrafts } from './market/listFor.ts'
import { cacheReplies, atTime, calls, lies, lying, toReply } from './market/lyingNode.ts'
import { openMarket, type Listed, type Market } from './market/openMarket.ts'

const ETHER = 10n ** 18n
const DAY = 86_400
/** The most that any answer is quoted with, in characters. */
const LONGEST_WORDS = 2_000

const approval = new Interface([
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
])

/** What a preparation came to: calls to sign, or nothing. */
type Prepared =
  | { readonly status: 'executable'; readonly plan: { readonly steps: readonly { readonly call: Call }[] } }
  | { readonly status: 'changed' }
  | Refusal

interface Trade {
  readonly from: Address
  readonly prepare: (send: SendBatch) => Promise<Prepared>
  /** The most that may be paid or allowed, of the native coin and of the ERC-20. */
  readonly most: { readonly native: bigint; readonly coin: bigint }
  /** Whether the chain, after a call that no honest node would have had signed, has given what was paid for. */
  readonly isFair?: (gained: Gained) => boolean
  /** Terms that are signed, apart from what the node alone knows (the time that an order begins at). */
  readonly terms?: (call: Call) => unknown
}

/** What the signer has more of after the calls, gas apart. */
interface Gained {
  readonly native: bigint
  readonly coin: bigint
  readonly item: bigint
}

let market: Market
let wrapped: Token

beforeAll(async () => {
  market = await openMarket()
  const { chain, people, coin } = market
  wrapped = await chain.deploy('Wrapped')
  for (const who of [people.buyer, people.rival]) {
    await coin.send(who, 'mint', [who, 1_000n * ETHER])
    await coin.send(who, 'approve', [SEAPORT, 500n * ETHER])
  }
})

afterAll(() => market.chain.stop())

/** Units of an item that an account holds. */
function readUnits({ token, id }: Pick<Listed, 'token' | 'id'>, account: Address): Promise<bigint> {
  return token.address === market.editions.address
    ? token.read('balanceOf', [account, id])
    : token.read('ownerOf', [id]).then((owner) => (owner === BigInt(account) ? 1n : 0n))
}

/** Sends the calls on the chain as it is, and takes them back: what they gave, or undefined where one reverted. */
async function played(trade: Trade, sent: readonly Call[], item: Pick<Listed, 'token' | 'id'> | undefined) {
  const { chain, coin } = market
  const { from } = trade
  const has = async (): Promise<Gained> => ({
    native: await chain.nativeBalance(from),
    coin: await coin.read('balanceOf', [from]),
    item: item === undefined ? 0n : await readUnits(item, from),
  })
  const before = await chain.rpc('evm_snapshot')
  try {
    const had = await has()
    let gas = 0n
    for (const call of sent) {
      const receipt = await chain.transact(from, call)
      gas += BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
      if (receipt.status !== '0x1') return undefined
    }
    const now = await has()
    return { native: now.native - had.native + gas, coin: now.coin - had.coin, item: now.item - had.item }
  } finally {
    await chain.rpc('evm_revert', [before])
  }
}

/** A listing of an item for one ether, with the given changes; further items come with it. */
async function listAs(
  currency: Address,
  change: Partial<ListingDraft> = {},
  further: readonly DraftItem[] = [],
): Promise<Listed> {
  const { chain, people, objects, config } = market
  const id = market.newId()
  await objects.send(people.seller, 'mint', [people.seller, id])
  const draft = draftFor({
    item: { standard: 'ERC721', token: objects.address, identifier: id },
    quantity: 1n,
    unitPrice: ETHER,
    currency,
    expiresAtSeconds: (await chain.now()) + DAY,
  })
  const [item] = draft.items
  const drafts = [{ ...draft, items: [item, ...further] as const, ...change }]
  const { listed } = await publishDrafts(chain, { send: chain.send, config, seller: people.seller, drafts })
  const [one] = listed
  if (one === undefined) throw new Error('Nothing was listed.')
  const toShownItem = ({ standard, token, identifier, quantity }: DraftItem) => ({
    collection: token,
    tokenId: tokenIdFromBigInt(identifier),
    standard,
    quantity,
  })
  const shown: ShownListing = {
    ...toShownItem(item),
    rest: further.map(toShownItem),
    currency,
    total: ETHER as Wei,
  }
  return { id, token: objects, order: one.order, published: one as Listed['published'], shown }
}

/** Of an ether now, and of a hundredth of it in a day. */
const listDeclining = (currency: Address) => listAs(currency, { endPrice: (ETHER / 100n) as Wei })

async function makeOffer(options: { readonly id?: bigint; readonly salt: bigint; readonly buyer: Address }) {
  const { chain, config, objects, coin } = market
  const { id, salt, buyer } = options
  const sample = id ?? market.newId()
  return {
    config,
    buyer,
    token: objects.address,
    standard: 'ERC721' as const,
    target:
      id === undefined
        ? ({ kind: 'collection', sample } as const)
        : ({ kind: 'token', identifier: sample } as const),
    quantity: 1n,
    unitPrice: ETHER as Wei,
    currency: coin.address,
    expiresAtSeconds: (await chain.now()) + DAY,
    salt,
    committed: ZERO_WEI,
    backing: ZERO_WEI,
  }
}

/** An offer of the rival's that is published, on a token or on the collection, and an item of the seller's for it. */
async function offered(kind: 'token' | 'collection') {
  const { chain, people, objects } = market
  const id = market.newId()
  await objects.send(people.seller, 'mint', [people.seller, id])
  const request = await makeOffer({
    ...(kind === 'token' ? { id } : {}),
    salt: newSalt(),
    buyer: people.rival,
  })
  const verdict = await prepareOffer({ ...request, send: chain.send })
  if (verdict.status !== 'executable') throw new Error(verdict.status)
  const { steps, orderHash, components, split } = verdict.plan
  expect(steps).toHaveLength(1)
  await chain.transact(people.rival, steps[0].call)
  return { id, order: indexed(orderHash, components), split }
}

const toCartItem = ({ order, shown }: Listed): CartListing => ({ order, shown })

function buying(listed: Listed, shown = listed.shown): Trade & { readonly item: Listed } {
  const { config, people } = market
  const native = BigInt(shown.currency) === 0n
  return {
    item: listed,
    from: people.buyer,
    most: { native: native ? shown.total : 0n, coin: native ? 0n : shown.total },
    prepare: (send) =>
      prepareBuy({ send, config, order: listed.order, shown, buyer: people.buyer, acceptLess: true }),
    isFair: ({ item }) => item === shown.quantity,
  }
}

const validated = ({ data }: Call) => {
  const [orders] = seaport.decodeFunctionData('validate', data) as unknown as [
    { parameters: { toObject: (deep: boolean) => Record<string, unknown> } }[],
  ]
  // The counter is not among them: Seaport takes its own.
  return orders.map(({ parameters }) => ({ ...parameters.toObject(true), startTime: 0n }))
}

/** Every trade of the site; each is prepared with a lie in every place. */
const TRADES: Record<string, () => Promise<Trade & { readonly item?: Pick<Listed, 'token' | 'id'> }>> = {
  'buying for the native coin': async () => buying(await market.list()),
  'buying for an ERC-20': async () => buying(await market.list({ currency: market.coin.address })),
  'buying a part of an edition': async () => {
    const listed = await market.list({ standard: 'ERC1155', quantity: 4n })
    return buying(listed, { ...listed.shown, quantity: 3n, total: (3n * ETHER) as Wei })
  },
  'buying at a declining price in an ERC-20': async () => buying(await listDeclining(market.coin.address)),
  'buying a bundle': async () => {
    const { people, editions } = market
    const identifier = market.newId()
    await editions.send(people.seller, 'mint', [people.seller, identifier, 3n])
    const further = { standard: 'ERC1155', token: editions.address, identifier, quantity: 3n } as const
    return buying(await listAs(ZERO_ADDRESS, {}, [further]))
  },
  'buying a private sale for an ERC-20': async () =>
    buying(await listAs(market.coin.address, { reservedFor: market.people.buyer })),
  'buying a cart': async () => {
    const { config, people } = market
    const [one, two] = [await market.list(), await market.list({ standard: 'ERC1155', quantity: 2n })]
    return {
      item: one,
      from: people.buyer,
      most: { native: 3n * ETHER, coin: 0n },
      prepare: async (send) =>
        requireWholeCart(
          await prepareCart({ send, config, cartItems: [one, two].map(toCartItem), buyer: people.buyer }),
        ),
      isFair: ({ item }) => item === 1n,
    }
  },
  'sweeping for an ERC-20': async () => {
    const { config, people, coin } = market
    const cartItems = [await market.list({ currency: coin.address }), await listDeclining(coin.address)]
    return {
      ...(cartItems[1] === undefined ? {} : { item: cartItems[1] }),
      from: people.buyer,
      most: { native: 0n, coin: 2n * ETHER },
      prepare: async (send) =>
        requireWholeCart(
          await prepareCart({
            send,
            config,
            cartItems: cartItems.map(toCartItem),
            buyer: people.buyer,
            acceptLess: true,
          }),
        ),
      isFair: ({ item }) => item === 1n,
    }
  },
  ...Object.fromEntries(
    (['token', 'collection'] as const).map((kind) => [
      `accepting an offer on a ${kind}`,
      async () => {
        const { config, people, objects, coin } = market
        const { id, order, split } = await offered(kind)
        const { seller } = people
        const salt = newSalt()
        return {
          item: { token: objects, id },
          from: seller,
          most: { native: 0n, coin: 0n },
          prepare: (send: SendBatch) =>
            prepareAccept({
              send,
              config,
              order,
              seller,
              trait: null,
              salt,
              shown: {
                collection: objects.address,
                tokenId: tokenIdFromBigInt(id),
                standard: 'ERC721',
                currency: coin.address,
                quantity: 1n,
                total: ETHER as Wei,
                proceeds: split.proceeds,
              },
            }),
          isFair: ({ item, coin: gained }: Gained) => item === 0n || gained === split.proceeds,
        }
      },
    ]),
  ),
  'making an offer': async () => {
    const request = await makeOffer({ id: market.newId(), salt: newSalt(), buyer: market.people.buyer })
    const shown = await prepareOffer({ ...request, send: market.chain.send })
    if (shown.status !== 'executable') throw new Error(shown.status)
    return {
      from: request.buyer,
      most: { native: 0n, coin: ETHER },
      // As the interface does: another royalty than was shown, or another recipient, needs a new confirmation.
      prepare: async (send) => {
        const verdict = await prepareOffer({ ...request, send })
        if (verdict.status !== 'executable') return verdict
        const { split, royalty } = verdict.plan
        const same =
          split.royalty === shown.plan.split.royalty && royalty?.recipient === shown.plan.royalty?.recipient
        return same ? verdict : { status: 'changed' }
      },
      terms: validated,
    }
  },
  listing: async () => {
    const { chain, config, people, objects } = market
    const id = market.newId()
    await objects.send(people.seller, 'mint', [people.seller, id])
    const request = {
      config,
      seller: people.seller,
      drafts: [
        draftFor({
          item: { standard: 'ERC721', token: objects.address, identifier: id },
          quantity: 1n,
          unitPrice: ETHER,
          currency: ZERO_ADDRESS,
          expiresAtSeconds: (await chain.now()) + DAY,
        }),
      ],
    }
    const shown = toAllTerms(await preparePublish({ ...request, send: chain.send, shown: null }))
    return {
      from: people.seller,
      most: { native: 0n, coin: 0n },
      prepare: async (send) => (await preparePublish({ ...request, send, shown })).outcome,
      terms: validated,
    }
  },
  'canceling two listings, as before an edited price': async () => {
    const { config, people } = market
    const orders = [(await market.list()).order, (await market.list()).order]
    return {
      from: people.seller,
      most: { native: 0n, coin: 0n },
      prepare: async (send) => (await prepareCancel({ send, config, orders, maker: people.seller })).outcome,
      // Those that the node calls closed are left out, and are listed as such.
      terms: ({ data }) =>
        (seaport.decodeFunctionData('cancel', data) as unknown as [readonly { salt: bigint }[]])[0].every(
          ({ salt }) => orders.some((order) => BigInt(order.salt) === salt),
        ),
    }
  },
  'canceling everything': async () => ({
    from: market.people.seller,
    most: { native: 0n, coin: 0n },
    prepare: (send) => prepareCancelAll({ send, config: market.config, maker: market.people.seller }),
  }),
  'revoking an approval': async () => {
    const { config, people, coin } = market
    const shownApproval = { kind: 'currency', contract: coin.address, operator: SEAPORT } as const
    return {
      from: people.buyer,
      most: { native: 0n, coin: 0n },
      prepare: (send) => prepareRevoke({ send, config, owner: people.buyer, approval: shownApproval }),
    }
  },
  'approving a collection again': async () => {
    const { config, people, objects } = market
    return {
      from: people.friend,
      most: { native: 0n, coin: 0n },
      prepare: (send) =>
        prepareApproval({
          send,
          config,
          owner: people.friend,
          operator: SEAPORT,
          operatorName: 'Seaport',
          collections: [objects.address],
        }),
    }
  },
  'covering offers': async () => {
    const { config, people, coin } = market
    const { friend } = people
    await coin.send(friend, 'mint', [friend, ETHER])
    return {
      from: friend,
      most: { native: 0n, coin: ETHER },
      prepare: (send) =>
        prepareCover({
          send,
          config,
          buyer: friend,
          currency: coin.address,
          needed: ETHER as Wei,
          operator: SEAPORT,
          allowed: ETHER as Wei,
        }),
    }
  },
  wrapping: async () => {
    const { people } = market
    const config = {
      ...market.config,
      currencies: [
        ...market.config.currencies,
        { address: wrapped.address, symbol: 'WRAP', decimals: 18, wrapsNative: true },
      ],
    }
    return {
      from: people.buyer,
      most: { native: ETHER, coin: 0n },
      prepare: (send) =>
        prepareWrap({
          send,
          config,
          account: people.buyer,
          currency: wrapped.address,
          direction: 'wrap',
          amount: ETHER as Wei,
        }),
    }
  },
}

/** Approvals go to Seaport alone and allow no more than the price; the collection's own when items are sold. */
function expectBounded({ to, data, value }: Call, { most }: Trade): void {
  const { coin, objects, editions } = market
  expect(value).toBeLessThanOrEqual(most.native)
  expect([SEAPORT, coin.address, objects.address, editions.address, wrapped.address]).toContain(to)
  if (to === SEAPORT || to === wrapped.address) return
  const read = approval.parseTransaction({ data })
  expect(read).not.toBeNull()
  expect(String(read?.args[0]).toLowerCase()).toBe(SEAPORT)
  if (read?.name === 'approve') expect(read.args[1]).toBeLessThanOrEqual(most.coin)
}

describe('fault: RPC lies during a trade', () => {
  const kinds = new Set<string>()

  test.each(Object.keys(TRADES))(
    '%s: signs what is shown or nothing, whichever reply is false',
    async (name) => {
      const trade = await TRADES[name]?.()
      if (trade === undefined) throw new Error(name)
      // The chain is reverted after each run, so every run would get the same honest replies.
      const sendHonestly = cacheReplies(market.chain.send)
      let requestCount = 0
      const counting = lying((_, reply, place) => ((requestCount = place + 1), reply), sendHonestly)
      const honest = await trade.prepare(counting)
      if (honest.status !== 'executable')
        throw new Error(JSON.stringify(honest, (_, v: unknown) => `${v as string}`))
      const usual = honest.plan.steps.map(({ call }) => call)
      const readTerms = (call: Call) =>
        call.to === SEAPORT && trade.terms !== undefined
          ? { to: call.to, value: call.value, terms: trade.terms(call) }
          : call
      const expectedTerms = usual.map(readTerms)
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: requestCount + 3 }), lies, fc.boolean(), async (at, lie, onwards) => {
          const send = lying(
            (_, reply, place) =>
              reply.ok && (place === at || (onwards && place > at)) ? lie(reply.result) : reply,
            sendHonestly,
          )
          const verdict: unknown = await trade.prepare(send).catch((error: unknown) => error)
          if (verdict instanceof Error) {
            // Words for people, and no crash over what cannot be read.
            expect(verdict).toBeInstanceOf(VitrineError)
            expect(verdict.message.length).toBeLessThan(LONGEST_WORDS)
            kinds.add('said')
            return
          }
          const outcome = verdict as Prepared
          kinds.add(outcome.status)
          if (outcome.status === 'refused') {
            const t = currentTranslate()
            expect(t(outcome.detail).length + t(outcome.sentence).length).toBeLessThan(LONGEST_WORDS)
          }
          if (outcome.status !== 'executable') return
          const signed = outcome.plan.steps.map(({ call }) => call)
          for (const call of signed) expectBounded(call, trade)
          const others = signed
            .map(readTerms)
            .filter((call) => !expectedTerms.some((one) => isSame(one, call)))
          // An approval that is not needed is bounded, and costs gas alone; all else is played on the true chain.
          if (others.every((call) => 'data' in call && call.to !== SEAPORT)) return
          expect(trade.isFair, 'other terms than were shown').toBeDefined()
          const gained = await played(trade, signed, trade.item)
          kinds.add(gained === undefined ? 'reverts' : 'played')
          if (gained === undefined) return
          expect(-gained.native).toBeLessThanOrEqual(trade.most.native)
          expect(-gained.coin).toBeLessThanOrEqual(trade.most.coin)
          if (gained.native < 0n || gained.coin < 0n || gained.item < 0n)
            expect(trade.isFair?.(gained)).toBe(true)
        }),
        { numRuns: 60 },
      )
    },
  )

  test('covers trades that were signed, rejected and reported', () => {
    expect([...kinds]).toEqual(expect.arrayContaining(['executable', 'refused', 'said']))
  })

  const buy = (listed: Listed, send: SendBatch) =>
    prepareBuy({
      send,
      config: market.config,
      order: listed.order,
      shown: listed.shown,
      buyer: market.people.buyer,
      acceptLess: true,
    })
  const readRefusal = async (verdict: Promise<Prepared>) => {
    const result = await verdict
    return result.status === 'refused' ? `${result.check}: ${result.code}` : result.status
  }

  test.each<[string, string, (request: RpcRequest) => RpcReply | undefined]>([
    [
      'other code at Seaport’s address',
      'contract: protocol-unknown',
      ({ method }) => (method === 'eth_getCode' ? toReply('0x6001') : undefined),
    ],
    [
      'an order that was never published',
      'status: not-published',
      ({ params }) => (calls(params, 'getOrderStatus') ? toReply(`0x${'00'.repeat(128)}`) : undefined),
    ],
    [
      'a balance of zero',
      'funds: insufficient-funds',
      ({ method }) => (method === 'eth_getBalance' ? toReply('0x0') : undefined),
    ],
    [
      'gas that costs more than the balance',
      'funds: insufficient-network-fee',
      ({ method }) => (method === 'eth_estimateGas' ? toReply(`0x${'ff'.repeat(32)}`) : undefined),
    ],
  ])('that lies about %s has the purchase refused: %s', async (_what, reason, lie) => {
    const send = lying((request, reply) => lie(request) ?? reply, market.chain.send)
    expect(await readRefusal(buy(await market.list(), send))).toBe(reason)
  })

  test('rejects a listing whose end a false block time moves, before and after it', async () => {
    const listed = await market.list()
    const now = await market.chain.now()
    for (const seconds of [now - 2 * DAY, now + 2 * DAY]) {
      expect(await readRefusal(buy(listed, atTime(seconds, market.chain.send)))).toMatch(/^time: /)
    }
  })

  test('detects in the next preparation that the chain was replaced halfway through', async () => {
    const listed = await market.list()
    let other = false
    const send = lying(
      ({ method }, reply) => (method === 'eth_chainId' && other ? toReply('0x1') : reply),
      market.chain.send,
    )
    expect((await buy(listed, send)).status).toBe('executable')
    other = true
    await expect(buy(listed, send)).rejects.toMatchObject({ code: 'wrong-chain' })
  })

  test('does not start a declining price at an old block time, which may be false', async () => {
    const { chain, config, people, objects } = market
    const id = market.newId()
    await objects.send(people.seller, 'mint', [people.seller, id])
    const draft = draftFor({
      item: { standard: 'ERC721', token: objects.address, identifier: id },
      quantity: 1n,
      unitPrice: ETHER,
      currency: ZERO_ADDRESS,
      expiresAtSeconds: (await chain.now()) + DAY,
    })
    const drafts = [{ ...draft, endPrice: 1_000n as Wei }]
    const send = atTime(1, chain.send)
    const [verdict] = (await preparePublish({ send, config, seller: people.seller, drafts, shown: null }))
      .drafts
    expect(verdict).toMatchObject({ status: 'refused', because: { code: 'clock-ahead' } })
  })

  test.each(['alone', 'in a sweep'])(
    'a block time in the future never shows a declining price below what Seaport takes from an allowance, %s',
    async (how) => {
      const { chain, config, people, coin } = market
      const listed = await listDeclining(coin.address)
      const now = await chain.now()
      // The reader's clock goes with the chain's: a busy machine's chain is seconds behind its own clock, and the blocks
      // of another file's index say nothing of this chain's time.
      stopClock(undefined)
      vi.spyOn(Date, 'now').mockReturnValue(now * 1_000)
      const send = atTime(now + DAY / 2, chain.send)
      const cartItems = [toCartItem(listed)]
      const outcome =
        how === 'alone'
          ? await buy(listed, send)
          : (await prepareCart({ send, config, cartItems, buyer: people.buyer, acceptLess: true })).outcome
      if (outcome.status !== 'executable') throw new Error(outcome.status)
      const { steps, total } = outcome.plan
      const gained = await played(
        buying(listed),
        steps.map(({ call }) => call),
        listed,
      )
      expect(gained?.item).toBe(1n)
      expect(-(gained?.coin ?? 0n)).toBeLessThanOrEqual(total)
    },
  )
})

describe('fault: RPC on another chain', () => {
  let made: Market
  beforeAll(async () => {
    // Of the same number, with the same contracts at the same addresses.
    made = await openMarket()
  })
  afterAll(() => made.chain.stop())

  /** Publishes on the made-up chain what the maker published on the true one. */
  async function forge(listed: Listed): Promise<void> {
    const { chain, people } = made
    const { token, published } = listed
    const parameters = toParameters(published.components)
    await made.objects.send(people.seller, 'mint', [people.seller, listed.id])
    await made.objects.send(people.seller, 'setApprovalForAll', [SEAPORT, true])
    expect(token.address).toBe(made.objects.address)
    const data = seaport.encodeFunctionData('validate', [[{ parameters, signature: '0x' }]]) as `0x${string}`
    // The chain with more blocks in a second has the later clock, and a listing begins by it.
    const [now, trueNow] = [await chain.now(), await market.chain.now()]
    if (trueNow > now) await chain.rpc('evm_setNextBlockTimestamp', [trueNow])
    await chain.transact(people.seller, { to: SEAPORT, data, value: 0n })
  }

  /** A wallet on the true chain, which counts its prompts. */
  function trueWallet() {
    const wallet = createFakeWallet([market.people.buyer], market.config.chainId)
    wallet.answers['eth_accounts'] = () => [market.people.buyer]
    for (const method of ['eth_estimateGas', 'eth_call', 'eth_blockNumber', 'eth_sendTransaction']) {
      wallet.answers[method] = (params) => market.chain.rpc(method, [...params])
    }
    return {
      provider: wallet.provider,
      sent: () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length,
    }
  }

  test('is invented and has the listing open: the wallet’s node rejects what the true chain would not fill', async () => {
    const { people, config, chain } = market
    const listed = await market.list()
    await forge(listed)
    const { outcome } = await prepareCancel({
      send: chain.send,
      config,
      orders: [listed.order],
      maker: people.seller,
    })
    if (outcome.status !== 'executable') throw new Error(outcome.code)
    await chain.transact(people.seller, outcome.plan.steps[0].call)

    const verdict = await prepareBuy({
      send: made.chain.send,
      config,
      order: listed.order,
      shown: listed.shown,
      buyer: people.buyer,
    })
    if (verdict.status !== 'executable') throw new Error(verdict.status)
    const { provider, sent } = trueWallet()
    const { call } = verdict.plan.steps[0]
    const sending = sendTransaction(provider, { account: people.buyer, chainId: config.chainId, call })
    await expect(sending).rejects.toThrow()
    expect(sent()).toBe(0)
  })

  test('is invented and the listing is open on both: the purchase on the true chain is the one shown', async () => {
    const { people, config } = market
    const listed = await market.list()
    await forge(listed)
    const verdict = await prepareBuy({
      send: made.chain.send,
      config,
      order: listed.order,
      shown: listed.shown,
      buyer: people.buyer,
    })
    if (verdict.status !== 'executable') throw new Error(verdict.status)
    const gained = await played(buying(listed), [verdict.plan.steps[0].call], listed)
    expect(gained).toEqual({ native: -listed.shown.total, coin: 0n, item: 1n })
  })
})

const isSame = (one: unknown, other: unknown) => {
  try {
    expect(one).toEqual(other)
    return true
  } catch {
    return false
  }
}
