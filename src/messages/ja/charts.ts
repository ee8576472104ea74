// Charts and exports.
import type { Translation } from '../message.ts'
import type { charts } from '../en/charts.ts'

export const texts: Translation<typeof charts> = {
  asTable: '{title}（表）',
  readOut: '{title}。矢印キーで1点ずつ読み上げます。下の表にも同じ数値があります。',
  chart: 'グラフ',
  export: '{table}をエクスポート',
  exportAs: '{table}を{format}でエクスポート',
  stop: '停止',
  exportFailed: 'ファイルを作成できませんでした。',
  rowsRead: '{count}行を読み込みました',
  rowsSaved: '{count}行を保存しました',
}
