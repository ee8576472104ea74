// What listings and offers are called where they are named in a few words.
import type { Translation } from '../message.ts'
import type { orderNames } from '../en/orderNames.ts'

export const texts: Translation<typeof orderNames> = {
  bundle: '{item} و{count} أخرى',
  offerOnItem: '{price} مقابل {item}',
  offerOnCollection: '{price} مقابل أي عنصر من {collection}',
  offerOnTrait: '{price} مقابل عنصر من {collection} بسمة محددة',
}
