// For tests: a search for logs of a node whose replies the test scripts.
import type { RpcReply, SendBatch } from '../../src/domain/rpc.ts'
import { createNodeCaller } from '../../src/verification/nodeCalls.ts'
import { searchBack } from '../../src/verification/searchBack.ts'
import { blockHash, COLLECTION } from './honestHistories.ts'

export const TO = 2 ** 40
export const MAX_REQUESTS = 50

export function logAt(block: number) {
  return {
    address: COLLECTION,
    topics: [],
    data: '0x',
    logIndex: '0x0',
    blockNumber: `0x${block.toString(16)}`,
    blockHash: blockHash(1),
    transactionHash: blockHash(2),
  }
}

export async function search(reply: (lower: number, upper: number) => RpcReply) {
  let requests = 0
  const newLimits: number[] = []
  const send: SendBatch = async (requested, { beforeSend } = {}) => {
    beforeSend?.(requested.length)
    return requested.map(({ params }) => {
      requests += 1
      if (requests > 1_000) throw new Error('It is requested forever.')
      const { fromBlock, toBlock } = params[0] as { fromBlock: string; toBlock: string }
      return reply(Number(fromBlock), Number(toBlock))
    })
  }
  const budget = { left: 1_000 }
  const searchedFrom = await searchBack({
    callNode: createNodeCaller({ send }, budget),
    budget,
    filters: [{ address: COLLECTION, topics: [] }],
    from: 0,
    to: TO,
    mostRequests: MAX_REQUESTS,
    mostLogs: 10_000,
    firstSpan: 500,
    comfortable: 10,
    take: ({ blockNumber }) => newLimits.push(blockNumber),
  })
  return { requests, taken: newLimits, searchedFrom }
}
