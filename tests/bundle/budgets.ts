// The byte budgets of the built page.

/** Gzip, in thousands of bytes: every script that must load before the home page is visible. */
export const FIRST_ROUTE_GZIP_KILOBYTES = 175

/** Source path of the home page's lazy module, as the manifest names it. */
export const HOME_MODULE = 'src/pages/home/HomePage.tsx'

/** Name of the script that a collection's pages start from, as the manifest and vite.chunks.ts name it. */
export const COLLECTION_SCRIPT = 'collection'
