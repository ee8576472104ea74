// The maximum length of a search; fields and URLs are truncated to it.

export const MAX_SEARCH_CHARACTERS = 120
