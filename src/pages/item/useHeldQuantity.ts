// The quantity of the item that the connected account holds and could list.
import { toWei } from '../../domain/wei.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { HeldUnitsDocument } from './__generated__/HeldUnits.ts'
import type { ItemToken } from './Item.tsx'
import { findOwner } from './itemHolders.ts'

/**
 * 0 without a wallet, and while the quantity is loading. Editions are queried per account, apart from the page, because
 * another wallet holds another quantity.
 */
export function useHeldQuantity(token: ItemToken): bigint {
  const { id, standard } = token
  const { state } = useWallet()
  const account = 'account' in state ? state.account : undefined
  const edition = standard === 'ERC1155'
  const query = useIndexQuery(HeldUnitsDocument, {
    variables: { token: id, account: account ?? '' },
    skip: account === undefined || !edition,
  })
  if (account === undefined) return 0n
  if (!edition) return findOwner(token) === account ? 1n : 0n
  return query.kind === 'ready' ? toWei(query.data.balances[0]?.amount ?? '0') : 0n
}
