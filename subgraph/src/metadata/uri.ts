// Stores a token's metadata address: the node fetches files on IPFS and Arweave, `data:` documents are read here, other
// addresses are only kept.
import { Bytes } from '@graphprotocol/graph-ts'
import { ArweaveMetadataFile, TokenMetadataFile } from '../../generated/templates'
import { Collection, Token } from '../../generated/schema'
import { MAX_DOCUMENT_LENGTH, MAX_URI_LENGTH, ERC1155 } from '../constants'
import { arweaveMetadataId, contractMetadataId, fileMetadataId, onChainMetadataId } from '../ids'
import { cleanTextOrNull } from '../text'
import { contentPath } from './contentPath'
import { saveDataDocument, saveOversized } from './document'

const DATA = 'data:'
/** What a document that a contract returns in place of an address amounts to. */
const UNENCODED = 'data:application/json,'
const ARWEAVE = 'ar://'
/** The 32 bytes of a transaction id, in base64url. */
const ARWEAVE_ID_LENGTH = 43

/** Sets uri and metadata, and saves the token. */
export function storeUri(token: Token, rawUri: string): void {
  // The beginning of an address that is too large to keep is enough to show its kind.
  const isTooLarge = rawUri.length > MAX_DOCUMENT_LENGTH
  const uri = isTooLarge ? rawUri.slice(0, MAX_DOCUMENT_LENGTH + 1) : rawUri.trim()
  token.uri = null
  token.uriFailed = false
  token.metadata = null
  token.metadataPlace = null
  if (hasScheme(uri, DATA)) storeDocument(token, uri)
  else if (isDocument(uri)) storeDocument(token, UNENCODED + uri)
  else if (uri.length <= MAX_URI_LENGTH) storeAddress(token, uri)
  token.save()
}

function storeDocument(token: Token, uri: string): void {
  const id = onChainMetadataId(token.id)
  const start = uri.slice(0, MAX_URI_LENGTH)
  token.uri = cleanTextOrNull(start.slice(0, start.indexOf(',') + 1), MAX_URI_LENGTH)
  token.metadata = id
  token.metadataPlace = 'DATA'
  if (uri.length > MAX_DOCUMENT_LENGTH) saveOversized(id)
  else saveDataDocument(id, uri)
}

function hasScheme(uri: string, scheme: string): boolean {
  return uri.slice(0, scheme.length).toLowerCase() == scheme
}

/** Returns whether the text is a JSON object, not an address that begins with `{id}`. */
function isDocument(uri: string): boolean {
  if (uri.charCodeAt(0) != 0x7b) return false
  const first = uri.slice(1, MAX_URI_LENGTH).trimStart()
  return first.startsWith('"') || first.startsWith('}')
}

function storeAddress(token: Token, uri: string): void {
  let address = uri
  // ERC-1155 metadata: {id} stands for the token id in 64 lower-case hexadecimal digits.
  if (token.standard == ERC1155) {
    const id = token.id.toHexString().slice(2 + 40)
    address = uri.split('{id}').join(id).split('%7Bid%7D').join(id)
  }
  token.uri = cleanTextOrNull(address, MAX_URI_LENGTH)
  const file = requestFile(address)
  if (file !== null) {
    token.metadataPlace = file.place
    token.metadata = file.document
  } else if (token.uri !== null) {
    token.metadataPlace = 'ELSEWHERE'
  }
}

/** A document that graph-node fetches. */
class RequestedFile {
  constructor(
    public place: string,
    /** The id of its entity. */
    public document: Bytes,
  ) {}
}

/** Has the node fetch the document at an address of content; null for any other address. */
function requestFile(address: string): RequestedFile | null {
  const path = contentPath(address)
  if (path !== null) {
    TokenMetadataFile.create(path)
    return new RequestedFile('IPFS', fileMetadataId(path))
  }
  const arweave = arweavePath(address)
  if (arweave === null) return null
  ArweaveMetadataFile.create(arweave)
  return new RequestedFile('ARWEAVE', arweaveMetadataId(arweave))
}

/**
 * Sets the document at the address that contractURI() returned (ERC-7572); null where the index can't read it. Changes
 * the entity only.
 */
export function setContractUri(collection: Collection, rawUri: string): void {
  collection.metadata = null
  if (rawUri.length > MAX_DOCUMENT_LENGTH) return
  const uri = rawUri.trim()
  if (hasScheme(uri, DATA) || isDocument(uri)) {
    collection.metadata = contractMetadataId(collection.id)
    saveDataDocument(contractMetadataId(collection.id), hasScheme(uri, DATA) ? uri : UNENCODED + uri)
  } else {
    const file = requestFile(uri)
    if (file !== null) collection.metadata = file.document
  }
}

/**
 * Returns transaction id and path of an `ar://` address; null for any other address. graph-node resolves it against its
 * gateway's address as a browser resolves a link, so it must not be able to lead to another host.
 */
function arweavePath(address: string): string | null {
  // A longer address isn't kept, and the database can't keep ids of any length.
  if (!hasScheme(address, ARWEAVE) || address.length > MAX_URI_LENGTH) return null
  const path = address.slice(ARWEAVE.length)
  if (path.length < ARWEAVE_ID_LENGTH) return null
  if (path.length > ARWEAVE_ID_LENGTH && path.charCodeAt(ARWEAVE_ID_LENGTH) != 0x2f) return null
  for (let i = 0; i < path.length; i++) {
    const unit = path.charCodeAt(i)
    if (i < ARWEAVE_ID_LENGTH ? !isBase64Url(unit) : unit <= 0x20 || unit > 0x7e) return null
  }
  return path
}

function isBase64Url(unit: i32): boolean {
  const isLetter = (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
  return isLetter || (unit >= 0x30 && unit <= 0x39) || unit == 0x2d || unit == 0x5f
}
