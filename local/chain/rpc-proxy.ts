// Runs the proxy through which all clients outside the stack reach the chain. anvil checks neither the client nor the
// host name, and accepts WebSockets, which browsers let any page open: any page that reached anvil could send
// transactions from its unlocked accounts.
import { createServer, type IncomingMessage } from 'node:http'
import { close, listen } from '../process/listen.ts'
import { isLocalRequest, isOwnRequest, refuseForeign } from '../process/own-requests.ts'
import { LOOPBACK } from '../process/ports.ts'
import { forward } from '../web/forward.ts'

export interface RpcProxy {
  readonly url: string
  stop(): Promise<void>
}

/** Wallets are extensions, whose origin no page can take. */
const EXTENSION = /^(chrome|moz|safari-web)-extension:\/\//

const isWallet = (request: IncomingMessage) =>
  isLocalRequest(request) && EXTENSION.test(request.headers.origin ?? '')

/** Listens on the preferred port or one near it. Forwards only plain requests, no WebSockets. */
export async function startRpcProxy({ rpcUrl, port }: { rpcUrl: string; port: number }): Promise<RpcProxy> {
  const server = createServer((request, response) => {
    if (isOwnRequest(request) || isWallet(request)) forward(request, response, rpcUrl)
    else refuseForeign(response)
  })
  // Idle connections stay open, because the web server could reuse one just as it is closed, and a POST can't be sent
  // twice.
  server.keepAliveTimeout = 0
  server.on('upgrade', (_request, socket) => socket.destroy())
  const actualPort = await listen(server, port)
  return { url: `http://${LOOPBACK}:${actualPort}`, stop: () => close(server) }
}
