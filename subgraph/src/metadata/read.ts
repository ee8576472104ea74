// Reads the metadata addresses of several tokens in one call, where the chain has Multicall3, or of one token.
import { Address, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { ERC1155 as ERC1155Contract } from '../../generated/templates/ERC1155Collection/ERC1155'
import { ERC721 as ERC721Contract } from '../../generated/templates/ERC721Collection/ERC721'
import { Token } from '../../generated/schema'
import { MAX_DOCUMENT_LENGTH, multicall3, ERC1155 } from '../constants'
import { storeUri } from './uri'

/** Selectors of tokenURI(uint256) (EIP-721) and uri(uint256) (EIP-1155). */
const TOKEN_URI: u32 = 0xc87b56dd
const URI: u32 = 0x0e89341c
const SELECTOR_LENGTH = 4
const COLLECTION_LENGTH = 20
const TOKEN_ID_LENGTH = 32

/** The number of tokens, from the first one on, that were read, and whether the next one failed. */
class BatchResult {
  count: i32 = 0
  hasFailed: boolean = false
}

/**
 * Reads tokens of one collection in one call, and saves them. Stops at the first that fails, or when the text is as
 * long as one document may be, since decoding is work too.
 */
export function readUris(tokens: Array<Token>): BatchResult {
  const result = new BatchResult()
  if (tokens.length == 1) {
    result.hasFailed = !readUri(tokens[0])
    if (!result.hasFailed) result.count = 1
  }
  if (tokens.length < 2) return result
  const results = callTogether(tokens)
  let length = 0
  for (let i = 0; i < tokens.length; i++) {
    const uri = i < results.length ? decodeText(results[i]) : null
    result.hasFailed = uri === null
    if (uri === null || (i > 0 && length + uri.length > MAX_DOCUMENT_LENGTH)) return result
    length += uri.length
    storeUri(tokens[i], uri)
    result.count = i + 1
  }
  return result
}

/**
 * Records that the contract returned no metadata address. A previous address stays, because the token may have been
 * burned.
 */
export function markUnread(token: Token): void {
  if (token.uri !== null || token.metadata !== null || token.uriFailed) return
  token.uriFailed = true
  token.save()
}

/**
 * Returns pairs of success and return data, in the order of the tokens; none when Multicall3 is missing or the whole
 * call fails.
 */
function callTogether(tokens: Array<Token>): Array<ethereum.Tuple> {
  const calls = new Array<ethereum.Tuple>()
  for (let i = 0; i < tokens.length; i++) {
    const call = new ethereum.Tuple()
    call.push(ethereum.Value.fromAddress(Address.fromBytes(tokens[i].collection)))
    call.push(ethereum.Value.fromBoolean(true))
    call.push(ethereum.Value.fromBytes(callData(tokens[i])))
    calls.push(call)
  }
  const result = new Multicall3(multicall3()).tryAggregate(calls)
  if (result.reverted) return new Array<ethereum.Tuple>()
  const results = result.value[0].toTupleArray<ethereum.Tuple>()
  return results.length == tokens.length ? results : new Array<ethereum.Tuple>()
}

/** This class is written by hand, because the code that is generated for a list of tuples does not compile. */
class Multicall3 extends ethereum.SmartContract {
  constructor(address: Address) {
    super('Multicall3', address)
  }

  tryAggregate(calls: Array<ethereum.Tuple>): ethereum.CallResult<Array<ethereum.Value>> {
    const signature = 'aggregate3((address,bool,bytes)[]):((bool,bytes)[])'
    return this.tryCall('aggregate3', signature, [ethereum.Value.fromTupleArray(calls)])
  }
}

/** The call's one argument is the token's id, as its entity's id spells it. */
function callData(token: Token): Bytes {
  const data = new Bytes(SELECTOR_LENGTH + TOKEN_ID_LENGTH)
  store<u32>(data.dataStart, bswap<u32>(token.standard == ERC1155 ? URI : TOKEN_URI))
  memory.copy(data.dataStart + SELECTOR_LENGTH, token.id.dataStart + COLLECTION_LENGTH, TOKEN_ID_LENGTH)
  return data
}

/** Returns null when the call failed or returned no text. */
function decodeText(result: ethereum.Tuple): string | null {
  if (!result[0].toBoolean()) return null
  const decoded = ethereum.decode('string', result[1].toBytes())
  return decoded == null ? null : decoded.toString()
}

/** Reads one token in its own call, and saves it if the contract returns an address. Returns whether it did. */
export function readUri(token: Token): boolean {
  const address = Address.fromBytes(token.collection)
  const result =
    token.standard == ERC1155
      ? ERC1155Contract.bind(address).try_uri(token.tokenId)
      : ERC721Contract.bind(address).try_tokenURI(token.tokenId)
  if (result.reverted) return false
  storeUri(token, result.value)
  return true
}
