// Says in which settings two configurations differ.

export interface Difference {
  /** Such as `fee.basisPoints`. */
  readonly setting: string
  readonly before: unknown
  readonly after: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns each setting whose values differ, in the order of the settings. */
export function findDifferences(before: unknown, after: unknown, setting = ''): readonly Difference[] {
  if (before === after) return []
  if (!isObject(before) || !isObject(after)) return [{ setting, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    findDifferences(before[key], after[key], setting === '' ? key : `${setting}.${key}`),
  )
}
