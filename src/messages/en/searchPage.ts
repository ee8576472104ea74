// The search page.
import { catalog } from '../catalog.ts'

export const searchPage = catalog('searchPage', {
  title: 'Search',
  titleFor: 'Search: {text}',
  label: 'Collection, item, or address',
  placeholder: 'Name, number, trait, address, or ENS name',
  tooLong: 'Only the first {most} characters are used.',
  loading: 'Searching',
  failed: 'Couldn’t search',
  resultCount: '{count, plural, =0 {No results} one {# result} other {# results}}',
  firstCount: 'first {most}',
  empty: 'Nothing matches',
  emptyHint: 'No collection, trait, or item matches “{text}”. Check the spelling, or try a shorter word.',
  tooShort: 'Enter at least two characters',
  start: 'What are you looking for?',
  startHint:
    'Search for a collection by name, an item by name or number, a trait, or any address or ENS name.',
})
