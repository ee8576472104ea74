// The dialogs that cover, cancel, and pay for one’s own offers.
import type { Translation } from '../message.ts'
import type { offerFunds } from '../en/offerFunds.ts'

export const texts: Translation<typeof offerFunds> = {
  cover: 'Angebot decken',
  covered: 'Dein Angebot ist gedeckt',
  keep: 'Nicht jetzt',
  doCover: 'Decken',
  wrap: 'Wrappen',
  unwrap: 'Unwrappen',
  allow: 'Freigeben',
  coverUnread: 'Was diesem Angebot fehlt, konnte nicht von der Chain gelesen werden.',
  uncovered:
    'Niemand kann dein Angebot {offer} annehmen, solange dein Guthaben an {currency} oder die Freigabe für Seaport zu niedrig ist.',
  extent: 'Zu deckende Angebote',
  thisOffer: 'Dieses Angebot',
  allOffers: 'Alle {count} offenen Angebote',
  readingMissing: 'Fehlendes wird gelesen',
  youHave: 'Du hast',
  youHad: 'Du hattest',
  thisMayTake: 'Dieses Angebot kann beanspruchen',
  othersMayTake: 'Alle offenen Angebote können beanspruchen',
  allMayTake: 'Alle {count} offenen Angebote können beanspruchen',
  wrappedNow: 'Jetzt zu wrappen',
  allows: 'Seaport wird für insgesamt {amount} freigegeben, und nur für deine offenen Angebote.',
  wrapOrUnwrap: '{coin} wrappen oder unwrappen',
  done: 'Fertig',
  wrapped: 'Gewrappt',
  unwrapped: 'Unwrappt',
  balanceUnread: 'Dein Guthaben konnte nicht von der Chain gelesen werden.',
  wrapping:
    '{wrapped} ist {coin} in einer Form, in der Angebote möglich sind und bezahlt werden, eins zu eins.',
  direction: 'Richtung',
  fromTo: '{from} zu {to}',
  amountIn: 'Betrag in {currency}',
  all: 'Alles',
  allOfYour: 'Alle deine {currency}',
  readingBalance: 'Dein Guthaben wird gelesen',
  afterIt: 'Danach, vor Abzug der Netzwerkgebühr',
  offersUnread: 'Ob deine offenen Angebote diese {currency} brauchen, konnte nicht gelesen werden.',
  offersShort:
    '{count, plural, one {Dein offenes Angebot kann {sum} beanspruchen. Bleibt weniger übrig, kann es nicht vollständig angenommen werden.} other {Deine # offenen Angebote können {sum} beanspruchen. Bleibt weniger übrig, können nicht alle angenommen werden.}}',
  cancelAll: 'Alles stornieren',
  cancelOffers: '{count, plural, one {Angebot stornieren} other {# Angebote stornieren}}',
  canceled: 'Storniert',
  keepIt: '{count, plural, one {Behalten} other {Behalten}}',
  cancelFailed: 'Die Angebote konnten gerade nicht storniert werden.',
  cancelAllLead:
    'Das macht alle Listings und Angebote ungültig, die dieses Konto mit Seaport erstellt hat: alle hier gezeigten und alle auf anderen Websites. Sie können nicht wiederhergestellt werden. Items und Geld bleiben in deinem Konto. Es kostet eine Netzwerkgebühr.',
  cancelLead:
    '{count, plural, one {Danach kann dieses Angebot nicht mehr angenommen werden.} other {Danach können diese Angebote nicht mehr angenommen werden.}} Dein Geld bleibt in deinem Konto. Das Stornieren kostet eine Netzwerkgebühr.',
  wouldExpire: 'Würde ablaufen',
  yourAccount: 'Dein Konto',
  forItems: '{count, plural, one {Für ein Item von {collection}} other {Für # Items von {collection}}}',
  forTraitItems:
    '{count, plural, one {Für ein Item von {collection} mit {trait}} other {Für # Items von {collection} mit {trait}}}',
  forSomeTraitItems:
    '{count, plural, one {Für ein Item von {collection} mit einem Trait} other {Für # Items von {collection} mit einem Trait}}',
}
