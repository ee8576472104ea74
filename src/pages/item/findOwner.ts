// Finds the owner of an ERC-721 item from its only balance.
import type { Address } from '../../domain/address.ts'
import { parseBalanceAccount } from '../../domain/balanceId.ts'
import type { ItemToken } from './Item.tsx'

/** Undefined for an edition, and when nobody holds the item. */
export function findOwner({
  standard,
  balances,
}: Pick<ItemToken, 'standard' | 'balances'>): Address | undefined {
  const [only] = balances
  return standard === 'ERC1155' || only === undefined ? undefined : parseBalanceAccount(only.id)
}
