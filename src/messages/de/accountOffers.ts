// The offers that an account made, and those that it could accept.
import type { Translation } from '../message.ts'
import type { accountOffers } from '../en/accountOffers.ts'

export const texts: Translation<typeof accountOffers> = {
  paidIn: 'Angebote in {wrapped} werden mit gewrapptem {coin} bezahlt, eins zu eins.',
  received: 'Erhaltene Angebote',
  made: 'Abgegebene Angebote',
  exportedReceived: 'Erhaltene Angebote',
  exportedMade: 'Abgegebene Angebote',
  loading: 'Angebote werden geladen',
  loadFailed: 'Angebote konnten nicht geladen werden',
  showMore: 'Mehr Angebote anzeigen',
  noneMade: 'Keine offenen Angebote. Hier erscheinen deine Angebote für Items, Kollektionen und Traits.',
  noneMadeByAccount: 'Dieses Konto hat keine offenen Angebote.',
  noneReceived: 'Noch keine Angebote für deine Items.',
  noneReceivedByAccount: 'Noch keine Angebote für die Items dieses Kontos.',
  receivedCut:
    'Nur Angebote für die ersten {count} Items werden angezeigt. Die übrigen stehen auf den Seiten der Items.',
  cancelSelected: '{count, plural, one {# Angebot stornieren} other {# Angebote stornieren}}',
  cancelEverything: 'Alles stornieren',
  select: 'Angebot auswählen: {offer}',
  compared:
    '{mark, select, listing {{side, select, below {{share} unter dem günstigsten Listing des Items} above {{share} über dem günstigsten Listing des Items} other {So viel wie das günstigste Listing des Items}}} other {{side, select, below {{share} unter dem Floor-Preis} above {{share} über dem Floor-Preis} other {So viel wie der Floor-Preis}}}}',
  qualify: '{count, plural, one {# deiner Items passt} other {# deiner Items passen}}',
  qualifyOfAccount: '{count, plural, one {# Item dieses Kontos passt} other {# Items dieses Kontos passen}}',
  outbid: 'Um {difference} überboten. Bestes Angebot: {price}',
  higherFailed: 'Es konnte nicht geprüft werden, ob andere mehr bieten.',
  higherUnchecked: 'Es gibt zu viele Angebote, um alle zu prüfen. Ein höheres fehlt hier möglicherweise.',
}
