/**
 * A text that is equal for equal values: the order of an object's keys doesn't count, and an undefined field counts as
 * absent. The order of lists counts.
 */
export function stableKey(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
