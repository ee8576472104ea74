// Counts the values of each trait among a collection's items, under the choices already made.
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import { byType } from './itemSegments.ts'

export interface TraitValue {
  readonly key: TraitKey
  readonly value: string
  /** Items that would be shown if this value were the only choice of its type. */
  readonly count: number
  readonly chosen: boolean
}

export interface TraitType {
  readonly type: string
  /** The most frequent first, then by name. */
  readonly values: readonly TraitValue[]
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * @param items the trait keys of each item
 * @param chosen values of one type widen, different types narrow; a type's own choices do not change its counts
 */
export function countTraits(
  items: readonly (readonly TraitKey[])[],
  chosen: readonly TraitKey[],
): readonly TraitType[] {
  const groups = byType(chosen).map((keys) => ({ type: typeOf(keys[0] ?? ''), keys: new Set(keys) }))
  const counts = new Map<string, Map<TraitKey, number>>()
  const count = (key: TraitKey, by: number) => {
    const type = typeOf(key)
    const values = counts.get(type) ?? new Map<TraitKey, number>()
    counts.set(type, values)
    values.set(key, (values.get(key) ?? 0) + by)
  }
  for (const keys of items) {
    const missed = groups.filter((group) => !keys.some((key) => group.keys.has(key)))
    for (const key of new Set(keys)) {
      const fits = missed.length === 0 || (missed.length === 1 && missed[0]?.type === typeOf(key))
      count(key, fits ? 1 : 0)
    }
  }
  // A choice that no item has is shown all the same, so that it can be taken back.
  for (const key of chosen) count(key, 0)
  const chosenKeys = new Set(chosen)
  return [...counts]
    .map(([type, values]) => ({
      type,
      values: [...values]
        .map(([key, count]) => ({ key, value: valueOf(key), count, chosen: chosenKeys.has(key) }))
        .sort((a, b) => b.count - a.count || byName.compare(a.value, b.value)),
    }))
    .sort((a, b) => byName.compare(a.type, b.type))
}

const types = new Map<TraitKey, string>()
const REMEMBERED_TYPES = 20_000

/** Remembered, because the same few keys come up for every item. */
function typeOf(key: TraitKey): string {
  const known = types.get(key)
  if (known !== undefined) return known
  const type = parseTraitKey(key)?.type ?? ''
  if (types.size >= REMEMBERED_TYPES) types.clear()
  types.set(key, type)
  return type
}

function valueOf(key: TraitKey): string {
  return parseTraitKey(key)?.value ?? key
}
