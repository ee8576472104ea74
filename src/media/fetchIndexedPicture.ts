// Reads pictures that metadata documents contain. They can be large, so lists only name the documents.
import type { IndexedPicture } from '../domain/indexedPicture.ts'
import { toMediaUri } from '../domain/media.ts'
import { decodeDataUri } from './dataUri.ts'
import { type Fetched, type FetchOptions, fetchFile } from './fetchFile.ts'

const QUERY = `query IndexedPictures($documents: [Bytes!]!, $first: Int!, $block: Block_height) {
  metadata_collection(where: { id_in: $documents }, first: $first, block: $block, subgraphError: allow) { id image }
}`

/** Each has up to 2^19 UTF-16 units of up to six bytes, so that this many fit into what is read of a reply. */
const MAX_AT_ONCE = 8

/** How long requests for further pictures in view are awaited, in milliseconds. */
const COLLECTING_MILLISECONDS = 10

interface PictureRequest {
  readonly document: string
  readonly resolve: (fetched: Fetched) => void
}

/** Pictures to be read together, by endpoint and block. */
const collected = new Map<string, PictureRequest[]>()

const refuse = (reason: 'unreachable' | 'not-a-picture'): Fetched => ({ kind: 'refused', reason })

/**
 * Returns the picture's bytes. Refuses an image that the document doesn't contain: its host may need the reader's consent.
 *
 * @throws the signal's reason when it is aborted
 */
export async function fetchIndexedPicture(
  { graphqlUrl, document, block }: IndexedPicture,
  signal: AbortSignal,
  limits: FetchOptions = {},
): Promise<Fetched> {
  const key = `${graphqlUrl} ${block ?? ''}`
  const fetched = await new Promise<Fetched>((resolve) => {
    const requests = collected.get(key) ?? []
    if (requests.push({ document, resolve }) === 1) {
      collected.set(key, requests)
      setTimeout(() => {
        collected.delete(key)
        for (let at = 0; at < requests.length; at += MAX_AT_ONCE)
          void fetchTogether({ graphqlUrl, block }, requests.slice(at, at + MAX_AT_ONCE), limits)
      }, COLLECTING_MILLISECONDS)
    }
  })
  signal.throwIfAborted()
  return fetched
}

async function fetchTogether(
  { graphqlUrl, block }: Omit<IndexedPicture, 'document'>,
  requests: readonly PictureRequest[],
  limits: FetchOptions,
): Promise<void> {
  const documents = [...new Set(requests.map(({ document }) => document))]
  const variables = {
    documents,
    first: documents.length,
    block: block === undefined ? undefined : { number: block },
  }
  const reply = await fetchFile(graphqlUrl, new AbortController().signal, {
    ...limits,
    request: {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: QUERY, variables }),
    },
  })
  const images = reply.kind === 'bytes' ? parseImages(reply.bytes) : undefined
  for (const { document, resolve } of requests)
    resolve(reply.kind === 'refused' ? reply : toPicture(images?.get(document)))
}

/** @param image undefined if the reply doesn't have the document, as from a replica of the index that is behind */
function toPicture(image: unknown): Fetched {
  if (image === undefined) return refuse('unreachable')
  const data = typeof image === 'string' ? decodeDataUri(toMediaUri(image)) : undefined
  return data === undefined ? refuse('not-a-picture') : { kind: 'bytes', bytes: data.bytes }
}

/** Images by document; undefined for a reply without data. */
function parseImages(bytes: Uint8Array): ReadonlyMap<unknown, unknown> | undefined {
  try {
    const { data } = JSON.parse(new TextDecoder().decode(bytes)) as {
      data: { metadata_collection: readonly { id: unknown; image: unknown }[] }
    }
    return new Map(data.metadata_collection.map(({ id, image }) => [id, image]))
  } catch {
    return undefined
  }
}
