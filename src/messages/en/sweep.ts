// The sweep: buying the cheapest listings of a collection.
import { catalog } from '../catalog.ts'

export const sweep = catalog('sweep', {
  title: 'Sweep cheapest listings',
  addToCart: 'Add to cart',
  buy: 'Buy',
  buyFor: 'Buy {count, plural, one {# item} other {# items}} for {price}',
  count: 'Number of items',
  slider: 'Number of items, as a slider',
  countRange: 'Enter a number from 1 to {most}.',
  maximum: 'Maximum price per item',
  anyPrice: 'Any price',
  currency: 'Currency',
  loading: 'Loading the cheapest listings',
  failed: 'Couldn’t load the cheapest listings',
  none: 'No listings in {currency}',
  noneHint: 'Select another currency, or come back later.',
  matching:
    '{count, plural, one {# item for sale matches your filters.} other {# items for sale match your filters.}}',
  matchingAtLeast: 'At least {count} items for sale match your filters.',
  noneMatching: 'No listings in {currency} match your filters',
  noneMatchingHint: 'Remove a filter or select another currency.',
  noneSoCheap: 'No listing is that cheap.',
  noneAvailable: 'None of these can be bought now.',
  fewer: '{count, plural, one {Only # item matches.} other {Only # items match.}}',
  cheapest:
    '{count, plural, one {The cheapest item priced in {currency}, excluding yours.} other {The # cheapest items priced in {currency}, excluding yours.}}',
  cheapestAvailable:
    '{count, plural, one {The cheapest item in {currency} that can be bought, excluding yours.} other {The # cheapest items in {currency} that can be bought, excluding yours.}}',
  leftOut: 'Left out: {reason}',
  include: 'Include {item}',
  cheapestOthers:
    '{count, plural, one {The cheapest item in {currency}, excluding yours and those that you left out.} other {The # cheapest items in {currency}, excluding yours and those that you left out.}}',
})
