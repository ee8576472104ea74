// What keeps an order of the index from being traded at all.
import type { Translation } from '../message.ts'
import type { orderErrors } from '../en/orderErrors.ts'

export const texts: Translation<typeof orderErrors> = {
  malformed: 'データサービスから無効な注文が返されました。',
  inexactFraction: 'この数量では注文を割り切れません。',
}
