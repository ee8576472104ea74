// Holders of an item by the index: an ERC-721 item's owner, and whether an edition may have holders that it doesn't know.
import type { Address } from '../../domain/address.ts'
import { parseBalanceAccount } from '../../domain/balanceId.ts'
import type { ItemToken } from './Item.tsx'

export interface Edition {
  readonly standard: 'ERC721' | 'ERC1155'
  readonly collection: { readonly historyComplete: boolean }
}

/** True for an edition whose first mints may be older than the index. */
export function hasUnknownHolders({ standard, collection }: Edition): boolean {
  return standard === 'ERC1155' && !collection.historyComplete
}

/** Undefined for an edition, and when nobody holds the item. */
export function findOwner({
  standard,
  balances,
}: Pick<ItemToken, 'standard' | 'balances'>): Address | undefined {
  const [only] = balances
  return standard === 'ERC1155' || only === undefined ? undefined : parseBalanceAccount(only.id)
}
