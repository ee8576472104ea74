// A `Map` as a cache of the most recently used entries.

/** Returns the entry of a key, or adds what `make` returns. It becomes the most recent of at most `most` entries. */
export function getRecent<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  most: number,
  make: () => Value,
): Value {
  const value = map.get(key) ?? make()
  keepRecent(map, key, value, most)
  return value
}

/** Makes an entry the most recent, and drops the oldest until at most `most` are left. */
export function keepRecent<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of [...map.keys()].slice(0, -most)) map.delete(oldest)
}
