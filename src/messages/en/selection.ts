// Selecting several items or listings at once.
import { catalog } from '../catalog.ts'

export const selection = catalog('selection', {
  items: 'Select items',
  itemsForSale: 'Select items for sale',
  listings: 'Select listings',
  group: 'Selection',
  count: '{count} selected',
  countFull: '{count} selected, {most} at most',
  selectAll: 'Select all shown',
  clear: 'Clear selection',
  done: 'Done',
  select: 'Select {name}',
  notLoaded:
    'Some items in the range haven’t loaded, so they weren’t selected. Scroll past them, then select the range again.',
})
