// A collection's catalogue and where it stands: the rows, the block that they are of, and how far reading has come.
import type { Address } from '../domain/address.ts'
import { CatalogueTable, type StoredTable } from './table.ts'

/** A block that the index had reached. */
export interface CatalogueBlock {
  readonly number: number
  readonly hash: string
}

/** Where a catalogue comes from. On another chain or from another deployment nothing of it holds. */
export interface Origin {
  /** Hash of the chain's first block. */
  readonly genesis: string
  /** Which deployment of the subgraph answered. */
  readonly deployment: string
}

/** The rows that an update touched, so that it can be taken back when its block leaves the chain. */
export interface Update {
  /** The block before the update, whose rows these were. */
  readonly since: CatalogueBlock
  readonly ids: readonly string[]
}

export interface Catalogue {
  readonly origin: Origin
  readonly table: CatalogueTable
  /** The block that the rows are of. While the catalogue is being filled, all pages are read as of it. */
  block: CatalogueBlock
  /** The last id read while it is being filled; undefined once it is full. */
  filledTo: string | undefined
  full: boolean
  /** The latest updates, the newest last. */
  updates: Update[]
}

/** The form of what is stored; what was stored in another form is read anew. */
const FORM = 2

export interface StoredCatalogue extends Omit<Catalogue, 'table'> {
  readonly form: number
  readonly table: StoredTable
}

export function emptyCatalogue(collection: Address, origin: Origin, block: CatalogueBlock): Catalogue {
  const table = new CatalogueTable(collection)
  return { origin, table, block, filledTo: undefined, full: false, updates: [] }
}

export function storeCatalogue(catalogue: Catalogue): StoredCatalogue {
  return { ...catalogue, form: FORM, table: catalogue.table.store() }
}

/** Undefined for what an earlier version stored. */
export function restoreCatalogue(stored: StoredCatalogue): Catalogue | undefined {
  if (stored.form !== FORM) return undefined
  const { origin, table, block, filledTo, full, updates } = stored
  return { origin, table: CatalogueTable.restore(table), block, filledTo, full, updates }
}
