// Buttons that open the cart and the sweep, and those that add a listing to the cart.
import type { Translation } from '../message.ts'
import type { cartActions } from '../en/cartActions.ts'

export const texts: Translation<typeof cartActions> = {
  add: 'Añadir {item} al carrito',
  remove: 'Quitar {item} del carrito',
  full: 'Tu carrito está lleno: admite {most} listados',
  open: '{count, plural, =0 {Carrito} one {Carrito, # listado} other {Carrito, # listados}}',
  sweep: 'Sweep',
}
