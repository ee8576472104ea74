// Binary search.

/** The first index from `low` on for which `isBefore` is false, or `high`; `isBefore` must turn false only once. */
export function lowerBound(low: number, high: number, isBefore: (index: number) => boolean): number {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBefore(middle)) from = middle + 1
    else to = middle
  }
  return from
}
