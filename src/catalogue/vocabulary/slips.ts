// What counts as a slip of the hand in a word.

/** Shorter words have no typing errors that could be told from another word. */
export const SHORTEST_MISTYPED = 4
/** One slip in four letters, two from six on. */
export const SLIPS = { fuzzy: 0.25, maxFuzzy: 2 } as const
