// The wallet: connecting it, the account’s menu, and what a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletTexts } from '../en/wallet.ts'

export const texts: Translation<typeof walletTexts> = {
  connect: {
    title: 'Wallet verbinden',
    switchTitle: 'Netzwerk wechseln',
    lead: 'Deine Wallet verwahrt deine Items und signiert deine Trades. Beim Verbinden erfährt diese Website deine Adresse, sonst nichts.',
    waiting: 'Warten auf die Wallet',
    declined: 'In {wallet} abgelehnt. Wähle eine Wallet, um es erneut zu versuchen.',
    switchDeclined: 'In {wallet} abgelehnt.',
    noAnswer: '{wallet} hat unerwartet geantwortet. Versuche es erneut.',
    none: 'Keine Wallet in diesem Browser gefunden',
    noneHint:
      'Installiere eine Wallet, die EIP-6963 unterstützt, etwa MetaMask, Rabby oder Coinbase Wallet, und kehre auf diese Seite zurück. Die Wallet erscheint hier sofort. Auf dem Smartphone öffnest du diese Seite im Browser der Wallet.',
    phoneHint: 'Dieser Browser hat keine Wallet. Öffne diese Seite im Browser deiner Wallet:',
    openIn: 'In {wallet} öffnen',
    openInHint:
      'Ein Link öffnet die App der Wallet oder eine Seite, auf der du sie installieren kannst. Der Anbieter der Wallet sieht die Adresse dieser Seite.',
    scanCode:
      'Wallet auf dem Smartphone? Scanne diesen Code, um diese Seite dort zu öffnen, und verbinde dich im Browser deiner Wallet.',
    codeLabel: 'QR-Code mit der Adresse dieser Seite',
    wrongNetwork: '{wallet} ist im Netzwerk {chainId}. Diese Website nutzt {network}.',
    useAnother: 'Andere Wallet verwenden',
    switchTo: 'Zu {network} wechseln',
  },
  menu: {
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
  },
  errors: {
    notFound: 'Diese Wallet ist nicht mehr im Browser.',
    requestPending: 'Deine Wallet hat bereits eine offene Anfrage. Beantworte sie zuerst.',
    maybeSent:
      'Deine Wallet hat beim Senden einen Fehler gemeldet. Prüfe deine Wallet, bevor du es erneut versuchst.',
    networkChanged: 'Deine Wallet hat das Netzwerk gewechselt, daher wurde nichts signiert.',
    accountChanged: 'Deine Wallet hat das Konto gewechselt, daher wurde nichts signiert.',
    connectFailed: 'Die Wallet konnte keine Verbindung herstellen.',
    sendFailed: 'Die Wallet konnte diese Transaktion nicht senden.',
    switchAccountFailed: 'Die Wallet konnte das Konto nicht wechseln.',
    switchAccountInWallet:
      'Die Wallet kann das Konto nicht von hier aus wechseln. Wechsle es in der Wallet selbst.',
    switchNetworkFailed: 'Die Wallet konnte nicht zu {network} wechseln.',
  },
}
