// Why the catalogue of a collection’s items can’t be used; the page then queries the indexer directly.
import { catalog } from '../catalog.ts'

export const catalogueErrors = catalog('catalogueErrors', {
  itemsUnread: 'Couldn’t read the items of the collection.',
  switching:
    'This site’s data keeps switching between versions of this collection, so its items can’t be read. Retry in a moment.',
  tooLarge:
    'This collection has more than {most} items, too many to read in a browser. The site answers instead, without counts beside the filters.',
  searchUnread: 'Couldn’t load the search data.',
})
