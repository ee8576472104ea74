// A proxy in front of a node that forwards only requests about the newest state, like a node without an archive.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { close, listen } from '../../local/process/listen.ts'
import { freePort } from '../../local/process/ports.ts'

interface Request {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Methods that need a block's state; the block is their last parameter. */
const OF_A_STATE = new Set(['eth_call', 'eth_getCode'])

/** @param rpcUrl the node behind the proxy */
export async function startForgetfulNode(rpcUrl: string) {
  const isGone = ({ method, params }: Request, newest: unknown) =>
    OF_A_STATE.has(method) && params.at(-1) !== newest && params.at(-1) !== 'latest'
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const requests = JSON.parse(await text(incoming)) as readonly Request[]
      const newest = await callRpc(rpcUrl, 'eth_blockNumber')
      const kept = requests.filter((request) => !isGone(request, newest))
      const forwarded = await fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(kept),
      })
      const responses = kept.length === 0 ? [] : ((await forwarded.json()) as readonly unknown[])
      const error = { code: -32_000, message: 'missing trie node' }
      const pruned = requests
        .filter((request) => isGone(request, newest))
        .map(({ id }) => ({ jsonrpc: '2.0', id, error }))
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify([...responses, ...pruned]))
    })().catch(() => outgoing.destroy())
  })
  const port = await listen(server, await freePort())
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) }
}
