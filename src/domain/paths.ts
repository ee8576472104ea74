// Every address inside the app, built in one place; `src/app/router.tsx` maps the same patterns.
import type { Address } from './address.ts'
import type { TokenId } from './tokenId.ts'

/** The patterns of the router, one for each page. */
export const ROUTES = {
  /** Collections with floor, volume and owners; recent sales; live listings. */
  home: '/',
  /** Every collection in the index, ranked. */
  collections: '/collections',
  /** The items of a collection; filters, sorting and text search are in the query string. */
  collection: '/collection/:collection',
  /** The history of a collection, newest first. */
  collectionActivity: '/collection/:collection/activity',
  /** A collection's floor, volume, sales, holders and depth, with the sales that rules flag. */
  collectionAnalytics: '/collection/:collection/analytics',
  /** Listings and offers for a collection's items, and offers on the collection and its traits. */
  collectionOffers: '/collection/:collection/offers',
  /** One item: media, traits, owners, price, listings, offers, provenance. */
  item: '/item/:collection/:tokenId',
  /** Items that an account holds. */
  account: '/account/:account',
  /** Listings of an account. */
  accountListings: '/account/:account/listings',
  /** The value of an account's items, their cost, and the account's gains. */
  accountPortfolio: '/account/:account/portfolio',
  /** The offers an account made, and those it could accept. */
  accountOffers: '/account/:account/offers',
  /** Operators that may move an account's items and money. */
  accountApprovals: '/account/:account/approvals',
  /** Activity of an account. */
  accountActivity: '/account/:account/activity',
  /** All activity on the site, newest first, by type. */
  activity: '/activity',
  /** The page that selects a block; its query string has the page to show as of that block. */
  timeTravel: '/at',
  /** Collections, items and accounts that match the text of the query string. */
  search: '/search',
} as const

export const homePath = (): string => ROUTES.home
export const collectionsPath = (): string => ROUTES.collections
export const activityPath = (): string => ROUTES.activity

/** @param page path and query of the page to show as of the selected block */
export function timeTravelPath(page: string): string {
  return `${ROUTES.timeTravel}?${new URLSearchParams({ page })}`
}

/** @param query the filters in the format of the page's own schema, without the question mark */
export function collectionPath(collection: Address, query = ''): string {
  return `/collection/${collection}${query === '' ? '' : `?${query}`}`
}

export function collectionAnalyticsPath(collection: Address): string {
  return `/collection/${collection}/analytics`
}

/** The element that explains flags and lists the flagged sales, on a collection's analytics page. */
export const FLAGGED_SALES_ID = 'flagged-sales'

export function flaggedSalesPath(collection: Address): string {
  return `${collectionAnalyticsPath(collection)}#${FLAGGED_SALES_ID}`
}

export function collectionActivityPath(collection: Address): string {
  return `/collection/${collection}/activity`
}

export function collectionOffersPath(collection: Address): string {
  return `/collection/${collection}/offers`
}

export function itemPath(collection: Address, tokenId: TokenId): string {
  return `/item/${collection}/${tokenId}`
}

export function accountPath(account: Address): string {
  return `/account/${account}`
}

export function accountPortfolioPath(account: Address): string {
  return `/account/${account}/portfolio`
}

export function accountListingsPath(account: Address): string {
  return `/account/${account}/listings`
}

export function accountOffersPath(account: Address): string {
  return `/account/${account}/offers`
}

export function accountApprovalsPath(account: Address): string {
  return `/account/${account}/approvals`
}

export function accountActivityPath(account: Address): string {
  return `/account/${account}/activity`
}

export function searchPath(text = ''): string {
  return text === '' ? ROUTES.search : `${ROUTES.search}?${new URLSearchParams({ q: text })}`
}
