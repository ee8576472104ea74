// A node that misbehaves on demand: it passes requests on to a real one, after as many bad answers as it was told.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { close, listen } from '../../../local/process/listen.ts'
import { freePort, LOOPBACK } from '../../../local/process/ports.ts'

/** How a request goes wrong: a status, a connection that breaks, silence, or a page where JSON should be. */
export type Misbehaviour = 429 | 503 | 'breaks off' | 'hangs' | 'talks nonsense'

export interface FaultyNode {
  readonly url: string
  /** Requests so far, answered or not. */
  readonly asked: () => number
  /** Goes wrong this often from now on. */
  misbehave(how: Misbehaviour, times: number): void
  stop(): Promise<void>
}

export async function startFaultyNode(target: string): Promise<FaultyNode> {
  let asked = 0
  let [how, times]: [Misbehaviour, number] = [503, 0]
  const port = await freePort()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (times > 0) {
      times -= 1
      if (how === 'hangs') return
      if (how === 'breaks off') response.destroy()
      else if (how === 'talks nonsense') response.end('<html>Just a moment</html>')
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
    asked: () => asked,
    misbehave: (next, count) => {
      ;[how, times] = [next, count]
    },
    stop: async () => {
      server.closeAllConnections()
      await close(server)
    },
  }
}
