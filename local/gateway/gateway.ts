// Serves content by its CID over HTTP, as a public IPFS gateway does, from a folder of files named by their CIDs.
import { createReadStream } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { close, listen } from '../process/listen.ts'
import { isLocalRequest, refuseForeign } from '../process/own-requests.ts'
import { LOOPBACK } from '../process/ports.ts'
import { parseByteRange } from './byte-range.ts'
import { SNIFF_BYTES, sniffMediaType } from './media-type.ts'

export interface Gateway {
  /** The content is at `${url}/ipfs/<cid>`. */
  readonly url: string
  stop(): Promise<void>
}

// A file that is opened on its own can make no requests. An HTML artwork may run its own scripts, in a separate origin;
// other types (such as SVG) can't run scripts.
const CONFINED = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:"
const choosePolicy = (mediaType: string) =>
  mediaType.startsWith('text/html')
    ? `sandbox allow-scripts; ${CONFINED}; script-src 'unsafe-inline'`
    : `sandbox; ${CONFINED}`

// Content named by its hash never changes.
const contentHeaders: OutgoingHttpHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

const parseCid = (url: string | undefined) =>
  /^\/ipfs\/([A-Za-z0-9]+)$/.exec(new URL(url ?? '/', 'http://gateway').pathname)?.[1]

const plain = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  response.end(`${text}\n`)
}

async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  file: { path: string; cid: string },
) {
  let handle: FileHandle
  try {
    handle = await open(file.path)
  } catch {
    // "Only if cached" checks whether the content is available locally; 412 is a gateway's negative response (IPFS path
    // gateway specification, "Cache-Control (request header)"). graph-node sends this for any CID when it starts.
    const probe = request.method === 'HEAD' && request.headers['cache-control']?.includes('only-if-cached')
    plain(response, probe ? 412 : 404, `There is no content ${file.cid} here`)
    return
  }
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    const etag = `"${file.cid}"`
    const mediaType = sniffMediaType(buffer.subarray(0, bytesRead))
    const policy = choosePolicy(mediaType)
    const headers = { ...contentHeaders, etag, 'content-type': mediaType, 'content-security-policy': policy }
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const sameVersion = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
    const range = parseByteRange(sameVersion ? request.headers.range : undefined, size)
    if (range.kind === 'unsatisfiable') {
      response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end()
      return
    }
    const { first, last } = range.kind === 'part' ? range : { first: 0, last: size - 1 }
    response.writeHead(range.kind === 'part' ? 206 : 200, {
      ...headers,
      'content-length': last - first + 1,
      ...(range.kind === 'part' ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
    })
    if (request.method === 'HEAD' || size === 0) {
      response.end()
      return
    }
    await pipeline(createReadStream(file.path, { start: first, end: last }), response)
  } finally {
    await handle.close()
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, contentDirectory: string) {
  const cid = parseCid(request.url)
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'range, if-range, if-none-match',
      'access-control-max-age': '86400',
    })
    response.end()
  } else if (cid === undefined) plain(response, 404, 'Content is at /ipfs/<cid>')
  else if (request.method !== 'GET' && request.method !== 'HEAD') plain(response, 405, 'Content is read only')
  else await sendContent(request, response, { path: join(contentDirectory, cid), cid })
}

/**
 * Starts the gateway on the preferred port or another. Files may be added to the folder while it runs.
 *
 * @throws a system error when the folder can't be made.
 */
export async function startGateway({
  contentDirectory,
  port,
}: {
  contentDirectory: string
  port: number
}): Promise<Gateway> {
  await mkdir(contentDirectory, { recursive: true })
  const server = createServer((request, response) => {
    if (!isLocalRequest(request)) return refuseForeign(response)
    serve(request, response, contentDirectory).catch(() => {
      // The client left in the middle, or the file could not be read: this connection can't carry a response any more.
      response.destroy()
    })
  })
  const actualPort = await listen(server, port)
  return { url: `http://${LOOPBACK}:${actualPort}`, stop: () => close(server) }
}
