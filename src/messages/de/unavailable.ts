// Why a listing in the cart can’t be bought now, beside the reasons of inactive listings.
import type { Translation } from '../message.ts'
import type { unavailable } from '../en/unavailable.ts'

export const texts: Translation<typeof unavailable> = {
  notIndexed: 'Der Datendienst hat dieses Listing nicht mehr.',
  own: 'Das ist dein eigenes Listing.',
  scheduled: 'Noch nicht zum Verkauf.',
  quantity: 'Nur {available} verfügbar.',
  notFillable: 'Der Datendienst führt es als inaktiv.',
}
