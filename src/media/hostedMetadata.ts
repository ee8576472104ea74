// Reads a token's metadata document from a host that the site names, within limits of size and time, by the same rules
// as the subgraph reads documents (subgraph/src/metadata/document.ts).
import { fileMedia, parseMedia, typeMedia } from './documentMedia.ts'
import { MAX_DOCUMENT_BYTES } from '../domain/metadataPlace.ts'
import { MAX_DECIMALS } from '../domain/quantity.ts'
import { type Fields, isObject, own } from './documentFields.ts'
import { cleanText } from './documentText.ts'
import { type DocumentTraits, parseTraits } from './documentTraits.ts'
import { type FetchOptions, fetchFile } from './fetchFile.ts'

/** What a document says, as untrusted as the index's own rows. */
export interface HostedDocument extends DocumentTraits {
  readonly name: string | null
  readonly description: string | null
  readonly image: string | null
  readonly animationUrl: string | null
  readonly externalUrl: string | null
  /** Of an ERC-1155 item's quantities. */
  readonly decimals: number | null
}

/**
 * - `too-large`, `too-slow`: more bytes, or more time, than the limit
 * - `invalid`: not a JSON object
 * - `unreadable`: the host has no cross-origin access
 * - `unreachable`: no response, or an error
 */
export type HostedFailure = 'too-large' | 'too-slow' | 'invalid' | 'unreadable' | 'unreachable'

export type HostedResult =
  | { readonly kind: 'document'; readonly document: HostedDocument }
  | { readonly kind: 'failed'; readonly reason: HostedFailure }

/** As in subgraph/src/constants.ts, in UTF-16 units. */
const LONGEST_NAME = 256
const LONGEST_URI = 2_048
const LONGEST_DESCRIPTION = 16_384
export const TIMEOUT_MILLISECONDS = 10_000

/**
 * @param url on a host that the configuration names
 * @throws the signal's reason when it is aborted
 */
export async function fetchHostedMetadata(
  url: string,
  signal: AbortSignal,
  options: Pick<FetchOptions, 'redirect'> = {},
): Promise<HostedResult> {
  const fetched = await fetchFile(url, signal, {
    ...options,
    bytes: MAX_DOCUMENT_BYTES,
    milliseconds: TIMEOUT_MILLISECONDS,
  })
  if (fetched.kind === 'refused') {
    const { reason, type = '' } = fetched
    // The address of a picture needn't be read: it is shown like any other, within the limits of pictures.
    const media = reason === 'too-large' ? typeMedia(url, type) : undefined
    if (media !== undefined) return { kind: 'document', document: { ...EMPTY, ...media } }
    const isOwn = reason === 'too-large' || reason === 'too-slow' || reason === 'unreadable'
    return { kind: 'failed', reason: isOwn ? reason : 'unreachable' }
  }
  const document = parseContent(url, fetched.bytes)
  return document === undefined ? { kind: 'failed', reason: 'invalid' } : { kind: 'document', document }
}

/** What is read at a token's address: a document, or else a picture or an animation; undefined for anything else. */
export function parseContent(address: string, content: Uint8Array): HostedDocument | undefined {
  const document = parseDocument(new TextDecoder().decode(content))
  if (document !== undefined) return document
  const media = fileMedia(address, content)
  return media && { ...EMPTY, ...media }
}

const EMPTY: HostedDocument = {
  name: null,
  description: null,
  image: null,
  animationUrl: null,
  externalUrl: null,
  decimals: null,
  traits: [],
  unreadTraits: [],
}

/** Undefined for text that isn't a JSON object. A byte-order mark before it doesn't matter. */
export function parseDocument(text: string): HostedDocument | undefined {
  const json = text.replace(/^\uFEFF/, '')
  return parseJsonDocument(json) ?? parseJsonDocument(replaceControls(json))
}

/** Contracts write line breaks into texts as they are, which JSON forbids. */
const replaceControls = (text: string): string =>
  /^\s*\{/.test(text) ? text.replace(/\p{Cc}/gu, (unit) => (unit < ' ' ? ' ' : unit)) : ''

function parseJsonDocument(text: string): HostedDocument | undefined {
  let fields: unknown
  try {
    fields = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(fields)) return undefined
  const rawDecimals = own(fields, 'decimals') ?? null
  const decimals = parseDecimals(rawDecimals)
  return {
    name: parseText(fields, 'name', LONGEST_NAME),
    description: parseText(fields, 'description', LONGEST_DESCRIPTION),
    ...parseMedia(fields),
    externalUrl: parseText(fields, 'external_url', LONGEST_URI),
    decimals,
    ...parseTraits(text, rawDecimals !== null && decimals === null ? ['decimals'] : []),
  }
}

/** A whole number, as JSON writes it or as text, up to the largest that the index keeps. */
function parseDecimals(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const [digits] = /^\d{1,2}(?=(?:\.0)?$)/.exec(`${value}`) ?? []
  return digits === undefined || Number(digits) > MAX_DECIMALS ? null : Number(digits)
}

const valueText = (value: unknown): string | null =>
  typeof value === 'string' ? value : ['number', 'boolean'].includes(typeof value) ? String(value) : null

function parseText(fields: Fields, key: string, most: number): string | null {
  return cleanText(valueText(own(fields, key)) ?? '', most) || null
}
