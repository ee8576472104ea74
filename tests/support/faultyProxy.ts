// For tests: a web server in front of another one, which can be given faults one at a time.
import { createServer, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, listen } from '../../local/process/listen.ts'

export interface Exchange {
  readonly method: string
  readonly path: string
  /** Of the request, lower case; a fault may change them. */
  readonly headers: Record<string, string>
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  body: Buffer
}

/** What goes wrong: with a request, answered here, or with the server's own answer. */
export interface Fault {
  /** Answers in the server's place; undefined lets the request through. */
  readonly answer?: (exchange: Exchange) => Answer | undefined
  /** Changes the server's answer. */
  readonly spoil?: (answer: Answer, exchange: Exchange) => void
}

export interface FaultyProxy {
  /** With `localhost`, as the local web server requires. */
  readonly url: string
  fault: Fault
  stop(): Promise<void>
}

export const answer = (status: number, body = '', headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', ...headers }),
  body: Buffer.from(body),
})

const flat = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function forward(target: string, { method, path, headers, body }: Exchange): Promise<Answer> {
  // The server behind would take the proxy's own page for a foreign one.
  const onwardHeaders: Record<string, string> = { ...headers, host: new URL(target).host }
  delete onwardHeaders['origin']
  return new Promise((resolve, reject) => {
    const onward = send(`${target}${path}`, { method, headers: onwardHeaders }, (got) => {
      buffer(got).then((bytes) => {
        resolve({ status: got.statusCode ?? 502, headers: new Headers(flat(got.headers)), body: bytes })
      }, reject)
    })
    onward.on('error', reject)
    onward.end(body)
  })
}

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const proxy: { fault: Fault } = { fault: {} }
  const server = createServer((request, response) => {
    void (async () => {
      const exchange: Exchange = {
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: flat(request.headers),
        body: (await buffer(request)).toString('utf8'),
      }
      const got = proxy.fault.answer?.(exchange) ?? (await forward(target, exchange))
      proxy.fault.spoil?.(got, exchange)
      got.headers.delete('transfer-encoding')
      got.headers.set('content-length', String(got.body.length))
      response.writeHead(got.status, Object.fromEntries(got.headers)).end(got.body)
    })().catch(() => response.destroy())
  })
  const port = await listen(server, 0)
  return Object.assign(proxy, { url: `http://localhost:${port}/`, stop: () => close(server) })
}
