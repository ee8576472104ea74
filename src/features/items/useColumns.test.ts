// The small grid differs from the large one at every width.
import { expect, it } from 'vitest'
import { countColumns, GRID } from './useColumns.ts'

it.each([
  ['a phone', 358, 2, 3],
  ['a tablet', 720, 2, 4],
  ['a desktop, beside the filters', 1076, 4, 6],
])('the small grid shows clearly more columns than the large one on %s', (_, width, large, small) => {
  expect(countColumns(width, GRID.large).count).toBe(large)
  expect(countColumns(width, GRID.small).count).toBe(small)
})
