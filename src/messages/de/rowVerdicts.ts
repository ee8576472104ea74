// What a check found of one row of history.
import type { Translation } from '../message.ts'
import type { rowVerdicts } from '../en/rowVerdicts.ts'

export const texts: Translation<typeof rowVerdicts> = {
  verified: 'Gegen die Chain verifiziert',
  matched: 'Stimmt mit dem Beleg überein, dessen Zugehörigkeit zum Block nicht nachgewiesen werden konnte',
  contradicted: 'Von der Chain widerlegt: {contradictions}',
  replaced: 'Ihr Block wurde ersetzt, und der Indexer ist noch nicht gefolgt',
  unread: 'Nicht geprüft',
  shownDifferently: 'Nicht das Geprüfte: Diese Seite zeigt die Zeile anders',
}
