// Refusals to cancel an order, by the refusal’s code, where the sentence for takers doesn’t fit. `kind` is listing or offer.
import type { Translation } from '../message.ts'
import type { cancelRefusals } from '../en/cancelRefusals.ts'

export const texts: Translation<typeof cancelRefusals> = {
  cancelled:
    '{kind, select, offer {Dieses Angebot ist bereits storniert.} other {Dieses Listing ist bereits storniert.}}',
  'already-sold':
    '{kind, select, offer {Dieses Angebot wurde bereits angenommen.} other {Dieses Listing ist bereits verkauft.}}',
  'counter-raised':
    '{kind, select, offer {Dieses Angebot wurde bereits zusammen mit deinen früheren storniert.} other {Dieses Listing wurde bereits zusammen mit deinen früheren storniert.}}',
  'other-item':
    '{kind, select, offer {Dieses Angebot gilt für etwas anderes, als die Seite zeigt.} other {Dieses Listing verkauft etwas anderes, als die Seite zeigt.}}',
  'price-differs':
    '{kind, select, offer {Dieses Angebot hat einen anderen Preis, als die Seite zeigt.} other {Dieses Listing hat einen anderen Preis, als die Seite zeigt.}}',
}
