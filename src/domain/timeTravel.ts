// Time travel: a block that the whole site can be shown as of, and its URLs.

/** A block of the chain and its timestamp. */
export interface BlockTime {
  readonly number: number
  readonly timestampSeconds: number
}

/** The prefix of every path while the site is shown as of a block: `/at/1234`. */
export function basenameAt(blockNumber: number): string {
  return `/at/${blockNumber}`
}

/** The path and query of the same page as of now. */
export function pageNow(
  blockNumber: number,
  { pathname, search }: { pathname: string; search: string },
): string {
  return toSitePath(pathname.slice(basenameAt(blockNumber).length) + search)
}

/** A path with exactly one leading slash: a browser treats two as another host. */
export function toSitePath(path: string): string {
  return path.replace(/^\/*/, '/')
}

/** The block in a URL; undefined for the current site. */
export function readAsOfBlock(pathname: string): number | undefined {
  const digits = /^\/at\/(0|[1-9]\d{0,14})(?:\/|$)/.exec(pathname)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
