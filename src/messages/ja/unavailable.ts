// Why a listing in the cart can’t be bought now, beside the reasons of inactive listings.
import type { Translation } from '../message.ts'
import type { unavailable } from '../en/unavailable.ts'

export const texts: Translation<typeof unavailable> = {
  notIndexed: 'データサービスにこの出品がなくなりました。',
  own: 'これはあなたの出品です。',
  scheduled: 'まだ販売が開始していません。',
  quantity: '購入可能なのは{available}点のみです。',
  notFillable: 'データサービスが無効と判定しています。',
}
