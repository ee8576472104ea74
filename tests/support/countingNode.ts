// A proxy in front of a node that counts the requests by JSON-RPC method.
import { createServer, request as openRequest } from 'node:http'
import { close, listen } from '../../local/process/listen.ts'
import { freePort } from '../../local/process/ports.ts'

export interface CountingNode {
  readonly url: string
  /** Number of calls of a method so far. */
  count(method: string): number
  /** When a method was first called, by `performance.now()`; `undefined` before that. */
  firstRequestAt(method: string): number | undefined
  stop(): Promise<void>
}

/** @param rpcUrl the node behind the proxy */
export async function startCountingNode(rpcUrl: string): Promise<CountingNode> {
  const counts = new Map<string, number>()
  const first = new Map<string, number>()
  const note = (body: string): void => {
    const parsed: unknown = JSON.parse(body)
    for (const request of Array.isArray(parsed) ? parsed : [parsed]) {
      const { method } = request as { method: string }
      counts.set(method, (counts.get(method) ?? 0) + 1)
      if (!first.has(method)) first.set(method, performance.now())
    }
  }
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      note(body.toString('utf8'))
      const forwarded = openRequest(
        rpcUrl,
        { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      forwarded.on('error', () => outgoing.destroy())
      forwarded.end(body)
    })
  })
  const port = await listen(server, await freePort())
  return {
    url: `http://127.0.0.1:${port}`,
    count: (method) => counts.get(method) ?? 0,
    firstRequestAt: (method) => first.get(method),
    stop: () => close(server),
  }
}
