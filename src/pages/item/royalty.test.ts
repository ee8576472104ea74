// What is asked of a contract for a moment that has passed, and of whom when the node has forgotten it.
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import { askRoyalty } from './royalty.ts'

const question = {
  collection: parseAddress(`0x${'c0'.repeat(20)}`),
  tokenId: tokenIdFromBigInt(1n),
  block: 255,
}
const noRoyalty: RpcReply = { ok: true, result: `0x${'0'.repeat(128)}` }
const forgotten: RpcReply = { ok: false, code: -32_000, message: 'missing trie node', data: undefined }

/** A node that answers by the block it is asked at, and those blocks. */
function nodeOf(answer: (at: string) => RpcReply) {
  const asked: string[] = []
  const send: SendBatch = (calls) =>
    Promise.resolve(
      calls.map(({ params }) => {
        const at = String(params?.[1])
        asked.push(at)
        return answer(at)
      }),
    )
  return { send, asked: () => [...new Set(asked)] }
}

test('the moment itself is asked about where the node keeps it', async () => {
  const { send, asked } = nodeOf(() => noRoyalty)
  expect(await askRoyalty(send, question)).toEqual({ kind: 'none', ofNow: false })
  expect(asked()).toEqual(['0xff'])
})

test('now is asked about where the node has forgotten it, and the answer says so', async () => {
  const { send, asked } = nodeOf((at) => (at === 'latest' ? noRoyalty : forgotten))
  expect(await askRoyalty(send, question)).toEqual({ kind: 'none', ofNow: true })
  expect(asked()).toEqual(['0xff', 'latest'])
})

test('a node that answers neither is told apart from a contract that asks for none', async () => {
  const { send } = nodeOf(() => forgotten)
  await expect(askRoyalty(send, question)).rejects.toThrow('could not ask the contract')
})
