// The connected account in the header and the menu under it.
import type { Translation } from '../message.ts'
import type { accountMenu } from '../en/accountMenu.ts'

export const texts: Translation<typeof accountMenu> = {
  wrongNetwork: 'Falsches Netzwerk',
  walletWrongNetwork: 'Wallet: falsches Netzwerk',
  wallet: 'Wallet: {account}',
  walletReserved:
    'Wallet: {account}, {count, plural, one {# Listing für dich reserviert} other {# Listings für dich reserviert}}',
  reserved: 'Für dich reserviert: {count}',
  onNetwork: '{wallet}, im Netzwerk {chainId}',
  switchTo: 'Zu {network} wechseln',
  items: 'Meine Items',
  portfolio: 'Mein Portfolio',
  listings: 'Meine Listings',
  offers: 'Meine Angebote',
  copyAddress: 'Adresse kopieren',
  copyFailed: 'Der Browser hat das Kopieren der Adresse blockiert.',
  switchAccount: 'Konto wechseln',
  disconnect: 'Trennen',
  balances: 'Guthaben',
  balancesUnread: 'Guthaben konnten nicht gelesen werden',
  balanceUnknown: '{currency} unbekannt',
  failed: 'Etwas ist schiefgegangen',
  close: 'Schließen',
  noAnswer: 'Die Wallet hat unerwartet geantwortet. Versuche es erneut.',
}
