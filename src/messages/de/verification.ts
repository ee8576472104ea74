// Checking an item’s history against the chain. Steps are named by their code.
import type { Translation } from '../message.ts'
import type { verificationTexts } from '../en/verification.ts'

export const texts: Translation<typeof verificationTexts> = {
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
  result: {
    reorganized:
      'Die Chain hat Blöcke ersetzt, und der Indexer ist noch nicht gefolgt. Versuche es gleich erneut.',
    'node-behind':
      'Der RPC-Node hat den neuesten Block des Indexers noch nicht erreicht oder liefert ihn nicht. Versuche es gleich erneut.',
    budget: 'Mehr zu prüfen bräuchte mehr Anfragen, als ein öffentlicher Node auf einmal erhalten sollte.',
    'no-search':
      'Der RPC-Node erlaubt keine Suche nach früheren Ereignissen, daher lassen sich fehlende Zeilen nicht finden.',
    'no-proof':
      'Die Belege stimmen überein, aber der RPC-Node hat zu wenig geliefert, um sie als Teil ihrer Blöcke nachzuweisen.',
    'nodes-disagree':
      'Zwei RPC-Nodes liefern verschiedene Blöcke auf derselben Höhe, daher ist derzeit auf keinen Verlass.',
    'other-chain':
      'Indexer und RPC-Node folgen verschiedenen Chains ohne gemeinsamen Block. Eine davon ist falsch, und diese Prüfung kann nicht zeigen, welche. Versuche einen anderen Node.',
    'no-holder': 'Der Vertrag gibt nicht an, wer das Item besitzt.',
    record: 'Die Aufzeichnung des Indexers reicht nicht weiter zurück.',
    complete: 'Vollständig und verifiziert',
    completeText:
      'Jede Zeile steht so auf der Chain, seit dem Mint fehlt kein Transfer oder Verkauf, und sie führen zum jetzigen Besitzer des Items.',
    upTo: 'Verifiziert bis Block {block}',
    upToText:
      'Jede Zeile ab dem Mint steht so auf der Chain. Seitdem wurde das Item {count, plural, one {#-mal} other {#-mal}} bewegt, was der Indexer noch nicht zeigt.',
    since: 'Verifiziert seit Block {block}',
    sinceTo: 'Verifiziert von Block {from} bis {to}',
    sinceText: 'Alles ab Block {block} steht so auf der Chain, und es fehlt kein Transfer. {reason}',
    mismatch: 'Indexer und Chain weichen voneinander ab',
    mismatchText: 'Die Prüfung ergab: {differences}. Verlass dich nicht auf diesen Verlauf.',
    contradictedRows:
      '{count, plural, one {# von der Chain widerlegte Zeile} other {# von der Chain widerlegte Zeilen}}',
    missingEvents:
      '{count, plural, one {# im Indexer fehlendes Ereignis der Chain} other {# im Indexer fehlende Ereignisse der Chain}}',
    otherHolder: 'ein anderer Inhaber als auf der Chain',
    incoherent: 'Der Vertrag widerspricht sich',
    incoherentText:
      'Der Indexer zeigt, was die Ereignisse des Vertrags besagen, aber sie führen nicht zu dem Inhaber, den der Vertrag nennt.',
    unchecked: 'Konnte nicht geprüft werden',
    notAsShown: 'Die Seite zeigt etwas anderes',
    notAsShownText:
      'Was gerade geprüft wurde, ist nicht, was diese Seite darüber und darunter zeigt. Lade die Seite neu. Bleibt es dabei, gibt der Indexer widersprüchliche Antworten.',
    checked: 'Was geprüft wurde',
    rows: '{verified} von {count, plural, one {# Zeile} other {# Zeilen}}: Vertrag, Ereignis, Beteiligte, Menge, Preis, Zeit und Block stimmen mit dem Log auf der Chain überein, und der Beleg ist als Teil seines Blocks nachgewiesen.',
    notSearched: 'Die Chain konnte nicht nach Transfers durchsucht werden, die dem Indexer fehlen.',
    searched:
      'Nach allen Transfers auf der Chain von Block {from} bis {to} wurde gesucht{standard, select, ERC1155 {, unter denen der ganzen Kollektion} other {}}, ebenso nach den zugehörigen Verkäufen.',
    ordersNotSearched:
      'Nach Listings, Angeboten und Stornierungen, die dem Indexer fehlen könnten, wurde nicht gesucht. Die angezeigten wurden geprüft.',
    ordersFromRecord:
      'Nach Listings und Angeboten für dieses Item und ihren Stornierungen wurde ab Block {block} gesucht, wo die Aufzeichnung beginnt.{missing, select, none { Es fehlt nichts.} other {}}',
    ordersFromBlock:
      'Nach Listings und Angeboten für dieses Item sowie Stornierungen von diesen und den verifizierten wurde ab Block {block} gesucht.{missing, select, none { Es fehlt nichts.} other {}} Die angezeigten von davor wurden geprüft, gesucht wurde dort aber nicht.',
    ownersMatch: 'Die Transfers führen von einem Besitzer zum nächsten, bis zu dem, den der Vertrag nennt.',
    balancesMatch: 'Die Transfers ergeben in Summe, was jeder Inhaber laut Vertrag besitzt.',
    agrees: 'Ein zweiter RPC-Node hat dieselben Blöcke.',
    'not-called':
      'Die Blöcke stammen von einem einzigen RPC-Node. Diese Website hat keinen zweiten zum Vergleichen.',
    silent: 'Ein zweiter RPC-Node wurde nach seinen Blöcken gefragt, hat aber nicht alle geliefert.',
    disagrees: 'Ein zweiter RPC-Node hat andere Blöcke.',
    newer:
      '{count, plural, one {# Transfer ist neuer als der neueste Block des Indexers. Er wird bald angezeigt.} other {# Transfers sind neuer als der neueste Block des Indexers. Sie werden bald angezeigt.}}',
    requests: '{count, plural, one {# Anfrage} other {# Anfragen}} an das Netzwerk, Stand Block {block}.',
    differences: 'Wo Indexer und Chain abweichen',
    problem: 'Problem',
    missing: 'Auf der Chain, fehlt aber im Indexer',
    noAccount: 'niemand',
    otherOwner: 'Der Indexer nennt als Besitzer {indexed}, auf der Chain ist es {found}.',
    otherQuantity: 'Der Indexer zeigt für {account} die Menge {indexed}, auf der Chain ist es {found}.',
  },
  rows: {
    verified: 'Gegen die Chain verifiziert',
    matched: 'Stimmt mit dem Beleg überein, dessen Zugehörigkeit zum Block nicht nachgewiesen werden konnte',
    contradicted: 'Von der Chain widerlegt: {contradictions}',
    replaced: 'Ihr Block wurde ersetzt, und der Indexer ist noch nicht gefolgt',
    unread: 'Nicht geprüft',
    shownDifferently: 'Nicht das Geprüfte: Diese Seite zeigt die Zeile anders',
  },
  contradictions: {
    block: 'ihr Block gehört nicht zur Chain',
    transaction: 'ihr Block enthält keine solche Transaktion',
    log: 'die Transaktion enthält kein solches Ereignis für dieses Item',
    emitter: 'ein anderer Vertrag hat das Ereignis ausgelöst',
    type: 'es war eine andere Art von Ereignis',
    from: 'es kam von einem anderen Konto',
    to: 'es ging an ein anderes Konto',
    quantity: 'die Menge ist eine andere',
    price: 'der Preis ist ein anderer',
    'unit price': 'der Stückpreis ist ein anderer',
    currency: 'die Währung ist eine andere',
    order: 'sie gehört zu einer anderen Order oder zu keiner',
    'items sold together': 'es wurde eine andere Anzahl von Items zusammen verkauft',
    time: 'es geschah zu einer anderen Zeit',
    place: 'sie steht an falscher Stelle oder doppelt da',
  },
  errors: {
    notJson: 'Das ist keine JSON-Datei.',
    notBundle: 'Das ist keine Nachweisdatei.',
    unknownVersion: 'Diese Version von Nachweisdateien wird nicht unterstützt.',
    damaged: 'Diese Nachweisdatei ist beschädigt.',
    unreadable: 'Der RPC-Node hat eine unlesbare Antwort gesendet.',
    otherBlocks: 'Der RPC-Node hat Ereignisse aus Blöcken geliefert, die nicht angefragt waren.',
    otherBlock: 'Der RPC-Node hat einen anderen Block als den angefragten geliefert.',
    header: 'Der RPC-Node hat einen unlesbaren Block-Header gesendet.',
    budget: 'Die Prüfung bräuchte mehr Anfragen, als ihre Grenze erlaubt.',
    silent: 'Der RPC-Node antwortet nicht oder begrenzt die Zahl der Anfragen.',
    noNode: 'Es ist kein RPC-Node konfiguriert.',
    otherChain: 'Der RPC-Node bedient eine andere Chain als die dieses Verlaufs.',
    stopped: 'Die Prüfung wurde unerwartet beendet. Versuche es gleich erneut.',
    failed: 'Etwas ist schiefgegangen. Versuche es gleich erneut.',
  },
}
