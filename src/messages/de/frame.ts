// The frame around every page: header, footer, status lines, and what stands in the place of a page.
import type { Translation } from '../message.ts'
import type { frameTexts } from '../en/frame.ts'

export const texts: Translation<typeof frameTexts> = {
  browserWallet: 'Browser-Wallet',
  connectWallet: 'Wallet verbinden',
  connect: 'Verbinden',
  skip: 'Zum Inhalt springen',
  home: '{site}, Startseite',
  mainNavigation: 'Hauptnavigation',
  explore: 'Entdecken',
  activity: 'Aktivität',
  cart: 'Warenkorb',
  menu: 'Menü',
  theme: 'Design',
  useDarkTheme: 'Dunkles Design verwenden',
  useLightTheme: 'Helles Design verwenden',
  footer: {
    terms: 'Nutzungsbedingungen',
    imprint: 'Impressum',
    contact: 'Kontakt',
    source: 'Quellcode',
    timeTravel: 'Zeitreise',
    licenses: 'Lizenzen',
    indexedTo: 'Stand: Block {block}',
    indexedToHint: 'Der neueste Block, den der Datendienst gelesen hat',
  },
  searchBox: {
    placeholder: 'Suchen',
    label: 'Kollektionen, Items und Adressen suchen',
  },
  siteSwitcher: {
    switch: '{site}: Website wechseln',
    others: 'Andere Websites',
  },
  languagePicker: {
    label: 'Sprache',
    failed: 'Diese Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
  },
  status: {
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
  },
  errors: {
    offline: 'Du bist offline',
    pageNotFetched: 'Diese Seite konnte nicht geladen werden',
    pageFailed: 'Diese Seite konnte nicht angezeigt werden',
    notStarted: 'Die App konnte nicht gestartet werden',
    notStartedHint: 'Etwas ist schiefgegangen, bevor etwas angezeigt werden konnte.',
    reload: 'Neu laden',
  },
  versions: {
    indexOlder:
      'Der Datendienst ist älter als diese Seite und kann daher nicht antworten. Der Betreiber der Website muss den aktuellen Subgraph bereitstellen.',
    pageOlder:
      'Diese Seite ist älter als der Datendienst und kann dessen Daten nicht lesen. Lade die Seite neu. Hilft das nicht, muss der Betreiber der Website die Seite aktualisieren.',
  },
  unusable: {
    unconfigured: 'Diese Website ist noch nicht eingerichtet',
    configure:
      'Schreibe <code>vitrine.config.json</code> mit <code>npm run setup</code>, führe dann <code>npm run configure</code> für die gebaute Seite aus und veröffentliche sie erneut.',
    oldBrowser: 'Dieser Browser ist zu alt',
    update:
      'Diese Website braucht mindestens Chrome oder Edge 120, Firefox 125 oder Safari 17.4. Aktualisiere diesen Browser, oder öffne die Seite in einem anderen.',
  },
}
