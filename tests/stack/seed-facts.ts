// Reads a seeded chain back from its logs and its state alone, knowing nothing of how it was seeded.
import { Interface, type LogDescription } from 'ethers'
import { callRpc } from '../../local/chain/json-rpc.ts'
import type { DemoContracts, Hex } from '../../local/seed/contracts.ts'
import { seaportInterface } from '../../local/seed/orders.ts'
import { callBatch } from '../../local/seed/send.ts'

/** ERC-721 and ERC-20 share the first topic and differ in how many arguments are indexed. */
export const tokenInterface = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)',
  'event ApprovalForAll(address indexed account, address indexed operator, bool approved)',
  'event MetadataUpdate(uint256 tokenId)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
  'function allowance(address, address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function isApprovedForAll(address, address) view returns (bool)',
])

export interface ChainLog {
  readonly address: Hex
  readonly topics: readonly string[]
  readonly data: string
  readonly blockNumber: Hex
  readonly transactionHash: Hex
  readonly logIndex: Hex
  readonly event: LogDescription
}

/** One token leaving one account for another. */
export interface Move {
  readonly collection: Hex
  readonly tokenId: bigint
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly transactionHash: Hex
  /** Whether it is one of the many of a ConsecutiveTransfer. */
  readonly consecutive: boolean
}

interface OrderParametersOnChain {
  readonly offerer: string
  readonly offer: readonly {
    itemType: bigint
    token: string
    identifierOrCriteria: bigint
    startAmount: bigint
  }[]
  readonly consideration: readonly {
    itemType: bigint
    token: string
    identifierOrCriteria: bigint
    startAmount: bigint
    endAmount: bigint
    recipient: string
  }[]
  readonly zoneHash: string
  readonly startTime: bigint
  readonly endTime: bigint
  /** The same as a plain object, which ethers can encode again. */
  toObject(): Record<string, unknown>
}

export interface PublishedOrder {
  readonly hash: Hex
  readonly isListing: boolean
  readonly parameters: OrderParametersOnChain
}

export interface SeedFacts {
  readonly logs: readonly ChainLog[]
  readonly moves: readonly Move[]
  readonly published: readonly PublishedOrder[]
  /** Listings that anyone may fill now, according to the chain's state. */
  readonly liveListings: readonly PublishedOrder[]
  /** Selector of the call that filled an order, by transaction. */
  readonly fulfillmentSelectors: ReadonlyMap<Hex, string>
  /** Time of each block with a log, in Unix seconds. */
  readonly blockTimes: ReadonlyMap<Hex, number>
}

const BATCH = 200

/** Calls the chain with many requests of one kind, in batches. */
async function callAll(
  rpcUrl: string,
  method: string,
  params: readonly (readonly unknown[])[],
): Promise<unknown[]> {
  const results: unknown[] = []
  for (let start = 0; start < params.length; start += BATCH) {
    const requests = params.slice(start, start + BATCH).map((values) => ({ method, params: values }))
    results.push(...(await callBatch(rpcUrl, requests)))
  }
  return results
}

export async function readSeedFacts(rpcUrl: string, contracts: DemoContracts): Promise<SeedFacts> {
  const addresses = [contracts.seaport, ...contracts.collections.map(({ address }) => address)]
  const raw = (await callRpc(rpcUrl, 'eth_getLogs', [
    { address: addresses, fromBlock: '0x0', toBlock: 'latest' },
  ])) as Omit<ChainLog, 'event'>[]
  const logs = raw.flatMap((log) => {
    const event = (log.address === contracts.seaport ? seaportInterface : tokenInterface).parseLog({
      topics: [...log.topics],
      data: log.data,
    })
    return event ? [{ ...log, event }] : []
  })
  const published = logs
    .filter(({ event }) => event.name === 'OrderValidated')
    .map(({ event }) => publishedOrder(event))
  const fulfillments = [
    ...new Set(named(logs, 'OrderFulfilled').map(({ transactionHash }) => transactionHash)),
  ]
  const transactions = (await callAll(
    rpcUrl,
    'eth_getTransactionByHash',
    fulfillments.map((hash) => [hash]),
  )) as { input: string }[]
  const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))]
  const blocks = (await callAll(
    rpcUrl,
    'eth_getBlockByNumber',
    numbers.map((number) => [number, false]),
  )) as { timestamp: Hex }[]
  return {
    logs,
    moves: logs.flatMap(decodeMoves),
    published,
    liveListings: await findLiveListings(rpcUrl, contracts, published),
    fulfillmentSelectors: new Map(
      fulfillments.map((hash, i) => [hash, transactions[i]?.input.slice(0, 10) ?? '']),
    ),
    blockTimes: new Map(numbers.map((number, i) => [number, Number(blocks[i]?.timestamp)])),
  }
}

export const named = (logs: readonly ChainLog[], name: string) =>
  logs.filter(({ event }) => event.name === name)

export function publishedOrder(event: LogDescription): PublishedOrder {
  const parameters = event.args.getValue('parameters') as OrderParametersOnChain
  return {
    hash: event.args.getValue('orderHash') as Hex,
    isListing: parameters.offer.every(({ itemType }) => itemType >= 2n),
    parameters,
  }
}

export function decodeMoves(log: ChainLog): Move[] {
  const { address: collection, transactionHash, event } = log
  const common = { collection, transactionHash, consecutive: false }
  const { args } = event
  switch (event.name) {
    case 'Transfer':
      return [
        { ...common, tokenId: args[2] as bigint, from: args[0] as string, to: args[1] as string, amount: 1n },
      ]
    case 'TransferSingle':
      return [
        {
          ...common,
          tokenId: args[3] as bigint,
          from: args[1] as string,
          to: args[2] as string,
          amount: args[4] as bigint,
        },
      ]
    case 'TransferBatch':
      return [...(args[3] as bigint[])].map((tokenId, i) => ({
        ...common,
        tokenId,
        from: args[1] as string,
        to: args[2] as string,
        amount: (args[4] as bigint[])[i] ?? 0n,
      }))
    case 'ConsecutiveTransfer': {
      const first = args[0] as bigint
      return Array.from({ length: Number((args[1] as bigint) - first) + 1 }, (_, i) => ({
        ...common,
        tokenId: first + BigInt(i),
        from: args[2] as string,
        to: args[3] as string,
        amount: 1n,
        consecutive: true,
      }))
    }
    default:
      return []
  }
}

/** Listings whose maker holds and has approved what they sell, whose time is now, and which have units left. */
async function findLiveListings(
  rpcUrl: string,
  contracts: DemoContracts,
  published: readonly PublishedOrder[],
): Promise<PublishedOrder[]> {
  const { timestamp } = (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as {
    timestamp: Hex
  }
  const now = BigInt(timestamp)
  const inTime = published.filter(
    ({ isListing, parameters }) =>
      isListing &&
      parameters.startTime <= now &&
      now < parameters.endTime &&
      parameters.consideration.every(({ itemType }) => itemType < 2n),
  )
  const live: PublishedOrder[] = []
  for (const order of inTime) {
    const left = await unitsLeft(rpcUrl, contracts.seaport, order)
    if (left > 0n && (await deliverable(rpcUrl, contracts.seaport, order, left))) live.push(order)
  }
  return live
}

/** Units of an order that Seaport would still fill: none when it was canceled, filled, or voided by the counter. */
export async function unitsLeft(rpcUrl: string, seaport: Hex, order: PublishedOrder): Promise<bigint> {
  const { hash, parameters } = order
  const [status, counter] = await view(rpcUrl, seaportInterface, [
    { to: seaport, name: 'getOrderStatus', values: [hash] },
    { to: seaport, name: 'getCounter', values: [parameters.offerer] },
  ])
  const components = { ...parameters.toObject(), counter: counter?.[0] as bigint }
  const [current] = await view(rpcUrl, seaportInterface, [
    { to: seaport, name: 'getOrderHash', values: [components] },
  ])
  if (!status || current?.[0] !== hash) return 0n
  const [isValidated, isCancelled, filled, size] = status as unknown as [boolean, boolean, bigint, bigint]
  if (!isValidated || isCancelled) return 0n
  const units = parameters.offer[0]?.startAmount ?? 0n
  return size === 0n ? units : (units * (size - filled)) / size
}

/** Whether the maker holds what is left of the order and lets Seaport move it. */
export async function deliverable(
  rpcUrl: string,
  seaport: Hex,
  { parameters }: PublishedOrder,
  left: bigint,
): Promise<boolean> {
  const { offerer, offer } = parameters
  const results = await view(
    rpcUrl,
    tokenInterface,
    offer.flatMap(({ itemType, token, identifierOrCriteria: id }) => [
      itemType === 2n
        ? { to: token, name: 'ownerOf', values: [id] }
        : { to: token, name: 'balanceOf', values: [offerer, id] },
      { to: token, name: 'isApprovedForAll', values: [offerer, seaport] },
    ]),
  )
  return offer.every(({ itemType }, i) => {
    const held = results[2 * i]?.[0] as string | bigint | undefined
    const approved = results[2 * i + 1]?.[0] as boolean | undefined
    return (
      approved === true && (itemType === 2n ? held === offerer : typeof held === 'bigint' && held >= left)
    )
  })
}

interface View {
  readonly to: string
  readonly name: string
  readonly values: readonly unknown[]
}

/** Results of view calls; null for one that reverts, as ownerOf does for a burnt token. */
export async function view(rpcUrl: string, abi: Interface, views: readonly View[]) {
  const multicall = views.map(async ({ to, name, values }) => {
    const data = abi.encodeFunctionData(name, values)
    try {
      return abi.decodeFunctionResult(
        name,
        (await callRpc(rpcUrl, 'eth_call', [{ to, data }, 'latest'])) as string,
      )
    } catch {
      return null
    }
  })
  return Promise.all(multicall)
}
