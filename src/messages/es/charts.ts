// Charts and exports.
import type { Translation } from '../message.ts'
import type { charts } from '../en/charts.ts'

export const texts: Translation<typeof charts> = {
  asTable: '{title}, en tabla',
  readOut: '{title}. Usa las flechas para leerlo punto por punto; la tabla de abajo tiene los mismos datos.',
  chart: 'gráfico',
  export: 'Exportar {table}',
  exportAs: 'Exportar {table} como {format}',
  stop: 'Detener',
  exportFailed: 'No se pudo crear el archivo.',
  rowsRead: '{count, plural, one {# fila leída} other {# filas leídas}}',
  rowsSaved: '{count, plural, one {# fila guardada} other {# filas guardadas}}',
}
