// What is wrong with the operator’s configuration; `field` is a path such as `network.rpcUrl`.
import type { Translation } from '../message.ts'
import type { configErrors } from '../en/configErrors.ts'

export const texts: Translation<typeof configErrors> = {
  notJson: 'vitrine.config.jsonは有効なJSONではありません。',
  notObjectAtAll: 'vitrine.config.jsonにはオブジェクトが必要です。',
  none: 'ページの設定がありません。',
  notObject: '{field}はオブジェクトでなければなりません。',
  missing: '{field}がありません。',
  notList: '{field}はリストでなければなりません。',
  notText: '{field}はテキストでなければなりません。',
  empty: '{field}を空にすることはできません。',
  notBoolean: '{field}はtrueまたはfalseでなければなりません。',
  notNumber: '{field}は数値でなければなりません。',
  notWhole: '{field}は整数でなければなりません。',
  tooSmall: '{field}は{least}以上でなければなりません。',
  tooLarge: '{field}は{most}以下でなければなりません。',
  notAddress: '{field}は有効なアドレスではありません。{reason}',
  notUrl: '{field}はhttps://で始まるURLでなければなりません。',
  notEndpoint: '{field}は/で始まるパスか、https://で始まるURLでなければなりません。',
  notSlug: '{field}に使えるのは小文字、数字、ハイフンのみです。',
  onlyResizers: "{field}には、画像以外のファイル用に、'{'width'}'を含まないゲートウェイが1つ以上必要です。",
  notPositive: '{field}は0より大きくなければなりません。',
  title: '設定エラー',
  heading: 'このサイトは正しく設定されていません',
  fix: '<code>vitrine.config.json</code>の<code>{field}</code>を修正し、サイトを公開し直してください。',
}
