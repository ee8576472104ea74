// Tidal Editions: works about the tide in several media, with their metadata documents.
import type { ContentShelf } from '../content.ts'
import type { Hex } from '../contracts.ts'

/** Puts the first `count` works on the shelf; the digest of each one's metadata, in the order of their token ids. */
export function composeEditions(shelf: ContentShelf, count: number): Hex[] {
  return Array.from({ length: count }, (_, index) => {
    const image = shelf.addUri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 ${index % 10}h10"/></svg>`)
    return shelf.add(JSON.stringify({ name: `Tide ${index + 1}`, description: '', image, attributes: [] })).digest
  })
}
