// An in-memory network node with real blocks: headers that match their hash, receipts that match their root.
import { createMPT } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import type { RpcReply, RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { createNode } from '../../src/node/createNode.ts'
import { CHECK_PATIENCE } from '../../src/verification/nodeCalls.ts'
import type { Claim } from '../../src/verification/claim.ts'
import { headerRlp, parseHeader } from '../../src/verification/header.ts'
import { type Hex, quantityHex, toBytes, toHex, wordHex } from '../../src/verification/hex.ts'
import { parseReceipt } from '../../src/verification/receipts.ts'
import { COLLECTION, type Honest } from './honestHistories.ts'
import { toPlainQuestion } from './measuredCalls.ts'

type Fields = Readonly<Record<string, unknown>>

interface Log extends Fields {
  readonly address: string
  readonly topics: readonly string[]
}

interface Block {
  readonly fields: Fields & { readonly hash: Hex }
  readonly receipts: readonly (Fields & { readonly transactionHash: Hex; readonly logs: readonly Log[] })[]
}

export interface FakeNode {
  /** Calls it over HTTP, with the timeouts of a check but without its pauses. */
  readonly send: SendBatch
  readonly answer: (requests: readonly RpcRequest[]) => readonly RpcReply[]
  /** The honest index's claim, with the blocks' real hashes. */
  readonly claim: Claim
  /** Every request so far. */
  readonly requests: RpcRequest[]
  /** Responses that replace the default, by method; undefined falls through to the default. */
  readonly instead: Map<string, (params: readonly unknown[]) => RpcReply | undefined>
  /** The blocks, which a test may replace. */
  readonly blocks: Map<number, Block>
}

const zeros = (bytes: number): Hex => `0x${'00'.repeat(bytes)}`
const refusal = (message: string): RpcReply => ({ ok: false, code: -32000, message, data: undefined })

/** Rejects a method as nodes do that don't have it. */
export const unknownMethod = (): RpcReply => ({
  ok: false,
  code: -32601,
  message: 'the method does not exist',
  data: undefined,
})

/** The root of the trie of a block's receipts. */
export async function computeRoot(receipts: readonly Fields[]): Promise<Hex> {
  const trie = await createMPT()
  for (const receipt of receipts) {
    const { rlp, transactionIndex } = parseReceipt({ ...receipt, blockHash: zeros(32) })
    await trie.put(RLP.encode(transactionIndex), toBytes(rlp))
  }
  return toHex(trie.root())
}

/** @param extra header data, which gives a block with the same content another hash */
async function makeBlock(
  number: number,
  parts: readonly (readonly [Hex, readonly Log[]])[],
  extra: Hex = '0x',
): Promise<Block> {
  let logIndex = 0
  const bare = parts.map(([transactionHash, logs], index) => ({
    type: '0x2',
    status: '0x1',
    cumulativeGasUsed: quantityHex(21_000 * (index + 1)),
    logsBloom: zeros(256),
    transactionHash,
    transactionIndex: quantityHex(index),
    logs: logs.map((log) => ({ ...log, logIndex: quantityHex(logIndex++) })),
  }))
  const header = {
    parentHash: zeros(32),
    sha3Uncles: zeros(32),
    miner: zeros(20),
    stateRoot: zeros(32),
    transactionsRoot: zeros(32),
    receiptsRoot: await computeRoot(bare),
    logsBloom: zeros(256),
    difficulty: '0x0',
    number: quantityHex(number),
    gasLimit: '0x1c9c380',
    gasUsed: '0x0',
    timestamp: quantityHex(number * 60),
    extraData: extra,
    mixHash: zeros(32),
    nonce: zeros(8),
    baseFeePerGas: '0x7',
    withdrawalsRoot: zeros(32),
  }
  const hash = parseHeader(headerRlp(header))?.hash ?? '0x'
  return {
    fields: { ...header, hash, transactions: parts.map(([transactionHash]) => transactionHash) },
    receipts: bare.map((receipt) => ({
      ...receipt,
      blockHash: hash,
      blockNumber: quantityHex(number),
      logs: receipt.logs.map((log) => ({
        ...log,
        transactionHash: receipt.transactionHash,
        blockNumber: quantityHex(number),
        blockHash: hash,
      })),
    })),
  }
}

/** Creates a node whose chain has this history. */
export async function fakeNode({ claim, evidence }: Honest): Promise<FakeNode> {
  const blocks = new Map<number, Block>()
  for (const { number, receipts } of evidence.blocks.values()) {
    const first = Math.min(
      ...[...receipts.values()].flatMap(({ logs }) => logs.map(({ logIndex }) => logIndex)),
    )
    const noise: Log[] = Array.from({ length: Number.isFinite(first) ? first : 0 }, () => ({
      address: `0x${'77'.repeat(20)}`,
      topics: [],
      data: '0x',
    }))
    const others: readonly (readonly [Hex, readonly Log[]])[] = [[`0x${wordHex(BigInt(number))}`, noise]]
    const own = [...receipts.values()].map(({ transactionHash, logs }): readonly [Hex, readonly Log[]] => [
      transactionHash,
      logs.map(({ address, topics, data }) => ({ address, topics, data })),
    ])
    blocks.set(number, await makeBlock(number, [...others, ...own]))
  }
  const hashAt = (number: number): Hex => blocks.get(number)?.fields.hash ?? '0x'
  const requests: RpcRequest[] = []
  const instead: FakeNode['instead'] = new Map()
  const latest = evidence.pinned.number

  const answer = ({ method, params }: RpcRequest): RpcReply => {
    const ok = (result: unknown): RpcReply => ({ ok: true, result })
    const findBlock = (tag: unknown) =>
      blocks.get(tag === 'latest' ? latest : tag === 'finalized' ? 0 : Number(tag))
    switch (method) {
      case 'eth_chainId':
        return ok(quantityHex(claim.subject.chainId))
      case 'eth_blockNumber':
        return ok(quantityHex(latest))
      case 'eth_getBlockByNumber':
        return ok(findBlock(params[0])?.fields ?? null)
      case 'eth_getBlockReceipts':
        return ok(findBlock(params[0])?.receipts ?? null)
      case 'eth_getTransactionReceipt':
        return ok(
          [...blocks.values()]
            .flatMap(({ receipts }) => receipts)
            .find(({ transactionHash }) => transactionHash === params[0]) ?? null,
        )
      case 'eth_getTransactionByHash':
        return ok({
          to: '0x0000000000000068F116a894984e2DB1123eB395',
          input: `${evidence.selectors.get(params[0] as Hex) ?? '0x00000000'}00`,
        })
      case 'eth_getLogs':
        return ok(logsFor(params[0] as Filter, blocks))
      case 'eth_call':
        return call(String((params[0] as Fields)['data']), evidence)
      default:
        return refusal(`unexpected ${method}`)
    }
  }
  const answerAll: FakeNode['answer'] = (batch) => {
    requests.push(...batch)
    return batch.map((request) => {
      const { question, pack } = toPlainQuestion(request)
      return pack(instead.get(question.method)?.(question.params) ?? answer(question))
    })
  }
  return {
    send: createNode({
      urls: ['https://node.example'],
      retryPolicy: { ...CHECK_PATIENCE, pausesMilliseconds: [0, 0, 0] },
      fetch: overHttp({ answer: answerAll }),
    }),
    answer: answerAll,
    claim: {
      ...claim,
      head: { ...claim.head, hash: hashAt(claim.head.number) },
      rows: claim.rows.map((row) => ({ ...row, blockHash: hashAt(row.blockNumber) })),
    },
    requests,
    instead,
    blocks,
  }
}

/** The same block with another hash, and without the item's logs if it was undone. */
export async function replacement(
  number: number,
  block: Block,
  { undone }: { readonly undone: boolean },
): Promise<Block> {
  const parts = block.receipts.map(({ transactionHash, logs }): readonly [Hex, readonly Log[]] => [
    transactionHash,
    undone && logs.some(({ address }) => address === COLLECTION)
      ? []
      : logs.map(({ address, topics, data }) => ({ address, topics, data: data as string })),
  ])
  return makeBlock(number, parts, '0xff')
}

interface Filter {
  readonly address: string
  readonly fromBlock: string
  readonly toBlock: string
  readonly topics: readonly (string | readonly string[] | null)[]
}

function logsFor(
  { address, fromBlock, toBlock, topics }: Filter,
  blocks: FakeNode['blocks'],
): readonly Log[] {
  return [...blocks.entries()]
    .filter(([number]) => number >= Number(fromBlock) && number <= Number(toBlock))
    .flatMap(([, { receipts }]) => receipts.flatMap(({ logs }) => logs))
    .filter((log) => log.address === address)
    .filter((log) =>
      topics.every((topic, index) => {
        if (topic === null) return true
        const found = log.topics[index] ?? ''
        return typeof topic === 'string' ? topic === found : topic.includes(found)
      }),
    )
}

function call(data: string, { holding }: Honest['evidence']): RpcReply {
  if (holding.kind === 'owner') {
    if (holding.owner === null) return { ok: false, code: 3, message: 'execution reverted', data: '0x' }
    return { ok: true, result: `0x${wordHex(BigInt(holding.owner))}` }
  }
  if (holding.kind === 'unknown') return refusal('no state')
  const words = data.slice(10).match(/.{64}/g) ?? []
  const accounts = words.slice(3, 3 + Number(`0x${words[2] ?? '0'}`)).map((word) => `0x${word.slice(24)}`)
  const units = new Map<string, bigint>(holding.units)
  return {
    ok: true,
    result: `0x${[32n, BigInt(accounts.length), ...accounts.map((account) => units.get(account) ?? 0n)].map(wordHex).join('')}`,
  }
}

/** The node behind HTTP, as a page or a program reaches it. */
export function overHttp({ answer }: Pick<FakeNode, 'answer'>): typeof fetch {
  return (_url, init) => {
    const body = JSON.parse(String(init?.body)) as
      | (RpcRequest & { id: number })
      | (RpcRequest & { id: number })[]
    const requests = Array.isArray(body) ? body : [body]
    const replies = answer(requests)
    const wire = replies.map((reply, index) => ({
      jsonrpc: '2.0',
      id: requests[index]?.id,
      ...(reply.ok
        ? { result: reply.result }
        : { error: { code: reply.code, message: reply.message, data: reply.data } }),
    }))
    return Promise.resolve(new Response(JSON.stringify(Array.isArray(body) ? wire : wire[0])))
  }
}

/** The node over a network: requests reach it as messages, and so in a later task. */
export function overNetwork(node: FakeNode): typeof fetch {
  const respond = overHttp(node)
  return (...request) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel()
      port2.onmessage = () => {
        port2.close()
        respond(...request).then(resolve, reject)
      }
      port1.postMessage('request')
    })
}
