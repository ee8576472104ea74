// The indexer and the page have different versions of the schema.
import { catalog } from '../catalog.ts'

export const indexVersions = catalog('indexVersions', {
  indexOlder:
    'The indexer is older than this page, so it can’t answer this page’s queries. The site’s operator needs to deploy the current subgraph.',
  pageOlder:
    'This page is older than the indexer, so it can’t read its data. Reload the page. If that doesn’t help, the site’s operator needs to update the page.',
})
