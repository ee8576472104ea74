// Splits lists for requests that take only so many at once.

/** The items in parts of at most `size`, in order; none without items. */
export function splitIntoChunks<Item>(items: readonly Item[], size: number): readonly Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
