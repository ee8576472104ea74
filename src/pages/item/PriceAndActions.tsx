// The item's price and the actions it allows: buy, make an offer, cancel or list.
import type { SaleFlag as Flag } from '../../domain/saleFlag.ts'
import { scaleUnitPrice, type QuantityScale } from '../../domain/quantity.ts'
import { toWei } from '../../domain/wei.ts'
import { SaleFlag } from '../../features/history/SaleFlag.tsx'
import { ListButton } from '../../trading/list/ListButton.tsx'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { toListingOrBundle } from '../../orders/bundle.ts'
import { toListingWithItem } from '../../orders/toListing.ts'
import { useReservedListings } from '../../trading/tables/useReservedListings.ts'
import { ListingActions } from '../../trading/tables/ListingActions.tsx'
import { findCheapestBundle } from '../../trading/tables/ItemBundles.tsx'
import { findUpcomingSale, getUpcomingSaleKind } from '../../orders/upcomingSale.ts'
import { TransferRefusal } from '../../trading/transferChecks/TransferGuard.tsx'
import { useTransferRefusal } from '../../trading/transferChecks/useTransferChecks.ts'
import type { OfferStart } from '../../orders/offer.ts'
import { OfferButton } from '../../trading/offer/OfferButton.tsx'
import { BestOffers } from '../../trading/tables/BestOffers.tsx'
import type { ItemOffers, PossibleSeller } from '../../trading/tables/useItemOffers.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { ForSale } from './ForSale.tsx'
import type { ItemRecord, ItemToken } from './Item.tsx'
import { hasUnknownHolders, isBurned } from './itemHolders.ts'
import { InactiveListing } from './InactiveListing.tsx'
import { InBundle } from './InBundle.tsx'
import styles from './PriceAndActions.module.css'

export interface PriceAndActionsProps {
  readonly item: ListedItem
  readonly token: ItemToken
  /** The main live listing; undefined when the item isn't for sale. */
  readonly live: Listing | undefined
  /** False where a listing that was not read may cost less. */
  readonly isCheapest: boolean
  /** The bundles that the item is sold in; undefined while they aren't known. */
  readonly bundles: readonly Listing[] | undefined
  /** Quantity that the connected account holds; zero without a wallet. */
  readonly held: bigint
  readonly seller: PossibleSeller
  readonly offers: ItemOffers
  /** Has the last sale. */
  readonly record: ItemRecord
  /** Why the last sale is flagged; undefined when it isn't. */
  readonly lastSaleFlag: Flag | undefined
}

export function PriceAndActions(props: PriceAndActionsProps) {
  const { item, token, live, isCheapest, bundles, held, seller, offers, record, lastSaleFlag } = props
  const t = useTranslate()
  const { network } = useConfig()
  const reader = useAccount()
  const now = useNow()
  const inactive = useInactiveListings(token, item)
  // Where nothing is for sale now, a scheduled or private listing takes the place of the price.
  const upcoming = live === undefined ? findUpcomingSale(inactive, { reader, nowSeconds: now }) : undefined
  const listing = live ?? upcoming
  const bundle = findCheapestBundle(bundles ?? [], network, now)
  // The item's own listing, or what it can only be bought with.
  const main = listing ?? bundle
  // Beside a listing that everyone can buy, another matters only to its seller, and to the account it is reserved for.
  const explained = inactive.filter(
    (one) =>
      one !== upcoming &&
      (live === undefined ||
        one.seller === reader ||
        (one.reservedFor === reader && getUpcomingSaleKind(one, now) === 'private')),
  )
  const ownListing = listing !== undefined && listing.seller === reader
  // For another seller's listing, `ListingActions` shows the refusal in place of its buttons.
  const refusal = useTransferRefusal(main !== upcoming && main?.seller === reader ? main : undefined)
  const burned = isBurned(token)
  const edition = token.standard === 'ERC1155'
  const listable = held > 0n && (edition || !ownListing)
  const offerable = hasUnknownHolders(token) || (BigInt(token.supply) > 0n && (edition || held === 0n))
  return (
    <section id="price" className={styles.block} aria-label={t(itemPageTexts.price)}>
      {listing === undefined ? (
        <div className={styles.figures}>
          {bundle === undefined ? (
            <NotForSale burned={burned} isKnown={isCheapest} bundles={bundles} record={record} />
          ) : (
            <InBundle bundle={bundle} count={bundles?.length ?? 0} isSecondary={false} />
          )}
          <p className={styles.note}>
            <LastSold record={record} flag={lastSaleFlag} scale={item} />
          </p>
        </div>
      ) : (
        <ForSale listing={listing} reader={reader} />
      )}
      {listing !== undefined && bundle !== undefined && (
        <InBundle bundle={bundle} count={bundles?.length ?? 0} isSecondary />
      )}
      {!isCheapest && (listing !== undefined || !burned) && (
        <p className={styles.note}>
          {listing === undefined ? t(itemPageTexts.mayBeForSale) : <LowestPrice exact={false} />}
        </p>
      )}
      {!burned && <BestOffers itemToSell={{ item, held }} seller={seller} state={offers} />}
      {refusal !== undefined && <TransferRefusal refusal={refusal} look="block" />}
      {(main !== undefined || listable || offerable) && (
        <div className={styles.actions}>
          {main !== undefined && <ListingActions listing={main} size="l" wide />}
          {listable && (
            <ListButton
              item={item}
              held={held}
              size="l"
              wide
              variant={listing === undefined ? 'primary' : 'secondary'}
            />
          )}
          {offerable && <OfferButton start={offerStart(item)} size="l" wide />}
        </div>
      )}
      {explained.map((one) => (
        <InactiveListing key={one.orderHash} listing={one} />
      ))}
    </section>
  )
}

/**
 * The item's listings that not everyone can buy now. Those reserved for the viewer have a query of their own, because
 * anyone can publish enough listings of the item to crowd them out of the item's.
 */
function useInactiveListings({ inactive }: ItemToken, item: ListedItem): readonly Listing[] {
  const { network } = useConfig()
  const { orders } = useReservedListings(useAccount())
  const listings = inactive.flatMap((order) => toListingWithItem(order, item, network) ?? [])
  const hashes = new Set(listings.map(({ orderHash }) => orderHash))
  const reserved = orders.flatMap((order) => {
    const listing = toListingOrBundle(order, network, new Map())
    const isItsOwn = listing !== undefined && listing.kind !== 'bundle' && listing.item.path === item.path
    return isItsOwn && !hashes.has(listing.orderHash) ? [{ ...listing, item }] : []
  })
  return [...listings, ...reserved]
}

function offerStart(item: ListedItem): OfferStart {
  const { collection: address, collectionName: name, standard } = item
  return { collection: { address, name, standard }, item }
}

interface NotForSaleProps extends Pick<PriceAndActionsProps, 'bundles' | 'record'> {
  readonly burned: boolean
  /** False where a listing that was not read may be for sale. */
  readonly isKnown: boolean
}

/** An item may be for sale in a bundle until its bundles are known. */
function NotForSale({ burned, isKnown, bundles, record }: NotForSaleProps) {
  const t = useTranslate()
  if (!burned && bundles === undefined && record.kind !== 'failed') {
    return (
      <p className={styles.unlisted}>
        <Skeleton shape="text" width="12ch" />
      </p>
    )
  }
  const state = isKnown && bundles !== undefined ? itemPageTexts.notForSale : itemPageTexts.noListing
  return <p className={styles.unlisted}>{t(burned ? itemPageTexts.burnedNotForSale : state)}</p>
}

interface LastSoldProps {
  readonly record: ItemRecord
  readonly flag: Flag | undefined
  readonly scale: QuantityScale
}

function LastSold({ record, flag, scale }: LastSoldProps) {
  const t = useTranslate()
  const { network } = useConfig()
  if (record.kind === 'failed') return <>{t(itemPageTexts.lastSaleFailed)}</>
  const token = record.kind === 'ready' ? record.data.token : null
  if (token === null) return <Skeleton shape="text" width="16ch" />
  const { lastSalePrice, lastSaleCurrency, lastSaleAtSeconds } = token
  if (lastSalePrice === null || lastSaleCurrency === null) return <>{t(itemPageTexts.noSales)}</>
  const price = scaleUnitPrice(toWei(lastSalePrice), scale)
  return (
    <>
      {price !== undefined && (
        <span>
          <Trans
            message={itemPageTexts.lastSold({
              price: <Price amount={price} currency={getCurrency(lastSaleCurrency, network)} />,
            })}
          />
        </span>
      )}
      {flag !== undefined && <SaleFlag flag={flag} />}
      {lastSaleAtSeconds !== null && <TimeAgo seconds={Number(lastSaleAtSeconds)} past />}
    </>
  )
}
