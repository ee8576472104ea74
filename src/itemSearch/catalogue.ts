// A collection's catalogue: its rows, the block that they are as of, and how far the first read has come.
import type { Address } from '../domain/address.ts'
import { COLUMNS, CatalogueTable, type StoredTable } from './table.ts'

export interface CatalogueBlock {
  readonly number: number
  readonly hash: string
}

/** The chain and subgraph deployment that a catalogue was read from; it is invalid for any other. */
export interface Origin {
  /** Hash of the chain's first block. */
  readonly genesis: string
  readonly deployment: string
}

/** The rows that an update changed, so that it can be undone when its block is reorganized away. */
export interface Update {
  /** The block before the update. */
  readonly since: CatalogueBlock
  readonly ids: readonly string[]
}

export interface Catalogue {
  readonly origin: Origin
  readonly table: CatalogueTable
  /** The block that the rows are as of. During the first read, all pages are read as of this block. */
  block: CatalogueBlock
  /** The last id of the first read so far; undefined once the catalogue is full. */
  filledTo: string | undefined
  full: boolean
  /** The latest updates, newest last. */
  updates: Update[]
}

/**
 * The stored format: the table's columns, and a version for other changes. Catalogues in another format are read again.
 */
const FORM = `2 ${COLUMNS.join(' ')}`

export interface StoredCatalogue extends Omit<Catalogue, 'table'> {
  readonly form: string
  readonly table: StoredTable
}

export function emptyCatalogue(collection: Address, origin: Origin, block: CatalogueBlock): Catalogue {
  const table = new CatalogueTable(collection)
  return { origin, table, block, filledTo: undefined, full: false, updates: [] }
}

export function storeCatalogue(catalogue: Catalogue): StoredCatalogue {
  return { ...catalogue, form: FORM, table: catalogue.table.store() }
}

/** Undefined for another format. */
export function restoreCatalogue(stored: StoredCatalogue): Catalogue | undefined {
  if (stored.form !== FORM) return undefined
  const { origin, table, block, filledTo, full, updates } = stored
  return { origin, table: CatalogueTable.restore(table), block, filledTo, full, updates }
}
