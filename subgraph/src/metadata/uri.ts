// Stores a token's metadata address: the node fetches files on IPFS and Arweave, `data:` documents are read here, other
// addresses are only kept.
import { ArweaveMetadataFile, TokenMetadataFile } from '../../generated/templates'
import { Token } from '../../generated/schema'
import { MAX_DOCUMENT_LENGTH, MAX_URI_LENGTH } from '../constants'
import { ERC1155 } from '../entities/collection'
import { arweaveMetadataId, fileMetadataId, onChainMetadataId } from '../ids'
import { cleanTextOrNull } from '../text'
import { saveDataDocument, saveOversized } from './document'

const IPFS = 'ipfs://'
const DATA = 'data:'
const ARWEAVE = 'ar://'
/** A CIDv0 has 46 characters, a CIDv1 more. */
const MIN_CID_LENGTH = 46
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
  if (uri.startsWith(DATA)) storeDocument(token, uri)
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

function storeAddress(token: Token, uri: string): void {
  let address = uri
  // ERC-1155 metadata: {id} stands for the token id in 64 lower-case hexadecimal digits.
  if (token.standard == ERC1155) {
    address = uri.split('{id}').join(token.id.toHexString().slice(2 + 40))
  }
  token.uri = cleanTextOrNull(address, MAX_URI_LENGTH)
  const path = ipfsPath(address)
  const arweave = arweavePath(address)
  if (path !== null) {
    token.metadataPlace = 'IPFS'
    token.metadata = fileMetadataId(path)
    TokenMetadataFile.create(path)
  } else if (arweave !== null) {
    token.metadataPlace = 'ARWEAVE'
    token.metadata = arweaveMetadataId(arweave)
    ArweaveMetadataFile.create(arweave)
  } else if (token.uri !== null) {
    token.metadataPlace = 'ELSEWHERE'
  }
}

/**
 * Returns transaction id and path of an `ar://` address; null for any other address. graph-node resolves it against its
 * gateway's address as a browser resolves a link, so it must not be able to lead to another host.
 */
function arweavePath(address: string): string | null {
  if (!address.startsWith(ARWEAVE)) return null
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

/** Returns CID and path of an `ipfs://` address; null for any other address, or when the CID can't be one. */
function ipfsPath(address: string): string | null {
  if (!address.startsWith(IPFS)) return null
  let path = address.slice(IPFS.length)
  if (path.startsWith('ipfs/')) path = path.slice('ipfs/'.length)
  const slash = path.indexOf('/')
  const cidLength = slash < 0 ? path.length : slash
  if (cidLength < MIN_CID_LENGTH) return null
  for (let i = 0; i < path.length; i++) {
    const unit = path.charCodeAt(i)
    const isAlphanumeric =
      (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
    if (i < cidLength ? !isAlphanumeric : unit < 0x20 || unit > 0x7e) return null
  }
  return path
}
