// How long journeys wait for an expected state before they fail.

/** In milliseconds. The index shows a block about a second after it is mined; a busy machine may take far longer. */
export const WAIT_TIMEOUT_MS = 30_000
