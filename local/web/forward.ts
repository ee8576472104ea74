// Forwards a request to another part of the stack and streams its response back.
import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

const agent = new Agent({ keepAlive: true })

/** Headers that belong to one connection, not to the message (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))

/**
 * Responds with 502 when the part can't be reached, so that the page can distinguish an outage from a response. When
 * the part's response breaks off, so does this one; when the client leaves, the request to the part ends.
 */
export function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const headers = endToEnd(request.headers)
  delete headers['host']
  // The caller was checked before; the service behind would refuse this page's Origin.
  delete headers['origin']
  // A body of unknown length keeps an unknown length.
  if (request.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  const method = request.method ?? 'GET'
  const sendWith = (connections: Agent | undefined) => {
    const onward = send(target, { method, headers, agent: connections ?? false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      // A failure at either end closes the other one, and nothing more can be done, because sent data can't be taken
      // back.
      pipeline(answer, response, () => undefined)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      else if (
        onward.reusedSocket &&
        error.code === 'ECONNRESET' &&
        (method === 'GET' || method === 'HEAD') &&
        !response.destroyed
      ) {
        // The part closed an idle connection just as it was reused. That is no response, so the request is sent again.
        sendWith(undefined).end()
      } else {
        response.writeHead(502, { 'content-type': 'application/json' })
        response.end(
          JSON.stringify({ error: `Couldn't reach this part of the local stack: ${error.message}` }),
        )
      }
    })
    response.on('close', () => onward.destroy())
    return onward
  }
  const onward = sendWith(agent)
  // A pipeline would cut the client off before it could receive the error that the part is unreachable.
  request.on('error', () => onward.destroy())
  request.pipe(onward)
}
