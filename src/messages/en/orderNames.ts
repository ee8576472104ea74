// What listings and offers are called where they are named in a few words.
import { catalog } from '../catalog.ts'

export const orderNames = catalog('orderNames', {
  bundle: '{item} and {count} more',
  offerOnItem: '{price} for {item}',
  offerOnCollection: '{price} for any item of {collection}',
  offerOnTrait: '{price} for an item of {collection} with a trait',
})
