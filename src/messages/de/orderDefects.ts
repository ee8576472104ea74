// Why an order can never be filled here, by the index’s code. Each is a whole sentence that can stand alone.
import type { Translation } from '../message.ts'
import type { orderDefects } from '../en/orderDefects.ts'

export const texts: Translation<typeof orderDefects> = {
  MALFORMED_ITEM: 'Nicht ausführbar: Die Order enthält ein Item, das Seaport ablehnt.',
  WRONG_STANDARD: 'Nicht ausführbar: Die Order nennt den falschen Token-Standard.',
  ZERO_PRICE: 'Nicht ausführbar: Der Preis ist null.',
  RISING_PRICE: 'Hier nicht kaufbar: Der Preis steigt mit der Zeit.',
  CHANGING_AMOUNT: 'Hier nicht ausführbar: Die Menge ändert sich mit der Zeit.',
  NEVER_OPEN: 'Nicht ausführbar: Die Order endet, bevor sie beginnt.',
  NATIVE_OFFER:
    'Kann nicht angenommen werden: Geboten wird der native Coin, den Seaport nicht vom Ersteller abbuchen kann.',
  UNLISTED_CURRENCY: 'Hier nicht ausführbar: Diese Website handelt nicht in der Währung der Order.',
  UNKNOWN_CONDUIT: 'Hier nicht ausführbar: Die Order nutzt einen Conduit, dem diese Website nicht vertraut.',
  OVER_FEE_CAP:
    'Hier nicht ausführbar: Mehr als ein Viertel des Preises geht an andere Konten als den Verkäufer.',
  RESTRICTED: 'Hier nicht ausführbar: Die Order braucht die Zustimmung eines anderen Marktplatzes.',
  OVERFLOW: 'Nicht ausführbar: Die Beträge sind zu groß.',
  UNSUPPORTED: 'Hier nicht ausführbar: Diese Website handelt keine Orders dieser Art.',
}
