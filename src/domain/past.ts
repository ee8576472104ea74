// A block as a moment that the whole site can be shown at, and the addresses that say so.

/** A block that stands, and the time that the chain gives it. */
export interface BlockMoment {
  readonly number: number
  readonly timestampSeconds: number
}

/** What every address of the site begins with while it is shown as of a block: `/at/1234`. */
export function basenameAt(blockNumber: number): string {
  return `/at/${blockNumber}`
}

/** Path and query of a page as it is now, from its address as of a block. */
export function pageNow(
  blockNumber: number,
  { pathname, search }: { pathname: string; search: string },
): string {
  // One slash: with two, the browser would take what follows for another site.
  return pathname.slice(basenameAt(blockNumber).length).replace(/^\/*/, '/') + search
}

/** The block that an address asks for; undefined for the site as it is now. */
export function blockOf(pathname: string): number | undefined {
  const digits = /^\/at\/(\d{1,15})(?:\/|$)/.exec(pathname)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
