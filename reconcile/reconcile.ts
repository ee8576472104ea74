// Rebuilds the content of an index from the chain alone, and compares the two at the index's newest block.
import { checkActivities } from './checkActivities.ts'
import { checkListings } from './checkListings.ts'
import { checkOrders } from './checkOrders.ts'
import { checkOwnership } from './checkOwnership.ts'
import { checkSales } from './checkSales.ts'
import { Comparison, type Row } from './comparison.ts'
import type { Standard } from './events.ts'
import { type Head, IndexError, connectIndex } from './graph.ts'
import { type History, type IndexedCollection, readHistory } from './history.ts'
import { judgeOrders } from './orders/judge.ts'
import { replayOrders } from './orders/states.ts'
import { type CollectionState, indexReadBalances, replayCollection } from './ownership.ts'
import { type Hex, connectNode, toHex } from './rpc.ts'
import { flagSales } from './sales/flags.ts'
import { rebuildSales } from './sales/sales.ts'
import { readSite, getUnit } from './site.ts'
import { type Snapshot, readSnapshot } from './snapshot.ts'

/** Most restarts of a run because the chain reorganized during it. */
const TRIES = 5
const PAUSE_MS = 1_000

export interface ReconcileOptions {
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly seaport: Hex
  /** First block whose Seaport events the index has. */
  readonly fromBlock: number
  readonly report?: (line: string) => void
}

export interface Outcome {
  readonly block: Head
  readonly comparison: Comparison
}

/**
 * @throws NodeError, IndexError when one of them does not respond; ReorganizedError when the chain keeps reorganizing
 */
export async function reconcile(options: ReconcileOptions): Promise<Outcome> {
  const node = connectNode(options.rpcUrl)
  const index = connectIndex(options.graphqlUrl)
  for (let attempt = 1; ; attempt++) {
    const head = await index.head()
    if (head.hasIndexingErrors) throw new IndexError(`The index failed at block ${head.number}`)
    try {
      if (!(await isCanonical(node, head))) throw new ReorganizedError(head)
      const outcome = await compareAt(options, head)
      if (!(await isCanonical(node, head))) throw new ReorganizedError(head)
      return outcome
    } catch (error) {
      // Reading a block that is gone also fails, which is a fault only if the chain did not reorganize.
      if (attempt === TRIES || (await isCanonical(node, head))) throw error
      options.report?.(`Block ${head.number} (${head.hash}) is no longer part of the chain; starting again`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Thrown when the block at which the index was read is no longer part of the chain. */
class ReorganizedError extends Error {
  override readonly name = 'ReorganizedError'

  constructor({ number, hash }: Head) {
    super(
      `The node's block ${number} is not ${hash}, the index's: the chain reorganized, or they follow two chains`,
    )
  }
}

async function isCanonical(node: ReturnType<typeof connectNode>, { number, hash }: Head): Promise<boolean> {
  const block = (await node.call('eth_getBlockByNumber', [toHex(number), false])) as { hash: Hex } | null
  return block?.hash === hash
}

async function compareAt(options: ReconcileOptions, head: Head): Promise<Outcome> {
  const report = options.report ?? (() => undefined)
  const index = connectIndex(options.graphqlUrl)
  const snapshot = await readSnapshot(index, head, (list) => report(`index: ${list}`))
  const collections = indexedCollections(snapshot)
  const history = await readHistory({
    ...{ rpcUrl: options.rpcUrl, seaport: options.seaport, fromBlock: options.fromBlock },
    ...{ headNumber: head.number, collections, report: (what) => report(`chain: ${what}`) },
  })
  if (history.head.hash !== head.hash) throw new ReorganizedError(head)

  const comparison = new Comparison()
  const read = indexReadBalances(snapshot.balances)
  const states = new Map<Hex, CollectionState>()
  for (const collection of collections) {
    const complete = await isComplete(history, collection, snapshot, comparison)
    states.set(collection.address, await replayCollection(history, { ...collection, complete }, read))
  }
  // These may cause differences: the index leaves to other blocks what was too much for one.
  for (const { id } of snapshot.dueLooks.values()) comparison.skip(`what waits for a later block: ${id}`)
  report('comparing ownership')
  await checkOwnership(history, snapshot, states, comparison)
  report('comparing orders')
  const site = readSite(snapshot)
  for (const row of snapshot.currencies.values()) {
    comparison.fields('Currency', row, { unit: getUnit(row.id, site) }, `currency ${row.id}`)
  }
  const isIndexed = ({ hash }: { readonly hash: Hex }) => snapshot.orders.get(hash)?.['published'] === true
  const orders = await replayOrders(history, options.seaport, (hash) =>
    isIndexed({ hash }) ? BigInt(snapshot.orders.get(hash)?.['counter'] as string) : undefined,
  )
  const judged = await judgeOrders(history, orders, states, site, options.seaport)
  await checkOrders(history, snapshot, orders, judged, site, comparison)
  checkListings(history, snapshot, orders, judged.orders, site, comparison)
  report('comparing sales and history')
  const conduits = site.conduitKeys.map((key) => judged.readConduit(key).address)
  const rebuilt = await rebuildSales(history, orders, states, isIndexed, [options.seaport, ...conduits])
  const { sales, transactions } = rebuilt
  const { collections: events, readSeconds } = history
  const flags = flagSales({
    ...{ sales, transactions, collections: events, site },
    readSeconds: ({ log }) => readSeconds(log),
  })
  await checkSales(history, snapshot, sales, flags, site, comparison)
  checkActivities(history, snapshot, judged.orders, sales, comparison)
  return { block: head, comparison }
}

/**
 * Returns whether a collection's whole history is in the index. The index's own value is used where the node can't
 * decide.
 */
async function isComplete(
  { chain }: History,
  { address, indexedFromBlock }: IndexedCollection,
  { collections }: Snapshot,
  comparison: Comparison,
): Promise<boolean> {
  const row = collections.get(address) as Row
  const existed = indexedFromBlock === 0 ? false : await chain.hasCode(address, indexedFromBlock - 1)
  if (existed === undefined) {
    comparison.skip('whether a contract is older than the index: the node is not an archive node')
    return row['historyComplete'] === true
  }
  comparison.fields('Collection', row, { historyComplete: !existed }, `collection ${address}`)
  return !existed
}

function indexedCollections({ collections }: Snapshot): readonly IndexedCollection[] {
  return [...collections.values()].map((row) => ({
    address: row.id,
    standard: row['standard'] as Standard,
    indexedFromBlock: Number(row['indexedFromBlock']),
    tracked: row['tracked'] === true,
  }))
}
