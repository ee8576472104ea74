// Pictures that metadata documents contain: the index's lists only name the documents, which may be large.
import type { MediaSource } from './media.ts'

/** A metadata document in the index that contains a picture. */
export interface IndexedPicture {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  /** The document's id. */
  readonly document: string
  /** The block to read as of; undefined for the newest. */
  readonly block?: number | undefined
}

/** Whether a source is a file with an address of its own. */
export const isFile = (source: MediaSource | undefined): source is MediaSource =>
  source !== undefined && source.indexed === undefined

/** How `Metadata.listImage` refers to a document that contains its picture. Source: schema.graphql */
const IN_INDEX = /^metadata:(0x(?:[0-9a-f]{2})+)(?:#[0-9a-f]{8})?$/

/**
 * The source of a picture that lists name by its document; undefined for any other image.
 *
 * @param graphqlUrl may be relative to the page
 */
export function indexedSource(
  image: string,
  { graphqlUrl, block }: Omit<IndexedPicture, 'document'>,
): MediaSource | undefined {
  const document = IN_INDEX.exec(image)?.[1]
  if (document === undefined) return undefined
  const url = new URL(graphqlUrl, globalThis.location?.href).href
  return { source: `${image}@${block ?? ''}`, indexed: { graphqlUrl: url, document, block } }
}
