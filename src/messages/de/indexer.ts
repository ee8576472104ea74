// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'Der Datendienst ist nicht erreichbar. Versuche es gleich erneut.',
  unexpected: 'Der Datendienst hat unerwartet geantwortet. Versuche es gleich erneut.',
  stopped: 'Der Datendienst wurde durch einen Fehler gestoppt und kann das nicht beantworten.',
  behind: 'Der Datendienst hat den angeforderten Block nicht.',
  refused: 'Der Datendienst konnte diese Anfrage nicht beantworten.',
  noHead: 'Der Datendienst gibt nicht an, welchen Block er erreicht hat.',
  listUnread: 'Der Datendienst hat eine unlesbare Liste geliefert. Versuche es gleich erneut.',
}
