// The control that checks an item's history against the chain. Steps are named by their code.
import type { Translation } from '../message.ts'
import type { verification } from '../en/verification.ts'

export const texts: Translation<typeof verification> = {
  title: 'Verifizierung',
  intro: 'Dieser Verlauf stammt vom Datendienst. Dein Browser kann jede Zeile davon gegen die Chain prüfen.',
  running: 'Dieser Verlauf wird gegen die Chain geprüft',
  failed: '<strong>Dieser Verlauf konnte nicht geprüft werden.</strong> {reason}',
  cancel: 'Abbrechen',
  verify: 'Verlauf verifizieren',
  again: 'Erneut verifizieren',
  save: 'Nachweis speichern',
  saveHint:
    'Eine Datei, die `npm run verify` aus diesem Projekt auf jedem Rechner und gegen jeden Node prüft, ohne Indexer',
  progress: 'Fortschritt der Prüfung',
  search: 'Die Chain wird nach Transfers durchsucht, die dem Indexer fehlen könnten',
  blocks: 'Belege werden gelesen und als Teil ihrer Blöcke nachgewiesen',
  orders:
    'Die Chain wird nach Listings, Angeboten und Stornierungen durchsucht, die dem Indexer fehlen könnten',
  'second-node': 'Die Blöcke werden mit einem zweiten RPC-Node verglichen',
  requests: '{count, plural, one {# Anfrage} other {# Anfragen}}',
  blocksRead: 'Block {done} von {total}, {count, plural, one {# Anfrage} other {# Anfragen}}',
  offline:
    'Du bist offline. Die Verifizierung braucht den Indexer und die Chain. Versuche es erneut, wenn du online bist.',
  unknownError: 'Etwas ist schiefgegangen. Versuche es gleich erneut.',
  itemGone: 'Der Indexer hat dieses Item nicht mehr.',
  tooLong: 'Der Verlauf dieses Items ist zu lang für die Prüfung.',
}
