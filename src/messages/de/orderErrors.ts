// What keeps an order of the index from being traded at all.
import type { Translation } from '../message.ts'
import type { orderErrors } from '../en/orderErrors.ts'

export const texts: Translation<typeof orderErrors> = {
  malformed: 'Der Datendienst hat eine ungültige Order geliefert.',
  inexactFraction: 'Diese Menge teilt die Order nicht genau.',
}
