// A market of random orders on a real chain: compares `live` of each with what Seaport itself answers, and with what this site's own checks let a user sign.
import fc from 'fast-check'
import type { Hex } from '../../local/seed/contracts.ts'
import {
  buildFill,
  isFillable,
  fillablePart,
  readStatus,
  readUnits,
  nativeValue,
} from './orderMarket/chainStates.ts'
import { type Tried, build, plans } from './orderMarket/randomOrders.ts'
import { type MarketWorld, type Scene, prepare, shake, startMarketWorld } from './orderMarket/scene.ts'
import { isWilling } from './orderMarket/siteRules.ts'
import { calls, toSeaport } from './seaport.ts'

export interface Comparison {
  /** Orders of each kind that were tried. */
  readonly tried: ReadonlyMap<string, number>
  /** Of all looks, how many found the index saying live. */
  readonly live: number
  readonly looks: number
  /** One line for each order on which index and chain differ. */
  readonly wrong: readonly string[]
}

/** Publishes random orders, indexes them, and compares; then moves items, approvals and channels, and compares again. */
export async function compareMarket(options: {
  readonly count: number
  readonly seed: number
}): Promise<Comparison> {
  const world = await startMarketWorld()
  try {
    const scene = await prepare(world)
    const drawn = fc.sample(plans, { numRuns: options.count, seed: options.seed })
    const tried = await publish(world, scene, drawn)
    await fillSome(world, scene, tried)
    const first = await compare(world, scene, tried)
    await shake(world, scene)
    const second = await compare(world, scene, tried)
    const kinds = new Map<string, number>()
    for (const kind of tried.flatMap(({ kinds: names }) => names)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    return {
      tried: new Map([...kinds].sort(([a], [b]) => a.localeCompare(b))),
      live: first.live + second.live,
      looks: 2 * tried.length,
      wrong: [...first.wrong, ...second.wrong.map((line) => `after the changes: ${line}`)],
    }
  } finally {
    await world.stop()
  }
}

/** Orders of one transaction. */
const TOGETHER = 40

async function publish(
  world: MarketWorld,
  scene: Scene,
  drawn: readonly Parameters<typeof build>[1][],
): Promise<Tried[]> {
  const tried = drawn.map((plan) => build(scene, plan))
  for (const maker of scene.makers) {
    const own = tried.filter(({ order }) => order.offerer === maker).map(({ order }) => order)
    for (let first = 0; first < own.length; first += TOGETHER) {
      await world.send(toSeaport(maker, calls.validate(...own.slice(first, first + TOGETHER))))
    }
  }
  return tried
}

/** Fills one step of some editions sold in parts, so that there are orders with a part left. */
async function fillSome(world: MarketWorld, scene: Scene, tried: readonly Tried[]): Promise<void> {
  const inParts = tried.filter(
    ({ order, kinds }) => kinds[0] === 'listing, ERC-1155, in parts' && order.orderType === 1,
  )
  for (const one of inParts.slice(0, 20)) {
    const status = await readStatus(world, one)
    const part = fillablePart(one, status, 1n)
    if (part === 0n || !(await isFillable(world, scene, one, { part, quantity: status.quantity }))) continue
    const data = buildFill(one, scene, { part, quantity: status.quantity })
    await world.send(toSeaport(scene.taker, data, nativeValue(one)))
  }
}

interface Row {
  readonly id: Hex
  readonly live: boolean
  readonly availableQuantity: string
  readonly defect: string | null
  readonly status: string
  readonly side: string | null
}

async function readRows(world: MarketWorld): Promise<Map<Hex, Row>> {
  const rows = new Map<Hex, Row>()
  for (let after = '0x'; ;) {
    const { orders } = await world.query<{ orders: readonly Row[] }>(
      `{ orders(first: 1000, orderBy: id, where: { id_gt: "${after}" }) { id live availableQuantity defect status side } }`,
    )
    for (const row of orders) rows.set(row.id, row)
    const last = orders.at(-1)
    if (last === undefined || orders.length < 1000) return rows
    after = last.id
  }
}

async function compare(world: MarketWorld, scene: Scene, tried: readonly Tried[]) {
  // The sweep takes some orders a block.
  const blocks = Math.ceil(tried.length / 256) + 2
  for (let block = 0; block < blocks; block++) await world.mine()
  await world.indexed()
  const rows = await readRows(world)
  const wrong: string[] = []
  let live = 0
  const judge = async (one: Tried) => {
    const row = rows.get(one.hash)
    if (row?.live) live++
    const status = await readStatus(world, one)
    const [first] = one.order.offer
    const held = first === undefined ? 0n : await readUnits(world, one.order.offerer, first)
    const part = fillablePart(one, status, held)
    const { quantity } = status
    const canBeFilled = part > 0n && (await isFillable(world, scene, one, { part, quantity }))
    const should = canBeFilled && isWilling(one, scene)
    const indexedLive = row?.live ?? false
    const about = `${one.kinds.join(' + ')}: ${JSON.stringify(row)}`
    if (should !== indexedLive) {
      wrong.push(
        `${should ? 'not live, though it can be filled' : 'live, though nobody can fill it'}: ${about}`,
      )
    } else if (indexedLive && row?.side === 'ASK' && row.availableQuantity !== `${part}`) {
      wrong.push(`${part} of it can be filled: ${about}`)
    }
  }
  for (let first = 0; first < tried.length; first += 50) {
    await Promise.all(tried.slice(first, first + 50).map(judge))
  }
  return { live, wrong }
}

/** The table of kinds, as a test or the bench prints it. */
export function formatTable({ tried, live, looks, wrong }: Comparison): string {
  const lines = [...tried].map(([kind, count]) => `${String(count).padStart(6)}  ${kind}`)
  return [...lines, `${live} of ${looks} looks found a live order; ${wrong.length} wrong`].join('\n')
}
