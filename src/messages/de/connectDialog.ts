// The dialog that connects a wallet or switches its network.
import type { Translation } from '../message.ts'
import type { connectDialog } from '../en/connectDialog.ts'

export const texts: Translation<typeof connectDialog> = {
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
}
