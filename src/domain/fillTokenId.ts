// Fills the token id into addresses of a metadata document, which several tokens may share. Source: ERC-1155, "Metadata":
// {id} in any URI of the document stands for the token id in 64 lower-case hexadecimal digits.

/** `{id}`, also as an address that was encoded as a whole writes it. */
const TEMPLATE = /\{id\}|%7Bid%7D/g
/** A document, a drawing or a page in place of an address; its braces may be its own. */
const CONTENT = /^\s*(?:data:|<)/i
const COLLECTION_LENGTH = 42

/**
 * The address for one token, whatever its standard: no address may have braces otherwise.
 * @param uri null for none
 * @param id the token's entity id, or its token id in decimal digits
 * @throws SyntaxError for a token id that isn't a number
 */
export function fillTokenId(uri: string | null | undefined, id: string): string | null {
  if (uri === null || uri === undefined || CONTENT.test(uri)) return uri ?? null
  const digits = id.startsWith('0x') ? id.slice(COLLECTION_LENGTH) : BigInt(id).toString(16).padStart(64, '0')
  return uri.replace(TEMPLATE, digits)
}
