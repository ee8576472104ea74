// What a search found: the list under the search box and the search page.
import type { Translation } from '../message.ts'
import type { search } from '../en/search.ts'

export const texts: Translation<typeof search> = {
  collections: 'コレクション',
  traits: '特性',
  items: 'アイテム',
  addresses: 'アドレス',
  tooShort: '名前、番号、アドレスをもう少し入力してください。',
  matches: '検索結果',
  matchCount: '{count, plural, =0 {一致なし} other {#件一致}}',
  correctedMatchCount:
    '「{corrected}」の結果を表示しています。{count, plural, =0 {一致なし} other {#件一致}}',
  corrected: '「{text}」の検索結果はありません。「{corrected}」の結果を表示しています。',
  noAddress: '一致する記録済みのアドレスはありません。',
  noMatch: '「{text}」の検索結果はありません。短い言葉、番号、アドレスをお試しください。',
  allResults: 'Enterですべての結果を表示',
  recentWithHint: '最近の検索（Deleteキーで削除）',
  recent: '最近',
  recentSearches: '最近の検索',
  clearRecent: '最近の検索をクリア',
  remove: '削除',
  nameLoading: '{name}を検索中…',
  nameUnknown: '{name}に対応するアカウントはありません。親の名前やサーバーが解決する名前は検索していません。',
  nameInvalid: '{name}はENSで使えない名前です。',
  nameElsewhere: '{name}はENS名のようですが、このネットワークにENSはありません。',
  nameFailed: '{name}を検索できませんでした。{reason}',
  nameFailedReason: 'しばらくしてからもう一度お試しください。',
  accountHere: 'このアドレスのアカウント',
  itemCount: '{count}点',
  traitOf: '{trait} · {collection}',
  unread: 'スペルの修正には、これまでのところアイテム{items}点中{read}点の名前と特性を使っています。',
}
