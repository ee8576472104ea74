// Fetches content for the indexer from public IPFS gateways, in turn. It stands between, because graph-node refuses to
// start without a gateway, and an index without files is better than none.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { close, listen } from '../process/listen.ts'
import { isOwnRequest, refuseForeign } from '../process/own-requests.ts'
import { LOOPBACK } from '../process/ports.ts'
import type { Gateway } from './gateway.ts'

/** Time that a gateway has to begin its response. */
const TIMEOUT_MS = 30_000

const PATH = /^\/ipfs\/[A-Za-z0-9]+(?:\/[^?#]*)?$/

/** @param gateways URLs to which a CID is appended */
async function fetchContent(gateways: readonly string[], path: string): Promise<Response | undefined> {
  for (const gateway of gateways) {
    try {
      const response = await fetch(`${gateway}${path.slice('/ipfs/'.length)}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.ok) return response
      await response.body?.cancel()
    } catch {
      // The next gateway may have it.
    }
  }
  return undefined
}

async function serve(request: IncomingMessage, response: ServerResponse, gateways: readonly string[]) {
  const path = request.url ?? '/'
  if (!PATH.test(path) || path.includes('..')) return void response.writeHead(404).end()
  // The one question of this kind is whether this is a gateway; see gateway.ts.
  if (request.method === 'HEAD') return void response.writeHead(412).end()
  const content = await fetchContent(gateways, path)
  if (content === undefined) return void response.writeHead(504).end()
  response.writeHead(200)
  for await (const chunk of content.body ?? []) response.write(chunk)
  response.end()
}

/**
 * Starts a gateway in front of others.
 *
 * @param gateways URLs to which a CID is appended
 */
export async function startRemoteGateway({
  gateways,
  port,
}: {
  gateways: readonly string[]
  port: number
}): Promise<Gateway> {
  const server = createServer((request, response) => {
    if (!isOwnRequest(request)) return refuseForeign(response)
    serve(request, response, gateways).catch(() => response.destroy())
  })
  const actualPort = await listen(server, port)
  return { url: `http://${LOOPBACK}:${actualPort}`, stop: () => close(server) }
}
