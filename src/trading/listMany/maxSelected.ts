// The most items that can be selected at once: as many as fit in one transaction and a dialog.

export const MAX_CHOSEN = 50
