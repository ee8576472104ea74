// Why a listing can’t be bought now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveListings } from '../en/inactiveListings.ts'

export const texts: Translation<typeof inactiveListings> = {
  sold: 'Vendido.',
  canceled: 'Cancelado por el vendedor.',
  expired: 'Vencido.',
  restricted: 'Necesita la autorización de otro marketplace, así que no se puede comprar aquí.',
  'not-held': 'El vendedor no tiene el artículo ahora.',
  'approval-missing': 'El vendedor revocó la aprobación para venderlo.',
}
