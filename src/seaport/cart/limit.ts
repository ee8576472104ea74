// The most listings that one transaction may buy; separate from the cart's code, which pages load only for a purchase.

/** More cart items than a block or a screen has room for; the call's gas grows with each. */
export const MAX_CART_ITEMS = 50
