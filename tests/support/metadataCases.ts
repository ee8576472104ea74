// For tests: metadata as the world's contracts and collections write it, and what the index stores and the page shows of
// it. The mappings' tests, the page's tests and a browser read the same cases, because the rules exist twice.
import { addressOf } from '../../local/seed/content.ts'

/** What a document says, as far as a case compares it. The names are those of Metadata in schema.graphql. */
export interface ExpectedDocument {
  readonly name?: string | null
  readonly description?: string | null
  readonly image?: string | null
  readonly listImage?: string | null
  readonly animationUrl?: string | null
  readonly externalUrl?: string | null
  readonly traits?: readonly string[]
}

export interface MetadataCase {
  /** Unique. */
  readonly name: string
  /** The specification, collection or bug report that writes like this. */
  readonly source: string
  /** ERC721 by default. */
  readonly standard?: 'ERC721' | 'ERC1155'
  /** What the contract's tokenURI() or uri() returns. */
  readonly uri: string
  /** Contents by address: `ipfs://<cid>[/path]` or `ar://<id>[/path]`, with the path as it is, not percent-encoded. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  readonly expected: {
    /** Null for a contract that returns no address. */
    readonly place: 'DATA' | 'IPFS' | 'ARWEAVE' | 'ELSEWHERE' | null
    /** Null when the index never reads it; INVALID when what it reads isn't a document. */
    readonly document: ExpectedDocument | 'INVALID' | null
  }
}

const encode = (content: string) => new TextEncoder().encode(content)
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** The CID (version 1, base32) under which the tests' gateway serves the content. */
const cidOf = (content: string | Uint8Array): string =>
  addressOf(typeof content === 'string' ? encode(content) : content).cid

/** A case whose document is a file on IPFS of its own. */
const onIpfs = (
  document: string | Uint8Array,
  {
    uri = (cid: string) => `ipfs://${cid}`,
    ...rest
  }: Omit<MetadataCase, 'uri' | 'files' | 'expected'> & {
    readonly uri?: (cid: string) => string
    readonly expected: ExpectedDocument | 'INVALID'
  },
): MetadataCase => {
  const cid = cidOf(document)
  return {
    ...rest,
    uri: uri(cid),
    files: { [`ipfs://${cid}`]: document },
    expected: { place: 'IPFS', document: rest.expected },
  }
}

/** A case whose document is in the address itself. */
const asData = (
  uri: string,
  {
    expected,
    ...rest
  }: Omit<MetadataCase, 'uri' | 'files' | 'expected'> & {
    readonly expected: ExpectedDocument | 'INVALID'
  },
): MetadataCase => ({ ...rest, uri, expected: { place: 'DATA', document: expected } })

const ARWEAVE_ID = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'

export const METADATA_CASES: readonly MetadataCase[] = [
  onIpfs('{"name":"By its address","attributes":[{"trait_type":"Head","value":"Crab"}]}', {
    name: 'IPFS, the plain address',
    source: 'ERC-721, metadata JSON schema',
    expected: { name: 'By its address', traits: ['Head=Crab'] },
  }),
  asData(`data:application/json;base64,${base64('{"name":"In base64"}')}`, {
    name: 'data, base64',
    source: 'RFC 2397',
    expected: { name: 'In base64' },
  }),
  asData('data:application/json,%7B%22name%22%3A%22100%25%22%7D', {
    name: 'data, percent-encoded, for editions',
    source: 'RFC 2397',
    standard: 'ERC1155',
    expected: { name: '100%' },
  }),
  {
    name: 'Arweave, with a path',
    source: 'ArweaveKit, path manifests',
    uri: `ar://${ARWEAVE_ID}/1.json`,
    files: { [`ar://${ARWEAVE_ID}/1.json`]: '{"name":"In a manifest"}' },
    expected: { place: 'ARWEAVE', document: { name: 'In a manifest' } },
  },
  {
    name: 'a host that is no gateway',
    source: 'ERC-721, metadata JSON schema',
    uri: 'https://api.example.com/token/1',
    expected: { place: 'ELSEWHERE', document: null },
  },
]
