// For tests: an IPFS HTTP API that computes real CIDs and keeps every file in a folder under its CID.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { encode } from '@ipld/dag-pb'
import { sha256 } from '@noble/hashes/sha2.js'
import { UnixFS } from 'ipfs-unixfs'
import { CID } from 'multiformats'
import { create } from 'multiformats/hashes/digest'
import { close, listen } from '../../local/process/listen.ts'
import { writeWhole } from '../../operate/configure/writeWhole.ts'

/** kubo's default chunk, in bytes. */
const CHUNK = 262_144
const SHA2_256 = 0x12

interface Block {
  readonly cid: CID
  /** Bytes of the block and of all that it links to. */
  readonly size: number
}

function toBlock(bytes: Uint8Array, linked = 0): Block {
  return { cid: CID.createV0(create(SHA2_256, sha256(bytes))), size: bytes.length + linked }
}

const leaf = (data: Uint8Array): Block =>
  toBlock(encode({ Data: new UnixFS({ type: 'file', data }).marshal(), Links: [] }))

/**
 * The CID that kubo gives a file by default. Source: https://github.com/ipfs/specs/blob/main/UNIXFS.md
 * @param content at most 174 chunks, which is one layer of links
 */
export function fileCid(content: Uint8Array): string {
  if (content.length <= CHUNK) return leaf(content).cid.toString()
  const parts = Array.from({ length: Math.ceil(content.length / CHUNK) }, (_, at) =>
    content.subarray(at * CHUNK, (at + 1) * CHUNK),
  )
  const leaves = parts.map(leaf)
  const entry = new UnixFS({ type: 'file', blockSizes: parts.map(({ length }) => BigInt(length)) })
  const links = leaves.map(({ cid, size }) => ({ Name: '', Tsize: size, Hash: cid }))
  return toBlock(encode({ Data: entry.marshal(), Links: links })).cid.toString()
}

export interface RecordingIpfs {
  readonly url: string
  /** What was added, in order. */
  readonly added: readonly { readonly name: string; readonly cid: string; readonly query: URLSearchParams }[]
  stop(): Promise<void>
}

/** @param directory where the files go */
export async function startRecordingIpfs(directory: string): Promise<RecordingIpfs> {
  const added: { name: string; cid: string; query: URLSearchParams }[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://ipfs')
      const body = await buffer(request)
      if (request.method === 'POST' && pathname === '/api/v0/cat') {
        const cid = searchParams.get('arg') ?? ''
        response.end(/^Qm\w+$/.test(cid) ? readFileSync(join(directory, cid)) : '')
        return
      }
      if (request.method !== 'POST' || pathname !== '/api/v0/add') {
        response.writeHead(404).end('404 page not found')
        return
      }
      const type = request.headers['content-type'] ?? ''
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
      for (const file of form.values()) {
        if (typeof file === 'string') continue
        const content = new Uint8Array(await file.arrayBuffer())
        const cid = fileCid(content)
        // Whole at once: graph-node may be reading the same file for the deployment before.
        writeWhole(join(directory, cid), content)
        added.push({ name: file.name, cid, query: searchParams })
        response.write(`${JSON.stringify({ Name: file.name, Hash: cid, Size: String(content.length) })}\n`)
      }
      response.end()
    })().catch(() => response.destroy())
  })
  const port = await listen(server, 0)
  return { url: `http://127.0.0.1:${port}`, added, stop: () => close(server) }
}
