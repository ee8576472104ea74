// A collection's local copy: its rows, the block that they are as of, and how far the first read has come.
import type { Address } from '../domain/address.ts'
import { COLUMNS, ItemTable, type StoredTable } from './table.ts'

export interface CopiedBlock {
  readonly number: number
  readonly hash: string
}

/** The chain and subgraph deployment that a local copy was read from; it is invalid for any other. */
export interface Origin {
  /** Hash of the chain's first block. */
  readonly genesis: string
  readonly deployment: string
}

/** The rows that an update changed, so that it can be undone when its block is reorganized away. */
export interface Update {
  /** The block before the update. */
  readonly since: CopiedBlock
  readonly ids: readonly string[]
}

export interface LocalCopy {
  readonly origin: Origin
  readonly table: ItemTable
  /** The block that the rows are as of. During the first read, all pages are read as of this block. */
  block: CopiedBlock
  /** The last id of the first read so far; undefined once the local copy is full. */
  filledTo: string | undefined
  full: boolean
  /** The latest updates, newest last. */
  updates: Update[]
}

/**
 * The stored format: the table's columns, and a version for other changes. Local copies in another format are read again.
 */
const FORM = `2 ${COLUMNS.join(' ')}`

export interface StoredCopy extends Omit<LocalCopy, 'table'> {
  readonly form: string
  readonly table: StoredTable
}

export function emptyCopy(collection: Address, origin: Origin, block: CopiedBlock): LocalCopy {
  const table = new ItemTable(collection)
  return { origin, table, block, filledTo: undefined, full: false, updates: [] }
}

export function storeCopy(localCopy: LocalCopy): StoredCopy {
  return { ...localCopy, form: FORM, table: localCopy.table.store() }
}

/** Undefined for another format. */
export function restoreCopy(stored: StoredCopy): LocalCopy | undefined {
  if (stored.form !== FORM) return undefined
  const { origin, table, block, filledTo, full, updates } = stored
  return { origin, table: ItemTable.restore(table), block, filledTo, full, updates }
}
