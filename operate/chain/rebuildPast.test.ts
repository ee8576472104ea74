// Tests what is said about approvals in blocks whose state the node has dropped.
import { Interface, toQuantity } from 'ethers'
import { expect, test } from 'vitest'
import type { SendBatch } from '../../src/domain/rpc.ts'
import { openPast } from './rebuildPast.ts'

const COLLECTION = `0x${'c1'.repeat(20)}`
const OWNER = `0x${'a1'.repeat(20)}`
const OPERATOR = `0x${'b1'.repeat(20)}`

const contract = new Interface([
  'function isApprovedForAll(address account, address operator) view returns (bool)',
  'event ApprovalForAll(address indexed account, address indexed operator, bool value)',
])

interface Approval {
  readonly block: number
  readonly value: boolean
}

/** A node that has the newest state only, and refuses to search logs before a block. */
function serveNode(head: number, approvals: readonly Approval[], { searchedFrom = 0 } = {}): SendBatch {
  return async (requests) =>
    requests.map(({ method, params }) => {
      if (method === 'eth_blockNumber') return { ok: true, result: toQuantity(head) }
      if (method === 'eth_call') {
        const values = [approvals.at(-1)?.value ?? false]
        return { ok: true, result: contract.encodeFunctionResult('isApprovedForAll', values) }
      }
      const { fromBlock, toBlock } = params[0] as { readonly fromBlock: string; readonly toBlock: string }
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      if (from < searchedFrom) return { ok: false, code: -32_000, message: 'pruned', data: undefined }
      const found = approvals.filter(({ block }) => block >= from && block <= to)
      const logs = found.map(({ block, value }) => ({
        ...contract.encodeEventLog('ApprovalForAll', [OWNER, OPERATOR, value]),
        blockNumber: toQuantity(block),
      }))
      return { ok: true, result: logs }
    })
}

/** Whether the operator was approved in a block; undefined where the reply is that the contract refuses the call. */
async function wasApproved(send: SendBatch, block: number): Promise<boolean | undefined> {
  const data = contract.encodeFunctionData('isApprovedForAll', [OWNER, OPERATOR])
  const request = { method: 'eth_call', params: [{ to: COLLECTION, data }, toQuantity(block)] }
  const reply = await openPast(send, [])(request, { block, trustsNode: true })
  if (reply?.ok !== true) return undefined
  return contract.decodeFunctionResult('isApprovedForAll', reply.result as string)[0] as boolean
}

test('an approval that changed later was what the earlier events say', async () => {
  const approvals = [
    { block: 100, value: true },
    { block: 300, value: false },
  ]
  const send = serveNode(1_000, approvals)
  expect(await wasApproved(send, 50)).toBe(false)
  expect(await wasApproved(send, 200)).toBe(true)
  expect(await wasApproved(send, 400)).toBe(false)
})

test.each([
  ['more blocks than are searched', 600_000, {}],
  ['blocks whose logs the node refuses', 300_000, { searchedFrom: 200_000 }],
])('an approval that changed later is unknown after %s', async (_, block, limits) => {
  const approvals = [
    { block: 10, value: true },
    { block: block + 100, value: false },
  ]
  expect(await wasApproved(serveNode(block + 1_000, approvals, limits), block)).toBeUndefined()
})
