// Tests that the index continues when one event changes hundreds of listings of one edition, or more than it reviews in
// several runs of the block handler.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import {
  type Order,
  calls,
  ether,
  makeOrder,
  one,
  orderHash,
  seaportAddress,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type World, startWorld, tokenId, transaction } from './world.ts'

type Name = 'editions' | 'flood'

/** Loading each other listing after each that ends would take more than the 4 GiB that a mapping can have. */
const CROWD = 900
const PER_TRANSACTION = 100
const WAIT_TIMEOUT_MS = 10 * 60_000

/** Items of a bundle. Few: what a bundle costs the index grows with their square, and only their sum counts here. */
const ITEMS = 33
/**
 * Bundles of each maker. The first one's items are more than a run reviews: REVIEWS_PER_RUN, and what the block's events
 * leave of REVIEWS_PER_BLOCK, 4,096. What a run leaves is too little for any bundle of the second one.
 */
const BUNDLES = [130, 5] as const
const BUNDLES_PER_TRANSACTION = 30
/** Runs that all reviews of the test take at most. */
const RUNS = 8

let world: World<Name>
let maker: Hex, other: Hex
/** Of the bundles. */
let makers: readonly [Hex, Hex]

beforeAll(async () => {
  world = await startWorld<Name>({
    editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
    flood: { contract: 'FloodingToken', tracked: 'ERC721' },
  })
  ;[maker, other] = world.accounts as [Hex, Hex]
  makers = world.accounts.slice(2, 4) as [Hex, Hex]
  const { editions } = world.contracts
  for (const from of [maker, other]) {
    await world.call(from, editions, 'setApprovalForAll', seaportAddress, true)
  }
  await world.call(maker, editions, 'mint', maker, 1n, 10_000n)
  await world.call(other, editions, 'mint', other, 1n, 10n)
}, WAIT_TIMEOUT_MS)
afterAll(() => world?.stop())

const list = (from: Hex, price: bigint): Order =>
  makeOrder(from, [units(world.contracts.editions, 1n, 1n)], [to(from, ether(price))])

interface Row {
  bestAsk: { id: Hex } | null
  bestAskPrice: string | null
  liveAskCount: number
}
async function edition(): Promise<Row> {
  await world.indexed()
  const { token } = await world.query<{ token: Row }>(
    `{ token(id: "${tokenId(world.contracts.editions, 1n)}") { bestAsk { id } bestAskPrice liveAskCount } }`,
  )
  return token
}

async function publishCrowd(): Promise<void> {
  // The best first and the best last, so that each change is one of the best listing.
  const orders = Array.from({ length: CROWD }, (_, at) => list(maker, BigInt(1_000 + ((at * 7) % CROWD))))
  for (let first = 0; first < CROWD; first += PER_TRANSACTION) {
    await world.send(toSeaport(maker, calls.validate(...orders.slice(first, first + PER_TRANSACTION))))
  }
}

test(
  'ends and restores all listings by approvals, keeps them after one large log, and voids them by the counter',
  async () => {
    const { editions } = world.contracts
    const standing = list(other, 5_000n)
    await world.send(toSeaport(other, calls.validate(standing)))
    await publishCrowd()
    expect(await edition()).toMatchObject({ bestAskPrice: '1000', liveAskCount: CROWD + 1 })

    const approve = (yes: boolean) => world.call(maker, editions, 'setApprovalForAll', seaportAddress, yes)
    await approve(false)
    expect(await edition()).toEqual({
      bestAsk: { id: orderHash(standing) },
      bestAskPrice: '5000',
      liveAskCount: 1,
    })
    await approve(true)
    expect(await edition()).toMatchObject({ bestAskPrice: '1000', liveAskCount: CROWD + 1 })

    const rows = Array.from({ length: 700 }, () => 1n)
    await world.call(maker, editions, 'mintBatch', maker, rows, rows)
    expect(await edition()).toMatchObject({ bestAskPrice: '1000', liveAskCount: CROWD + 1 })

    await world.send(toSeaport(maker, calls.incrementCounter()))
    expect(await edition()).toEqual({
      bestAsk: { id: orderHash(standing) },
      bestAskPrice: '5000',
      liveAskCount: 1,
    })
  },
  WAIT_TIMEOUT_MS,
)

/** The contract emits approvals and revocations in turn, approvals first. */
const flip = (maker: Hex, times: bigint) =>
  transaction(maker, world.contracts.flood, 'flipApproval', seaportAddress, times)
const approve = (maker: Hex) => flip(maker, 1n)
const revoke = (maker: Hex) => flip(maker, 2n)

async function fetchReviews(): Promise<{ live: number[]; due: unknown[] }> {
  await world.indexed()
  const [first, second] = makers
  const {
    first: a,
    second: b,
    dueLooks,
  } = await world.query<Record<'first' | 'second' | 'dueLooks', unknown[]>>(
    `{
      first: orders(first: 1000, where: { offerer: "${first}", live: true }) { id }
      second: orders(first: 1000, where: { offerer: "${second}", live: true }) { id }
      dueLooks { id }
    }`,
  )
  return { live: [a.length, b.length], due: dueLooks }
}

test(
  'reviews all listings again after an approval that came while half of them were reviewed',
  async () => {
    const { flood } = world.contracts
    for (const [place, maker] of makers.entries()) {
      const firstId = BigInt(place * ITEMS + 1)
      const items = Array.from({ length: ITEMS }, (_, at) => one(flood, firstId + BigInt(at)))
      await world.call(maker, flood, 'mintRange', maker, firstId, firstId + BigInt(ITEMS - 1))
      await world.send(approve(maker))
      const bundles = Array.from({ length: BUNDLES[place] ?? 0 }, (_, at) =>
        makeOrder(maker, items, [to(maker, ether(BigInt(at + 1)))]),
      )
      for (let first = 0; first < bundles.length; first += BUNDLES_PER_TRANSACTION) {
        const some = bundles.slice(first, first + BUNDLES_PER_TRANSACTION)
        await world.send(toSeaport(maker, calls.validate(...some)))
      }
    }
    expect(await fetchReviews()).toEqual({ live: BUNDLES, due: [] })

    // Both makers revoke: the second one's review waits behind the first one's, which is half done when it starts again.
    await world.sendTogether(makers.map(revoke))
    await world.send(approve(makers[0]))
    for (let run = 0; run < RUNS; run++) await world.mine()
    expect(await fetchReviews()).toEqual({ live: [BUNDLES[0], 0], due: [] })

    await world.send(approve(makers[1]))
    for (let run = 0; run < RUNS; run++) await world.mine()
    expect(await fetchReviews()).toEqual({ live: BUNDLES, due: [] })
  },
  WAIT_TIMEOUT_MS,
)
