// How many items may be chosen at once: what one transaction takes, and a dialog can still show.

export const MOST_CHOSEN = 50
