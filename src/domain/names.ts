// What collections and items are called, also where their contracts and documents do not say.
import { parseTokenId, shortTokenId } from './tokenId.ts'

/** A collection's name, as its contract gives it. */
export function collectionName({ name }: { readonly name: string | null }): string {
  return name?.trim() || 'Unnamed collection'
}

/**
 * An item's name, as its document gives it; else its number.
 * @param tokenId decimal digits, as the wire carries them
 * @throws InvalidTokenIdError
 */
export function tokenName(tokenId: string, metadata: { readonly name: string | null } | null): string {
  return metadata?.name?.trim() || `#${shortTokenId(parseTokenId(tokenId))}`
}
