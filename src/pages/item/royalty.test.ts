// Royalties during time travel: read at the block, or at the latest one where the node doesn't keep the block's state.
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import { fetchRoyalty } from './royalty.ts'

const query = {
  collection: parseAddress(`0x${'c0'.repeat(20)}`),
  tokenId: tokenIdFromBigInt(1n),
  block: 255,
}
const noRoyalty: RpcReply = { ok: true, result: `0x${'0'.repeat(128)}` }
const dropped: RpcReply = { ok: false, code: -32_000, message: 'missing trie node', data: undefined }

/** A node that answers by block, and the blocks it was called at. */
function createNode(answer: (at: string) => RpcReply) {
  const blocks: string[] = []
  const send: SendBatch = (calls) =>
    Promise.resolve(
      calls.map(({ params }) => {
        const at = String(params?.[1])
        blocks.push(at)
        return answer(at)
      }),
    )
  return { send, blocks: () => [...new Set(blocks)] }
}

test('reads the block where the node keeps its state', async () => {
  const { send, blocks } = createNode(() => noRoyalty)
  expect(await fetchRoyalty(send, query)).toEqual({ kind: 'none', isLatest: false })
  expect(blocks()).toEqual(['0xff'])
})

test('reads the latest block where the node has dropped the state, and says so', async () => {
  const { send, blocks } = createNode((at) => (at === 'latest' ? noRoyalty : dropped))
  expect(await fetchRoyalty(send, query)).toEqual({ kind: 'none', isLatest: true })
  expect(blocks()).toEqual(['0xff', 'latest'])
})

test('throws where the node answers neither, instead of saying there is no royalty', async () => {
  const { send } = createNode(() => dropped)
  await expect(fetchRoyalty(send, query)).rejects.toMatchObject({ code: 'node-refused' })
})
