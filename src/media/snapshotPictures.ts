// Pictures of the page's snapshot: the site's own copies, examined when the snapshot was made.
import type { ExaminedPicture } from './pictures.ts'

/** By the address of the picture. Read while the snapshot is there, and it stays until these are shown. */
const copies = new Map<string, string>()
for (const image of document.querySelectorAll<HTMLImageElement>('#snapshot img')) {
  const address = image.getAttribute('src') ?? ''
  if (image.naturalWidth > 0) copies.set(image.dataset['source'] ?? address, address)
}

/** A picture that the browser has loaded already; undefined for others. */
export function snapshotPicture(source: string): ExaminedPicture | undefined {
  const url = copies.get(source)
  return url === undefined ? undefined : { kind: 'fine', url, apart: false, matches: false }
}

/** Forgets a copy that can't be loaded any more. */
export const forgetSnapshotPicture = (source: string): boolean => copies.delete(source)
