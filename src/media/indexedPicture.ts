// Reads a picture from the index. Pictures that metadata documents contain can be large, so lists name only their documents.
import type { PlaceInIndex } from '../domain/media.ts'
import { decodeDataUri } from './dataUri.ts'
import { type Fetched, type FetchLimits, fetchFile } from './fetchFile.ts'

const QUERY =
  'query IndexedPicture($document: ID!, $block: Block_height) { metadata(id: $document, block: $block) { image } }'

/** A document has up to 2^19 UTF-16 units of image, each of up to six bytes in the reply. */
const MAX_REPLY_BYTES = 4_000_000

/**
 * The picture's bytes. Other images than those that the document itself contains are refused: they are short enough for
 * lists, and their hosts may need the reader's consent.
 *
 * @throws the signal's reason when it is aborted
 */
export async function readIndexedPicture(
  { graphqlUrl, document, block }: PlaceInIndex,
  signal: AbortSignal,
  limits: FetchLimits = {},
): Promise<Fetched> {
  const variables = { document, block: block === undefined ? null : { number: block } }
  const reply = await fetchFile(graphqlUrl, signal, {
    ...limits,
    bytes: MAX_REPLY_BYTES,
    request: {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: QUERY, variables }),
    },
  })
  if (reply.kind === 'refused') return reply
  const image = readImage(reply.bytes)
  if (image === undefined) return { kind: 'refused', reason: 'unreachable' }
  const data = decodeDataUri(image)
  return data === undefined
    ? { kind: 'refused', reason: 'not-a-picture' }
    : { kind: 'bytes', bytes: data.bytes }
}

/** Undefined for a reply without data, as for a block that the index doesn't have. */
function readImage(bytes: Uint8Array): string | undefined {
  try {
    const { data } = JSON.parse(new TextDecoder().decode(bytes)) as {
      data?: { metadata?: { image?: unknown } | null }
    }
    if (data === undefined) return undefined
    const image = data.metadata?.image
    return typeof image === 'string' ? image : ''
  } catch {
    return undefined
  }
}
