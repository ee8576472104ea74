// Rarity of each item, computed from the traits that items publish.
//
// Statistical rarity. For each trait type, take the share of items that have the item's value; having no value of a
// type counts as the value "none". The shares are multiplied as if traits were independent, and the smallest product
// ranks first. The product is stored as the sum of its base-2 logarithms ("bits"), each rounded to a millionth so
// that sums are exact: items with the same shares have the same sum, whatever the order of their traits, and share a
// rank. The next rank skips them (1, 2, 2, 4). An item with several values of one type counts each of them. Items
// without published traits have no rank and aren't counted. Where all counted items are equally rare, none has a rank:
// it would tell them apart from nothing.
import type { ItemTable } from './table.ts'

export interface Rarity {
  /** By row: 1 for the rarest; 0 for items without published traits, and for all if all are equally rare. */
  readonly ranks: Uint32Array
  /** Number of ranked items. */
  readonly counted: number
  /** By trait code: ranked items that have the value. */
  readonly holders: Uint32Array
}

const MILLION = 1_000_000

/** Information content of a share, in millionths of a bit. */
function computeInformation(holders: number, counted: number): number {
  return holders === 0 ? 0 : Math.round(Math.log2(counted / holders) * MILLION)
}

export function computeRarity(table: ItemTable): Rarity {
  const { traitKeys } = table
  const { values, starts, lengths } = table.traitCodes()
  const holders = new Uint32Array(traitKeys.count)
  /** By type: ranked items that have any value of it. */
  const typeHolders = new Uint32Array(traitKeys.typeCount)
  const seenIn = new Int32Array(traitKeys.typeCount).fill(-1)
  let counted = 0

  const visitTraits = (visit: (row: number, code: number, type: number, firstOfType: boolean) => void) => {
    seenIn.fill(-1)
    for (let row = 0; row < table.count; row++) {
      const length = (lengths[row] ?? 0) >> 2
      if (length === 0 || !table.isAlive(row)) continue
      const first = (starts[row] ?? 0) >> 2
      for (let i = first; i < first + length; i++) {
        const code = values[i] ?? 0
        const type = traitKeys.typeCode(code)
        const firstOfType = seenIn[type] !== row
        seenIn[type] = row
        visit(row, code, type, firstOfType)
      }
    }
  }

  for (let row = 0; row < table.count; row++) {
    if ((lengths[row] ?? 0) > 0 && table.isAlive(row)) counted += 1
  }
  visitTraits((_row, code, type, firstOfType) => {
    holders[code] = (holders[code] ?? 0) + 1
    if (firstOfType) typeHolders[type] = (typeHolders[type] ?? 0) + 1
  })

  const bits = Float64Array.from(holders, (count) => computeInformation(count, counted))
  const noneBits = Float64Array.from(typeHolders, (count) => computeInformation(counted - count, counted))
  const allNone = noneBits.reduce((sum, each) => sum + each, 0)
  /** By row, in millionths of a bit. */
  const scores = new Float64Array(table.count).fill(NaN)
  visitTraits((row, code, type, firstOfType) => {
    const before = scores[row] ?? NaN
    const so = Number.isNaN(before) ? allNone : before
    scores[row] = so + (bits[code] ?? 0) - (firstOfType ? (noneBits[type] ?? 0) : 0)
  })
  return { ranks: rankScores(scores, counted), counted, holders }
}

/** The highest score is rank 1; equal scores share a rank. No ranks if all scores are equal. */
function rankScores(scores: Float64Array, counted: number): Uint32Array {
  const sorted = scores.filter((score) => !Number.isNaN(score)).sort()
  const rankByScore = new Map<number, number>()
  for (let i = 0; i < counted; i++) rankByScore.set(sorted[i] ?? 0, counted - i)
  if (rankByScore.size === 1) rankByScore.clear()
  return Uint32Array.from(scores, (score) => (Number.isNaN(score) ? 0 : (rankByScore.get(score) ?? 0)))
}
