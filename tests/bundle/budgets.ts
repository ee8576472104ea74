// The byte budgets of the built page.

/** Gzip, in thousands of bytes: every script that must arrive before the home page can be seen. */
export const FIRST_ROUTE_GZIP_KILOBYTES = 150

/** Source path of the home page's lazy module, as the manifest names it. */
export const HOME_MODULE = 'src/pages/home/HomePage.tsx'
