// Sanitizes names of collections and items: they are untrusted, so every name passes through here before it is shown.
import { itemsTexts } from '../messages/en/items.ts'
import { currentTranslate } from '../messages/translate.ts'
import { parseTokenId, shortTokenId } from './tokenId.ts'

/** Longest prefix of a name that is read; a longer name would only slow the page. */
const LONGEST = 200

/** Emoji sequences as Unicode defines them (UTS #51); they keep their joiners and selectors. */
const EMOJI =
  /\p{RI}{2}|[\d#*]\uFE0F\u20E3|\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}|\p{ExtPict}(?:\uFE0F|\p{EMod})?(?:\u200D\p{ExtPict}(?:\uFE0F|\p{EMod})?)*/u

/**
 * Invisible code points outside emoji sequences: bidi controls, zero-width and other ignorable characters, lone
 * surrogates and annotation marks. All bidi controls are default-ignorable. Source:
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const UNSEEN = new RegExp(`(${EMOJI.source})|[\\p{DI}\\p{Cs}\\uFFF9-\\uFFFB]`, 'gu')

/** Repeated spaces, line breaks and other control characters, and a blank that is not classified as a space. */
const SPACES = /[\s\u2800]{2,}|[\p{Cc}\u2028\u2029\u2800]/gu

/** Marks stacked higher than any script needs: two accents, or four signs of a script's own. */
const STACKS = /(\p{sc=Zinh}{2})\p{sc=Zinh}+|([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu

/** Signs that could be mistaken for the mark of a collection on this site's list: check marks, blue discs and stars. */
const BADGES = /[\u2611\u2705\u2713\u2714\u237B\u2B50🌟🎖🏅🔵🔷🔹💠🗸🗹]\uFE0F?/gu

/**
 * Untrusted text made safe for one line of the page: it has no invisible characters, does not change the direction of
 * the text beside it, and does not grow out of its line.
 */
export function plainText(text: string): string {
  // Repeats while characters are removed, because the remaining neighbors may combine into something to remove.
  for (let before = text; ;) {
    const after = before
      .replace(SPACES, ' ')
      .replace(UNSEEN, (_, emoji?: string) => emoji ?? '')
      .replace(STACKS, '$1$2')
      .trim()
    if (after === before) return after
    before = after
  }
}

/** An untrusted name, cleaned as by {@link plainText}, without signs that imitate a mark of this site. */
export function plainName(name: string | null | undefined): string {
  return plainText((name ?? '').slice(0, LONGEST).replace(BADGES, ''))
}

/** What a collection's name is read from. */
export interface NamedCollection {
  /** From the contract's name(). */
  readonly name: string | null
  /** The document of the contract's contractURI() (ERC-7572). */
  readonly metadata?: { readonly name: string | null } | null | undefined
}

/** A collection's own name: from its contract, or else from the document that the contract names. Empty for none. */
export const ownCollectionName = ({ name, metadata }: NamedCollection): string =>
  plainName(name) || plainName(metadata?.name)

/** A collection's name, or that it has none. */
export function collectionName(collection: NamedCollection): string {
  return ownCollectionName(collection) || currentTranslate()(itemsTexts.names.unnamedCollection)
}

/** A collection's name in exports, which are the same in every language: null if it has none. */
export function exportedCollectionName(shown: string): string | null {
  return shown === currentTranslate()(itemsTexts.names.unnamedCollection) ? null : shown
}

/**
 * An item's name from its metadata; otherwise its token id.
 * @param tokenId decimal digits, as on the wire
 * @throws InvalidTokenIdError
 */
export function tokenName(tokenId: string, metadata: { readonly name: string | null } | null): string {
  return plainName(metadata?.name) || `#${shortTokenId(parseTokenId(tokenId))}`
}
