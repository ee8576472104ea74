// The indexer and the page have different versions of the schema.
import { catalog } from '../catalog.ts'

export const indexVersions = catalog('indexVersions', {
  indexOlder:
    'This site’s data service is older than this page, so nothing can be loaded. The site’s operator needs to update it.',
  pageOlder:
    'This page is older than the site’s data service, so it can’t read its data. Reload the page. If that doesn’t help, the site’s operator needs to update the page.',
})
