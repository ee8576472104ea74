// Charts and exports.
import type { Translation } from '../message.ts'
import type { charts } from '../en/charts.ts'

export const texts: Translation<typeof charts> = {
  asTable: '{title}（表格）',
  readOut: '{title}。使用方向键逐点读取；下方表格包含相同的数据。',
  chart: '图表',
  export: '导出{table}',
  exportAs: '将{table}导出为{format}',
  stop: '停止',
  exportFailed: '无法生成文件。',
  rowsRead: '已读取{count}行',
  rowsSaved: '已保存{count}行',
}
