// Charts and exports.
import type { Translation } from '../message.ts'
import type { charts } from '../en/charts.ts'

export const texts: Translation<typeof charts> = {
  asTable: '{title} als Tabelle',
  readOut: '{title}. Mit den Pfeiltasten Punkt für Punkt lesen; die Tabelle darunter zeigt dieselben Werte.',
  chart: 'Diagramm',
  export: '{table} exportieren',
  exportAs: '{table} als {format} exportieren',
  stop: 'Stoppen',
  exportFailed: 'Die Datei konnte nicht erstellt werden.',
  rowsRead: '{count, plural, one {# Zeile gelesen} other {# Zeilen gelesen}}',
  rowsSaved: '{count, plural, one {# Zeile gespeichert} other {# Zeilen gespeichert}}',
}
