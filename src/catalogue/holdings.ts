// Which items of a collection an account holds. The catalogue knows no owners: they would double what it reads, to answer
// what a page of the index answers for the one account that is asked about.
import type { Address } from '../domain/address.ts'
import { keysetPages } from '../graphql/keysetPages.ts'
import { BY_ID } from '../graphql/listOrder.ts'
import type { Balance_filter } from '../graphql/__generated__/operations.ts'
import type { Sources } from './sources.ts'
import type { CatalogueBlock } from './catalogue.ts'
import { CatalogueRows_holdingsDocument } from './__generated__/CatalogueRows.ts'
import type { CatalogueTable } from './table.ts'

/** Accounts whose holdings are kept. */
const KEPT = 4
/** The characters of an item's id at the start of a balance's. */
const ITEM_ID = 2 + 2 * 52

export interface Holdings {
  /**
   * Ids of the items that an account holds as of a block.
   *
   * @throws CatalogueUnreachableError, IndexListError
   */
  of(owner: Address, block: CatalogueBlock): Promise<readonly string[]>
}

export function createHoldings(sources: Sources, collection: Address): Holdings {
  const kept = new Map<string, Promise<readonly string[]>>()
  return {
    of(owner, block) {
      const key = `${owner} ${block.number} ${block.hash}`
      const known = kept.get(key)
      const held = known ?? readHoldings(sources, { collection, owner, block })
      kept.delete(key)
      kept.set(key, held)
      for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
      // What failed is asked again.
      held.catch(() => kept.delete(key))
      return held
    },
  }
}

interface Question {
  readonly collection: Address
  readonly owner: Address
  readonly block: CatalogueBlock
}

async function readHoldings(sources: Sources, { collection, owner, block }: Question): Promise<readonly string[]> {
  const held: string[] = []
  const where: Balance_filter = { account: owner, collection, amount_gt: '0' }
  const pages = keysetPages({
    segments: [{ ...BY_ID, where, orderBy: 'id' }],
    fetchPage: async (page) => {
      const { balances } = await sources.index(CatalogueRows_holdingsDocument, {
        where: page.where,
        block: { number: block.number },
        first: page.first,
      })
      return balances
    },
  })
  for await (const page of pages) for (const { id } of page) held.push(id.slice(0, ITEM_ID))
  return held
}

/** By row: 1 for the items of these ids, 0 for the others. */
export function rowsHeld(table: CatalogueTable, ids: readonly string[]): Uint8Array {
  const held = new Uint8Array(table.count)
  for (const id of ids) {
    const row = table.find(id)
    if (row !== undefined) held[row] = 1
  }
  return held
}
