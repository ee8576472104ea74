// How many listings one transaction may buy; apart from the cart's code, which pages need only when they buy.

/** More cart items than a block has room for, or a screen; the call's gas grows with each. */
export const MOST_CART_ITEMS = 50
