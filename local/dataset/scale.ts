// Derives all counts of a dataset from its number of items.

/** Fewer items could not hold the other counts; with more, the chain's copy would not fit a buffer of Node (2 GB). */
const ITEMS = { least: 100, most: 200_000 } as const

export interface DatasetScale {
  readonly items: number
  /** Listings that are live at the end, each of a different item. */
  readonly listings: number
  /** Sales, each of a previous listing. */
  readonly sales: number
  /** Transfers that are neither mints nor sales. */
  readonly transfers: number
  readonly holders: number
  /** Blocks in which items are minted. */
  readonly mintBlocks: number
  /** Blocks of trade after the mints. */
  readonly tradeBlocks: number
}

/** Items in one of a block's two mint transactions, each well below the gas that one transaction may use (EIP-7825). */
export const MINTS_PER_TRANSACTION = 200
const MINTS_PER_BLOCK = 2 * MINTS_PER_TRANSACTION
/** Somewhat less than the index reads in one block, so that it has read all metadata at the end of the chain. */
const METADATA_PER_BLOCK = 58
const LEAST_TRADE_BLOCKS = 40

/** Thrown when there can't be a dataset of this many items. */
export class InvalidScaleError extends Error {
  override readonly name = 'InvalidScaleError'

  constructor(items: number) {
    super(`A dataset has ${ITEMS.least} to ${ITEMS.most} items, not ${items}`)
  }
}

/** @throws {InvalidScaleError} when the number of items is not whole or out of bounds */
export function computeScale(items: number): DatasetScale {
  if (!Number.isInteger(items) || items < ITEMS.least || items > ITEMS.most)
    throw new InvalidScaleError(items)
  const mintBlocks = Math.ceil(items / MINTS_PER_BLOCK)
  return {
    items,
    listings: Math.floor(items / 5),
    sales: Math.floor(items / 5),
    transfers: Math.floor((items * 3) / 10),
    holders: Math.max(20, Math.floor(items / 32)),
    mintBlocks,
    tradeBlocks: Math.max(LEAST_TRADE_BLOCKS, Math.ceil(items / METADATA_PER_BLOCK) - mintBlocks),
  }
}
