// Replaces Map.groupBy, which Node 20 lacks.
export function groupBy<Row, Key>(
  rows: Iterable<Row>,
  getKey: (row: Row) => Key,
): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = getKey(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
