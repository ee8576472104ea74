// Tests that logs are complete and in order, even from nodes that allow only short ranges.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { readLogs } from './logs.ts'
import { type Hex, connectNode } from './rpc.ts'

const ADDRESS: Hex = `0x${'11'.repeat(20)}`
const TOPIC: Hex = `0x${'22'.repeat(32)}`

let server: Server | undefined
afterEach(() => server?.close())

interface Question {
  readonly id: number
  readonly params: readonly [{ readonly fromBlock: Hex; readonly toBlock: Hex }]
}

/** Starts a node with logs in these blocks, and a limit of blocks or logs per request. */
async function startNode(
  blocks: readonly number[],
  most: { readonly blocks: number; readonly logs: number },
) {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const sent = JSON.parse(body) as Question | readonly Question[]
      const responses = [sent].flat().map(({ id, params: [{ fromBlock, toBlock }] }) => {
        const [from, to] = [Number(fromBlock), Number(toBlock)]
        const matches = blocks.filter((block) => block >= from && block <= to)
        if (to - from + 1 > most.blocks || matches.length > most.logs)
          return { jsonrpc: '2.0', id, error: { code: -32_602, message: 'too many' } }
        const result = matches.map((block) => ({
          ...{ address: ADDRESS, topics: [TOPIC], data: '0x', transactionHash: TOPIC },
          ...{ blockNumber: `0x${block.toString(16)}`, logIndex: '0x0' },
        }))
        return { jsonrpc: '2.0', id, result }
      })
      response.end(JSON.stringify(Array.isArray(sent) ? responses : responses[0]))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return connectNode(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const query = { addresses: [ADDRESS], signatures: [TOPIC], fromBlock: 0, toBlock: 60 }

test('reads all logs in order from a node that allows few blocks or few logs at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }),
      fc.record({ blocks: fc.integer({ min: 1, max: 80 }), logs: fc.integer({ min: 1, max: 25 }) }),
      async (blocks, most) => {
        const node = await startNode(blocks, most)
        const logs = await readLogs(node, query)
        expect(logs.map(({ blockNumber }) => blockNumber)).toEqual(
          blocks.toSorted((one, other) => one - other),
        )
        server?.close()
      },
    ),
    { numRuns: 10 },
  )
})

test('throws an error that names the block when a node refuses a single block', async () => {
  const node = await startNode([7], { blocks: 1_000, logs: 0 })
  await expect(readLogs(node, query)).rejects.toThrow(
    'The node returned no logs of block 7: eth_getLogs: too many',
  )
})
