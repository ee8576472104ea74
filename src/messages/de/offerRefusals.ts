// Refusals of offers, by the refusal’s code, where the sentence about listings doesn’t fit.
import type { Translation } from '../message.ts'
import type { offerRefusals } from '../en/offerRefusals.ts'

export const texts: Translation<typeof offerRefusals> = {
  'hash-mismatch':
    'Dieses Angebot ist nicht, was es vorgibt: Seine Bedingungen passen nicht zu seinem Order-Hash.',
  'not-published': 'Dieses Angebot wurde nie on-chain veröffentlicht.',
  cancelled: 'Der Käufer hat dieses Angebot storniert.',
  'already-sold': 'Dieses Angebot ist bereits ausgeführt.',
  'counter-raised': 'Der Käufer hat alle seine früheren Angebote storniert, auch dieses.',
  'unsupported-order': 'Diese Art von Angebot kann hier nicht angenommen werden.',
  'quantity-unavailable': 'Diese Menge kannst du nicht an dieses Angebot verkaufen.',
  'unknown-currency': 'Dieses Angebot zahlt in einer Währung, die diese Website nicht kennt.',
  'price-differs': 'Dieses Angebot zahlt nicht, was angezeigt wird.',
  'seller-unpaid': 'Dieses Angebot würde zu viel vom Preis an andere Konten als deines zahlen.',
  'not-started': 'Dieses Angebot hat noch nicht begonnen.',
  expired: 'Dieses Angebot ist abgelaufen.',
  'restricted-order':
    'Dieses Angebot braucht die Zustimmung eines anderen Marktplatzes und kann hier daher nicht angenommen werden.',
  'unknown-conduit': 'Dieses Angebot bewegt sein Geld über einen Vertrag, den diese Website nicht kennt.',
  'own-order': 'Das ist dein eigenes Angebot.',
  'expiry-past': 'Das Angebot würde enden, bevor es beginnt.',
  moneyMissing: 'Dir fehlen {missing}.',
  coinMissing: 'Dir fehlen {missing} und dazu die Netzwerkgebühr.',
  unwrapFirst:
    'Du hast dafür nicht genug {coin}, aber genug {token}. Entpacke zuerst mindestens {amount} und etwas mehr für die Netzwerkgebühr.',
}
