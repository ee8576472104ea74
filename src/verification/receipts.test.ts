// Receipts prove themselves against a block's root, and anything changed about them does not.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hex } from './hex.ts'
import { proveReceipts, verifyLogs, parseReceipt } from './receipts.ts'
import { blocks } from '../../tests/support/blockReceipts.ts'
import { computeRoot } from '../../tests/support/fakeNode.ts'

const EMPTY_TRIE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

describe('the receipts of a block', () => {
  test('each prove themselves, give back their logs, and none proves another', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, fc.nat(), async (block, seed) => {
        const receipts = block.map(parseReceipt)
        const root = await computeRoot(block)
        const prove = await proveReceipts(receipts, root)
        const index = seed % receipts.length
        const nodes = (await prove?.(index)) ?? []
        const firstLogIndex = receipts[index]?.logs[0]?.logIndex ?? 0
        expect(await verifyLogs(root, { transactionIndex: index, firstLogIndex, nodes })).toEqual(
          receipts[index]?.logs,
        )
        const other = (index + 1) % receipts.length
        if (other !== index && receipts[other]?.rlp !== receipts[index]?.rlp) {
          const proof = { transactionIndex: other, firstLogIndex, nodes }
          expect(await verifyLogs(root, proof)).toBeUndefined()
        }
      }),
      { numRuns: 40 },
    )
  })

  test('have another root when one is left out, changed, or put elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        blocks,
        fc.nat(),
        fc.constantFrom('leave out', 'status', 'log'),
        async (block, seed, what) => {
          const root = await computeRoot(block)
          const index = seed % block.length
          const tampered = block.flatMap((receipt, place) => {
            if (place !== index) return [receipt]
            if (what === 'leave out') return []
            if (what === 'status') return [{ ...receipt, status: receipt.status === '0x1' ? '0x0' : '0x1' }]
            const added = {
              address: `0x${'99'.repeat(20)}` as Hex,
              topics: [],
              data: '0x' as Hex,
              logIndex: '0x0',
            }
            return [{ ...receipt, logs: [...receipt.logs, added] }]
          })
          expect(await proveReceipts(tampered.map(parseReceipt), root)).toBeUndefined()
        },
      ),
      { numRuns: 40 },
    )
  })

  test('are proven beside the entry that Polygon’s nodes add for its bridge', async () => {
    const [block = []] = fc.sample(blocks, 1)
    const receipts = block.map(parseReceipt)
    const bridge = parseReceipt({
      type: '0x0',
      status: '0x1',
      cumulativeGasUsed: '0x0',
      gasUsed: '0x0',
      from: `0x${'0'.repeat(40)}`,
      to: `0x${'0'.repeat(40)}`,
      logsBloom: `0x${'00'.repeat(256)}`,
      transactionHash: `0x${'77'.repeat(32)}`,
      transactionIndex: `0x${block.length.toString(16)}`,
      blockHash: `0x${'bb'.repeat(32)}`,
      logs: [],
    })
    expect(await proveReceipts([...receipts, bridge], await computeRoot(block))).toBeDefined()
  })

  test('are not believed when a type of many bytes makes one receipt of a part of another', async () => {
    const [[first] = []] = fc.sample(blocks, { numRuns: 1, seed: 3 })
    const receipt = { ...first, type: '0x0', logs: [] }
    const invented = { address: `0x${'99'.repeat(20)}`, topics: [], data: '0x', logIndex: '0x0' }
    const lie = { ...receipt, logs: [invented] }
    // A contract may emit any data, such as the encoding of another receipt.
    const inner = parseReceipt(lie).rlp
    const real = { ...receipt, logs: [{ ...invented, address: `0x${'66'.repeat(20)}`, data: inner }] }
    const outer = parseReceipt(real).rlp
    expect(outer.endsWith(inner.slice(2))).toBe(true)
    const type = outer.slice(0, 2 - inner.length)
    const prove = async () => proveReceipts([parseReceipt({ ...lie, type })], await computeRoot([real]))
    await expect(prove()).rejects.toMatchObject({ code: 'malformed-reply' })
  })

  test('a proof of nothing, or with a node changed, proves nothing', async () => {
    const [block = []] = fc.sample(blocks, { numRuns: 1, seed: 3 })
    const receipts = block.map(parseReceipt)
    const root = await computeRoot(block)
    const nodes = (await (await proveReceipts(receipts, root))?.(0)) ?? []
    const changed = nodes.map((node, index): Hex =>
      index === nodes.length - 1 ? `${node.slice(0, -2) as Hex}${node.endsWith('00') ? '01' : '00'}` : node,
    )
    const proof = { transactionIndex: 0, firstLogIndex: receipts[0]?.logs[0]?.logIndex ?? 0, nodes }
    expect(await verifyLogs(root, proof)).toEqual(receipts[0]?.logs)
    expect(await verifyLogs(root, { ...proof, nodes: changed })).toBeUndefined()
    expect(await verifyLogs(root, { ...proof, nodes: [] })).toBeUndefined()
    expect(await verifyLogs(EMPTY_TRIE, proof)).toBeUndefined()
  })
})
