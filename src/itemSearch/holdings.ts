// The items of a collection that an account holds. The local copy doesn't store owners: that would double what it
// reads, and a page of the index answers it for the one account in question.
import type { Address } from '../domain/address.ts'
import { getRecent } from '../domain/keepRecent.ts'
import { keysetPages, createSegment } from '../graphql/keyset.ts'
import type { Balance_filter } from '../graphql/__generated__/operations.ts'
import { fetchAsOfBlock, type Sources } from './sources.ts'
import type { CopiedBlock } from './localCopy.ts'
import { ItemSearchRows_holdingsDocument } from './__generated__/ItemSearchRows.ts'
import type { ItemTable } from './table.ts'

/** Number of accounts whose holdings are cached. */
const KEPT = 4
/** Length of an item's id, which a balance's id starts with. */
const ITEM_ID = 2 + 2 * 52

export interface Holdings {
  /**
   * Ids of the items that an account holds as of a block.
   *
   * @throws ItemSearchUnreachableError, IndexListError
   */
  of(owner: Address, block: CopiedBlock): Promise<readonly string[]>
}

export function createHoldings(sources: Sources, collection: Address): Holdings {
  const cache = new Map<string, Promise<readonly string[]>>()
  return {
    of(owner, block) {
      const key = `${owner} ${block.number} ${block.hash}`
      const held = getRecent(cache, key, KEPT, () => fetchHoldings(sources, { collection, owner, block }))
      // Errors aren't cached.
      held.catch(() => cache.delete(key))
      return held
    },
  }
}

async function fetchHoldings(
  sources: Sources,
  query: { readonly collection: Address; readonly owner: Address; readonly block: CopiedBlock },
): Promise<readonly string[]> {
  const { collection, owner, block } = query
  const held: string[] = []
  const where: Balance_filter = { account: owner, collection, amount_gt: '0' }
  const pages = keysetPages({
    segments: [createSegment('id', where)],
    fetchPage: async (page) => {
      const { balances } = await fetchAsOfBlock(block, (of) =>
        sources.index(ItemSearchRows_holdingsDocument, { where: page.where, block: of, first: page.first }),
      )
      return balances
    },
  })
  for await (const page of pages) for (const { id } of page) held.push(id.slice(0, ITEM_ID))
  return held
}

/** By row: 1 for the items with these ids, 0 for others. */
export function toHeldRows(table: ItemTable, ids: readonly string[]): Uint8Array {
  const held = new Uint8Array(table.count)
  for (const id of ids) {
    const row = table.find(id)
    if (row !== undefined) held[row] = 1
  }
  return held
}
