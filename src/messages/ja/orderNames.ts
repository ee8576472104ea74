// What listings and offers are called where they are named in a few words.
import type { Translation } from '../message.ts'
import type { orderNames } from '../en/orderNames.ts'

export const texts: Translation<typeof orderNames> = {
  bundle: '{item}、ほか{count}点',
  offerOnItem: '「{item}」に{price}',
  offerOnCollection: '「{collection}」の任意のアイテムに{price}',
  offerOnTrait: '「{collection}」の特定の特性を持つアイテムに{price}',
}
