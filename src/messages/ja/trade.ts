// What the dialogs of trades share, and approvals.
import type { Translation } from '../message.ts'
import type { tradeTexts } from '../en/trade.ts'

export const texts: Translation<typeof tradeTexts> = {
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
  errors: {
    orderMissing: 'データサービスにこの出品がなくなりました。ページを再読み込みしてください。',
    receiptMissing:
      'ネットワーク接続先にこの購入のレシートがまだありません。しばらくしてからもう一度お試しください。',
    alreadyClosed:
      'ネットワーク接続先によると、キャンセル対象の出品の1つはすでに終了していますが、データサービスでは受付中です。少し待ってからもう一度お試しください。',
    approvalMissing:
      'このダイアログで確認した後に、このコレクションに対するSeaportへの承認が取り消されました。',
    soldSince:
      '{left, plural, =0 {以前の出品は売り切れました。} other {以前の出品のうち、売れていないのは#点だけです。}}数量を確認してください。',
    traitContradiction: 'この特性を持つアイテムについて、データサービスの応答が矛盾しています。',
    offerAlreadyClosed:
      'チェーン上ではキャンセルするオファーはすでに終了していますが、このサイトではまだ受付中と表示されています。少し待ってからもう一度お試しください。',
    acceptedSince:
      '{left, plural, =0 {以前のオファーは承諾されました。} other {以前のオファーの一部が承諾され、残りは#点です。}}数量を確認してください。',
  },
  approvals: {
    loadFailed: '承認を読み取れませんでした',
    loading: 'チェーンから承認を読み取り中',
    none: '有効な承認はありません',
    noneHint:
      'このアカウントのアイテムや資金を動かせる人はいません。出品やオファーの際に与えた承認がここに表示され、取り消すことができます。',
    noneHintOfAccount: '取引のためにこのアカウントのアイテムや資金を動かせる人はいません。',
    intro:
      'このサイトのコレクションと通貨について、チェーンから読み取った最新の承認です。Seaportはここでの取引に使われるコントラクトで、あなたの注文を約定させる場合にのみアイテムを動かします。',
    cut: 'このアカウントの承認は多すぎるため、すべては確認できません。このサイト以外のコレクションの承認は、ここに表示されていない場合があります。',
    exported: '承認',
    title: '有効な承認',
    for: '対象',
    operator: 'オペレーター',
    action: '操作',
    tradesHere: 'このサイトで使用',
    readFailed: '読み取れません。有効な可能性があります',
    foreign: 'このサイトでは不使用',
    revoke: '取り消す',
    revokeFor: '「{subject}」の承認を取り消す',
    openSeaConduit: 'OpenSeaのコンジット',
    everyItem: 'すべてのアイテム',
    thisItem: 'このアイテム',
    anyAmount: '無制限',
    upTo: '{amount}まで',
    revokeTitle: '承認を取り消す',
    revoked: '承認を取り消しました',
    keep: '取り消さない',
    failed: '承認を取り消せませんでした。',
    stopsForeign: 'このコントラクトは一切動かせなくなります。アカウントから何かが失われることはありません。',
    stopsOffers:
      '再び承認するまで、この通貨による受付中のオファーは承諾されません。アカウントから何かが失われることはありません。',
    stopsListings:
      '再び承認するまで、これらのアイテムの出品は購入されません。アカウントから何かが失われることはありません。',
    stopsSomeOffers:
      '再び承認するまで、この通貨による受付中のオファー{count, plural, other {#}}件は承諾されません。再び承認すると、期限切れでなければ同じ条件で有効になります。アカウントから何かが失われることはありません。',
    stopsSomeListings:
      '再び承認するまで、あなたの出品{count, plural, other {#}}件は購入されません。再び承認すると、期限切れでなければ同じ条件で有効になります。アカウントから何かが失われることはありません。',
    tokenId: 'トークンID',
    canTake: '動かせる範囲',
    contract: 'コントラクト',
  },
}
