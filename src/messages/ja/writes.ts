// What transactions do: titles, steps, differences to what was shown, and what comes after them.
import type { Translation } from '../message.ts'
import type { writesTexts } from '../en/writes.ts'

export const texts: Translation<typeof writesTexts> = {
  buyItem: '「{item}」を購入',
  buyItems: '{count}点を購入',
  yours: '{count, plural, =1 {「{item}」を取得しました。} other {「{item}」を#点取得しました。}}',
  bundleYours: '「{items}」を取得しました。',
  itemsBought: '{count}点の購入が成功しました。',
  cancelAll: 'すべての出品とオファーをキャンセル',
  canceledAll: 'すべての出品とオファーをキャンセルしました。',
  cancelListing: '「{item}」の出品をキャンセル',
  canceledListing: '「{item}」の出品をキャンセルしました。',
  cancelListings: '{count}件の出品をキャンセル',
  canceledListings:
    '{count, plural, =1 {出品をキャンセルしました。} other {#件の出品をキャンセルしました。}}',
  cancelOffers: '{count, plural, =1 {オファーをキャンセル} other {#件のオファーをキャンセル}}',
  canceledOffers:
    '{count, plural, =1 {オファーをキャンセルしました。} other {#件のオファーをキャンセルしました。}}',
  makeOffer:
    '{aim, select, token {{quantity, plural, =1 {「{item}」にオファー} other {「{item}」#点にオファー}}} collection {{quantity, plural, =1 {「{collection}」の任意のアイテムにオファー} other {「{collection}」の任意のアイテム#点にオファー}}} other {{quantity, plural, =1 {「{trait}」を持つ「{collection}」の任意のアイテムにオファー} other {「{trait}」を持つ「{collection}」の任意のアイテム#点にオファー}}}}',
  madeOffer:
    '{aim, select, token {{quantity, plural, =1 {「{item}」へのオファーを出しました。} other {「{item}」#点へのオファーを出しました。}}} collection {{quantity, plural, =1 {「{collection}」の任意のアイテムへのオファーを出しました。} other {「{collection}」の任意のアイテム#点へのオファーを出しました。}}} other {{quantity, plural, =1 {「{trait}」を持つ「{collection}」の任意のアイテムへのオファーを出しました。} other {「{trait}」を持つ「{collection}」の任意のアイテム#点へのオファーを出しました。}}}}',
  acceptOffer: '「{item}」へのオファーを承諾',
  acceptedOffer: '「{item}」を販売しました。',
  coverOffers: '{currency}建てのオファーの資金を補充',
  coveredOffers: 'オファーの資金を補充しました。再び承諾できる状態です。',
  revoke: '「{subject}」の承認を取り消す',
  revoked: '「{subject}」の承認を取り消しました。',
  approve: '「{item}」の販売を承認',
  approved: '承認しました。承認がなかった出品は再び販売中になりました。',
  listItem: '「{item}」を出品',
  listed: '「{item}」を出品しました。',
  listedFrom: '「{item}」を出品しました。販売開始：{time}。',
  listedFor: '「{item}」を{buyer}限定で出品しました。',
  listedForFrom: '「{item}」を{buyer}限定で出品しました。販売開始：{time}。',
  listItems: '{count}点を出品',
  listedItems: '{count}点を出品しました。',
  listTogether: '{count}点をまとめて出品',
  listedTogether: '{count}点をまとめて出品しました。',
  changePrice: '「{item}」の価格を変更',
  changedPrice: '「{item}」を新しい価格で出品しました。',
  wrap: '{amount}をラップ',
  unwrap: '{amount}をアンラップ',
  wrapped: '{amount}を{currency}に交換しました。',
  changeOffer: 'オファーを変更',
  steps: {
    buy: '{count, plural, other {アイテムを購入}}',
    acceptOffer: 'オファーを承諾',
    publishOffer: 'オファーを公開',
    publishListings: '{count, plural, =1 {出品を公開} other {#件の出品を公開}}',
    cancelListings: '{count, plural, =1 {出品をキャンセル} other {#件の出品をキャンセル}}',
    cancelOffers: '{count, plural, =1 {オファーをキャンセル} other {#件のオファーをキャンセル}}',
    cancelOrders: '{count}件の注文をキャンセル',
    cancelAll: 'すべての出品とオファーをキャンセル',
    wrap: '{amount}をラップ',
    unwrap: '{amount}をアンラップ',
    wrapMissing: '不足分をラップ',
    wrapName: 'ラップ',
    wrapped: '不足分はラップされ、アカウントに残っています。',
    approvePrice: '代金についてSeaportを承認',
    approveOffer: 'オファーの承諾時に支払う代金についてSeaportを承認',
    approveOffers: 'いずれかのオファーの承諾時に支払う代金についてSeaportを承認',
    revokeEarlier: 'この通貨の仕様により、まず以前のより少額の承認を取り消す',
    allowanceRevoked: '以前の承認は取り消されました。',
    allowanceApproved: '代金についてSeaportが承認されました。',
    approveCollection: '販売時にこのコレクションの保有アイテムを動かせるよう、Seaportを承認',
    collectionApproved: '販売時にコレクションの保有アイテムを動かせるよう、Seaportが承認されました。',
    approveOperator: '販売時にこのコレクションの保有アイテムを動かせるよう、{operator}を承認',
    operatorApproved: 'コレクション1件について承認されました。',
    cancelOld: '元の価格の出品をキャンセル',
    cancelOldName: '出品をキャンセル',
    canceledOld: '元の出品はキャンセルされ、アイテムは現在販売されていません。',
    cancelOlder: '以前の出品をキャンセル',
    cancelOlderName: '出品をキャンセル',
    canceledOlder: '以前の出品はキャンセルされました。',
    revoke: '承認を取り消す',
    cancelOldOffer: '以前のオファーをキャンセル',
    cancelOldOfferName: 'オファーをキャンセル',
    canceledOldOffer: '以前のオファーはキャンセルされ、現在オファーはありません。',
  },
  differences: {
    stillApproved:
      'トランザクションは確定しましたが、コントラクトは{operator}が保有アイテムを転送できると答えています。コントラクトに組み込まれた承認は、ここでは取り消せません。',
    itemStillApproved:
      'トランザクションは確定しましたが、コントラクトは{operator}がこのアイテムを転送できると答えています。コントラクトに組み込まれた承認は、ここでは取り消せません。',
    notApproved:
      'トランザクションは確定しましたが、コントラクトは{operator}が保有アイテムを転送できないと答えています。ここでは販売できません。',
    allowanceLeft:
      'トランザクションは確定しましたが、コントラクトは{operator}が残高からこの通貨を使うことをまだ許可しています。',
    allowanceShort:
      'トランザクションは確定しましたが、コントラクトが{operator}に許可しているこの通貨の額は必要な額に足りません。',
    notCanceled:
      'トランザクションは確定しましたが、Seaportによると一部がキャンセルされていません。まだ約定する可能性があります。',
    counterUnchanged: 'トランザクションは確定しましたが、Seaportは出品とオファーをまだ有効と扱っています。',
    notPublished:
      'トランザクションは確定しましたが、Seaportによると一部の注文が有効ではありません。その注文は約定できません。',
    balanceOther:
      'トランザクションは確定しましたが、ラップ済みコインの残高がその額だけ変わっていません。もう一度試す前に確認してください。',
    notYours:
      'トランザクションは確定しましたが、コントラクトは#{tokenId}の所有者としてあなたを示していません。',
    notBuyers:
      'トランザクションは確定しましたが、コントラクトは#{tokenId}の所有者として購入者を示していません。',
  },
  next: {
    viewItem: 'アイテムのページを見る',
    viewItems: 'アイテムを見る',
    viewListings: '出品を見る',
    viewOffers: 'オファーを見る',
    viewPortfolio: 'ポートフォリオを見る',
    share: '「{item}」を共有',
    shared: 'リンクをコピーしました',
    shareFailed: 'リンクをコピーできませんでした',
  },
}
