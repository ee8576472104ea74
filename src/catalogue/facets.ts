// Facets for display: the values of each trait type with counts and floors.
import { parseTraitKey, type TraitKey } from '../domain/traits.ts'
import type { RankedAmounts } from './rankListings.ts'
import { buildHistogram } from './histogram.ts'
import type { CatalogueFacets, CatalogueQuery, FacetType, FacetValue } from './query.ts'
import type { Selection } from './select.ts'
import type { CatalogueTable } from './table.ts'

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * @param prices amounts by the selection's ranks
 * @param held by trait code: items of the whole collection with that trait
 */
export function buildFacets(
  table: CatalogueTable,
  query: CatalogueQuery,
  selection: Selection,
  { prices, held }: { readonly prices: RankedAmounts; readonly held: Uint32Array },
): CatalogueFacets {
  const { traitKeys } = table
  const chosen = new Set(query.traits)
  const types = new Map<string, FacetValue[]>()
  const add = (type: string, value: FacetValue) => {
    const values = types.get(type)
    if (values === undefined) types.set(type, [value])
    else values.push(value)
  }
  for (let code = 0; code < traitKeys.count; code++) {
    const key = traitKeys.decode(code)
    // A value that no item has any more is shown only if selected, so that it can be deselected.
    if ((held[code] ?? 0) === 0 && !chosen.has(key)) continue
    const floor = selection.traitFloors[code] ?? 0
    add(traitKeys.typeName(traitKeys.typeCode(code)), {
      key,
      value: traitValue(key),
      count: selection.traitCounts[code] ?? 0,
      floor: floor === 0 ? undefined : prices.valueAtRank(floor),
      chosen: chosen.has(key),
    })
  }
  for (const key of chosen) {
    if (traitKeys.find(key) !== undefined) continue
    const trait = parseTraitKey(key)
    const value = { key, value: trait?.value ?? key, count: 0, floor: undefined, chosen: true }
    add(trait?.type ?? '', value)
  }
  return {
    types: [...types]
      .map(([type, values]): FacetType => ({ type, values: values.sort(mostFirst) }))
      .sort((a, b) => byName.compare(a.type, b.type)),
    listed: selection.listed,
    prices: buildHistogram(selection.priceRanks, prices),
  }
}

function mostFirst(a: FacetValue, b: FacetValue): number {
  return b.count - a.count || byName.compare(a.value, b.value)
}

function traitValue(key: TraitKey): string {
  return parseTraitKey(key)?.value ?? key
}
