// Tests what doctor says about the node that wallets get with the network.
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { runChecks } from './check.ts'
import { walletRpcCheck } from './rpcChecks.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map(close)))

/** Starts a node of chain 10 whose key is for requests of any site, but not for those without an origin. */
async function serve({ needsOrigin = false } = {}): Promise<string> {
  const server = createServer((request, response) => {
    if (needsOrigin && request.headers.origin === undefined) return void response.writeHead(403).end()
    void text(request).then((body) => {
      const calls = [JSON.parse(body) as { id: number; method: string }].flat()
      const replies = calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0xa' }))
      response.end(JSON.stringify(body.startsWith('[') ? replies : replies[0]))
    })
  })
  servers.push(server)
  return `http://127.0.0.1:${await listen(server, 0)}`
}

test.each([
  ['ok', 10, false],
  ['failed', 1, false],
  ['failed', 10, true],
])('is %s for chain %i, where a key that needs an origin is %s', async (status, chainId, needsOrigin) => {
  const url = await serve({ needsOrigin })
  const [row] = await runChecks([walletRpcCheck(url, chainId)])
  expect(row).toMatchObject({ name: 'RPC for wallets', status })
  if (status === 'failed') expect(row?.fix).toContain(url)
})
