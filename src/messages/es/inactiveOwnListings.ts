// Why a listing can’t be bought now, by the reason’s code, where its seller reads it as what they did.
import type { Translation } from '../message.ts'
import type { inactiveOwnListings } from '../en/inactiveOwnListings.ts'

export const texts: Translation<typeof inactiveOwnListings> = {
  'not-held': 'No tienes el artículo ahora.',
  'approval-missing': 'Revocaste la aprobación para venderlo.',
}
