// A `Map` as a cache of the most recently used entries.

/** Returns an entry, made if there is none, as the most recent one of at most `most`. */
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
