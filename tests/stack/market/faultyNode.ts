// A node that misbehaves on demand: it passes requests on to a real one, after the given number of bad responses.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { close, listen } from '../../../local/process/listen.ts'
import { freePort, LOOPBACK } from '../../../local/process/ports.ts'

/**
 * How a request goes wrong: a status, a connection that breaks, silence, a page where JSON should be, an answer without
 * end, byte by byte or as fast as it is read, or lists within lists.
 */
export type Misbehavior = 429 | 503 | 'breaks off' | 'hangs' | 'talks nonsense' | 'drips' | 'floods' | 'nests'

export interface FaultyNode {
  readonly url: string
  /** Requests so far, answered or not. */
  readonly requestCount: () => number
  /** Goes wrong this often from now on. */
  misbehave(how: Misbehavior, times: number): void
  stop(): Promise<void>
}

/** Begins an endless list of responses; stops when the client is gone. */
function endlessly(response: ServerResponse, how: 'drips' | 'floods'): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('[')
  if (how === 'drips') {
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
    return
  }
  const lot = ' '.repeat(1_000_000)
  const pour = () => {
    while (!response.destroyed && response.write(lot));
  }
  response.on('drain', pour)
  pour()
}

export async function startFaultyNode(target: string): Promise<FaultyNode> {
  let requestCount = 0
  let [how, times]: [Misbehavior, number] = [503, 0]
  const port = await freePort()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requestCount += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (times > 0) {
      times -= 1
      if (how === 'hangs') return
      if (how === 'breaks off') response.destroy()
      else if (how === 'talks nonsense') response.end('<html>Just a moment</html>')
      else if (how === 'nests') response.end('['.repeat(4_000_000))
      else if (how === 'drips' || how === 'floods') endlessly(response, how)
      else response.writeHead(how).end()
      return
    }
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(target, { method: 'POST', headers, body: Buffer.concat(chunks) })
    response.writeHead(reply.status, headers).end(Buffer.from(await reply.arrayBuffer()))
  }
  const server = createServer((request, response) => void answer(request, response))
  await listen(server, port)
  return {
    url: `http://${LOOPBACK}:${port}`,
    requestCount: () => requestCount,
    misbehave: (next, count) => {
      ;[how, times] = [next, count]
    },
    stop: async () => {
      server.closeAllConnections()
      await close(server)
    },
  }
}
