// An account's approvals in force, and revoking one.
import type { Translation } from '../message.ts'
import type { approvals } from '../en/approvals.ts'

export const texts: Translation<typeof approvals> = {
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
  unread: '読み取れません。有効な可能性があります',
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
}
