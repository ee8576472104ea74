// How many listings one transaction may buy; apart from the basket's code, which pages need only when they buy.

/** More legs than a block has room for, or a screen; the call's gas grows with each. */
export const MOST_LEGS = 50
