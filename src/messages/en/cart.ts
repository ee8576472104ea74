// The cart.
import { catalog } from '../catalog.ts'

export const cart = catalog('cart', {
  title: 'Cart',
  empty: 'Your cart is empty',
  emptyHint:
    'Add listings from a collection or an item. They’re bought together, in as few transactions as possible.',
  clear: 'Clear cart',
  cleared: 'Cart cleared.',
  removed: '{item} removed.',
  undo: 'Undo',
  remove: 'Remove {item}',
  inCurrency: 'Listings in {currency}',
  count: '{count, plural, one {# listing} other {# listings}}',
  tooMany:
    'One transaction can buy up to {most} listings. Buy the first {most} now and the others afterward.',
  buyFor: 'Buy {count, plural, one {# item} other {# items}} for {price}',
  noneAvailable: 'None of these can be bought now.',
  missed:
    '{reason, select, bought {Someone else bought it first. You paid nothing for it.} canceled {Its seller canceled it first. You paid nothing for it.} expired {It expired first. You paid nothing for it.} other {It couldn’t be bought. You paid nothing for it.}}',
  declining: 'Declining price: this is about what it costs now.',
  quantityOf: 'Quantity of {item}',
  quantity: 'Quantity',
})
