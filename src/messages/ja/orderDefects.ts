// Why an order can never be filled here, by the index’s code. Each is a whole sentence that can stand alone.
import type { Translation } from '../message.ts'
import type { orderDefects } from '../en/orderDefects.ts'

export const texts: Translation<typeof orderDefects> = {
  MALFORMED_ITEM: '約定不可：Seaportが受け付けないアイテムを含む注文です。',
  WRONG_STANDARD: '約定不可：注文のトークン規格が間違っています。',
  ZERO_PRICE: '約定不可：価格が0です。',
  RISING_PRICE: 'ここでは購入不可：時間とともに価格が上がる注文です。',
  CHANGING_AMOUNT: 'ここでは約定不可：時間とともに量が変わる注文です。',
  NEVER_OPEN: '約定不可：終了が開始より前になっています。',
  NATIVE_OFFER: '承諾不可：Seaportが作成者から受け取れないネイティブコインによるオファーです。',
  UNLISTED_CURRENCY: 'ここでは約定不可：このサイトで取引していない通貨です。',
  UNKNOWN_CONDUIT: 'ここでは約定不可：このサイトが信頼していないコンジットを使う注文です。',
  OVER_FEE_CAP: 'ここでは約定不可：代金の4分の1を超える額が売り手以外のアカウントに渡ります。',
  RESTRICTED: 'ここでは約定不可：別のマーケットプレイスの許可が必要です。',
  OVERFLOW: '約定不可：量が大きすぎます。',
  UNSUPPORTED: 'ここでは約定不可：このサイトで取引していない種類の注文です。',
}
