// The dialogs in which a buyer confirms a purchase, of one listing or of several, and what came of it.
import type { Translation } from '../message.ts'
import type { purchase } from '../en/purchase.ts'

export const texts: Translation<typeof purchase> = {
  title: '購入',
  doneTitle: '購入しました',
  confirm: '確認して購入',
  buyFor: '{price}で購入',
  buyCountFor: '{count}点を{price}で購入',
  listingFailed: '出品をチェーンと照合できませんでした。しばらくしてからもう一度お試しください。',
  listingsFailed: '出品をチェーンと照合できませんでした。しばらくしてからもう一度お試しください。',
  checkingListing: '出品をチェーンと照合中',
  checkingListings: '出品をチェーンと照合中',
  checkingItems: '{count}点をチェーンと照合中',
  available: '{count}点購入可能、1点あたり{price}',
  availableInSteps: '{count}点購入可能、1点あたり{price}、{step}の倍数単位',
  lot: '{count}点はすべてまとめ売りで、個別には購入できません。',
  priceChanged: '価格が{from}から{to}に変わりました。',
  quantityChanged: '残り{count}点のみです。',
  changesTooFast: 'この出品は変化が速すぎて読み取れません。しばらくしてからもう一度お試しください。',
  lost: 'データサービスにこの出品がなくなりました。',
  leftOut: '除外：{reason}',
  someLeftOut: '出品{total}件中{count}件は購入できないため除外されます。この分の支払いはありません。',
  seller: '売り手',
  royalty: 'ロイヤリティ',
  youPay: '支払額',
  youPaid: '支払済みの額',
  paidIn: '{coin}と{token}で支払い',
  arrives: '受取先',
  items: '{count}点',
  allItems: '{count}点すべて',
  checked:
    '{count, plural, =1 {チェーンとの照合にすべて合格} other {#件すべてがチェーンとの照合に合格}}<at>ブロック{block}</at>',
  payments: '売り手{sellers}人への支払い',
  paymentsAndFees: '売り手{sellers}人への支払い、ロイヤリティと手数料{others}件',
  readingReceipt: 'レシートを読み取り中',
  receiptFailed: 'レシートを読み取れませんでした。',
  stillInCart: '購入できなかった出品はカートに残っています。',
  allBought: '{count, plural, =2 {2点とも購入しました。} other {#点すべて購入しました。}}',
  someBought: '{count}点中{bought}点を購入しました。',
  received:
    '{missing, plural, other {「{item}」{quantity}点中{received}点を受け取りました。残りの支払いはありません。}}',
  missed:
    '{reason, select, bought {ほかの人が先に「{item}」を購入しました。この分の支払いはありません。} canceled {「{item}」の売り手が先にキャンセルしました。この分の支払いはありません。} expired {「{item}」の出品が先に期限切れになりました。この分の支払いはありません。} other {「{item}」を購入できませんでした。この分の支払いはありません。}}',
  reactivates: '購入すると、以前の出品{count}件が再び有効になる可能性があります：',
  reactivatesMore: '購入すると、{count}件を超える以前の出品が再び有効になる可能性があります：',
  cancelFirst:
    '{count, plural, =1 {以前の出品を、先に別のトランザクションでキャンセルする} other {以前の出品#件を、先に別の1回のトランザクションでキャンセルする}}',
  cancelTheseFirst: '以前の出品のうち{count}件を、先に別の1回のトランザクションでキャンセルする',
}
