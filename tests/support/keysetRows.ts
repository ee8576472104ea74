// For tests of keyset paging: rows with ties and without keys.
import fc from 'fast-check'
import type { Segment } from '../../src/graphql/keyset.ts'

export interface Row {
  readonly id: string
  readonly price: string | null
  readonly [field: string]: unknown
}

export interface Filter {
  readonly price?: string | null
  readonly price_not?: string | null
  readonly and?: readonly (Filter | null)[] | null
  readonly or?: readonly (Filter | null)[] | null
}

export const rows = fc.uniqueArray(
  fc.record({
    id: fc.nat({ max: 400 }).map((n) => `0x${n.toString(16).padStart(4, '0')}`),
    // Few prices, so that there are ties; long ones, which exceed JavaScript’s safe integers; and no price.
    price: fc.constantFrom(
      '0',
      '5',
      '10',
      '100000000000000000000000000',
      '100000000000000000000000001',
      null,
    ),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
)

export function segments(direction: 'asc' | 'desc'): readonly Segment<Row, Filter>[] {
  return [
    { where: { price_not: null }, orderBy: 'price', direction, getKey: ({ price }) => price ?? '' },
    { where: { price: null }, orderBy: 'id', direction: 'asc', getKey: ({ id }) => id },
  ]
}
