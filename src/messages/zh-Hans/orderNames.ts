// What listings and offers are called where they are named in a few words.
import type { Translation } from '../message.ts'
import type { orderNames } from '../en/orderNames.ts'

export const texts: Translation<typeof orderNames> = {
  bundle: '{item}等，另有{count}件',
  offerOnItem: '以{price}求购“{item}”',
  offerOnCollection: '以{price}求购“{collection}”的任意藏品',
  offerOnTrait: '以{price}求购“{collection}”中具有某一属性的藏品',
}
