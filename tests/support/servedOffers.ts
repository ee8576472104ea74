// For tests: the rows that the index returns for a filter's conditions on buyers, currencies and units, whatever they are
// for.
import { unitId } from './currencies.ts'
import { passes } from './indexRules.ts'

type Fields = Readonly<Record<string, unknown>>

/** @param rows the highest first */
export function servedOffers<Row extends Fields>(
  rows: readonly Row[],
  { where, first }: { readonly where: object; readonly first: number },
): readonly Row[] {
  const filter = onBuyersAndCurrencies(where)
  const getId = (reference: unknown) => (reference as { readonly id: string }).id
  return rows
    .filter(({ offerer, currency }) => {
      const paidIn = getId(currency)
      return passes({ offerer: getId(offerer), currency: paidIn, unit: unitId(paidIn) }, filter)
    })
    .slice(0, first)
}

function onBuyersAndCurrencies(where: object): object {
  const entries = Object.entries(where).flatMap(([key, value]) => {
    if (key === 'and' || key === 'or') return [[key, (value as object[]).map(onBuyersAndCurrencies)]]
    return /^(offerer|currency|unit)(_|$)/.test(key) ? [[key, value]] : []
  })
  return Object.fromEntries(entries) as object
}
