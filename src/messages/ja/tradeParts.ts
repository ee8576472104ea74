// What trade dialogs share.
import type { Translation } from '../message.ts'
import type { tradeParts } from '../en/tradeParts.ts'

export const texts: Translation<typeof tradeParts> = {
  close: '閉じる',
  retry: '再試行',
  inBackground: 'バックグラウンドで続行',
  seeChanges: '変更点を見る',
  startAgain: '最初からやり直す',
  checkAgain: 'もう一度確認',
  backToForm: 'フォームに戻る',
  changedPrice: '価格が表示後に変わりました。',
  changedQuantity: '数量が表示後に変わりました。',
  moreToWrap: '表示より多くのラップが必要になりました。',
  changedRoyalty: 'クリエイターロイヤリティが表示後に変わりました。',
  changedListings: '出品{count}件中{gone}件が購入できなくなりました。何も署名されていません。',
  reviewAgain: 'もう一度内容を確認してから判断してください。',
  checking: 'チェーンと照合中',
  checksPassed: 'チェーンとの照合{count}項目に合格',
  checkFailed: '照合に失敗：{check}',
  block: 'ブロック{block}',
  passed: '合格',
  doneBefore: '{done}ほかには何も送信していません。',
  seller: '売り手',
  royalty: 'クリエイターロイヤリティ',
  fee: 'マーケットプレイス手数料',
  otherRecipient: 'その他の受取人',
  networkFee: 'ネットワーク手数料（概算）',
  firstNetworkFee: '1回目のトランザクションの手数料（概算）',
  unknownFee: '不明',
  wrapping:
    '{token}が足りないため、まず{amount}をラップするよう、ウォレットで求められます。1 {coin}は1 {token}になります。',
  allowance: 'まず、{price}についてSeaportを承認するよう、ウォレットで求められます。',
  allowanceWithOffers:
    'まず、合計{total}についてSeaportを承認するよう、ウォレットで求められます。{price}はこの購入の分、残りは受付中のオファーが引き続き承諾されるための分です。',
  allowanceNext: '次に、{price}についてSeaportを承認するよう求められます。',
  allowanceNextWithOffers:
    '次に、合計{total}についてSeaportを承認するよう求められます。{price}はこの購入の分、残りは受付中のオファーが引き続き承諾されるための分です。',
  soldTogether: '{count, plural, =1 {#点} other {#点（まとめ売り）}}',
  acceptInstead: '代わりに承諾',
  acceptOfferInstead: '代わりに承諾：{offer}',
  atFirst: '開始時：{warning}',
  inTheEnd: '終了時：{warning}',
  farAbove:
    '{mark, select, listing {このアイテムの最安の出品（{price}）の{times}倍です。桁を確認してください。} offer {最高オファー（{price}）の{times}倍です。桁を確認してください。} floor {コレクションのフロア価格（{price}）の{times}倍です。桁を確認してください。} floors {フロア価格の合計（{price}）の{times}倍です。桁を確認してください。} other {直近の販売価格（{price}）の{times}倍です。桁を確認してください。}}',
  farAboveAtFirst:
    '{mark, select, listing {開始時はこのアイテムの最安の出品（{price}）の{times}倍です。桁を確認してください。} offer {開始時は最高オファー（{price}）の{times}倍です。桁を確認してください。} floor {開始時はコレクションのフロア価格（{price}）の{times}倍です。桁を確認してください。} floors {開始時はフロア価格の合計（{price}）の{times}倍です。桁を確認してください。} other {開始時は直近の販売価格（{price}）の{times}倍です。桁を確認してください。}}',
  ownOffers:
    '{count, plural, =1 {このアイテムへのあなたのオファー（{price}）がまだ有効です。あなたから購入した人は、その価格であなたに売り戻せます。} other {このアイテムへのあなたのオファー#件がまだ有効です（うち1件は{price}）。あなたから購入した人は、あなたに売り戻せます。}}',
  details: '{count, plural, other {詳細（#）}}',
  lessDetails: '詳細を隠す',
}
