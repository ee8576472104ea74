// What keeps an order of the index from being traded at all.
import { catalog } from '../catalog.ts'

export const orderErrors = catalog('orderErrors', {
  malformed: 'This site returned an invalid order.',
  inexactFraction: 'This quantity doesn’t divide the order exactly.',
})
