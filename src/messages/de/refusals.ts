// Why nothing is signed, by the refusal’s code.
import type { Translation } from '../message.ts'
import type { refusals } from '../en/refusals.ts'

export const texts: Translation<typeof refusals> = {
  'order-malformed': 'Der Datendienst hat eine ungültige Order geliefert, sie wurde nicht verwendet.',
  'hash-mismatch':
    'Dieses Listing ist nicht, was es vorgibt: Seine Bedingungen passen nicht zu seinem Order-Hash.',
  'not-published': 'Dieses Listing wurde nie on-chain veröffentlicht.',
  cancelled: 'Der Verkäufer hat dieses Listing storniert.',
  'already-sold': 'Dieses Item ist bereits verkauft.',
  'counter-raised': 'Der Verkäufer hat alle seine früheren Listings storniert, auch dieses.',
  'other-item': 'Dieses Listing verkauft ein anderes Item als das angezeigte.',
  'unsupported-order': 'Diese Art von Listing kann hier nicht gekauft werden.',
  'reserved-order': 'Dieses Listing ist für jemand anderen reserviert.',
  'quantity-unavailable': 'Diese Menge kannst du von diesem Listing nicht kaufen.',
  'unknown-currency': 'Der Preis dieses Listings ist in einer Währung, die diese Website nicht kennt.',
  'price-differs': 'Der Preis des Listings ist nicht der angezeigte.',
  'seller-unpaid': 'Dieses Listing würde zu viel vom Preis an andere Konten als den Verkäufer zahlen.',
  'not-started': 'Dieses Listing hat noch nicht begonnen.',
  expired: 'Dieses Listing ist abgelaufen.',
  'restricted-order':
    'Dieses Listing braucht die Zustimmung eines anderen Marktplatzes und kann hier daher nicht gekauft werden.',
  'unknown-conduit': 'Dieses Listing bewegt das Item über einen Vertrag, den diese Website nicht kennt.',
  'own-order': 'Das ist dein eigenes Listing.',
  'seller-lost-item': 'Der Verkäufer besitzt dieses Item nicht mehr.',
  'approval-revoked': 'Der Verkäufer hat die Freigabe zum Verkauf dieses Items widerrufen.',
  'holding-unread': 'Aus dem Vertrag der Sammlung konnte nicht gelesen werden, wer dieses Item besitzt.',
  'balance-unread': 'Das Guthaben in dieser Währung konnte nicht gelesen werden.',
  'insufficient-funds': 'Dein Guthaben reicht dafür nicht aus.',
  'insufficient-network-fee': 'Du kannst den Preis zahlen, aber nicht zusätzlich die Netzwerkgebühr.',
  'protocol-unknown': 'Der Handelsvertrag in diesem Netzwerk ist nicht der erwartete.',
  'not-owner': 'Du besitzt dieses Item nicht.',
  'holds-too-few': 'So viele Einheiten besitzt du nicht.',
  'not-transferable':
    'Sein Vertrag lässt die Übertragung dieses Items nicht zu, daher könnte es niemand kaufen.',
  'not-maker': 'Nur das Konto, das ein Listing erstellt hat, kann es stornieren.',
  'expiry-past': 'Das Listing würde enden, bevor es beginnt.',
  'clock-ahead':
    'Die Uhr deines Geräts geht gegenüber dem neuesten Block des Netzwerks vor. Ein Listing, dessen Preis ab jetzt fällt, kann deshalb nicht veröffentlicht werden.',
  'shares-exceed-price': 'Creator-Royalty und Marktplatzgebühr würden von diesem Preis nichts übrig lassen.',
  'bidder-unfunded': 'Der Käufer kann dieses Angebot nicht mehr bezahlen.',
  'price-rises': 'Ein Listing kann nicht zu einem höheren Preis enden, als es beginnt.',
  'nothing-to-cancel': 'Nichts davon kann gerade storniert werden.',
  'nothing-to-allow': 'Diese Freigabe ist bereits erteilt.',
  'wrapping-short': 'Dein Guthaben ist zu niedrig.',
  'wrapping-leaves-no-fee': 'Für die Netzwerkgebühr bliebe zu wenig übrig.',
  'unwrapping-lacks-fee': 'Du hast nicht genug vom nativen Coin für die Netzwerkgebühr.',
  'wrapping-inexact':
    'Dieser Token steht nicht eins zu eins für den Coin, daher wurde nichts an deine Wallet gesendet.',
  'nothing-to-cover': 'Es gibt nichts zu ergänzen: Diese Angebote können bezahlt werden.',
  'approval-elsewhere':
    'Dieses Angebot wird über einen anderen Vertrag als Seaport bezahlt, und dieser ist für den Preis nicht freigegeben.',
  'nothing-to-revoke': 'Diese Freigabe gilt nicht mehr.',
  'nothing-left': 'Keines dieser Listings kann gerade gekauft werden.',
  'token-not-wanted': 'Dieses Angebot nimmt das angezeigte Item nicht an.',
  'trait-mismatch':
    'Dieses Angebot gilt laut eigener Angabe für einen Trait, nimmt aber die Items damit nicht an.',
  'trait-count-differs': 'Der Datendienst widerspricht sich bei der Zahl der Items mit diesem Trait.',
  'currency-inexact':
    'Zahlungen in dieser Währung kommen nicht so an, wie sie gesendet werden. Die angezeigten Beträge würden also nicht stimmen.',
  reverted: 'Das Netzwerk würde diese Transaktion ablehnen.',
}
