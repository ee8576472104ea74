// Search: the list under the search box, and the search page.
import type { Translation } from '../message.ts'
import type { searchTexts } from '../en/search.ts'

export const texts: Translation<typeof searchTexts> = {
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
  vocabularyLoading:
    'スペルの修正には、これまでのところアイテム{items}点中{read}点の名前と特性を使っています。',
  page: {
    title: '検索',
    titleFor: '検索：{text}',
    label: 'コレクション、アイテム、アドレス',
    placeholder: '名前、番号、特性、アドレス、ENS名',
    tooLong: '最初の{most}文字のみを使用します。',
    loading: '検索中',
    failed: '検索できませんでした',
    resultCount: '{count, plural, =0 {結果なし} other {#件の結果}}',
    firstCount: '最初の{most}件',
    empty: '一致する結果はありません',
    emptyHint:
      '「{text}」に一致するコレクション、特性、アイテムはありません。スペルを確認するか、短い言葉をお試しください。',
    tooShort: '2文字以上入力してください',
    start: '何をお探しですか？',
    startHint: 'コレクションの名前、アイテムの名前や番号、特性、任意のアドレスやENS名で検索できます。',
  },
}
