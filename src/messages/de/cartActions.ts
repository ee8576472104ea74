// Buttons that open the cart and the sweep, and those that add a listing to the cart.
import type { Translation } from '../message.ts'
import type { cartActions } from '../en/cartActions.ts'

export const texts: Translation<typeof cartActions> = {
  add: '{item} in den Warenkorb',
  remove: '{item} aus dem Warenkorb entfernen',
  full: 'Dein Warenkorb ist voll: Er fasst {most} Listings',
  open: '{count, plural, =0 {Warenkorb} one {Warenkorb, # Listing} other {Warenkorb, # Listings}}',
  sweep: 'Sweep',
}
