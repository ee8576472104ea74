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
  return onThisSite(pathname.slice(basenameAt(blockNumber).length) + search)
}

/** The path with one slash before it: with two, the browser would take what follows for another site. */
export function onThisSite(path: string): string {
  return path.replace(/^\/*/, '/')
}

/** The block that an address asks for; undefined for the site as it is now. */
export function blockOf(pathname: string): number | undefined {
  const digits = /^\/at\/(0|[1-9]\d{0,14})(?:\/|$)/.exec(pathname)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
