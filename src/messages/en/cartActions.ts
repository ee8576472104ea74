// Buttons that open the cart and the sweep, and those that add a listing to the cart.
import { catalog } from '../catalog.ts'

export const cartActions = catalog('cartActions', {
  add: 'Add {item} to cart',
  remove: 'Remove {item} from cart',
  full: 'Your cart is full: it holds {most} listings',
  open: '{count, plural, =0 {Cart} one {Cart, # listing} other {Cart, # listings}}',
  sweep: 'Sweep',
})
