// Passes a request on to another part of the stack and its answer back, streaming both.
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
 * Answers 502 when the part cannot be reached, so that the page can tell an outage from an answer. An answer that breaks
 * off breaks off here too; a reader who leaves ends the request to the part.
 */
export function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const headers = endToEnd(request.headers)
  delete headers['host']
  // The caller was checked before; the service behind would refuse this page's Origin.
  delete headers['origin']
  // A body of unknown length keeps being one.
  if (request.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  const method = request.method ?? 'GET'
  const ask = (connections: Agent | undefined) => {
    const onward = send(target, { method, headers, agent: connections ?? false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      // Whichever end fails takes the other with it, which is all there is to do: what was sent cannot be taken back.
      pipeline(answer, response, () => undefined)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      else if (
        onward.reusedSocket &&
        error.code === 'ECONNRESET' &&
        method === 'GET' &&
        !response.destroyed
      ) {
        // The part closed an idle connection just as it was taken up again: that is no answer, so it is asked anew.
        ask(undefined).end()
      } else {
        response.writeHead(502, { 'content-type': 'application/json' })
        response.end(
          JSON.stringify({ error: `This part of the local stack does not answer: ${error.message}` }),
        )
      }
    })
    response.on('close', () => onward.destroy())
    return onward
  }
  const onward = ask(agent)
  // Not a pipeline: that would cut the reader off before it could be told that the part does not answer.
  request.on('error', () => onward.destroy())
  request.pipe(onward)
}
