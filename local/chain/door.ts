// The chain's door: what asks the chain from outside the stack comes through here. anvil checks neither who asks nor
// under which name, and takes WebSockets, which browsers let any page open: whoever reached it could send transactions
// from its unlocked accounts.
import { createServer, type IncomingMessage } from 'node:http'
import { close, listen } from '../process/listen.ts'
import { isLocalRequest, isOwnRequest, refuseForeign } from '../process/own-requests.ts'
import { LOOPBACK } from '../process/ports.ts'
import { forward } from '../web/forward.ts'

export interface Door {
  readonly url: string
  stop(): Promise<void>
}

/** Wallets are extensions, whose name no page can take. */
const EXTENSION = /^(chrome|moz|safari-web)-extension:\/\//

const isWallet = (request: IncomingMessage) =>
  isLocalRequest(request) && EXTENSION.test(request.headers.origin ?? '')

/** Opens it on the wanted port or one near it; only plain requests go through, no WebSockets. */
export async function openDoor({ rpcUrl, port }: { rpcUrl: string; port: number }): Promise<Door> {
  const server = createServer((request, response) => {
    if (isOwnRequest(request) || isWallet(request)) forward(request, response, rpcUrl)
    else refuseForeign(response)
  })
  // Idle connections stay open: the web server's would be closed just as it reuses one, and a POST cannot be sent twice.
  server.keepAliveTimeout = 0
  server.on('upgrade', (_request, socket) => socket.destroy())
  const actualPort = await listen(server, port)
  return { url: `http://${LOOPBACK}:${actualPort}`, stop: () => close(server) }
}
