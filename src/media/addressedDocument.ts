// Reads the metadata document at the address that a contract names, wherever the site reads metadata: in the address
// itself, at the site's gateways, or from a host that the site names.
import { type Gateways, mediaSources } from '../domain/media.ts'
import { isInAddress, MAX_DOCUMENT_BYTES, metadataPlace } from '../domain/metadataPlace.ts'
import { decodeDataUri } from './dataUri.ts'
import { fetchCar } from './fetchCar.ts'
import { fetchFile } from './fetchFile.ts'
import {
  type HostedResult,
  parseContent,
  fetchHostedMetadata,
  TIMEOUT_MILLISECONDS,
} from './hostedMetadata.ts'

export type AddressedResult =
  | HostedResult
  /** Not read: the site doesn't name the host. */
  | { readonly kind: 'unlisted-host'; readonly host: string }
  /** Not read: an address of another kind. */
  | { readonly kind: 'unsupported' }

export interface AddressOptions {
  readonly gateways: Gateways
  /** Origins that the configuration names. */
  readonly hosts: readonly string[]
  readonly signal: AbortSignal
}

/** @throws the signal's reason when it is aborted */
export async function fetchAddressedDocument(
  uri: string,
  { gateways, hosts, signal }: AddressOptions,
): Promise<AddressedResult> {
  const place = metadataPlace(uri, hosts)
  switch (place.kind) {
    case 'host':
      return fetchHostedMetadata(place.url, signal)
    case 'unlisted-host':
      return { kind: 'unlisted-host', host: place.host }
    case 'unsupported':
      return { kind: 'unsupported' }
    case 'index':
      if (/^\s*data:/i.test(uri)) return toResult(uri, decodeDataUri(uri.trim())?.bytes)
      // The document itself, in place of an address.
      if (isInAddress(uri)) return toResult(uri, new TextEncoder().encode(uri))
      return fetchAtGateways(uri, gateways, signal)
  }
}

/** Tries the gateways in order, and never takes bytes of which a gateway's own blocks say that they are others. */
async function fetchAtGateways(
  uri: string,
  gateways: Gateways,
  signal: AbortSignal,
): Promise<AddressedResult> {
  const sources = mediaSources(uri, gateways).filter(({ host }) => host === undefined)
  if (sources.length === 0) return { kind: 'unsupported' }
  const { checkContent } = await import('./contentId.ts')
  let last: HostedResult = { kind: 'failed', reason: 'unreachable' }
  for (const { source, content } of sources) {
    const fetched = await fetchFile(source, signal, {
      bytes: MAX_DOCUMENT_BYTES,
      milliseconds: TIMEOUT_MILLISECONDS,
    })
    if (fetched.kind === 'refused') {
      if (fetched.reason === 'too-large') return { kind: 'failed', reason: 'too-large' }
      continue
    }
    const match =
      content === undefined
        ? 'unknown'
        : await checkContent({
            bytes: fetched.bytes,
            content,
            fetchCar: () => fetchCar(source, signal),
          }).catch(() => {
            // Without readable blocks there is no proof either way.
            signal.throwIfAborted()
            return 'unknown' as const
          })
    if (match === 'differs') continue
    last = toResult(uri, fetched.bytes)
    if (last.kind === 'document') return last
  }
  return last
}

function toResult(address: string, bytes: Uint8Array | undefined): HostedResult {
  const document = bytes && parseContent(address, bytes)
  return document === undefined ? { kind: 'failed', reason: 'invalid' } : { kind: 'document', document }
}
