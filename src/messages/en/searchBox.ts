// The search box of the header, which is on every page.
import { catalog } from '../catalog.ts'

export const searchBox = catalog('searchBox', {
  placeholder: 'Search',
  label: 'Search collections, items, and addresses',
})
