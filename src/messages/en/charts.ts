// Charts and exports.
import { catalog } from '../catalog.ts'

export const charts = catalog('charts', {
  asTable: '{title} as a table',
  readOut: '{title}. Use the arrow keys to read it point by point; the table below has the same figures.',
  chart: 'chart',
  export: 'Export {table}',
  exportAs: 'Export {table} as {format}',
  stop: 'Stop',
  exportFailed: 'Couldn’t make the file.',
  rowsRead: '{count, plural, one {# row read} other {# rows read}}',
  rowsSaved: '{count, plural, one {# row saved} other {# rows saved}}',
})
