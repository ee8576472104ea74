// Sends requests and records them as they are on the wire: nothing is decompressed, followed or cached.
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** As one piece with its length, or in chunks. */
  readonly body?: string | readonly string[]
}

export const fetchRaw = (url: string, { method = 'GET', headers = {}, body = '' }: Question = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const whole = typeof body === 'string' && body !== ''
    const sent = whole ? { ...headers, 'content-length': String(Buffer.byteLength(body)) } : headers
    const request = send(url, { method, headers: sent, agent: false }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      )
    }).on('error', reject)
    if (typeof body !== 'string') for (const chunk of body) request.write(chunk)
    request.end(typeof body === 'string' ? body : undefined)
  })

export interface Upstream {
  readonly url: string
  readonly requests: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[]
  close(): Promise<void>
}

/** A server behind the web server: records what reaches it, then answers. */
export async function startUpstream(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Upstream> {
  const requests: Upstream['requests'] = []
  const server = createServer((request, response) => {
    buffer(request).then(
      (bytes) => {
        const { method = '', url = '', headers } = request
        requests.push({ method, url, headers, body: bytes.toString() })
        answer(request, response)
      },
      () => response.destroy(), // The web server refused the rest of the body.
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
