// Checks an index's claim about one token against the chain: gathers the evidence and judges it.
import type { SendBatch } from '../domain/rpc.ts'
import { isNodeSilent, NodeError } from '../node/errors.ts'
import { type CallNode, createNodeCaller, MAX_REQUESTS, type RequestBudget } from './nodeCalls.ts'
import { getAnswerableFrom, type Claim } from './claim.ts'
import { BudgetSpentError } from './errors.ts'
import { type BlockEvidence, type Evidence, sortByPlace, listMovements } from './evidence.ts'
import type { Obstacle, Verdict } from './findings.ts'
import { type Hex, quantityHex, parseCount, parseHex, parseObject } from './hex.ts'
import { listHolders, judge } from './judge.ts'
import { type ProofCache, createProofCache, memoryStore } from './proofCache.ts'
import { type OrderEvidence, neededReceipts } from './missingOrders.ts'
import { type BlockReader, fetchBlocks, parseNodeBlock } from './fetchBlocks.ts'
import { fetchHolding } from './fetchHolding.ts'
import { isAmbiguous, salesIn } from './saleCheck.ts'
import { isSeaport } from './seaportLogs.ts'
import { searchMovements } from './searchMovements.ts'
import { searchOrders } from './searchOrders.ts'

/** Progress of a check. */
export interface Progress {
  readonly step: 'search' | 'blocks' | 'orders' | 'second-node'
  readonly done: number
  readonly total: number
  readonly requests: number
}

export interface VerifyOptions {
  readonly send: SendBatch
  /** Another node of the same chain, only called for block hashes. */
  readonly second?: SendBatch | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (progress: Progress) => void
  readonly cache?: ProofCache
  /** Request budget. */
  readonly mostRequests?: number
}

export interface Verification extends Verdict {
  readonly evidence: Evidence
  /** Whether a second node has the same block hashes. */
  readonly secondNode: 'agrees' | 'not-called' | 'silent' | 'disagrees'
  /** Number of requests made. */
  readonly requests: number
}

/** @throws NodeError, BudgetSpentError if nothing could be checked, and the signal's reason when aborted */
export async function verify(claim: Claim, options: VerifyOptions): Promise<Verification> {
  const most = options.mostRequests ?? MAX_REQUESTS
  const budget: RequestBudget = { left: most }
  let step: Progress = { step: 'search', done: 0, total: 1, requests: 0 }
  const report = (now: Omit<Progress, 'requests'>) => {
    step = { ...now, requests: most - budget.left }
    options.onProgress?.(step)
  }
  const countRequests = (send: SendBatch) =>
    createNodeCaller({ ...options, send, onRequest: () => report(step) }, budget)
  const callNode = countRequests(options.send)
  report(step)

  const start = await fetchStart(claim, callNode)
  const from = Math.min(getAnswerableFrom(claim), ...claim.rows.map(({ blockNumber }) => blockNumber))
  const search = await searchMovements({
    callNode,
    budget,
    subject: claim.subject,
    from: Math.min(from, start.pinned.number),
    to: start.pinned.number,
    onProgress: (left) => {
      const total = start.pinned.number - from + 1
      report({ step: 'search', done: total - left, total })
    },
  })
  const holding = await fetchHolding(claim.subject, {
    callNode,
    blockHash: start.pinned.hash,
    accounts: listHolders(claim, search.movements),
  })

  const needed = new Map<number, Set<Hex>>()
  const addNeeded = (number: number, transaction: Hex) => {
    if (number > start.pinned.number) return
    needed.set(number, (needed.get(number) ?? new Set()).add(transaction))
  }
  for (const row of claim.rows) addNeeded(row.blockNumber, row.transactionHash)
  for (const movement of search.movements) addNeeded(movement.blockNumber, movement.transactionHash)
  const cache = options.cache ?? createProofCache(memoryStore())
  const read = await fetchBlocks(needed, {
    callNode,
    cache,
    onBlock: (done, total) => report({ step: 'blocks', done, total }),
  })
  const to = Math.min(claim.head.number, start.pinned.number)
  const orders = await searchOrders(claim, {
    callNode,
    budget,
    to,
    onProgress: (left) => {
      const total = Math.max(1, to - getAnswerableFrom(claim) + 1)
      report({ step: 'orders', done: total - left, total })
    },
  })
  const orderEvidence = { orderLogs: orders.logs, ordersSearchedFrom: orders.from }
  const blocks = await withNeededReceipts(
    claim,
    { ...start, ...orderEvidence, blocks: read },
    { callNode, cache },
  )
  const evidence: Evidence = {
    ...start,
    ...orderEvidence,
    blocks,
    movements: merged(search.movements, blocks, claim),
    searchedFrom: search.from,
    holding,
    selectors: await fetchSelectors(claim, blocks, callNode),
  }
  const secondNode = await compareSecondNode(blocks, {
    callNode: options.second === undefined ? undefined : countRequests(options.second),
    chainId: claim.subject.chainId,
    onProgress: (done) => report({ step: 'second-node', done, total: blocks.size }),
  })
  const moved =
    (await hasMovedOn(start.pinned, callNode)) ||
    [...search.blockHashes, ...orders.blockHashes].some(
      ([number, hash]) => (blocks.get(number)?.hash ?? hash) !== hash,
    )
  const verdict = withObstacle(
    judge(claim, evidence),
    moved ? 'reorganized' : secondNode === 'disagrees' ? 'nodes-disagree' : undefined,
  )
  return { ...verdict, evidence, secondNode, requests: most - budget.left }
}

/** The blocks, plus receipts of order rows that the history lacks. */
async function withNeededReceipts(
  claim: Claim,
  evidence: OrderEvidence,
  reader: BlockReader,
): Promise<Evidence['blocks']> {
  const { blocks } = evidence
  try {
    const more = await fetchBlocks(neededReceipts(claim, evidence), reader)
    return new Map([
      ...blocks,
      ...[...more].map(([number, block]) => [number, mergeBlock(blocks, block)] as const),
    ])
  } catch (error) {
    // The check is still valid without them.
    if (isNodeSilent(error)) return blocks
    throw error
  }
}

/** Merges a block that was read again; a different block at its height is ignored. */
function mergeBlock(blocks: Evidence['blocks'], again: BlockEvidence): BlockEvidence {
  const existing = blocks.get(again.number)
  if (existing === undefined) return again
  if (existing.hash !== again.hash) return existing
  return { ...existing, receipts: new Map([...again.receipts, ...existing.receipts]) }
}

/** A result that can't be distinguished from a lie is neither true nor false. */
function withObstacle(verdict: Verdict, because: Obstacle | undefined): Verdict {
  if (because === undefined) return verdict
  return { ...verdict, outcome: { kind: 'unchecked', because } }
}

type Start = Pick<Evidence, 'pinned' | 'finalized' | 'headStands'>

async function fetchStart({ subject, head }: Claim, callNode: CallNode): Promise<Start> {
  const [chain, latest, finalized, indexed] = await callNode([
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_getBlockByNumber', params: ['finalized', false] },
    { method: 'eth_getBlockByNumber', params: [quantityHex(head.number), false] },
  ])
  const chainId = parseCount(chain?.ok === true ? chain.result : undefined, 'chain id')
  if (chainId !== subject.chainId) {
    throw new NodeError('wrong-chain', {
      details: { expected: `${subject.chainId}`, found: `${chainId}` },
    })
  }
  const pinned = parseNodeBlock(latest?.ok === true ? latest.result : undefined)
  const indexedBlock =
    indexed?.ok === true && indexed.result !== null ? parseNodeBlock(indexed.result) : undefined
  return {
    pinned: { number: pinned.number, hash: pinned.hash },
    finalized:
      finalized?.ok === true && finalized.result !== null
        ? parseCount(parseObject(finalized.result, 'block')['number'], 'block number')
        : undefined,
    headStands: indexedBlock === undefined ? undefined : indexedBlock.hash === head.hash,
  }
}

/** Movements from the search and from receipts, each once. */
function merged(
  searched: Evidence['movements'],
  blocks: ReadonlyMap<number, BlockEvidence>,
  { subject }: Claim,
): Evidence['movements'] {
  const places = new Map(
    [...searched, ...listMovements(blocks.values(), subject)].map((movement) => [
      `${movement.blockNumber} ${movement.logIndex} ${movement.rowNumber}`,
      movement,
    ]),
  )
  return sortByPlace([...places.values()])
}

/** The called functions of transactions whose logs don't show who bought. */
async function fetchSelectors(
  { subject }: Claim,
  blocks: ReadonlyMap<number, BlockEvidence>,
  callNode: CallNode,
): Promise<Evidence['selectors']> {
  const open = [...blocks.values()]
    .flatMap(({ receipts }) => [...receipts.values()])
    .filter((receipt) => salesIn(receipt, subject, undefined).some(isAmbiguous))
    .map(({ transactionHash }) => transactionHash)
  const selectors = new Map<Hex, Hex>()
  try {
    const replies = await callNode(
      open.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
    )
    for (const [index, hash] of open.entries()) {
      const reply = replies[index]
      if (reply?.ok !== true || reply.result === null) continue
      const { to, input } = parseObject(reply.result, 'transaction')
      const direct = typeof to === 'string' && isSeaport(to.toLowerCase())
      selectors.set(hash, direct ? (parseHex(input, 'call').slice(0, 10) as Hex) : '0x')
    }
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error
  }
  return selectors
}

async function compareSecondNode(
  blocks: ReadonlyMap<number, BlockEvidence>,
  options: {
    readonly callNode: CallNode | undefined
    readonly chainId: number
    readonly onProgress: (done: number) => void
  },
): Promise<Verification['secondNode']> {
  const { callNode, chainId, onProgress } = options
  if (callNode === undefined) return 'not-called'
  const all = [...blocks.values()]
  try {
    const replies = await callNode([
      { method: 'eth_chainId', params: [] },
      ...all.map(({ number }) => ({
        method: 'eth_getBlockByNumber',
        params: [quantityHex(number), false],
      })),
    ])
    onProgress(all.length)
    const [chain, ...headers] = replies
    // An error says nothing about the chain.
    if (chain?.ok !== true) return 'silent'
    if (parseCount(chain.result, 'chain id') !== chainId) return 'disagrees'
    const hashes = headers.map((reply) =>
      reply.ok && reply.result !== null ? parseBlockHash(reply.result) : undefined,
    )
    if (hashes.some((hash, index) => hash !== undefined && hash !== all[index]?.hash)) return 'disagrees'
    return hashes.every((hash) => hash !== undefined) ? 'agrees' : 'silent'
  } catch (error) {
    // A canceled check is not a silent node.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    return 'silent'
  }
}

const parseBlockHash = (block: unknown): Hex =>
  parseHex(parseObject(block, 'block')['hash'], 'block hash', 32)

/** Whether the pinned block was reorganized away. */
async function hasMovedOn(pinned: Evidence['pinned'], callNode: CallNode): Promise<boolean> {
  try {
    const [reply] = await callNode([
      { method: 'eth_getBlockByNumber', params: [quantityHex(pinned.number), false] },
    ])
    return reply?.ok === true && reply.result !== null && parseBlockHash(reply.result) !== pinned.hash
  } catch (error) {
    if (error instanceof BudgetSpentError) return false
    throw error
  }
}
