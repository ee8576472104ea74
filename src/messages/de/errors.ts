// What couldn’t be read, and what is wrong with an address, a hash, or an amount.
import type { Translation } from '../message.ts'
import type { errorsTexts } from '../en/errors.ts'

export const texts: Translation<typeof errorsTexts> = {
  indexer: {
    unreachable: 'Der Datendienst ist nicht erreichbar. Versuche es gleich erneut.',
    unexpected: 'Der Datendienst hat unerwartet geantwortet. Versuche es gleich erneut.',
    stopped: 'Der Datendienst wurde durch einen Fehler gestoppt und kann das nicht beantworten.',
    behind: 'Der Datendienst hat den angeforderten Block nicht.',
    refused: 'Der Datendienst konnte diese Anfrage nicht beantworten.',
    noHead: 'Der Datendienst gibt nicht an, welchen Block er erreicht hat.',
    listUnread: 'Der Datendienst hat eine unlesbare Liste geliefert. Versuche es gleich erneut.',
  },
  node: {
    'node-unavailable': 'Der Netzwerkzugang antwortet nicht. Versuche es gleich erneut.',
    'node-rate-limited': 'Der Netzwerkzugang begrenzt die Zahl der Aufrufe. Versuche es gleich erneut.',
    'node-refused': 'Der Netzwerkzugang hat die Antwort verweigert. Versuche es gleich erneut.',
    'malformed-reply': 'Der Netzwerkzugang hat eine unlesbare Antwort gegeben. Versuche es gleich erneut.',
    'wrong-chain':
      'Der Netzwerkzugang bedient eine andere Chain, daher kann derzeit nichts gehandelt oder verifiziert werden.',
  },
  responses: {
    tooLarge: 'Der Server hat zu viele Daten gesendet. Versuche es gleich erneut.',
  },
  itemSearch: {
    itemsUnread: 'Die Items der Kollektion konnten nicht gelesen werden.',
    switching:
      'Der Datendienst wechselt ständig zwischen Versionen dieser Kollektion, daher sind ihre Items nicht lesbar. Versuche es gleich erneut.',
    tooLarge:
      'Diese Kollektion hat mehr als {most} Items, zu viele für einen Browser. Stattdessen antwortet der Datendienst, ohne Zahlen neben den Filtern.',
    searchUnread: 'Die Suchdaten konnten nicht geladen werden.',
  },
  input: {
    address: 'Eine Adresse besteht aus 0x und 40 Zeichen aus 0–9 und a–f.',
    checksum: 'Diese Adresse enthält einen Tippfehler: Ihre Prüfsumme stimmt nicht.',
    tokenId: 'Eine Token-ID besteht nur aus den Ziffern 0 bis 9.',
    largeTokenId: 'Diese Token-ID ist größer, als eine Token-ID sein kann.',
    amount: 'Der Datendienst hat einen ungültigen Betrag geliefert.',
    unknown: 'Etwas ist schiefgegangen.',
  },
  hashes: {
    orderHash: 'Ein Order-Hash besteht aus 0x und 64 Zeichen aus 0–9 und a–f.',
    transactionHash: 'Ein Transaktions-Hash besteht aus 0x und 64 Zeichen aus 0–9 und a–f.',
  },
}
