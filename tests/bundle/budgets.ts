// The byte budgets of the built page.

/** Gzip, in thousands of bytes: every script that must load before the home page is visible. */
export const FIRST_ROUTE_GZIP_KILOBYTES = 175

/** Names of the scripts that home and a collection's pages start from, in the manifest. */
export const HOME_SCRIPT = 'HomePage'
export const COLLECTION_SCRIPT = 'CollectionItemsPage'
