// Holders of an item by the index: its owner, the quantity of the connected account, and whether there may be unknown ones.
import type { Address } from '../../domain/address.ts'
import { parseBalanceAccount } from '../../domain/balanceId.ts'
import type { ItemToken } from './Item.tsx'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import { toWei } from '../../domain/wei.ts'
import type { PossibleSeller } from '../../trading/tables/useItemOffers.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { HeldUnitsDocument } from './__generated__/HeldUnits.ts'

export interface Edition {
  readonly standard: 'ERC721' | 'ERC1155'
  readonly collection: { readonly historyComplete: boolean }
}

/** True for an edition whose first mints may be older than the index. */
export function hasUnknownHolders({ standard, collection }: Edition): boolean {
  return standard === 'ERC1155' && !collection.historyComplete
}

/** Whether no unit of the item is left; false where holders may be unknown. */
export function isBurned(edition: Edition & { readonly supply: string }): boolean {
  return BigInt(edition.supply) === 0n && !hasUnknownHolders(edition)
}

/**
 * Finds who could accept an offer: the item's owner, a viewer who holds an edition, or another holder of it.
 *
 * @param held units that the viewer holds
 */
export function findSeller(token: ItemToken, held: bigint, viewer: Address | undefined): PossibleSeller {
  if (token.standard === 'ERC721') return { account: findOwner(token), units: 1n }
  if (held > 0n) return { account: viewer, units: held }
  if (hasUnknownHolders(token)) return { account: undefined, units: MAX_UINT256 }
  const [largest, ...others] = token.balances
  if (largest === undefined) return { account: undefined, units: 0n }
  const account = others.length === 0 ? parseBalanceAccount(largest.id) : undefined
  return { account, units: toWei(largest.amount) }
}

/** Undefined for an edition, and when nobody holds the item. */
export function findOwner({
  standard,
  balances,
}: Pick<ItemToken, 'standard' | 'balances'>): Address | undefined {
  const [only] = balances
  return standard === 'ERC1155' || only === undefined ? undefined : parseBalanceAccount(only.id)
}

/**
 * 0 without a wallet, and while the quantity is loading. Editions are queried per account, apart from the page, because
 * another wallet holds another quantity.
 */
export function useHeldQuantity(token: ItemToken): bigint {
  const { id, standard } = token
  const account = useAccount()
  const edition = standard === 'ERC1155'
  const query = useIndexQuery(HeldUnitsDocument, {
    variables: { token: id, account: account ?? '' },
    skip: account === undefined || !edition,
  })
  if (account === undefined) return 0n
  if (!edition) return findOwner(token) === account ? 1n : 0n
  return query.kind === 'ready' ? toWei(query.data.balances[0]?.amount ?? '0') : 0n
}
