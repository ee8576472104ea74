// What pages of an item or a collection say where there is no such collection.
import { catalog } from '../catalog.ts'

export const collectionNotFound = catalog('collectionNotFound', {
  page: 'Not found',
  title: 'Collection not found',
  titlePast: 'Collection not found at this block',
  hint: 'This site has no data for {address}. It may be an account rather than a contract, or a collection that was never traded here.',
  itemHint: 'This site has no data for {address}, so it doesn’t know this item either.',
  pastHint: 'As of block {block}, this site had no data for {address}. It may have come later.',
  all: 'See all collections',
  badAddress: 'This isn’t a collection address',
  badAddressHint:
    'An address is 0x followed by 40 characters from 0–9 and a–f. This one is mistyped or cut short.',
})
