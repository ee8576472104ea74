// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'Der Indexer ist nicht erreichbar. Versuche es gleich erneut.',
  unexpected: 'Der Indexer hat unerwartet geantwortet. Versuche es gleich erneut.',
  stopped: 'Der Indexer wurde durch einen Fehler gestoppt und kann das nicht beantworten.',
  behind: 'Der Indexer hat den angeforderten Block nicht.',
  refused: 'Der Indexer konnte diese Anfrage nicht beantworten.',
  noHead: 'Der Indexer gibt nicht an, welchen Block er erreicht hat.',
  listUnread: 'Der Indexer hat eine unlesbare Liste geliefert. Versuche es gleich erneut.',
}
