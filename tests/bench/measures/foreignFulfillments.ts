// I3: the speed at which a site that shows its own collections alone passes the fulfillments of others, and the requests
// that they cost, beside a mapping whose handlers are empty.
import { toQuantity } from 'ethers'
import type { Subgraph } from '../../../local/indexer/graph-node.ts'
import type { Hex } from '../../../local/seed/contracts.ts'
import { type CountingNode, startCountingNode } from '../../support/countingNode.ts'
import {
  calls,
  ether,
  makeOrder,
  type Order,
  seaportAddress,
  to,
  toSeaport,
  units,
} from '../../subgraph/seaport.ts'
import { startWorld, type Transaction, type World } from '../../subgraph/world.ts'
import type { Measure } from '../measure.ts'
import { buildPeer } from '../peers.ts'
import { median } from '../statistics.ts'

const FOREIGN = 10_000
const OWN = 1_000
/** Fulfillments in a block, about as many as its gas allows. */
const IN_A_BLOCK = 200
const AT_ONCE = 50
const GAS = toQuantity(140_000)
const PARTIAL_OPEN = 1
/** graph-node fetches the receipts of the newest blocks in any case, so that none of those may have a fulfillment. */
const NEWEST_BLOCKS = 20
const RECEIPTS = ['eth_getTransactionReceipt', 'eth_getBlockReceipts']

/** Runs of each mapping, both without and with the others' fulfillments. */
const ROUNDS = 3

interface Run {
  /** From the deployment until the newest block is indexed. */
  readonly seconds: number
  readonly receipts: number
  readonly calls: number
}

type Name = 'own' | 'foreign'

/** Publishes an order for many units of an edition, for one wei each. */
async function publish(world: World<Name>, name: Name, count: bigint): Promise<Order> {
  const [seller] = world.accounts as [Hex]
  const edition = world.contracts[name]
  const send = (data: Hex) => world.send({ from: seller, to: edition.address, data })
  await send(edition.call('mint', seller, 1n, count))
  await send(edition.call('setApprovalForAll', seaportAddress, true))
  const order = makeOrder(seller, [units(edition, 1n, count)], [to(seller, ether(count))], {
    orderType: PARTIAL_OPEN,
  })
  await world.send(toSeaport(seller, calls.validate(order)))
  return order
}

/** Mines the transaction as often as asked, many to a block. */
async function repeat(world: World<Name>, transaction: Transaction, times: number): Promise<void> {
  const request = { ...transaction, value: toQuantity(transaction.value ?? 0n), gas: GAS }
  const first = Number(await world.rpc('eth_getTransactionCount', [transaction.from, 'latest']))
  await world.rpc('evm_setAutomine', [false])
  for (let sent = 0; sent < times; sent += AT_ONCE) {
    const nonces = Array.from({ length: AT_ONCE }, (_, place) => toQuantity(first + sent + place))
    await Promise.all(nonces.map((nonce) => world.rpc('eth_sendTransaction', [{ ...request, nonce }])))
    if ((sent + AT_ONCE) % IN_A_BLOCK === 0) await world.rpc('evm_mine')
  }
  await world.rpc('evm_setAutomine', [true])
  for (let block = 0; block < NEWEST_BLOCKS; block++) await world.mine()
}

const count = (node: CountingNode, methods: readonly string[]) =>
  methods.reduce((sum, method) => sum + node.count(method), 0)

export const foreignFulfillments: Measure = {
  id: 'I3',
  what: 'fulfillments of other collections per second',
  unit: '/s',
  goal: 2_000,
  passes: 'at least',
  decimals: 0,
  async take() {
    let node: CountingNode | undefined
    const world = await startWorld<Name>(
      { own: { contract: 'PlainEditions', tracked: 'ERC1155' }, foreign: { contract: 'PlainEditions' } },
      { discover: false, before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)) },
    )
    try {
      const counting = node as CountingNode | undefined
      if (counting === undefined) throw new Error('The node was not started.')
      const buyer = world.accounts[1] as Hex
      const fill = (order: Order, size: number) =>
        toSeaport(buyer, calls.advanced(order, buyer, [1n, BigInt(size)]), 1n)
      const empty = await buildPeer('empty', world.collections)
      const run = async (subgraph?: Subgraph): Promise<Run> => {
        const before = { receipts: count(counting, RECEIPTS), calls: counting.count('eth_call') }
        await world.restartIndexer(subgraph)
        const startedAt = performance.now()
        await world.indexed()
        return {
          seconds: (performance.now() - startedAt) / 1_000,
          receipts: count(counting, RECEIPTS) - before.receipts,
          calls: counting.count('eth_call') - before.calls,
        }
      }
      const runBoth = async () => {
        const [ours, floor]: [Run[], Run[]] = [[], []]
        for (let round = 0; round < ROUNDS; round++) {
          floor.push(await run(empty))
          ours.push(await run())
        }
        const of = (runs: readonly Run[], figure: keyof Run) => median(runs.map((each) => each[figure]))
        return {
          seconds: of(ours, 'seconds'),
          floorSeconds: of(floor, 'seconds'),
          receipts: of(ours, 'receipts'),
          calls: of(ours, 'calls'),
        }
      }
      await repeat(world, fill(await publish(world, 'own', BigInt(OWN)), OWN), OWN)
      await run()
      const { sales } = await world.query<{ sales: unknown[] }>('{ sales(first: 1000) { id } }')
      if (sales.length !== OWN) throw new Error(`The index has ${sales.length} of ${OWN} sales.`)
      const own = await runBoth()
      await repeat(world, fill(await publish(world, 'foreign', BigInt(FOREIGN)), FOREIGN), FOREIGN)
      const all = await runBoth()
      const receipts = all.receipts - own.receipts
      const contractCalls = all.calls - own.calls
      const missed =
        contractCalls > 0 || receipts > 0 ? `${receipts} receipts, ${contractCalls} calls` : undefined
      const floorPerSecond = FOREIGN / (all.floorSeconds - own.floorSeconds)
      return {
        value: FOREIGN / (all.seconds - own.seconds),
        against: `empty handlers ${floorPerSecond.toFixed(0)}/s; ${OWN} sales of its own in ${own.seconds.toFixed(1)} s; for ${FOREIGN} others ${receipts} requests for receipts and ${contractCalls} calls`,
        samples: ROUNDS,
        missed,
      }
    } finally {
      await world.stop()
    }
  },
}
