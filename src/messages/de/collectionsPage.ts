// The page of all collections. Rankings are named by their code.
import type { Translation } from '../message.ts'
import type { collectionsPage } from '../en/collectionsPage.ts'

export const texts: Translation<typeof collectionsPage> = {
  title: 'Kollektionen',
  sortBy: 'Sortieren nach',
  volume: 'Nach Volumen',
  floor: 'Nach Floor',
  change: 'Nach Floor-Änderung',
  sales: 'Nach Verkäufen',
  listed: 'Nach Anteil zum Verkauf',
  owners: 'Nach Besitzern',
  items: 'Nach Items',
  period: 'Zeitraum',
  unknownRanking: 'Kollektionen lassen sich nicht nach „{text}“ sortieren.',
  unknownPeriod: 'Es gibt keinen Zeitraum „{text}“.',
  shown:
    'Sortiert nach {ranking, select, volume {Volumen} floor {Floor} change {Floor-Änderung} sales {Verkäufen} listed {Anteil zum Verkauf} owners {Besitzern} other {Items}}, Zeitraum: {period, select, 24h {24 Stunden} 7d {7 Tage} 30d {30 Tage} other {gesamt}}.',
  loading: 'Kollektionen werden geladen',
  loadFailed: 'Kollektionen konnten nicht geladen werden',
  figuresFailed: 'Die Zahlen dieses Zeitraums konnten nicht geladen werden',
  empty: 'Noch keine Kollektionen',
  emptyHint: 'Hier erscheinen Kollektionen, sobald eines ihrer Items erfasst ist.',
  emptyPast: 'Keine Kollektionen bei diesem Block',
  emptyPastHint: 'Die erste Kollektion wurde nach diesem Block erfasst.',
  note: '{span}. Stand: {time}. Der native Coin und sein Wrapped Token zählen eins zu eins; Beträge in anderen Währungen werden nie addiert: Der Floor gilt für die erste Währung der Website, in der die Kollektion gehandelt wird; das Volumen steht für jede, und Verkäufe werden in allen gezählt. Volumen und Verkäufe enthalten keine markierten Verkäufe. Die CSV enthält Volumen und Verkäufe in jeder Währung sowie die der markierten Verkäufe.',
  exported: 'Ranglisten',
}
