// A whole check against a node with real blocks: what it finds, what it costs, and what it makes of nodes that refuse.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeNode, type FakeNode, replacement, unknownMethod } from '../../tests/support/fakeNode.ts'
import { parseAddress } from '../domain/address.ts'
import type { RpcReply } from '../domain/rpc.ts'
import { createNode } from '../node/createNode.ts'
import { MAX_REQUESTS } from './nodeCalls.ts'
import { type Claim, type ClaimedRow, isMovementType } from './claim.ts'
import { parseBundle, toProofCache, proveBundle, writeBundle } from './bundle.ts'
import { wordHex } from './hex.ts'
import { createProofCache, type CachedReceipt, memoryStore } from './proofCache.ts'
import { ORDER_VALIDATED, SEAPORT } from './seaportLogs.ts'
import {
  countBlocks,
  type Honest,
  honestHistories,
  sampleHistory,
} from '../../tests/support/honestHistories.ts'
import { verify, type VerifyOptions } from './verify.ts'
import { isFresh, appendEmptyBlocks } from '../../tests/support/falseHistories.ts'

const histories = honestHistories.filter((honest) => countBlocks(honest) > 3)

const sampleLong = (isWanted: (honest: Honest) => boolean, seed: number) =>
  sampleHistory((honest) => countBlocks(honest) > 3 && isWanted(honest), seed)

const makeFakeNode = (seed = 11, standard: 'ERC721' | 'ERC1155' = 'ERC721') =>
  fakeNode(sampleLong(({ claim }) => claim.subject.standard === standard, seed))

const check = (node: FakeNode, options: Partial<VerifyOptions> = {}) =>
  verify(node.claim, { send: node.send, ...options })
const count = ({ requests: requested }: FakeNode, method: string) =>
  requested.filter((request) => request.method === method).length

describe('a check', () => {
  test('of a true history proves every row and finds nothing missing, whatever the history', async () => {
    await fc.assert(
      fc.asyncProperty(honestHistories, async (honest) => {
        const node = await fakeNode(honest)
        const { outcome, rows, requests } = await check(node)
        expect(outcome).toEqual({ kind: 'complete', since: 10 })
        expect(rows.every(({ verdict }) => verdict.kind === 'verified')).toBe(true)
        expect(requests).toBe(node.requests.length)
      }),
      { numRuns: 60 },
    )
  })

  test.each(['ERC721', 'ERC1155'] as const)(
    'of %s finds the movement that the index left out',
    async (standard) => {
      const node = await makeFakeNode(5, standard)
      const left = node.claim.rows.findLast(({ type }) => isMovementType(type))
      const claim = { ...node.claim, rows: node.claim.rows.filter((row) => row !== left) }
      const { outcome, missing } = await verify(claim, { send: node.send })
      expect(outcome).toEqual({ kind: 'mismatch' })
      expect(missing).toContainEqual(
        expect.objectContaining({ transactionHash: left?.transactionHash, logIndex: left?.logIndex }),
      )
    },
  )

  test.each(['LISTING', 'OFFER', 'CANCELLATION'] as const)(
    'finds the %s that the index left out, by the market’s own events',
    async (type) => {
      const node = await fakeNode(
        sampleLong(({ claim }) => claim.rows.some((row) => row.type === type && isFresh(row, claim)), 8),
      )
      const left = node.claim.rows.find((row) => row.type === type && isFresh(row, node.claim))
      const claim = { ...node.claim, rows: node.claim.rows.filter((row) => row !== left) }
      const { outcome, missing, ordersSince } = await verify(claim, { send: node.send })
      expect(outcome).toEqual({ kind: 'mismatch' })
      expect(ordersSince).toBe(10)
      expect(missing).toEqual([
        expect.objectContaining({
          type,
          transactionHash: left?.transactionHash,
          logIndex: left?.logIndex,
          timestampSeconds: left?.timestampSeconds,
          from: left?.from,
          to: left?.to,
          quantity: left?.quantity,
        }),
      ])
    },
  )

  test('says from where on it searched for orders when requests ended before, and accuses of none before', async () => {
    const honest = sampleLong(
      ({ claim, evidence }) =>
        claim.rows.some(({ type }) => type === 'LISTING') && claim.head.number === evidence.pinned.number,
      9,
    )
    // A node that refuses a range gets queries of ten blocks at a time: the listing must be further back.
    const node = await fakeNode(appendEmptyBlocks(honest, 20))
    const listing = node.claim.rows.find(({ type }) => type === 'LISTING')
    const about = (row: { orderHash: string | null }) => row.orderHash === listing?.orderHash
    const claim = { ...node.claim, rows: node.claim.rows.filter((row) => !about(row) || row.type === 'SALE') }
    const since: (number | undefined)[] = []
    for (const refused of [Infinity, listing?.blockNumber ?? 0]) {
      node.instead.set('eth_getLogs', ([filter]) => {
        const { address, fromBlock } = filter as { address: string; fromBlock: string }
        return address === SEAPORT && Number(fromBlock) <= refused ? unknownMethod() : undefined
      })
      const { outcome, ordersSince } = await verify(claim, { send: node.send })
      expect(outcome.kind).toBe('complete')
      since.push(ordersSince)
    }
    expect(since).toEqual([undefined, expect.any(Number)])
    expect(since[1]).toBeGreaterThan(listing?.blockNumber ?? 0)
  })

  /** A true history of which the index hides an order's row, where the block has rows of other transactions or none. */
  const hiding = async (beside: boolean) => {
    const isAlone = (row: ClaimedRow, { rows }: Claim) =>
      rows.every((other) => other === row || other.transactionHash !== row.transactionHash)
    const isHidable = (row: ClaimedRow, claim: Claim) =>
      row.type === 'LISTING' &&
      isFresh(row, claim) &&
      isAlone(row, claim) &&
      row.blockNumber < claim.head.number &&
      beside === claim.rows.some((other) => other !== row && other.blockNumber === row.blockNumber)
    const node = await fakeNode(sampleLong(({ claim }) => claim.rows.some((row) => isHidable(row, claim)), 6))
    const hidden = node.claim.rows.find((row) => isHidable(row, node.claim))
    const claim = { ...node.claim, rows: node.claim.rows.filter((row) => row !== hidden) }
    return { node, claim, hidden, at: hidden?.blockNumber ?? 0 }
  }

  test('finds a listing in a block of which it had read another transaction', async () => {
    const { node, claim, hidden } = await hiding(true)
    const { missing } = await verify(claim, { send: node.send })
    expect(missing).toEqual([
      expect.objectContaining({ transactionHash: hidden?.transactionHash, logIndex: hidden?.logIndex }),
    ])
  })

  test('goes on without the block of a lacking order for which the node is silent, and claims less', async () => {
    const { node, claim, at } = await hiding(false)
    const silent: RpcReply = { ok: false, code: 429, message: 'too many requests', data: undefined }
    node.instead.set('eth_getBlockByNumber', ([tag]) => (Number(tag) === at ? silent : undefined))
    const { outcome, missing, ordersSince } = await verify(claim, { send: node.send })
    expect(missing).toEqual([])
    expect(outcome).toEqual({ kind: 'complete', since: 10 })
    expect(ordersSince).toBeGreaterThan(at)
  })

  test('does not believe a node that returns an order’s log which no receipt contains', async () => {
    const { node, hidden, at } = await hiding(true)
    const block = node.blocks.get(at)
    const log = block?.receipts
      .find(({ transactionHash }) => transactionHash === hidden?.transactionHash)
      ?.logs.find(({ logIndex }) => Number(logIndex) === hidden?.logIndex)
    const data = String(log?.['data'])
    // Another order’s hash: its first word.
    const invented = { ...log, data: `0x${'99'.repeat(32)}${data.slice(66)}`, logIndex: '0x3e8' }
    node.instead.set('eth_getLogs', ([filter]) => {
      const { address, topics } = filter as { address: string; topics: readonly unknown[] }
      if (address !== SEAPORT || topics[0] !== ORDER_VALIDATED) return undefined
      return { ok: true, result: [log, invented] }
    })
    const { outcome, missing, ordersSince } = await check(node)
    expect(missing).toEqual([])
    expect(outcome).toEqual({ kind: 'complete', since: 10 })
    expect(ordersSince).toBeGreaterThan(at)
  })

  test('fetches each block twice at most, reports progress, and fetches no receipt twice', async () => {
    const node = await makeFakeNode()
    const cache = createProofCache(memoryStore())
    const steps: string[] = []
    const first = await check(node, { cache, onProgress: ({ step }) => void steps.push(step) })
    expect([...new Set(steps)]).toEqual(['search', 'blocks', 'orders'])
    expect(count(node, 'eth_getBlockReceipts')).toBe(first.evidence.blocks.size)
    node.requests.length = 0
    const second = await check(node, { cache })
    expect(second.outcome).toEqual(first.outcome)
    expect(count(node, 'eth_getBlockReceipts')).toBe(0)
  })

  test('doesn’t trust a cached entry that doesn’t prove itself', async () => {
    const node = await makeFakeNode()
    const store = memoryStore()
    await check(node, { cache: createProofCache(store) })
    const damaged = {
      read: async (hash: `0x${string}`) => {
        const block = await store.read(hash)
        return (
          block && {
            ...block,
            receipts: block.receipts.map((one) => ({ ...one, nodes: one.nodes.slice(1) })),
          }
        )
      },
      write: () => Promise.reject(new Error('full')),
    }
    node.requests.length = 0
    expect((await check(node, { cache: createProofCache(damaged) })).outcome.kind).toBe('complete')
    expect(count(node, 'eth_getBlockReceipts')).toBeGreaterThan(0)
  })
})

describe('a node', () => {
  test('that gives receipts one by one alone is requested for all of each block', async () => {
    const node = await makeFakeNode()
    node.instead.set('eth_getBlockReceipts', unknownMethod)
    expect((await check(node)).outcome.kind).toBe('complete')
    expect(count(node, 'eth_getTransactionReceipt')).toBeGreaterThan(0)
  })

  test('that limits how many blocks are searched at once is searched piece by piece', async () => {
    const node = await makeFakeNode()
    node.instead.set('eth_getLogs', ([filter]) => {
      const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string }
      const width = Number(toBlock) - Number(fromBlock) + 1
      const refusal: RpcReply = {
        ok: false,
        code: -32005,
        message: 'limited to a range of 10 blocks',
        data: undefined,
      }
      return width > 10 ? refusal : undefined
    })
    // The record begins long before the first row, so that one request would not do.
    const claim = { ...node.claim, indexedFromBlock: 0 }
    const { outcome, evidence } = await verify(claim, { send: node.send })
    expect(evidence.searchedFrom).toBe(0)
    expect(outcome.kind).toBe('complete')
  })

  test('that lets nothing be searched leaves open whether rows are missing', async () => {
    const node = await makeFakeNode()
    node.instead.set('eth_getLogs', unknownMethod)
    expect((await check(node)).outcome).toEqual({ kind: 'unchecked', because: 'no-search' })
  })

  test('whose receipts do not lead to the root is not taken for proof, nor is the index accused', async () => {
    const node = await makeFakeNode()
    for (const [number, block] of node.blocks) {
      const receipts = block.receipts.map((receipt) => ({ ...receipt, cumulativeGasUsed: '0x1' }))
      node.blocks.set(number, { ...block, receipts })
    }
    const { outcome, rows } = await check(node)
    expect(outcome).toEqual({ kind: 'unchecked', because: 'no-proof' })
    expect(rows.every(({ verdict }) => verdict.kind === 'matched')).toBe(true)
  })

  /** A claim of another first owner, and receipts of its block: the true ones, the mint's, and a false one of it. */
  const invented = async () => {
    const node = await makeFakeNode()
    const [mint, ...later] = node.claim.rows
    const receipts = node.blocks.get(mint?.blockNumber ?? 0)?.receipts ?? []
    const real = receipts.find(({ transactionHash }) => transactionHash === mint?.transactionHash)
    if (mint === undefined || real === undefined) throw new Error('no mint')
    const logs = real.logs.map((log) => ({ ...log, topics: log.topics.with(2, `0x${wordHex(0xbadn)}`) }))
    const rows = [{ ...mint, to: parseAddress(`0x${'bad'.padStart(40, '0')}`) }, ...later]
    const renamed = { ...real, transactionHash: `0x${'bb'.repeat(32)}` }
    return { node, mint, claim: { ...node.claim, rows }, receipts, real, lie: { ...real, logs }, renamed }
  }

  test.each(['before', 'after'])(
    'that puts an invented receipt %s the real one at its index proves neither',
    async (where) => {
      const { node, mint, claim, receipts, real, lie, renamed } = await invented()
      const both = where === 'before' ? [lie, renamed] : [renamed, lie]
      const result = receipts.flatMap((receipt) => (receipt === real ? both : [receipt]))
      node.instead.set('eth_getBlockReceipts', ([tag]) =>
        Number(tag) === mint.blockNumber ? { ok: true, result } : undefined,
      )
      const { rows } = await verify(claim, { send: node.send })
      expect(rows[0]?.verdict.kind).toBe('matched')
    },
  )

  test('that returns receipts one by one, two of them at one index, proves neither', async () => {
    const { node, mint, claim, lie, renamed } = await invented()
    node.instead.set('eth_getBlockReceipts', unknownMethod)
    // The header doesn't show how many transactions the list has.
    node.instead.set('eth_getBlockByNumber', ([tag]) => {
      const fields = node.blocks.get(Number(tag))?.fields
      if (Number(tag) !== mint.blockNumber || fields === undefined) return undefined
      const transactions = [...(fields['transactions'] as readonly string[]), renamed.transactionHash]
      return { ok: true, result: { ...fields, transactions } }
    })
    node.instead.set('eth_getTransactionReceipt', ([hash]) => {
      const found = [lie, renamed].find(({ transactionHash }) => transactionHash === hash)
      return found && { ok: true, result: found }
    })
    const { rows } = await verify(claim, { send: node.send })
    expect(rows[0]?.verdict.kind).toBe('matched')
  })

  test('that counts logs which no root contains does not prove a place behind them', async () => {
    const { node, mint, receipts, real } = await invented()
    const nobody = { from: `0x${'0'.repeat(40)}`, to: `0x${'0'.repeat(40)}`, gasUsed: '0x0' }
    const [first] = receipts
    const outside = { ...real, ...nobody, transactionHash: `0x${'cc'.repeat(32)}`, transactionIndex: '0x0' }
    const later = receipts.map((receipt) => ({
      ...receipt,
      logs: receipt.logs.map((log) => ({
        ...log,
        logIndex: `0x${(Number(log['logIndex']) + (receipt === first ? 0 : real.logs.length)).toString(16)}`,
      })),
    }))
    node.instead.set('eth_getBlockReceipts', ([tag]) =>
      Number(tag) === mint.blockNumber ? { ok: true, result: [outside, ...later] } : undefined,
    )
    const logIndex = mint.logIndex + real.logs.length
    const moved = { ...mint, logIndex, position: mint.position + (BigInt(real.logs.length) << 16n) }
    const { rows } = await verify({ ...node.claim, rows: [moved] }, { send: node.send })
    expect(rows[0]?.verdict.kind).toBe('matched')
  })

  test('that names a hash which is not its header’s is not taken for proof either', async () => {
    const node = await makeFakeNode()
    node.instead.set('eth_getBlockByNumber', ([tag]) => {
      const block = node.blocks.get(Number(tag))
      return block === undefined ? undefined : { ok: true, result: { ...block.fields, gasUsed: '0x1' } }
    })
    expect((await check(node)).outcome).toEqual({ kind: 'unchecked', because: 'no-proof' })
  })

  test('of another chain is not requested further', async () => {
    const node = await makeFakeNode()
    node.instead.set('eth_chainId', () => ({ ok: true, result: '0x5' }))
    await expect(check(node)).rejects.toMatchObject({ code: 'wrong-chain' })
  })

  test.each([{}, null, '0x'])(
    'that answers a search by %j, which is no list, is not believed',
    async (result) => {
      const node = await makeFakeNode()
      node.instead.set('eth_getLogs', () => ({ ok: true, result }))
      await expect(check(node)).rejects.toMatchObject({ code: 'malformed-reply' })
    },
  )

  test.each<[string, string, RpcReply]>([
    ['refuses to name its chain', 'silent', { ok: false, code: -32000, message: 'no', data: undefined }],
    ['names no chain', 'silent', { ok: true, result: null }],
    ['is of another chain', 'disagrees', { ok: true, result: '0x5' }],
  ])('beside it that %s %s', async (_what, secondNode, reply) => {
    const node = await makeFakeNode()
    const second = await makeFakeNode()
    second.instead.set('eth_chainId', () => reply)
    expect((await check(node, { second: second.send })).secondNode).toBe(secondNode)
  })

  test('beside it that has the same blocks agrees; with another block at one height nothing is certain', async () => {
    const node = await makeFakeNode()
    const second = await makeFakeNode()
    expect(await check(node, { second: second.send })).toMatchObject({
      secondNode: 'agrees',
      outcome: { kind: 'complete' },
    })
    const [number] = [...node.claim.rows.map(({ blockNumber }) => blockNumber)]
    const block = second.blocks.get(number ?? 0)
    if (block === undefined) throw new Error('no block')
    second.blocks.set(number ?? 0, await replacement(number ?? 0, block, { undone: false }))
    expect(await check(node, { second: second.send })).toMatchObject({
      secondNode: 'disagrees',
      outcome: { kind: 'unchecked', because: 'nodes-disagree' },
    })
    const silent = createNode({
      urls: ['https://away.example'],
      retryPolicy: { pausesMilliseconds: [] },
      fetch: () => Promise.reject(new TypeError('away')),
    })
    expect(await check(node, { second: silent })).toMatchObject({
      secondNode: 'silent',
      outcome: { kind: 'complete' },
    })
  })

  test('of a made-up chain with the same id has nothing verified, and nobody accused', async () => {
    const node = await makeFakeNode()
    for (const [number, block] of node.blocks) {
      node.blocks.set(number, await replacement(number, block, { undone: false }))
    }
    // It may call its blocks final.
    const newest = Math.max(...node.blocks.keys())
    const own = node.instead.get('eth_getBlockByNumber')
    expect(own).toBeUndefined()
    const send: FakeNode['send'] = (requests) =>
      node.send(
        requests.map((request) =>
          request.params[0] === 'finalized'
            ? { ...request, params: [`0x${newest.toString(16)}`, false] }
            : request,
        ),
      )
    const { outcome, missing } = await verify(node.claim, { send })
    expect(outcome).toEqual({ kind: 'unchecked', because: 'other-chain' })
    expect(missing).toEqual([])
  })

  test('whose chain was reorganized under the index does not make its rows lies', async () => {
    const node = await makeFakeNode()
    const last = node.claim.head.number
    for (const number of [last, last + 1, last + 2]) {
      const block = node.blocks.get(number)
      if (block !== undefined) node.blocks.set(number, await replacement(number, block, { undone: true }))
    }
    const { outcome, missing } = await check(node)
    expect(outcome).toEqual({ kind: 'unchecked', because: 'reorganized' })
    expect(missing).toEqual([])
  })
})

describe('the budget', () => {
  test('never exceeds its request budget, and reports the rows that the budget did not cover', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.integer({ min: 8, max: 60 }), async (honest, mostRequests) => {
        const node = await fakeNode(honest)
        const { outcome, requests } = await check(node, { mostRequests })
        expect(node.requests.length).toBeLessThanOrEqual(mostRequests)
        expect(requests).toBe(node.requests.length)
        expect(['complete', 'since', 'unchecked']).toContain(outcome.kind)
        if (outcome.kind === 'since') expect(outcome.since).toBeGreaterThan(10)
      }),
      { numRuns: 40 },
    )
    expect(MAX_REQUESTS).toBe(1_000)
  })

  test('ends at once when the reader cancels', async () => {
    const node = await makeFakeNode()
    const controller = new AbortController()
    const checked = check(node, {
      signal: controller.signal,
      onProgress: ({ step }) => {
        if (step === 'blocks') controller.abort()
      },
    })
    await expect(checked).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a proof bundle', () => {
  const afresh = async (change: (receipt: CachedReceipt, number: number) => readonly CachedReceipt[]) => {
    const node = await makeFakeNode()
    const { evidence } = await check(node)
    const bundle = parseBundle(writeBundle(node.claim, evidence))
    const numbers = new Map([...evidence.blocks.values()].map(({ hash, number }) => [hash, number]))
    const blocks = bundle.blocks.map((block) => ({
      ...block,
      receipts: block.receipts.flatMap((receipt) => change(receipt, numbers.get(block.hash) ?? 0)),
    }))
    node.requests.length = 0
    return { node, cache: await toProofCache({ ...bundle, blocks }) }
  }

  test('that puts logs elsewhere in their block is not followed', async () => {
    const { node, cache } = await afresh((receipt) => [
      { ...receipt, firstLogIndex: receipt.firstLogIndex + 1 },
    ])
    expect((await check(node, { cache })).outcome).toEqual({ kind: 'complete', since: 10 })
    expect(count(node, 'eth_getBlockReceipts')).toBeGreaterThan(0)
  })

  test('that shows a receipt as another transaction’s does not bear out rows of that one', async () => {
    // The first transaction of the node's blocks has nothing of the item.
    const other = (number: number) => `0x${wordHex(BigInt(number))}` as const
    const { node, cache } = await afresh((receipt, number) => [
      receipt,
      { ...receipt, transactionHash: other(number) },
    ])
    const [mint, ...rest] = node.claim.rows
    if (mint === undefined) throw new Error('no mint')
    const rows = [{ ...mint, transactionHash: other(mint.blockNumber) }, ...rest]
    const result = await verify({ ...node.claim, rows }, { send: node.send, cache })
    expect(result.rows[0]?.verdict).toEqual({ kind: 'contradicted', by: ['log'] })
    expect(result.outcome).toEqual({ kind: 'mismatch' })
  })

  test('makes no claim about a row whose receipt it doesn’t have', async () => {
    const node = await makeFakeNode()
    const { evidence } = await check(node)
    const [row] = node.claim.rows
    const text = writeBundle(node.claim, evidence)
    const bundle = parseBundle(text)
    const blocks = bundle.blocks.map((block) => ({
      ...block,
      receipts: block.receipts.filter(({ transactionHash }) => transactionHash !== row?.transactionHash),
    }))
    const { rows, damaged } = await proveBundle({ ...bundle, blocks })
    expect(damaged).toEqual([])
    expect(rows[0]?.verdict).toEqual({ kind: 'unread' })
    expect(rows.filter(({ verdict }) => verdict.kind === 'contradicted')).toEqual([])
  })

  test('verifies every row on its own, and fetches no receipts', async () => {
    await fc.assert(
      fc.asyncProperty(honestHistories, async (honest) => {
        const node = await fakeNode(honest)
        const { evidence } = await check(node)
        const bundle = parseBundle(writeBundle(node.claim, evidence))
        expect(bundle.claim).toEqual(node.claim)
        const { rows, damaged } = await proveBundle(bundle)
        expect(damaged).toEqual([])
        expect(rows.every(({ verdict }) => verdict.kind === 'verified')).toBe(true)
        node.requests.length = 0
        const again = await verify(bundle.claim, { send: node.send, cache: await toProofCache(bundle) })
        expect(again.outcome.kind).toBe('complete')
        expect(count(node, 'eth_getBlockReceipts')).toBe(0)
      }),
      { numRuns: 20 },
    )
  })
})
