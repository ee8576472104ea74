// How much text is searched for; fields and addresses are cut there.

export const MAX_SEARCH_CHARACTERS = 120
