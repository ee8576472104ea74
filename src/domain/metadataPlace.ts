// Where a token's metadata is read: in the index, in the page from a host that the site names, or not at all.
import { contentPath } from './contentPath.ts'

/** Where metadata at an address is read. */
export type MetadataPlace =
  /** By the index, which may not have done it yet. */
  | { readonly kind: 'index' }
  /** By the page, from this host. */
  | { readonly kind: 'host'; readonly url: string; readonly host: string }
  /** Not read: the site doesn't name the host. */
  | { readonly kind: 'unlisted-host'; readonly host: string }
  /** Not read: an address of another kind. */
  | { readonly kind: 'unsupported' }

/** The largest metadata document that is read, in bytes, as in subgraph/src/constants.ts. */
export const MAX_DOCUMENT_BYTES = 1 << 20

/** A `data:` address, and a document in place of an address (subgraph/src/metadata/uri.ts). */
const CONTAINED = /^\s*(?:data:|\{\s*["}])/i

/** Files on Arweave that the index reads. */
const ARWEAVE = /^ar:\/\/[a-zA-Z0-9_-]{43}(?:\/[\x21-\x7e]*)?$/i

/** Whether an address contains the document itself, of which the index keeps only the part before the comma. */
export const isInAddress = (uri: string): boolean => CONTAINED.test(uri)

/**
 * @param uri the token's metadata address, from its contract
 * @param hosts origins that the configuration names
 */
export function metadataPlace(uri: string, hosts: readonly string[]): MetadataPlace {
  const address = uri.trim()
  if (isInAddress(address) || ARWEAVE.test(address) || contentPath(address) !== undefined)
    return { kind: 'index' }
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return { kind: 'unsupported' }
  const { origin, host, username, password, href } = new URL(address)
  if (username !== '' || password !== '') return { kind: 'unsupported' }
  return hosts.includes(origin) ? { kind: 'host', url: href, host } : { kind: 'unlisted-host', host }
}
