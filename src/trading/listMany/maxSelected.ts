// How many items can be selected at once: as many as fit in one transaction and a dialog.

export const MAX_SELECTED = 50
