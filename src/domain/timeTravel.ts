// Time travel: a block that the whole site can be shown as of, and its URLs.

/** A block of the chain and its timestamp. */
export interface BlockTime {
  readonly number: number
  readonly timestampSeconds: number
}

/**
 * The prefix of every path while the site is shown as of a block: `/at/1234`.
 * @param basePath the path under which the site is served, such as `/` or `/market/`
 */
export function basenameAt(blockNumber: number, basePath: string): string {
  return `${basePath}at/${blockNumber}`
}

/** The path and query of the same page as of now, without the site's base path. */
export function pageNow(
  blockNumber: number,
  { pathname, search }: { pathname: string; search: string },
  basePath: string,
): string {
  return toSitePath(pathname.slice(basenameAt(blockNumber, basePath).length) + search)
}

/** The path inside the site; the whole path for one that isn't below the site's. */
export function stripBasePath(pathname: string, basePath: string): string {
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname
}

/** The URL, on the site's origin, of a path inside the site. */
export function sitePathUrl(path: string, basePath: string): string {
  return basePath.slice(0, -1) + toSitePath(path)
}

/** A path with exactly one leading slash: a browser treats two as another host. */
export function toSitePath(path: string): string {
  return path.replace(/^\/*/, '/')
}

/** The block in a URL; undefined for the current site. */
export function parseAsOfBlock(pathname: string, basePath: string): number | undefined {
  if (!pathname.startsWith(basePath)) return undefined
  const digits = /^at\/(0|[1-9]\d{0,14})(?:\/|$)/.exec(pathname.slice(basePath.length))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
