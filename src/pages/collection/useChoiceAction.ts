// What chosen items of a collection are chosen for: others' listings to be bought, the reader's own items to be listed.
import { useApolloClient } from '@apollo/client/react'
import type { Address } from '../../domain/address.ts'
import { nowSeconds } from '../../domain/time.ts'
import { formatCount, toWei } from '../../domain/wei.ts'
import { legOf } from '../../features/trading/basket/leg.ts'
import { useBasket } from '../../features/trading/basket/useBasket.ts'
import {
  isBuyable,
  type ListingRef,
  readListable,
  readListing,
} from '../../features/trading/listings/listing.ts'
import { useOpenTrade } from '../../features/trading/openTrade.ts'
import { ask } from '../../graphql/ask.ts'
import type { TokenStandard } from '../../graphql/__generated__/operations.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { ChosenItemsDocument } from './__generated__/ChosenItems.ts'
import type { ChoiceAction } from './useChoice.tsx'

export interface ChoiceActionOptions {
  /** Whose items are shown; undefined for everyone's. */
  readonly owner: Address | undefined
  readonly standard: TokenStandard | undefined
  /** Orders as they are now. */
  readonly readOrders: (hashes: readonly string[]) => Promise<readonly ListingRef[]>
}

/** Where the reader looks at their own items they are listed, anywhere else bought. */
export function useChoiceAction({ owner, standard, readOrders }: ChoiceActionOptions): ChoiceAction {
  const client = useApolloClient()
  const { network } = useConfig()
  const { state } = useWallet()
  const { basket } = useBasket()
  const open = useOpenTrade()
  const account = 'account' in state ? state.account : undefined

  if (owner !== undefined && owner === account) {
    return {
      kind: 'list',
      // A single work that its owner has listed is listed; of an edition more can be.
      idOf: ({ id, orderHash }) => (standard === 'ERC721' && orderHash !== null ? undefined : id),
      excluded: 'Listed',
      label: (count) => `List ${count} for sale`,
      act: async (ids) => {
        const where = { account, token_in: [...ids], amount_gt: '0' }
        const { balances } = await ask(client, ChosenItemsDocument, { where, first: ids.length })
        const items = balances.map(({ amount, token }) => ({
          item: readListable(token),
          held: toWei(amount),
        }))
        if (items.length > 0) open?.({ kind: 'listMany', items })
        const gone = ids.length - items.length
        return gone > 0 ? `${formatCount(gone)} of them are no longer yours.` : undefined
      },
    }
  }
  return {
    kind: 'buy',
    idOf: ({ orderHash }) => orderHash ?? undefined,
    label: (count) => `Put ${count} into the basket`,
    act: async (ids) => {
      const listings = (await readOrders(ids)).flatMap((order) => readListing(order, network) ?? [])
      const buyable = listings.filter(
        (listing) =>
          isBuyable(listing, nowSeconds()) && listing.reservedFor === null && account !== listing.seller,
      )
      const all = basket.add(buyable.map((listing) => legOf(listing)))
      if (!all) return 'The basket is full: not all fit.'
      const left = ids.length - buyable.length
      const put = `${formatCount(buyable.length)} put into the basket`
      return left > 0 ? `${put}; ${formatCount(left)} could not be bought.` : `${put}.`
    },
  }
}
