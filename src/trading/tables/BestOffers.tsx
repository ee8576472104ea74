// The best offer for an item, beside its price; its owner can accept it there.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer } from 'react'
import type { Address } from '../../domain/address.ts'
import { traitName } from '../../domain/traits.ts'
import { useRead } from '../../graphql/useRead.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { expiryValues } from '../../ui/expiry.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import type { HeldItem, ListedItem } from '../../orders/listedItem.ts'
import { TradeButton } from '../dialog/TradeButton.tsx'
import { useLatestValue } from '../dialog/useDebouncedRead.ts'
import { fetchTakenTraits, findBestTaken } from '../prices/bestOffers.ts'
import { OfferPrice } from '../prices/CurrentPrice.tsx'
import { bestOffers } from '../../orders/bestOffers.ts'
import { isAcceptable, describeOffer, type Offer } from '../../orders/offer.ts'
import type { ItemOffers, PossibleSeller } from './useItemOffers.ts'
import styles from './BestOffers.module.css'

export interface BestOffersProps {
  /** The item and the viewer's quantity; zero without a wallet. */
  readonly itemToSell: HeldItem
  readonly seller: PossibleSeller
  readonly state: ItemOffers
}

export function BestOffers(props: BestOffersProps) {
  const { state, itemToSell, seller } = props
  if (state.kind === 'loading' || (state.kind === 'ready' && state.funds.checking))
    return <BestOffersLoading owned={itemToSell.held > 0n} />
  // The offers section further down shows the error and a retry button.
  if (state.kind === 'failed') return null
  return <ReadyBestOffers itemToSell={itemToSell} seller={seller} state={state} />
}

function BestOffersLoading({ owned }: { readonly owned: boolean }) {
  const t = useTranslate()
  return (
    <div className={owned ? styles.offer : undefined} aria-busy="true">
      <LoadingLabel>{t(ordersTexts.offersTable.loadingBest)}</LoadingLabel>
      {owned ? <Skeleton height={64} /> : <Skeleton shape="text" width="16ch" />}
    </div>
  )
}

type ReadyOffers = Extract<ItemOffers, { kind: 'ready' }>

function ReadyBestOffers({ itemToSell, seller, state }: BestOffersProps & { readonly state: ReadyOffers }) {
  const t = useTranslate()
  const viewer = useAccount()
  const owned = itemToSell.held > 0n
  const { offers } = state.funds
  const taken = useBestTaken(itemToSell.item, seller, state)
  if (taken === undefined) return <BestOffersLoading owned={owned} />
  const { best } = taken
  const isComplete = state.funds.isComplete && taken.isComplete
  if (best.length === 0) {
    const none = offers.length > 0 ? ordersTexts.offersTable.noneToAccept : ordersTexts.offersTable.empty
    return <p className={styles.none}>{t(isComplete ? none : ordersTexts.offersTable.notAllChecked)}</p>
  }
  if (!owned) return <BestPrice offer={best[0]} viewer={viewer} />
  return (
    <>
      {best.map((offer) => (
        <div
          key={offer.orderHash}
          className={styles.offer}
          role="group"
          aria-label={t(ordersTexts.offersTable.best)}
        >
          <div className={styles.terms}>
            <p className={styles.caption}>
              {t(
                best.length > 1
                  ? ordersTexts.offersTable.bestIn({ currency: offer.currency.symbol })
                  : ordersTexts.offersTable.best,
              )}
            </p>
            <p>
              <OfferPrice offer={offer} size="m" />
            </p>
            <p className={styles.quiet}>
              <Terms offer={offer} findTrait={state.findTrait} />
            </p>
          </div>
          <TradeButton
            trade={{ kind: 'accept', offer, itemToSell }}
            aria-label={t(ordersTexts.offersTable.acceptBest({ offer: describeOffer(offer) }))}
          >
            {t(tradeActionsTexts.offer.accept)}
          </TradeButton>
        </div>
      ))}
      {!isComplete && <p className={styles.none}>{t(ordersTexts.offersTable.notAllChecked)}</p>}
    </>
  )
}

interface BestPriceProps {
  readonly offer: Offer | undefined
  readonly viewer: Address | undefined
}

/** For everyone but the owner: one line, as high as its placeholder, so that nothing below it moves. */
function BestPrice({ offer, viewer }: BestPriceProps) {
  if (offer === undefined) return null
  const price = <Price amount={offer.unitPrice} currency={offer.currency} />
  const message =
    offer.buyer === viewer ? ordersTexts.offersTable.bestYours : ordersTexts.offersTable.bestPrice
  return (
    <p className={styles.none}>
      <Trans message={message({ price })} />
    </p>
  )
}

/** How often the sets of items of trait offers are read; a set that was read late is kept for the next time. */
const MAX_ATTEMPTS = 4

/**
 * The best offers that take the item; undefined while the set of items of a trait offer is read that may be one. What was
 * read counts while it's read again for other offers.
 */
function useBestTaken(
  { path, tokenId }: ListedItem,
  seller: PossibleSeller,
  { funds: { offers, isPayable }, findTrait }: ReadyOffers,
): ReturnType<typeof findBestTaken> | undefined {
  const client = useApolloClient()
  const now = useNow()
  const possible = offers.filter((offer) => offer.buyer !== seller.account && isAcceptable(offer, now))
  const conditions = { held: seller.units, isPayable }
  const hasTraitOffer = bestOffers(possible, conditions).some(({ subject }) => subject.kind === 'trait')
  const payable = possible.filter(isPayable).map(({ orderHash }) => orderHash)
  const [attempt, readAgain] = useReducer((count: number) => count + 1, 1)
  const key = `${path} ${seller.units} ${payable.join()} ${attempt}`
  const reading = useRead(hasTraitOffer ? key : undefined, async () => ({
    path,
    taken: await fetchTakenTraits(client, possible, { ...conditions, tokenId, findTrait }),
  }))
  const latest = useLatestValue(reading)
  const taken = latest?.path === path ? latest.taken : undefined
  const result = findBestTaken(possible, conditions, taken ?? new Map())
  const isUnfinished = reading.status === 'loaded' && !result.isComplete

  // External system: the clock. What couldn't be read is read again with its next ticks.
  useEffect(() => {
    if (isUnfinished && attempt < MAX_ATTEMPTS) readAgain()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs on every tick of the clock
  }, [now])

  return hasTraitOffer && taken === undefined ? undefined : result
}

function Terms({ offer, findTrait }: Pick<ReadyOffers, 'findTrait'> & { readonly offer: Offer }) {
  const t = useTranslate()
  const expiry = expiryValues(offer.endsAtSeconds)
  switch (offer.subject.kind) {
    case 'token':
      return <Trans message={ordersTexts.offersTable.forItem(expiry)} />
    case 'collection':
      return <Trans message={ordersTexts.offersTable.forCollection(expiry)} />
    case 'trait': {
      const trait = findTrait(offer)
      return (
        <Trans
          message={
            trait === undefined
              ? ordersTexts.offersTable.forSomeTrait(expiry)
              : ordersTexts.offersTable.forTrait({ trait: <bdi>{t(traitName(trait))}</bdi>, ...expiry })
          }
        />
      )
    }
  }
}
