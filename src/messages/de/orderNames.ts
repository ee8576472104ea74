// What listings and offers are called where they are named in a few words.
import type { Translation } from '../message.ts'
import type { orderNames } from '../en/orderNames.ts'

export const texts: Translation<typeof orderNames> = {
  bundle: '{item} und {count} weitere',
  offerOnItem: '{price} für {item}',
  offerOnCollection: '{price} für ein beliebiges Item von {collection}',
  offerOnTrait: '{price} für ein Item von {collection} mit einem Trait',
}
