// How many units of the item the reader has, so that they can be offered a way to list them.
import { toWei } from '../../domain/wei.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { HeldUnitsDocument } from './__generated__/HeldUnits.ts'
import type { ItemToken } from './Item.tsx'
import { ownerOf } from './ownerOf.ts'

/**
 * Units that the connected account holds; 0 without a wallet, and while that is not known. Of an edition it is asked
 * apart from the page, for each account anew: what one wallet holds says nothing of the next.
 */
export function useHeldUnits(token: ItemToken): bigint {
  const { id, standard } = token
  const { state } = useWallet()
  const account = 'account' in state ? state.account : undefined
  const edition = standard === 'ERC1155'
  const query = useIndexQuery(HeldUnitsDocument, {
    variables: { token: id, account: account ?? '' },
    skip: account === undefined || !edition,
  })
  if (account === undefined) return 0n
  if (!edition) return ownerOf(token) === account ? 1n : 0n
  return query.kind === 'ready' ? toWei(query.data.balances[0]?.amount ?? '0') : 0n
}
