// How long journeys wait for a fact before they say that it does not come.

/** In milliseconds. The index shows a block about a second after it is mined; a busy machine may take far longer. */
export const PATIENCE_MS = 30_000
