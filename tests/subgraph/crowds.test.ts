// Tests that the index continues when one event changes hundreds of listings of one edition.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import {
  type Order,
  calls,
  ether,
  makeOrder,
  orderHash,
  seaportAddress,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type World, startWorld, tokenId } from './world.ts'

type Name = 'editions'

/** Loading each other listing after each that ends would take more than the 4 GiB that a mapping can have. */
const CROWD = 900
const PER_TRANSACTION = 100
const WAIT_TIMEOUT_MS = 10 * 60_000

let world: World<Name>
let maker: Hex, other: Hex

beforeAll(async () => {
  world = await startWorld<Name>({
    editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
  })
  ;[maker, other] = world.accounts as [Hex, Hex]
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
