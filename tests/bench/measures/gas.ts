// G1 to G7: the gas of each trading action compared with seaport-js for the same orders on the same chain.
import type { JsonRpcProvider } from 'ethers'
import { ZERO_ADDRESS, type Address } from '../../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../../src/domain/tokenId.ts'
import type { Wei } from '../../../src/domain/wei.ts'
import type { ListingDraft } from '../../../src/seaport/listings/draft.ts'
import { preparePublish } from '../../../src/seaport/listings/publish.ts'
import { prepareCart } from '../../../src/seaport/cart/cart.ts'
import { prepareAccept } from '../../../src/seaport/offers/accept.ts'
import { prepareOffer, type OfferTarget } from '../../../src/seaport/offers/offer.ts'
import { prepareBuy } from '../../../src/seaport/buy.ts'
import type { ShownListing } from '../../../src/seaport/checks.ts'
import { SEAPORT, wrappedNative } from '../../../src/seaport/contracts.ts'
import { newSalt } from '../../../src/seaport/salt.ts'
import type { Call, MarketConfig, MarketStep, OrderComponents } from '../../../src/seaport/types.ts'
import { startMarketChain, type MarketChain, type Token } from '../../stack/market/fixture.ts'
import { indexed } from '../../stack/market/indexed.ts'
import { UNLIMITED } from '../../../src/seaport/amounts.ts'
import { asPlain, openProvider, plainSeaport } from '../../stack/market/plain.ts'
import type { Measure } from '../measure.ts'

const ETHER = 10n ** 18n
const DAY = 86_400
const MANY = 10

/** A chain with tokens, money and approvals in place, so that only the action itself is measured. */
interface Ground {
  readonly chain: MarketChain
  readonly objects: Token
  readonly weth: Token
  readonly provider: JsonRpcProvider
  readonly config: MarketConfig
  readonly maker: Address
  readonly taker: Address
}

async function withGround<Result>(act: (ground: Ground) => Promise<Result>): Promise<Result> {
  const chain = await startMarketChain()
  const provider = openProvider(chain.rpcUrl)
  try {
    const [maker, taker, artist, house] = chain.accounts as [Address, Address, Address, Address]
    const objects = await chain.deploy('Objects', [artist, 500])
    const weth = await chain.deploy('Wrapped')
    const deposit: Call = {
      to: weth.address,
      data: wrappedNative.encodeFunctionData('deposit') as `0x${string}`,
      value: 100n * ETHER,
    }
    for (const account of [maker, taker, artist, house]) {
      await chain.transact(account, deposit)
      await weth.send(account, 'approve', [SEAPORT, 10n ** 30n])
      await objects.send(account, 'setApprovalForAll', [SEAPORT, true])
    }
    const currencies = [
      { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
      { address: weth.address, symbol: 'WETH', decimals: 18, wrapsNative: true },
    ]
    const config = { chainId: 31337, currencies, fee: { recipient: house, basisPoints: 250 } }
    return await act({ chain, objects, weth, provider, config, maker, taker })
  } finally {
    provider.destroy()
    await chain.stop()
  }
}

async function mint(
  { chain: _, objects }: Ground,
  owner: Address,
  count: number,
  from: bigint,
): Promise<bigint[]> {
  const ids = Array.from({ length: count }, (_value, index) => from + BigInt(index))
  for (const id of ids) await objects.send(owner, 'mint', [owner, id])
  return ids
}

function requirePlan<Plan>(
  verdict: { status: 'executable'; plan: Plan } | { status: 'changed' | 'refused' },
): Plan {
  if (verdict.status === 'executable') return verdict.plan
  throw new Error(
    `not executable: ${JSON.stringify(verdict, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}`,
  )
}

/** The gas of a prepared action, which must be ready in one step. */
async function measureGas(
  { chain }: Ground,
  from: Address,
  [step]: readonly [MarketStep, ...MarketStep[]],
): Promise<bigint> {
  const receipt = await chain.transact(from, step.call)
  if (receipt.status !== '0x1' || step.kind !== 'trade') throw new Error(`${step.title} did not go through`)
  return BigInt(receipt.gasUsed)
}

/** Runs both on the same state. */
async function compare(ground: Ground, ours: () => Promise<bigint>, theirs: () => Promise<bigint>) {
  const { chain } = ground
  const snapshot = await chain.rpc('evm_snapshot')
  const here = await ours()
  await chain.rpc('evm_revert', [snapshot])
  return { here, there: await theirs() }
}

async function draftsFor({ chain, objects }: Ground, ids: readonly bigint[]): Promise<ListingDraft[]> {
  const expiresAtSeconds = (await chain.now()) + DAY
  return ids.map((identifier) => ({
    items: [{ standard: 'ERC721', token: objects.address, identifier, quantity: 1n }],
    parts: 1n,
    startPrice: ETHER as Wei,
    endPrice: ETHER as Wei,
    currency: ZERO_ADDRESS,
    startsAtSeconds: null,
    expiresAtSeconds,
    reservedFor: null,
    salt: newSalt(),
  }))
}

async function preparedListings(ground: Ground, drafts: readonly ListingDraft[]) {
  const { chain, config, maker } = ground
  const verdict = await preparePublish({ send: chain.send, config, seller: maker, drafts, shown: null })
  const components = verdict.drafts.flatMap((one) => (one.status === 'ready' ? [one.components] : []))
  return { plan: requirePlan(verdict.outcome), components }
}

interface Used {
  readonly gasUsed: bigint
}

const used = (receipt: Used | null): bigint => {
  if (receipt === null) throw new Error('no receipt')
  return receipt.gasUsed
}

async function validated(
  { provider }: Ground,
  maker: Address,
  orders: readonly OrderComponents[],
): Promise<bigint> {
  const seaport = await plainSeaport(provider, maker)
  const sent = await seaport.validate(orders.map(asPlain), maker).transact()
  return used(await sent.wait())
}

function listing(count: number) {
  return (ground: Ground) => async () => {
    const drafts = await draftsFor(ground, await mint(ground, ground.maker, count, 1n))
    const { plan, components } = await preparedListings(ground, drafts)
    return compare(
      ground,
      () => measureGas(ground, ground.maker, plan.steps),
      () => validated(ground, ground.maker, components),
    )
  }
}

/** Publishes listings and returns their orders with what a page shows of them. */
async function listed(ground: Ground, count: number) {
  const drafts = await draftsFor(ground, await mint(ground, ground.maker, count, 1n))
  const { plan, components } = await preparedListings(ground, drafts)
  await measureGas(ground, ground.maker, plan.steps)
  return components.map((order, index) => {
    const identifier = drafts[index]?.items[0].identifier ?? 0n
    const shown: ShownListing = {
      collection: ground.objects.address,
      tokenId: tokenIdFromBigInt(identifier),
      standard: 'ERC721',
      quantity: 1n,
      currency: ZERO_ADDRESS,
      total: ETHER as Wei,
    }
    return { components: order, order: indexed(plan.orderHashes[index] ?? '', order), shown }
  })
}

const buying = (ground: Ground) => async () => {
  const [one] = await listed(ground, 1)
  if (one === undefined) throw new Error('nothing listed')
  const { chain, config, taker, provider } = ground
  return compare(
    ground,
    async () =>
      measureGas(
        ground,
        taker,
        requirePlan(await prepareBuy({ send: chain.send, config, ...one, buyer: taker })).steps,
      ),
    async () => {
      const seaport = await plainSeaport(provider, taker)
      const order = asPlain(one.components)
      const { executeAllActions } = await seaport.fulfillOrder({ order, accountAddress: taker })
      return used(await (await executeAllActions()).wait())
    },
  )
}

const sweeping = (ground: Ground) => async () => {
  const cartItems = await listed(ground, MANY)
  const { chain, config, taker, provider } = ground
  return compare(
    ground,
    async () => {
      const { outcome } = await prepareCart({ send: chain.send, config, cartItems, buyer: taker })
      return measureGas(ground, taker, requirePlan(outcome).steps)
    },
    async () => {
      const seaport = await plainSeaport(provider, taker)
      const fulfillOrderDetails = cartItems.map(({ components }) => ({ order: asPlain(components) }))
      const { executeAllActions } = await seaport.fulfillOrders({
        fulfillOrderDetails,
        accountAddress: taker,
      })
      return used(await (await executeAllActions()).wait())
    },
  )
}

async function preparedOffer(ground: Ground, target: OfferTarget) {
  const { chain, config, objects, weth, maker } = ground
  return requirePlan(
    await prepareOffer({
      send: chain.send,
      config,
      buyer: maker,
      token: objects.address,
      standard: 'ERC721',
      target,
      quantity: 1n,
      unitPrice: ETHER as Wei,
      currency: weth.address,
      expiresAtSeconds: (await chain.now()) + DAY,
      salt: newSalt(),
      committed: 0n as Wei,
      backing: 0n as Wei,
    }),
  )
}

const offering = (ground: Ground) => async () => {
  const [id = 0n] = await mint(ground, ground.taker, 1, 1n)
  const plan = await preparedOffer(ground, { kind: 'token', identifier: id })
  return compare(
    ground,
    () => measureGas(ground, ground.maker, plan.steps),
    () => validated(ground, ground.maker, [plan.components]),
  )
}

/** @param allowance Seaport's of the seller's money beforehand; seaport-js makes an unlimited one where it's too small */
const accepting = (kind: 'token' | 'collection', allowance: bigint) => (ground: Ground) => async () => {
  const { chain, config, objects, weth, taker, provider } = ground
  await weth.send(taker, 'approve', [SEAPORT, allowance])
  const [id = 0n] = await mint(ground, taker, 1, 1n)
  const target: OfferTarget = kind === 'token' ? { kind, identifier: id } : { kind, sample: id }
  const { steps, orderHash, components, split } = await preparedOffer(ground, target)
  await measureGas(ground, ground.maker, steps)
  return compare(
    ground,
    async () => {
      const verdict = await prepareAccept({
        send: chain.send,
        config,
        order: indexed(orderHash, components),
        shown: {
          collection: objects.address,
          tokenId: tokenIdFromBigInt(id),
          standard: 'ERC721',
          currency: weth.address,
          quantity: 1n,
          total: ETHER as Wei,
          proceeds: split.proceeds,
        },
        seller: taker,
        trait: null,
        salt: newSalt(),
      })
      return measureGas(ground, taker, requirePlan(verdict).steps)
    },
    async () => {
      const seaport = await plainSeaport(provider, taker)
      const criteria = kind === 'token' ? {} : { considerationCriteria: [{ identifier: `${id}`, proof: [] }] }
      const { actions } = await seaport.fulfillOrder({
        order: asPlain(components),
        accountAddress: taker,
        ...criteria,
      })
      let total = 0n
      for (const { transactionMethods } of actions) {
        const sent = await transactionMethods.transact()
        total += used(await sent.wait())
      }
      return total
    },
  )
}

type Comparison = Awaited<ReturnType<typeof compare>>

type Act = (ground: Ground) => () => Promise<Comparison>

const ratio = ({ here, there }: Comparison) => Number((here * 1_000_000n) / there) / 1_000_000

/** @param cases by name, when one action is compared in several states; the worst counts */
function gas(id: string, what: string, cases: Act | Readonly<Record<string, Act>>, goal = 1): Measure {
  return {
    id,
    what: `gas to ${what}`,
    unit: '×',
    goal,
    passes: 'at most',
    decimals: 3,
    async take() {
      const acts = typeof cases === 'function' ? { '': cases } : cases
      const values: number[] = []
      const lines: string[] = []
      for (const [name, act] of Object.entries(acts)) {
        const comparison = await withGround((ground) => act(ground)())
        values.push(ratio(comparison))
        lines.push(`${comparison.there} gas; ${comparison.here} here${name === '' ? '' : ` ${name}`}`)
      }
      return { value: Math.max(...values), against: `seaport-js, ${lines.join('; ')}`, samples: 1 }
    },
  }
}

/** The chain counts gas exactly, so one sample of each is enough. */
export const gasMeasures: readonly Measure[] = [
  gas('G1', 'list one item', listing(1)),
  gas('G2', `list ${MANY} items at once`, listing(MANY)),
  gas('G3', 'buy one item', buying),
  gas('G4', `sweep ${MANY} items`, sweeping),
  gas('G5', 'make an offer', offering),
  gas('G6', 'accept an offer on one item', accepting('token', UNLIMITED)),
  gas(
    'G7',
    'accept an offer on a collection',
    {
      'with an unlimited allowance': accepting('collection', UNLIMITED),
      'without one, which seaport-js asks for': accepting('collection', 0n),
    },
    1.15,
  ),
]
