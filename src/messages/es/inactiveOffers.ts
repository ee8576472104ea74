// Why an offer can’t be accepted now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveOffers } from '../en/inactiveOffers.ts'

export const texts: Translation<typeof inactiveOffers> = {
  filled: 'Ejecutada.',
  canceled: 'Cancelada por el comprador.',
  expired: 'Vencida.',
  restricted: 'Necesita la autorización de otro marketplace.',
}
