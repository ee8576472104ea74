// The search page.
import type { Translation } from '../message.ts'
import type { searchPage } from '../en/searchPage.ts'

export const texts: Translation<typeof searchPage> = {
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
}
