// Works out what a contract said in a block whose state the node has dropped: what it says in a newer block, less the
// events in between. Only reads whose false answer would make an index false are worked out.
import {
  type FunctionFragment,
  Interface,
  type LogDescription,
  toBeHex,
  toQuantity,
  type TransactionDescription,
} from 'ethers'
import type { RpcReply, RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { callFailure } from '../../src/node/callFailure.ts'

const functions = new Interface([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function balanceOfBatch(address[] accounts, uint256[] ids) view returns (uint256[])',
  'function ownerOf(uint256 id) view returns (address)',
  'function getCounter(address account) view returns (uint256)',
  'function isApprovedForAll(address account, address operator) view returns (bool)',
  'function getApproved(uint256 id) view returns (address)',
])

const events = new Interface([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] amounts)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event CounterIncremented(uint256 value, address indexed account)',
  'event Approval(address indexed owner, address indexed value, uint256 indexed id)',
  'event ApprovalForAll(address indexed account, address indexed operator, bool value)',
])

/** The blocks of one search for events, which the node below splits further (narrowLogs.ts). */
const SEARCH_BLOCKS = 20_000

/** Blocks before a collection's first one that are searched for its events at most: 200 requests of 2,000 blocks. */
const MAX_BLOCKS_BEFORE = 400_000

/** Newer states are read this many blocks before the newest one, which a reorganization hardly reaches. */
const SAFE_DEPTH = 16

/** What a contract replies to a call that it refuses, so that the mappings know nothing rather than something false. */
const REVERTED: RpcReply = { ok: false, code: 3, message: 'execution reverted', data: '0x' }

interface WireLog {
  readonly topics: readonly string[]
  readonly data: string
  readonly blockNumber: string
}

interface Change {
  readonly block: number
  readonly value: bigint
}

/** The changes of one contract that are known, in the order of the chain. */
interface Changes {
  readonly byKey: Map<string, Change[]>
  /** They are complete from this block on … */
  readonly from: number
  /** … up to this one. */
  to: number
}

/** A first block to index, and its contract. */
export interface CollectionStart {
  readonly address: string
  readonly startBlock: number
}

interface OldBlock {
  readonly block: number
  /** Whether the node says so when it doesn't have a block's state, rather than replying with another. */
  readonly trustsNode: boolean
}

/** Returns the reply of an old block; undefined for a read that isn't worked out. */
type RebuildPast = (request: RpcRequest, old: OldBlock) => Promise<RpcReply | undefined>

const getTopic = (name: string) => events.getEvent(name)?.topicHash

const key = (...parts: readonly unknown[]) => parts.join(' ').toLowerCase()

/** Yields what an event changes: units of an account, an item's owner before, or a setting. */
function* readChanges(
  { name, args }: LogDescription,
  topics: readonly string[],
): Generator<readonly [string, bigint]> {
  const setting = key('set', ...topics.slice(name === 'Transfer' || name === 'Approval' ? 3 : 1))
  if (name === 'Transfer') {
    yield [key('owner', args['id']), BigInt(args['from'] as string)]
    return yield [setting, 0n]
  }
  if (!name.startsWith('Transfer')) return yield [setting, BigInt(args['value'] as bigint | boolean | string)]
  const isSingle = name === 'TransferSingle'
  const ids = (isSingle ? [args['id']] : [...(args['ids'] as bigint[])]) as bigint[]
  const amounts = (isSingle ? [args['value']] : [...(args['amounts'] as bigint[])]) as bigint[]
  for (const [index, id] of ids.entries()) {
    const amount = amounts[index] ?? 0n
    yield [key('units', args['from'], id), -amount]
    yield [key('units', args['to'], id), amount]
  }
}

/** Returns undefined for an event of another shape, such as an ERC-20's Transfer. */
function parseLog({ topics, data }: WireLog): LogDescription | undefined {
  try {
    return events.parseLog({ topics, data }) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns undefined for a call of another function. */
function parseCall(request: RpcRequest): { to: string; call: TransactionDescription } | undefined {
  if (request.method !== 'eth_call') return undefined
  const { to, data, input = data } = request.params[0] as { to?: string; data?: string; input?: string }
  if (to === undefined || input === undefined) return undefined
  try {
    const call = functions.parseTransaction({ data: input })
    return call === null ? undefined : { to: to.toLowerCase(), call }
  } catch {
    return undefined
  }
}

/** The events that change what a function returns. */
const signatures: Readonly<Record<string, readonly string[]>> = {
  balanceOf: ['TransferSingle', 'TransferBatch'],
  balanceOfBatch: ['TransferSingle', 'TransferBatch'],
  ownerOf: ['Transfer'],
  getApproved: ['Approval', 'Transfer'],
  getCounter: ['CounterIncremented'],
  isApprovedForAll: ['ApprovalForAll'],
}

/** Topics of the events that set what a function returns; undefined for a function whose result adds up. */
function settingTopics({ name, args }: TransactionDescription): readonly (string | null)[] | undefined {
  const topic = (argument: string) => toBeHex(args[argument] as string | bigint, 32)
  if (name === 'getApproved') return [null, null, topic('id')]
  if (name === 'getCounter') return [topic('account')]
  return name === 'isApprovedForAll' ? [topic('account'), topic('operator')] : undefined
}

/** Returns undefined for something else than the function returns. */
function decode(fragment: FunctionFragment, result: string): unknown {
  try {
    return functions.decodeFunctionResult(fragment, result)[0]
  } catch {
    return undefined
  }
}

/**
 * Undoes the changes after an old block.
 *
 * @param newer the reply of the newer block
 * @param getChanges returns the changes of a key after the old block
 */
function undo(
  { name, args, fragment }: TransactionDescription,
  newer: RpcReply,
  getChanges: (key: string) => readonly Change[],
): RpcReply {
  const encode = (value: unknown): RpcReply => ({
    ok: true,
    result: functions.encodeFunctionResult(fragment, [value]),
  })
  if (name === 'ownerOf') {
    const [next] = getChanges(key('owner', args['id']))
    if (next === undefined) return newer
    return next.value === 0n ? REVERTED : encode(`0x${next.value.toString(16).padStart(40, '0')}`)
  }
  const held = newer.ok ? decode(fragment, newer.result as string) : undefined
  if (held === undefined) return REVERTED
  const unitsBefore = (account: unknown, id: unknown, units: bigint) =>
    getChanges(key('units', account, id)).reduce((rest, { value }) => rest - value, units)
  if (name === 'balanceOf') {
    const units = unitsBefore(args['account'], args['id'], held as bigint)
    return units < 0n ? REVERTED : encode(units)
  }
  const ids = args['ids'] as readonly bigint[]
  const accounts = args['accounts'] as readonly string[]
  const all = [...(held as readonly bigint[])].map((units, index) =>
    unitsBefore(accounts[index], ids[index], units),
  )
  // The events of such a contract are false, or not all.
  return all.some((units) => units < 0n) ? REVERTED : encode(all)
}

/**
 * Reads a chain's past without its states: what ERC-1155 accounts and ERC-721 owners held, approvals, and makers'
 * Seaport counters.
 * It also says whether a collection was there before its first block, by its creation or its events.
 *
 * @param send a patient node
 */
export function openPast(send: SendBatch, starts: readonly CollectionStart[]): RebuildPast {
  const changesByCollection = new Map<string, Changes>()
  const firstBlocks = new Map(starts.map(({ address, startBlock }) => [address.toLowerCase(), startBlock]))
  let newerBlock: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const callNode = async (method: string, params: readonly unknown[]): Promise<RpcReply> => {
    const [reply] = await send([{ method, params }])
    return reply ?? { ok: false, code: 0, message: 'no reply', data: undefined }
  }

  /** Returns undefined when the node refuses the search. */
  const searchLogs = async (filter: object, from: number, to: number) => {
    const logs: WireLog[] = []
    for (let first = from; first <= to; first += SEARCH_BLOCKS) {
      const range = {
        fromBlock: toQuantity(first),
        toBlock: toQuantity(Math.min(first + SEARCH_BLOCKS - 1, to)),
      }
      const reply = await callNode('eth_getLogs', [{ ...filter, ...range }])
      if (!reply.ok) return undefined
      for (const log of reply.result as readonly WireLog[]) logs.push(log)
    }
    return logs
  }

  /** Returns undefined when the node refuses the search for them. */
  const loadChanges = async (to: string, names: readonly string[], from: number, until: number) => {
    const id = key(to, ...names)
    let changes = changesByCollection.get(id)
    if (changes === undefined || changes.from > from) changes = { byKey: new Map(), from, to: from - 1 }
    const topics = [names.map(getTopic)]
    const logs = await searchLogs({ address: to, topics }, changes.to + 1, until)
    if (logs === undefined) return undefined
    for (const log of logs) {
      const event = parseLog(log)
      if (event === undefined) continue
      const block = Number(log.blockNumber)
      for (const [changed, value] of readChanges(event, log.topics)) {
        const list = changes.byKey.get(changed)
        if (list === undefined) changes.byKey.set(changed, [{ block, value }])
        else list.push({ block, value })
      }
    }
    changes.to = Math.max(changes.to, until)
    changesByCollection.set(id, changes)
    return changes
  }

  /** Reads a call's newer state; again from a newer block when the node has dropped that one's. */
  const readNewer = async (call: unknown, { block, trustsNode }: OldBlock) => {
    for (let attempt = 0; ; attempt += 1) {
      if (!trustsNode || newerBlock === undefined || newerBlock < block || attempt > 0) {
        const head = await callNode('eth_blockNumber', [])
        if (!head.ok) return undefined
        // A node that replies with its newest state for every block is only right about that one.
        newerBlock = Math.max(block, Number(head.result) - (trustsNode ? SAFE_DEPTH : 0))
      }
      const reply = await callNode('eth_call', [call, toQuantity(newerBlock)])
      if (attempt > 0 || reply.ok || callFailure(reply) !== undefined) return { reply, block: newerBlock }
    }
  }

  const readCall: RebuildPast = async (request, old) => {
    const { block } = old
    const parsed = parseCall(request)
    if (parsed === undefined) return undefined
    const { to, call } = parsed
    const newer = await readNewer(request.params[0], old)
    const names = signatures[call.name] ?? []
    const changes = newer && (await loadChanges(to, names, block + 1, newer.block))
    if (newer === undefined || changes === undefined) return REVERTED
    const getChanges = (changed: string) =>
      (changes.byKey.get(changed) ?? []).filter(
        (change) => change.block > block && change.block <= newer.block,
      )
    const setting = settingTopics(call)
    if (setting === undefined) return undo(call, newer.reply, getChanges)
    if (getChanges(key('set', ...setting.filter((topic) => topic !== null))).length === 0) return newer.reply
    const value = await readSetting({ address: to, topics: [names.map(getTopic), ...setting] }, block)
    return value === undefined ? REVERTED : { ok: true, result: toBeHex(value, 32) }
  }

  /**
   * Reads from earlier events what was set again later. It begins at zero, no, or nobody; but nothing is known where the
   * earlier events weren't searched.
   */
  const readSetting = async (filter: object, block: number): Promise<bigint | undefined> => {
    const logs = block > MAX_BLOCKS_BEFORE ? undefined : await searchLogs(filter, 0, block)
    if (logs === undefined) return undefined
    const newest = logs.at(-1)
    if (newest === undefined) return 0n
    const value = parseLog(newest)?.args.toObject()['value'] as bigint | boolean | string | undefined
    // An ERC-721's Transfer, which clears the item's approval, has no value.
    return BigInt(value ?? 0n)
  }

  /** Returns whether a transaction of the block created the contract. */
  const isCreatedIn = async (address: string, block: number): Promise<boolean> => {
    const reply = await callNode('eth_getBlockByNumber', [toQuantity(block), true])
    const { transactions = [] } = ((reply.ok ? reply.result : undefined) ?? {}) as {
      transactions?: readonly { readonly hash: string; readonly to: string | null }[]
    }
    const creations = transactions.filter((transaction) => transaction.to === null)
    if (creations.length === 0) return false
    const receipts = await send(
      creations.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    return receipts.some(
      (receipt) =>
        receipt.ok &&
        (receipt.result as { contractAddress?: string } | null)?.contractAddress?.toLowerCase() === address,
    )
  }

  /** A collection without an event before its first block has no earlier history, which is what the index asks for. */
  const readCode: RebuildPast = async ({ method, params }, { block }) => {
    const address = String(params[0]).toLowerCase()
    if (method !== 'eth_getCode' || firstBlocks.get(address) !== block + 1) return undefined
    const none: RpcReply = { ok: true, result: '0x' }
    if (await isCreatedIn(address, block + 1)) return none
    if (block > MAX_BLOCKS_BEFORE) return undefined
    return (await searchLogs({ address }, 0, block))?.length === 0 ? none : undefined
  }

  return (request, old) => {
    // One at a time: the next then has the changes that the one before has loaded.
    const next = last.then(async () => (await readCode(request, old)) ?? readCall(request, old))
    last = next.catch(() => undefined)
    return next
  }
}
