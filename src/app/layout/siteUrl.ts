// The same page on another site of the operator, which serves another chain.
import { matchPath } from 'react-router'
import { collectionsPath, homePath, ROUTES } from '../../domain/paths.ts'

/** Parameters that name a contract of this chain, or amounts in its coin. */
const CHAIN_PARAMETERS = ['collection', 'currency', 'min', 'max']

const isBelow = (pattern: string, pathname: string) => matchPath(`${pattern}/*`, pathname) !== null

/**
 * The address of a page on another site.
 *
 * Accounts have the same address on every chain, so their pages stay. A contract doesn't: at its address the other
 * chain has another contract or none, so a collection's and an item's page become the list of collections. A block
 * number means another time there.
 *
 * @param siteUrl with or without a slash at its end
 * @param page the current page, without the path of this site
 */
export function siteUrl(
  siteUrl: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const parameters = new URLSearchParams(search)
  for (const name of CHAIN_PARAMETERS) parameters.delete(name)
  const isOfContract = isBelow(ROUTES.collection, pathname) || isBelow(ROUTES.item, pathname)
  const path = isOfContract ? collectionsPath() : isBelow(ROUTES.timeTravel, pathname) ? homePath() : pathname
  const query = path === pathname ? parameters.toString() : ''
  return siteUrl.replace(/\/*$/, '') + path + (query === '' ? '' : `?${query}`)
}
