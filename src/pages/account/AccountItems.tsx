// The items of an account as a grid; on one's own, with what can be done about each.
import { useCallback, type ReactNode } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { Address } from '../../domain/address.ts'
import { collectionsPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import { formatCount } from '../../domain/wei.ts'
import { MOST_CHOSEN } from '../../features/trading/bulk/limit.ts'
import { BuyButton } from '../../features/trading/listings/BuyButton.tsx'
import { CancelButton } from '../../features/trading/listings/CancelButton.tsx'
import { ListButton } from '../../features/trading/listings/ListButton.tsx'
import { readListable } from '../../features/trading/listings/listing.ts'
import { useOpenTrade } from '../../features/trading/TradeDialogs.tsx'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { TokenGrid, TokenGridSkeleton } from '../../features/tokens/TokenGrid.tsx'
import { isListed } from '../../features/tokens/TokenPrice.tsx'
import type { ViewPreference } from '../../features/tokens/viewPreference.ts'
import { ask } from '../../graphql/ask.ts'
import { useKeysetList } from '../../graphql/lists.ts'
import type { Balance_filter } from '../../graphql/__generated__/operations.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './AccountItems.module.css'
import { SelectionBar } from '../../features/selection/SelectionBar.tsx'
import { useSelection, type Selection } from '../../features/selection/useSelection.ts'
import { AccountItemsDocument, type AccountItemsQuery } from './__generated__/AccountItems.ts'

type HeldItem = AccountItemsQuery['balances'][number]

const PAGE_SIZE = 60
const EARLY_CARDS = 6
const PREFERENCE: ViewPreference = { view: 'grid', density: 'large' }

export function AccountItems({ account }: { readonly account: Address }) {
  const client = useApolloClient()
  const { state } = useWallet()
  const own = 'account' in state && state.account === account
  const list = useKeysetList<HeldItem, Balance_filter>(`holdings of ${account}`, () => ({
    pageSize: PAGE_SIZE,
    segments: () => [
      {
        where: { account, amount_gt: '0' },
        orderBy: 'heldSinceSeconds',
        direction: 'desc',
        keyOf: ({ heldSinceSeconds }) => heldSinceSeconds ?? '0',
      },
    ],
    fetchPage: async ({ where, first, orderDirection }) => {
      const { balances } = await ask(client, AccountItemsDocument, {
        where,
        first,
        direction: orderDirection,
      })
      return balances
    },
  }))
  const { items, status, hasMore, error, loadMore } = list
  const onMore = useCallback(() => void loadMore(), [loadMore])
  const selection = useSelection(MOST_CHOSEN)
  const open = useOpenTrade()
  const listable = own ? items.filter((item) => canList(item, account)) : []
  const chosen = listable.filter(({ id }) => selection.chosen.has(id))
  const listChosen = () => {
    open?.({
      kind: 'listMany',
      items: chosen.map(({ token, amount }) => ({ item: readListable(token), held: BigInt(amount) })),
    })
  }

  if (items.length > 0) {
    return (
      <>
        {own && open !== undefined && (
          <SelectionBar
            selection={selection}
            shown={listable.map(({ id }) => id)}
            noun="items"
            most={MOST_CHOSEN}
          >
            <Button size="s" variant="primary" disabled={chosen.length === 0} onClick={listChosen}>
              List {formatCount(chosen.length)} for sale
            </Button>
          </SelectionBar>
        )}
        <TokenGrid
          items={items}
          preference={PREFERENCE}
          withCollection
          hasMore={hasMore && error === undefined}
          growing={status !== 'idle'}
          onMore={onMore}
          renderCard={(item, index) => (
            <TokenCard
              token={item.token}
              units={BigInt(item.amount)}
              withCollection
              priority={index < EARLY_CARDS}
              selected={selection.chosen.has(item.id)}
              {...(own && selection.open
                ? { badge: <Choice item={item} listable={canList(item, account)} selection={selection} /> }
                : { action: <ItemAction item={item} account={account} own={own} /> })}
            />
          )}
          renderRow={() => null}
        />
        {error !== undefined && <ErrorState error={error} onRetry={onMore} />}
      </>
    )
  }
  if (error !== undefined) {
    return <ErrorState title="The items could not be loaded" error={error} onRetry={onMore} />
  }
  if (status !== 'idle' || hasMore) {
    return (
      <>
        <LoadingLabel>Loading items</LoadingLabel>
        <TokenGridSkeleton preference={PREFERENCE} />
      </>
    )
  }
  return (
    <Empty title={own ? 'You hold no items yet' : 'This account holds no items'} {...(own ? browse : {})}>
      {own
        ? 'What you buy or receive appears here.'
        : 'What it buys or receives of the collections shown here would appear.'}
    </Empty>
  )
}

const browse = { action: <ButtonLink to={collectionsPath()}>See all collections</ButtonLink> }

/** What is not for sale by its holder yet; of an edition more can be listed. */
function canList({ token }: HeldItem, account: Address): boolean {
  const ask = token.bestAsk !== null && isListed(token, nowSeconds()) ? token.bestAsk : undefined
  return token.standard === 'ERC1155' || ask?.offerer.id !== account
}

interface ChoiceProps {
  readonly item: HeldItem
  readonly listable: boolean
  readonly selection: Selection
}

function Choice({ item, listable, selection }: ChoiceProps) {
  const { name } = readListable(item.token)
  const chosen = selection.chosen.has(item.id)
  return listable ? (
    <span className={styles.choice}>
      <Checkbox
        label={<VisuallyHidden>Select {name}</VisuallyHidden>}
        checked={chosen}
        disabled={!chosen && selection.full}
        onChange={(wanted) => selection.set(item.id, wanted)}
      />
    </span>
  ) : (
    <span className={styles.listed}>Listed</span>
  )
}

interface ItemActionProps {
  readonly item: HeldItem
  readonly account: Address
  readonly own: boolean
}

/** One's own: cancel what is listed, list what is not. Anyone else's: buy what they sell. */
function ItemAction({ item: { token, amount }, account, own }: ItemActionProps): ReactNode {
  const ask = token.bestAsk !== null && isListed(token, nowSeconds()) ? token.bestAsk : undefined
  const theirs = ask !== undefined && ask.offerer.id === account ? ask : undefined
  if (!own) return theirs === undefined ? null : <BuyButton order={theirs} size="s" wide priced />
  if (theirs !== undefined) return <CancelButton order={theirs} size="s" wide />
  return <ListButton token={token} held={BigInt(amount)} size="s" wide />
}
