// A market of random fulfillments on a real chain: what the index says of each is verified, and so are lies about it.
import { toQuantity } from 'ethers'
import type { Hex } from '../../local/seed/contracts.ts'
import { Random } from '../../local/seed/random.ts'
import { callBatch } from '../../local/seed/send.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { tokenEntityId } from '../../src/domain/ids.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { fetchClaim } from '../../src/features/history/verification/check.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { createNode } from '../../src/node/createNode.ts'
import { judge } from '../../src/verification/judge.ts'
import { createProofCache, memoryStore } from '../../src/verification/proofCache.ts'
import { verify } from '../../src/verification/verify.ts'
import { type Lie, drawLies } from './fulfillmentMarket/lies.ts'
import { type MarketWorld, type Scene, prepare, startMarketWorld } from './fulfillmentMarket/scene.ts'
import { type Trade, drawTrade } from './fulfillmentMarket/trades.ts'
import { calls, toSeaport } from './seaport.ts'
import type { Transaction } from './world.ts'

export interface MarketReport {
  /** Transactions that were sent, by the kind of their trade, and how many succeeded. */
  readonly sent: ReadonlyMap<string, number>
  readonly succeeded: ReadonlyMap<string, number>
  readonly sales: number
  /** Number of lies of each kind. */
  readonly lies: ReadonlyMap<string, number>
  /** One line for each honest history that isn't verified, and for each lie that isn't contradicted. */
  readonly wrong: readonly string[]
}

/** Plays trades `first` to `first + count - 1` of the seed; each is the same in any range. */
export async function playFulfillments(options: {
  readonly seed: string
  readonly first: number
  readonly count: number
  readonly discover: boolean
}): Promise<MarketReport> {
  const { seed, first, count, discover } = options
  const world = await startMarketWorld(discover)
  try {
    const scene = await prepare(world)
    const trades: Trade[] = []
    for (let number = first; number < first + count; number++) {
      trades.push(await drawTrade(world, scene, new Random(`${seed} ${number}`), number))
    }
    await sendAll(
      world,
      trades.flatMap(({ mints }) => mints),
    )
    const publications = trades
      .flatMap(({ published }) => published)
      .map((order) => toSeaport(order.offerer, calls.validate(order)))
    await sendAll(world, publications)
    const fills = trades.flatMap((trade) => trade.fills.map((fill) => ({ kind: trade.kind, fill })))
    const done = await sendAll(
      world,
      fills.map(({ fill }) => fill),
    )
    await world.indexed()
    return {
      sent: countEach(fills.map(({ kind }) => kind)),
      succeeded: countEach(fills.filter((_, place) => done[place] === true).map(({ kind }) => kind)),
      ...(await verifyAll(world, scene, { seed, trades })),
    }
  } finally {
    await world.stop()
  }
}

const TOGETHER = 12
const GAS = toQuantity(2_000_000)

/** Mines the transactions in this order, some in each block; returns which of them succeeded. */
async function sendAll(
  world: MarketWorld,
  transactions: readonly Transaction[],
): Promise<readonly boolean[]> {
  const done: boolean[] = []
  await world.rpc('evm_setAutomine', [false])
  for (let first = 0; first < transactions.length; first += TOGETHER) {
    const requests = transactions
      .slice(first, first + TOGETHER)
      .map(({ from, to, data, value = 0n }, place) => {
        // Falling prices keep the order.
        const gasPrice = toQuantity(4_000_000_000 - place)
        const request = { from, to, data, value: toQuantity(value), gas: GAS, gasPrice }
        return { method: 'eth_sendTransaction', params: [request] }
      })
    const hashes = await callBatch(world.rpcUrl, requests)
    await world.rpc('evm_mine')
    const receipts = (await callBatch(
      world.rpcUrl,
      hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )) as { status: Hex }[]
    done.push(...receipts.map(({ status }) => status === '0x1'))
  }
  await world.rpc('evm_setAutomine', [true])
  return done
}

/** Verifies the history of each traded item as an item's page does, then tells lies about it. */
async function verifyAll(
  { rpcUrl, graphqlUrl }: MarketWorld,
  scene: Scene,
  { seed, trades }: { readonly seed: string; readonly trades: readonly Trade[] },
): Promise<Pick<MarketReport, 'sales' | 'lies' | 'wrong'>> {
  const client = createApolloClient({ graphqlUrl })
  const options = { send: createNode({ urls: [rpcUrl] }), cache: createProofCache(memoryStore()) }
  const check = async ({ contract, id }: Trade['items'][number]) => {
    const claim = await fetchClaim(client, {
      id: tokenEntityId(parseAddress(contract.address), parseTokenId(`${id}`)),
      chainId: 31_337,
      signal: new AbortController().signal,
    })
    return { claim, ...(await verify(claim, options)) }
  }
  const wrong: string[] = []
  const lies: Lie[] = []
  let sales = 0
  for (const { kind, number, items } of trades) {
    const checked = await Promise.all(items.map(check))
    const sold = checked.map(({ claim }) => claim.rows.filter(({ type }) => type === 'SALE'))
    sales += sold.flat().length
    for (const [place, { claim, evidence, outcome, rows, missing }] of checked.entries()) {
      const about = `Trade ${number} (${kind}), item ${claim.subject.tokenId}:`
      if (outcome.kind !== 'complete') {
        const doubted = rows.flatMap(({ verdict }, i) =>
          verdict.kind === 'verified' ? [] : [claim.rows[i], verdict],
        )
        wrong.push(`${about} honest, but ${formatData({ outcome, doubted, missing })}`)
        continue
      }
      const foreign = sold.filter((_, other) => other !== place).flat()
      const random = new Random(`${seed} ${number} ${place}`)
      for (const lie of drawLies({ claim, evidence, foreign }, scene, random)) {
        lies.push(lie)
        if (judge(lie.claim, evidence).outcome.kind === 'mismatch') continue
        wrong.push(`${about} a lie, but verified: ${lie.kind}, ${formatData(lie.row)}`)
      }
    }
  }
  return { sales, lies: countEach(lies.map(({ kind }) => kind)), wrong }
}

const formatData = (data: unknown) =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

function countEach(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names.toSorted()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The counts as a test prints them. */
export function formatReport({ sent, succeeded, sales, lies, wrong }: MarketReport): string {
  const trades = [...sent].map(([kind, count]) => `${succeeded.get(kind) ?? 0} of ${count} by ${kind}`)
  const counts = [...lies].map(([kind, count]) => `${count} ${kind}`)
  return [
    `Transactions: ${trades.join(', ')}`,
    `Lies about ${sales} sales: ${counts.join(', ')}`,
    ...wrong.slice(0, 20),
  ].join('\n')
}
