// Decodes raw logs into movements of items, approvals, and Seaport 1.6's events about orders.
import { Interface, type Result, id } from 'ethers'
import type { Log } from './logs.ts'
import type { Hex } from './rpc.ts'

export const ZERO_ADDRESS: Hex = `0x${'0'.repeat(40)}`
/** Most rows that the index stores for one ConsecutiveTransfer or TransferBatch (ERC-721A mints no more at once). */
const MAX_ROWS = 5_000

/**
 * Most tokens that the ConsecutiveTransfer logs of one block add to the index for all collections outside its
 * configuration.
 */
export const MAX_CONSECUTIVE = 10_000

const TRANSFER = id('Transfer(address,address,uint256)') as Hex
export const CONSECUTIVE = id('ConsecutiveTransfer(uint256,uint256,address,address)') as Hex
const APPROVAL = id('Approval(address,address,uint256)') as Hex
const SINGLE = id('TransferSingle(address,address,address,uint256,uint256)') as Hex
const BATCH = id('TransferBatch(address,address,address,uint256[],uint256[])') as Hex
const APPROVAL_FOR_ALL = id('ApprovalForAll(address,address,bool)') as Hex

export type Standard = 'ERC721' | 'ERC1155'

export const SIGNATURES: Record<Standard, readonly Hex[]> = {
  ERC721: [TRANSFER, CONSECUTIVE, APPROVAL, APPROVAL_FOR_ALL],
  ERC1155: [SINGLE, BATCH, APPROVAL_FOR_ALL],
}

interface Place {
  readonly log: Log
  /** Number within the log. */
  readonly row: number
}

/** Units of one token that moved; the zero address means mint or burn. */
export interface Movement extends Place {
  readonly kind: 'movement'
  readonly collection: Hex
  readonly tokenId: bigint
  readonly units: bigint
  readonly from: Hex
  readonly to: Hex
  /** The operator that ERC-1155 logs; null for ERC-721. */
  readonly operator: Hex | null
}

interface TokenApproval extends Place {
  readonly kind: 'approval'
  readonly collection: Hex
  readonly tokenId: bigint
  readonly approved: Hex
}

interface OperatorApproval extends Place {
  readonly kind: 'operator'
  readonly collection: Hex
  readonly owner: Hex
  readonly operator: Hex
  readonly approved: boolean
}

export type CollectionEvent = Movement | TokenApproval | OperatorApproval

/**
 * Returns the events in a collection's log; none for a log not of the standard's shape, such as an ERC-20's Transfer.
 */
export function readCollectionLog(log: Log, standard: Standard): readonly CollectionEvent[] {
  const [signature, ...topics] = log.topics
  const collection = log.address
  const [a, b, c] = topics
  const place = { log, row: 0 }
  try {
    if (signature === APPROVAL_FOR_ALL && topics.length === 2) {
      const approved = wordAt(log.data, 0) !== 0n
      return [{ ...place, kind: 'operator', collection, owner: account(a), operator: account(b), approved }]
    }
    if (topics.length !== 3 || !a || !b || !c) return []
    if (standard === 'ERC721') {
      const ends = { from: account(a), to: account(b) }
      if (signature === TRANSFER) {
        return [movement(log, 0, { tokenId: BigInt(c), units: 1n, operator: null, ...ends })]
      }
      if (signature === APPROVAL) {
        return [{ ...place, kind: 'approval', collection, tokenId: BigInt(c), approved: account(b) }]
      }
      if (signature === CONSECUTIVE) {
        return range(BigInt(a), wordAt(log.data, 0)).map((tokenId, row) =>
          movement(log, row, { tokenId, units: 1n, operator: null, from: account(b), to: account(c) }),
        )
      }
      return []
    }
    const ends = { operator: account(a), from: account(b), to: account(c) }
    if (signature === SINGLE) {
      return [movement(log, 0, { tokenId: wordAt(log.data, 0), units: wordAt(log.data, 1), ...ends })]
    }
    if (signature === BATCH) {
      const [ids, values] = [readWords(log.data, 0), readWords(log.data, 1)]
      const count = Math.min(ids.length, values.length, MAX_ROWS)
      return Array.from({ length: count }, (_, row) =>
        movement(log, row, { tokenId: ids[row] as bigint, units: values[row] as bigint, ...ends }),
      )
    }
  } catch {
    // Data that do not decode are not an event of the standard; graph-node skips them too.
  }
  return []
}

function movement(
  log: Log,
  row: number,
  fields: Omit<Movement, 'kind' | 'collection' | 'log' | 'row'>,
): Movement {
  return { kind: 'movement', collection: log.address, log, row, ...fields }
}

function range(first: bigint, last: bigint): bigint[] {
  const ids: bigint[] = []
  for (let tokenId = first; tokenId <= last && ids.length < MAX_ROWS; tokenId++) ids.push(tokenId)
  return ids
}

/** @throws RangeError when the data is shorter */
function wordAt(data: Hex, index: number): bigint {
  const word = data.slice(2 + 64 * index, 66 + 64 * index)
  if (word.length !== 64) throw new RangeError('The data is too short')
  return BigInt(`0x${word}`)
}

/**
 * Returns the array of words that the pointer at an index leads to. The coder of ethers copies all data at each word
 * that it reads, which takes seconds for ten thousand.
 * @throws RangeError when the data is shorter
 */
function readWords(data: Hex, pointer: number): bigint[] {
  const start = Number(wordAt(data, pointer)) / 32
  const count = Number(wordAt(data, start))
  if (2 + 64 * (start + 1 + count) > data.length) throw new RangeError('The data is too short')
  return Array.from({ length: count }, (_, index) => wordAt(data, start + 1 + index))
}

function account(topic: Hex | undefined): Hex {
  if (topic?.length !== 66) throw new RangeError('The topic is not 32 bytes long')
  return `0x${topic.slice(26).toLowerCase()}`
}

const ORDER_PARAMETERS =
  'tuple(address offerer, address zone, ' +
  'tuple(uint8 itemType, address token, uint256 identifier, uint256 startAmount, uint256 endAmount)[] offer, ' +
  'tuple(uint8 itemType, address token, uint256 identifier, uint256 startAmount, uint256 endAmount, ' +
  'address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, ' +
  'uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems)'

const seaport = new Interface([
  `event OrderValidated(bytes32 orderHash, ${ORDER_PARAMETERS} parameters)`,
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, ' +
    'tuple(uint8 itemType, address token, uint256 identifier, uint256 amount)[] offer, ' +
    'tuple(uint8 itemType, address token, uint256 identifier, uint256 amount, address recipient)[] consideration)',
  'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event CounterIncremented(uint256 newCounter, address indexed offerer)',
])

export const SEAPORT_SIGNATURES = [
  'OrderValidated',
  'OrderFulfilled',
  'OrderCancelled',
  'CounterIncremented',
].map((name) => (seaport.getEvent(name) as { topicHash: string }).topicHash as Hex)
export const ORDER_FULFILLED = SEAPORT_SIGNATURES[1] as Hex

/** Item types of the Seaport contracts. */
export const NATIVE = 0
export const ERC20 = 1
export const ITEM_TYPES = [
  ...['NATIVE', 'ERC20', 'ERC721', 'ERC1155'],
  ...['ERC721_WITH_CRITERIA', 'ERC1155_WITH_CRITERIA'],
] as const

/** An offered or requested item; in a fulfillment, start and end are the amount that moved. */
export interface Item {
  readonly itemType: number
  readonly token: Hex
  readonly identifier: bigint
  readonly startAmount: bigint
  readonly endAmount: bigint
  /** Null for offered items. */
  readonly recipient: Hex | null
}

export interface OrderParameters {
  readonly offerer: Hex
  readonly zone: Hex
  readonly offer: readonly Item[]
  readonly consideration: readonly Item[]
  readonly orderType: number
  readonly startTime: bigint
  readonly endTime: bigint
  readonly zoneHash: Hex
  readonly salt: bigint
  readonly conduitKey: Hex
  readonly totalOriginalConsiderationItems: bigint
}

interface Validated {
  readonly kind: 'validated'
  readonly log: Log
  readonly orderHash: Hex
  readonly parameters: OrderParameters
}

export interface Fulfilled {
  readonly kind: 'fulfilled'
  readonly log: Log
  readonly orderHash: Hex
  readonly offerer: Hex
  readonly zone: Hex
  /** The zero address in a match. */
  readonly recipient: Hex
  readonly offer: readonly Item[]
  readonly consideration: readonly Item[]
}

export type SeaportEvent =
  | Validated
  | Fulfilled
  | { readonly kind: 'canceled'; readonly log: Log; readonly orderHash: Hex }
  | { readonly kind: 'counter'; readonly log: Log; readonly offerer: Hex; readonly counter: bigint }

const lower = (value: unknown) => String(value).toLowerCase() as Hex

/** @throws Error when the log is not one of the four */
export function readSeaportLog(log: Log): SeaportEvent {
  const parsed = seaport.parseLog({ topics: [...log.topics], data: log.data })
  if (parsed === null) throw new Error(`Seaport emitted an unknown log: ${log.transactionHash}`)
  const values = parsed.args
  switch (parsed.name) {
    case 'OrderValidated':
      return {
        kind: 'validated',
        log,
        orderHash: lower(values['orderHash']),
        parameters: readParameters(values['parameters'] as Result),
      }
    case 'OrderFulfilled':
      return {
        kind: 'fulfilled',
        log,
        orderHash: lower(values['orderHash']),
        offerer: lower(values['offerer']),
        zone: lower(values['zone']),
        recipient: lower(values['recipient']),
        offer: readItems(values['offer'] as Result[]),
        consideration: readItems(values['consideration'] as Result[]),
      }
    case 'OrderCancelled':
      return { kind: 'canceled', log, orderHash: lower(values['orderHash']) }
    default:
      return {
        kind: 'counter',
        log,
        offerer: lower(values['offerer']),
        counter: values['newCounter'] as bigint,
      }
  }
}

function readParameters(values: Result): OrderParameters {
  return {
    offerer: lower(values['offerer']),
    zone: lower(values['zone']),
    offer: readItems(values.getValue('offer') as Result[]),
    consideration: readItems(values.getValue('consideration') as Result[]),
    orderType: Number(values['orderType']),
    startTime: values['startTime'] as bigint,
    endTime: values['endTime'] as bigint,
    zoneHash: lower(values['zoneHash']),
    salt: values['salt'] as bigint,
    conduitKey: lower(values['conduitKey']),
    totalOriginalConsiderationItems: values['totalOriginalConsiderationItems'] as bigint,
  }
}

/** Signed items have a start and an end amount, moved ones a single amount; both have the same positions. */
function readItems(items: readonly Result[]): readonly Item[] {
  return items.map((item) => {
    const values = item.toArray() as unknown[]
    const moved = typeof values[4] !== 'bigint'
    return {
      itemType: Number(values[0]),
      token: lower(values[1]),
      identifier: values[2] as bigint,
      startAmount: values[3] as bigint,
      endAmount: (moved ? values[3] : values[4]) as bigint,
      recipient: typeof values.at(-1) === 'string' ? lower(values.at(-1)) : null,
    }
  })
}
