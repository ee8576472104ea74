// Lines above the page when the wallet, the indexer, or the network needs attention.
import type { Translation } from '../message.ts'
import type { statusLines } from '../en/statusLines.ts'

export const texts: Translation<typeof statusLines> = {
  switchFailed: 'Deine Wallet konnte das Netzwerk nicht wechseln.',
  switchTo: 'Zu {network} wechseln',
  wrongNetwork:
    'Deine Wallet ist in einem anderen Netzwerk (Chain {chainId}). Wechsle zu {network}, um zu kaufen oder zu listen.',
  indexBehind:
    'Der Datendienst liegt {blocks, plural, one {# Block} other {# Blöcke}} hinter der Chain. Du siehst Block {block}.',
  nodeBehind:
    'Der Netzwerkzugang liegt {blocks, plural, one {# Block} other {# Blöcke}} hinter dem Datendienst, daher werden Käufe und Listings eventuell gegen Block {block} geprüft.',
  indexFailed:
    'Der Datendienst wurde bei Block {block} durch einen Fehler gestoppt. Neuere Ereignisse fehlen.',
  indexForked:
    'Der Datendienst ist auf einem anderen Fork der Chain als das Netzwerk. Meist erholt er sich innerhalb weniger Blöcke.',
  indexUnreachable:
    'Der Datendienst ist nicht erreichbar, daher wird diese Seite nicht aktualisiert. Neuer Versuch läuft …',
  offline: 'Du bist offline. Diese Seite wird aktualisiert, sobald du wieder verbunden bist.',
  chainUnreachable:
    'Das Netzwerk ist nicht erreichbar, daher kannst du gerade nicht kaufen oder listen. Stöbern geht weiterhin. Neuer Versuch …',
  wrongChain:
    'Der konfigurierte Netzwerkzugang bedient Chain {chainId}, nicht die Chain dieser Website. Du kannst nicht kaufen oder listen.',
  reload: 'Neu laden',
  chainReset:
    'Die lokale Chain wurde nach dem Öffnen dieser Seite zurückgesetzt. Lade die Seite neu, um die neue zu sehen.',
  clockBehind:
    'Die Uhr deines Geräts geht gegenüber dem Netzwerk {difference} nach. Die Zeiten auf dieser Seite richten sich nach dem Netzwerk.',
  clockAhead:
    'Die Uhr deines Geräts geht gegenüber dem Netzwerk {difference} vor. Die Zeiten auf dieser Seite richten sich nach dem Netzwerk.',
  dismiss: 'Ausblenden',
}
