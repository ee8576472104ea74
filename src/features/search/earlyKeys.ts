// The keys that the reader presses before the search field is there: they may be meant for it.

let keys: KeyboardEvent[] = []
const keep = (event: KeyboardEvent) => void keys.push(event)

/** Starts with this code, which a page loads before it renders anything. */
export function recordEarlyKeys(): void {
  keys = []
  // Snapshots are rendered where there is no window.
  globalThis.addEventListener?.('keydown', keep)
}

/** The keys pressed until now, in order; later ones aren't kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', keep)
  const taken = keys
  keys = []
  return taken
}

recordEarlyKeys()
