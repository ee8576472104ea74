// Whose an item is: of a single work the one balance tells, by its id.
import type { Address } from '../../domain/address.ts'
import { accountOfBalance } from '../../domain/balanceId.ts'
import type { ItemToken } from './Item.tsx'

/** The owner of an ERC-721 token; undefined for an edition, and when nobody holds it. */
export function ownerOf({
  standard,
  balances,
}: Pick<ItemToken, 'standard' | 'balances'>): Address | undefined {
  const [only] = balances
  return standard === 'ERC1155' || only === undefined ? undefined : accountOfBalance(only.id)
}
