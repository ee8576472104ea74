// What listings and offers are called where they are named in a few words.
import type { Translation } from '../message.ts'
import type { orderNames } from '../en/orderNames.ts'

export const texts: Translation<typeof orderNames> = {
  bundle: '{item} y {count} más',
  offerOnItem: '{price} por {item}',
  offerOnCollection: '{price} por cualquier artículo de {collection}',
  offerOnTrait: '{price} por un artículo de {collection} con un rasgo',
}
