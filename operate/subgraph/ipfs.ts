// Adds files to IPFS through the HTTP API of a node or of a hosted service.
// Source: https://docs.ipfs.tech/reference/kubo/rpc/#api-v0-add
import { quoteWords, reach, type Reply, request, requestPatiently } from '../http/request.ts'
import { redactUrl } from '../http/webUrl.ts'
import { DeployError, requireReachable } from './deployError.ts'
import type { AddFile } from './linkManifest.ts'

const TIMEOUT_MS = 120_000
/** A file that the node lacks is searched for in the whole network. */
const READ_TIMEOUT_MS = 15_000

/** The only form of CID that fits graph-node's deployment IDs, which have at most 46 characters. */
const CID_V0 = /^Qm[1-9A-HJ-NP-Za-km-z]{44}$/

/** How the file becomes blocks, so that the same file has the same CID whatever the node's own settings are. */
const FORM = new URLSearchParams({
  pin: 'true',
  'cid-version': '0',
  hash: 'sha2-256',
  'raw-leaves': 'false',
  chunker: 'size-262144',
  'wrap-with-directory': 'false',
})

/** @param ipfsUrl with or without `/api/v0` at its end, as graph-node's other tools take it */
function apiUrl(ipfsUrl: string, call: string): string {
  const base = ipfsUrl.replace(/\/+$/, '')
  return `${base}${base.endsWith('/api/v0') ? '' : '/api/v0'}/${call}`
}

function createRefusal(host: string, name: string, { status, body }: Reply): DeployError {
  const words = quoteWords(body)
  const reason = words === '' ? '' : `: ${words}`
  if (status === 404 || status === 405) {
    return new DeployError(
      `${host} takes no uploads (status ${status}${reason}). Pass an IPFS node’s HTTP API with --ipfs, not a gateway; kubo’s listens on port 5001.`,
    )
  }
  if (status === 401 || status === 403) {
    return new DeployError(
      `IPFS at ${host} refuses ${name} (status ${status}${reason}). Its HTTP API must accept requests from this machine.`,
    )
  }
  if (status === 413) {
    return new DeployError(
      `IPFS at ${host} refuses ${name} because of its size (status 413). Raise the limit of the server in front of it, such as nginx’s client_max_body_size.`,
    )
  }
  return new DeployError(`IPFS at ${host} failed to add ${name} (status ${status}${reason}).`)
}

/** The CID in the first line of the reply; a server may add lines for folders. */
function readCid(body: string): string | undefined {
  try {
    const { Hash: cid } = JSON.parse(body.split('\n')[0] ?? '') as { Hash?: unknown }
    return typeof cid === 'string' ? cid : undefined
  } catch {
    return undefined
  }
}

const UNREACHED =
  'Check --ipfs: it takes the HTTP API of an IPFS node; kubo’s listens on port 5001, by default only for its own machine.'

export interface Ipfs {
  /** @throws DeployError when nothing responds */
  readonly reach: () => Promise<void>
  /** @throws DeployError when the node can't be reached, refuses the file, or returns no CID */
  readonly add: AddFile
  /**
   * Returns the text of a file.
   * @throws DeployError when the node can't be reached, or doesn't have it
   */
  readonly read: (cid: string) => Promise<string>
}

/** Opens the HTTP API of an IPFS node. */
export function openIpfs(ipfsUrl: string, options: { readonly pausesMs?: readonly number[] } = {}): Ipfs {
  const host = redactUrl(ipfsUrl)
  const add: AddFile = async (name, content) => {
    const body = new FormData()
    body.append('file', new Blob([Uint8Array.from(content)], { type: 'application/octet-stream' }), name)
    const reply = await requireReachable(
      requestPatiently(apiUrl(ipfsUrl, `add?${FORM}`), {
        ...options,
        method: 'POST',
        body,
        timeoutMs: TIMEOUT_MS,
      }),
      UNREACHED,
    )
    if (reply.status !== 200) throw createRefusal(host, name, reply)
    const cid = readCid(reply.body)
    if (cid !== undefined && CID_V0.test(cid)) return cid
    throw new DeployError(
      cid === undefined
        ? `${host} isn’t an IPFS HTTP API: it returned no CID for ${name}.`
        : `IPFS at ${host} returned the CID ${quoteWords(cid)} for ${name}, but graph-node takes only CIDs of version 0, which start with Qm.`,
    )
  }
  // Source: https://docs.ipfs.tech/reference/kubo/rpc/#api-v0-cat
  const read = async (cid: string): Promise<string> => {
    const url = apiUrl(ipfsUrl, `cat?${new URLSearchParams({ arg: cid })}`)
    const reply = await requireReachable(
      request(url, { method: 'POST', timeoutMs: READ_TIMEOUT_MS }),
      UNREACHED,
    )
    if (reply.status !== 200) throw createRefusal(host, cid, reply)
    return reply.body
  }
  return { reach: () => requireReachable(reach(ipfsUrl, options), UNREACHED), add, read }
}
