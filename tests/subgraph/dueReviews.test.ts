// Tests reviews that take several runs of the block handler and have to start again before they end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { calls, ether, makeOrder, one, seaportAddress, to, toSeaport } from './seaport.ts'
import { type World, startWorld, transaction } from './world.ts'

/** Items of a bundle. Few: what a bundle costs the index grows with their square, and only their sum counts here. */
const ITEMS = 33
/**
 * Bundles of each maker. The first one's items are more than a run reviews: REVIEWS_PER_RUN, and what the block's events
 * leave of REVIEWS_PER_BLOCK, 4,096. What a run leaves is too little for any bundle of the second one.
 */
const BUNDLES = [130, 5] as const
/** Orders that fit into one transaction. */
const PER_TRANSACTION = 30
/** Runs that all reviews of the test take at most. */
const RUNS = 8

let world: World<'token'>
let makers: readonly [Hex, Hex]

beforeAll(async () => {
  world = await startWorld({ token: { contract: 'FloodingToken', tracked: 'ERC721' } })
  makers = world.accounts.slice(0, 2) as [Hex, Hex]
})
afterAll(() => world?.stop())

/** The contract emits approvals and revocations in turn, approvals first. */
const flip = (maker: Hex, times: bigint) =>
  transaction(maker, world.contracts.token, 'flipApproval', seaportAddress, times)
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

test('reviews all listings again after an approval that came while half of them were reviewed', async () => {
  const { token } = world.contracts
  for (const [place, maker] of makers.entries()) {
    const firstId = BigInt(place * ITEMS + 1)
    const items = Array.from({ length: ITEMS }, (_, at) => one(token, firstId + BigInt(at)))
    await world.call(maker, token, 'mintRange', maker, firstId, firstId + BigInt(ITEMS - 1))
    await world.send(approve(maker))
    const bundles = Array.from({ length: BUNDLES[place] ?? 0 }, (_, at) =>
      makeOrder(maker, items, [to(maker, ether(BigInt(at + 1)))]),
    )
    for (let first = 0; first < bundles.length; first += PER_TRANSACTION) {
      const some = bundles.slice(first, first + PER_TRANSACTION)
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
}, 300_000)
