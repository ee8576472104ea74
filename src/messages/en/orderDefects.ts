// Why an order can never be filled here, by the index’s code. Each is a whole sentence that can stand alone.
import { catalog } from '../catalog.ts'

export const orderDefects = catalog('orderDefects', {
  MALFORMED_ITEM: 'Can’t be filled: the order contains an item that Seaport rejects.',
  WRONG_STANDARD: 'Can’t be filled: the order names the wrong token standard.',
  ZERO_PRICE: 'Can’t be filled: its price is zero.',
  RISING_PRICE: 'Can’t be bought here: its price rises with time.',
  CHANGING_AMOUNT: 'Can’t be filled here: its amount changes with time.',
  NEVER_OPEN: 'Can’t be filled: it ends before it starts.',
  NATIVE_OFFER: 'Can’t be accepted: it offers the native coin, which Seaport can’t take from the maker.',
  UNLISTED_CURRENCY: 'Can’t be filled here: this site doesn’t trade in its currency.',
  UNKNOWN_CONDUIT: 'Can’t be filled here: it uses a conduit that this site doesn’t trust.',
  OVER_FEE_CAP:
    'Can’t be filled here: more than a quarter of its price goes to accounts other than the seller.',
  RESTRICTED: 'Can’t be filled here: it needs the approval of another marketplace.',
  OVERFLOW: 'Can’t be filled: its amounts are too large.',
  UNSUPPORTED: 'Can’t be filled here: this site doesn’t trade orders of this kind.',
})
