// Facets for display: the values of each trait type with counts and floors.
import { compareDecimals, isDecimal } from '../domain/decimals.ts'
import { parseTraitKey, type TraitKey } from '../domain/traits.ts'
import type { RankedAmounts } from './rankListings.ts'
import { buildHistogram } from './histogram.ts'
import type { ItemFacets, ItemQuery, FacetType, FacetValue } from './query.ts'
import type { Selection } from './select.ts'
import type { ItemTable } from './table.ts'

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * @param prices amounts by the selection's ranks
 * @param held by trait code: items of the whole collection with that trait
 */
export function buildFacets(
  table: ItemTable,
  query: ItemQuery,
  selection: Selection,
  { prices, held }: { readonly prices: RankedAmounts; readonly held: Uint32Array },
): ItemFacets {
  const { traitKeys } = table
  const selectedTraits = new Set(query.traits)
  const types = new Map<string, FacetValue[]>()
  const add = (type: string, value: FacetValue) => {
    const values = types.get(type)
    if (values === undefined) types.set(type, [value])
    else values.push(value)
  }
  for (let code = 0; code < traitKeys.count; code++) {
    const key = traitKeys.decode(code)
    // A value that no item has any more is shown only if selected, so that it can be deselected.
    if ((held[code] ?? 0) === 0 && !selectedTraits.has(key)) continue
    const floor = selection.traitFloors[code] ?? 0
    add(traitKeys.typeName(traitKeys.typeCode(code)), {
      key,
      ...traitValue(key),
      count: selection.traitCounts[code] ?? 0,
      floor: floor === 0 ? undefined : prices.valueAtRank(floor),
      isSelected: selectedTraits.has(key),
    })
  }
  for (const key of selectedTraits) {
    if (traitKeys.find(key) !== undefined) continue
    const trait = parseTraitKey(key)
    const value = { key, ...traitValue(key), count: 0, floor: undefined, isSelected: true }
    add(trait?.type ?? '', value)
  }
  return {
    types: [...types]
      .map(([type, values]): FacetType => toFacetType(type, values))
      .sort((a, b) => byName.compare(a.type, b.type)),
    listed: selection.listed,
    inBundle: selection.inBundle,
    prices: buildHistogram(selection.priceRanks, prices),
  }
}

function compareByCount(a: FacetValue, b: FacetValue): number {
  return b.count - a.count || byName.compare(a.value, b.value)
}

/**
 * A type is one of numbers if every value is a decimal number, and one of dates if every value is a date; empty values,
 * which stand for none, aside. One other value makes all of them text.
 */
function toFacetType(type: string, values: FacetValue[]): FacetType {
  const [first, ...others] = values.filter(({ value }) => value !== '')
  const isNumeric =
    first !== undefined &&
    [first, ...others].every(({ value, format }) => isDecimal(value) && format === first.format)
  if (!isNumeric) return { type, kind: 'text', values: values.sort(compareByCount) }
  const kind = first.format === 'date' ? 'date' : 'number'
  return { type, kind, values: values.sort(compareByValue) }
}

/** Empty values are last. */
function compareByValue(a: FacetValue, b: FacetValue): number {
  if (a.value === '' || b.value === '') return Number(a.value === '') - Number(b.value === '')
  return compareDecimals(a.value, b.value) || byName.compare(a.value, b.value)
}

function traitValue(key: TraitKey): Pick<FacetValue, 'value' | 'format'> {
  const { value, format } = parseTraitKey(key) ?? { type: '', value: key }
  return { value, format }
}
