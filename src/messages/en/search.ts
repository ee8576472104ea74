// Search: the list under the search box, and the search page.
import { catalog } from '../catalog.ts'

export const searchTexts = catalog('search', {
  collections: 'Collections',
  traits: 'Traits',
  items: 'Items',
  addresses: 'Addresses',
  tooShort: 'Type more of a name, number, or address.',
  matches: 'Matches',
  matchCount: '{count, plural, =0 {No matches} one {# match} other {# matches}}',
  correctedMatchCount:
    'Showing results for {corrected}. {count, plural, =0 {No matches} one {# match} other {# matches}}',
  corrected: 'No results for “{text}”. Showing results for {corrected}.',
  noAddress: 'No matching address on this site.',
  noMatch: 'No results for “{text}”. Try a shorter word, a number, or an address.',
  allResults: 'Enter for all results',
  recentWithHint: 'Recent searches; press Delete to remove one',
  recent: 'Recent',
  recentSearches: 'Recent searches',
  clearRecent: 'Clear recent searches',
  remove: 'Remove',
  nameLoading: 'Looking up {name}…',
  nameUnknown:
    '{name} doesn’t point to an account. Names that resolve off chain or through a parent name aren’t supported.',
  nameInvalid: '{name} isn’t a name that ENS allows.',
  nameElsewhere: '{name} looks like an ENS name, but this network has no ENS.',
  nameFailed: '{name} couldn’t be looked up. {reason}',
  nameFailedReason: 'Retry in a moment.',
  accountHere: 'Account at this address',
  itemCount: '{count, plural, one {# item} other {# items}}',
  traitOf: '{trait} · {collection}',
  vocabularyLoading: 'Spelling is corrected from the names and traits of {read} of {items} items so far.',
  // The search page.
  page: {
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
  },
})
