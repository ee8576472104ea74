// Gathers sales and movements as they are read, and flags sales once all are there.
import { flagSales, type WashFlag, type WashMovement, type WashSale } from '../../domain/wash.ts'

export interface WashRows {
  readonly sales: readonly WashSale[]
  readonly movements: readonly WashMovement[]
}

/** A flagged sale's id, and its flag. */
export type FlaggedSale = readonly [id: string, flag: WashFlag]

export interface WashService {
  add(rows: WashRows): Promise<void>
  /** Flagged sales from a place among them on, so many at most. */
  flags(from: number, count: number): Promise<readonly FlaggedSale[]>
}

export function createWashService(): WashService {
  const sales: WashSale[] = []
  const movements: WashMovement[] = []
  let flagged: readonly FlaggedSale[] | undefined
  return {
    add(rows) {
      for (const sale of rows.sales) sales.push(sale)
      for (const movement of rows.movements) movements.push(movement)
      flagged = undefined
      return Promise.resolve()
    },
    flags(from, count) {
      flagged ??= [...flagSales(sales, movements)]
      return Promise.resolve(flagged.slice(from, from + count))
    },
  }
}
