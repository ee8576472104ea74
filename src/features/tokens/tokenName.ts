// What an item is called: by its metadata, else by its number.
import { parseTokenId, shortTokenId } from '../../domain/tokenId.ts'

/** @param tokenId decimal digits, as the wire carries them */
export function tokenName(tokenId: string, metadata: { readonly name: string | null } | null): string {
  return metadata?.name?.trim() || `#${shortTokenId(parseTokenId(tokenId))}`
}
