// What the item costs and what the reader can do about it: buy, offer, cancel, list, or nothing.
import type { SaleFlag as Flag } from '../../domain/saleFlag.ts'
import { toWei } from '../../domain/wei.ts'
import { SaleFlag } from '../../features/history/SaleFlag.tsx'
import { ListButton } from '../../features/trading/listings/ListButton.tsx'
import { type ListingRef, readListable, readListing } from '../../features/trading/listings/listing.ts'
import { listingOfItem } from '../../features/trading/listings/listingOfItem.ts'
import { ListingAction } from '../../features/trading/listings/ListingAction.tsx'
import { promisedSale } from '../../features/trading/listings/promisedSale.ts'
import { Refusal } from '../../features/trading/refusals/Refusal.tsx'
import { useRefusal } from '../../features/trading/refusals/useRefusals.ts'
import type { OfferStart } from '../../features/trading/offers/offer.ts'
import { OfferButton } from '../../features/trading/offers/OfferButton.tsx'
import { OwnerOffers } from '../../features/trading/offers/OwnerOffers.tsx'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LowestKnown } from '../../ui/LowestKnown.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { ForSale } from './ForSale.tsx'
import type { ItemRecord, ItemToken } from './Item.tsx'
import { hasUnknownHolders } from './knownUnits.ts'
import { SleepingListing } from './SleepingListing.tsx'
import styles from './PriceBlock.module.css'

export interface PriceBlockProps {
  readonly token: ItemToken
  /** The main live listing; undefined when it is not for sale. */
  readonly ask: ListingRef | undefined
  /** False where a listing that was not read may cost less. */
  readonly isCheapest: boolean
  /** Units that the reader has; zero without a wallet. */
  readonly held: bigint
  /** What it was last sold for. */
  readonly record: ItemRecord
  /** Why that sale is flagged, where a rule does. */
  readonly lastSaleFlag: Flag | undefined
}

export function PriceBlock({ token, ask, isCheapest, held, record, lastSaleFlag }: PriceBlockProps) {
  const { network } = useConfig()
  const { state } = useWallet()
  const reader = 'account' in state ? state.account : undefined
  const now = useNow()
  const live = ask === undefined ? undefined : readListing(ask, network)
  const refused = useRefusal(live)
  const asleep = token.asleep.flatMap((order) => readListing(listingOfItem(order, token), network) ?? [])
  // Where nothing is for sale just now, what is promised stands in the price's place.
  const promised = live === undefined ? promisedSale(asleep, { reader, nowSeconds: now }) : undefined
  const listing = live ?? promised
  const ownListing = listing !== undefined && listing.seller === reader
  const burnt = BigInt(token.supply) === 0n && !hasUnknownHolders(token)
  const edition = token.standard === 'ERC1155'
  const listable = held > 0n && (edition || !ownListing)
  const offerable = hasUnknownHolders(token) || (BigInt(token.supply) > 0n && (edition || held === 0n))
  return (
    <section className={styles.block} aria-label="Price">
      {listing === undefined ? (
        <NotForSale burnt={burnt} isKnown={isCheapest} record={record} flag={lastSaleFlag} />
      ) : (
        <ForSale listing={listing} reader={reader} />
      )}
      {!isCheapest && (listing !== undefined || !burnt) && (
        <p className={styles.note}>
          {listing === undefined ? MAY_BE_FOR_SALE : <LowestKnown exact={false} />}
        </p>
      )}
      {held > 0n && (
        <OwnerOffers given={{ item: readListable(token), held }} traits={token.metadata?.traits ?? []} />
      )}
      {refused !== undefined && <Refusal refused={refused} look="block" />}
      {(listing !== undefined || listable || offerable) && (
        <div className={styles.actions}>
          {listing !== undefined && (refused === undefined || ownListing) && (
            <ListingAction listing={listing} size="l" wide />
          )}
          {listable && (
            <ListButton
              token={token}
              held={held}
              size="l"
              wide
              variant={listing === undefined ? 'primary' : 'secondary'}
            />
          )}
          {offerable && <OfferButton start={offerStart(token)} size="l" wide />}
        </div>
      )}
      {asleep
        .filter((one) => one !== promised)
        .map((one) => (
          <SleepingListing key={one.orderHash} listing={one} />
        ))}
    </section>
  )
}

function offerStart(token: ItemToken): OfferStart {
  const item = readListable(token)
  const { collection: address, collectionName: name, standard } = item
  return { collection: { address, name, standard }, item }
}

const MAY_BE_FOR_SALE = 'Not every declining listing was read, so there may be one that can be bought.'

interface NotForSaleProps extends LastSoldProps {
  readonly burnt: boolean
  /** False where a listing that was not read may be for sale. */
  readonly isKnown: boolean
}

function NotForSale({ burnt, isKnown, ...last }: NotForSaleProps) {
  const state = isKnown ? 'Not for sale' : 'No listing found'
  return (
    <div className={styles.figures}>
      <p className={styles.unlisted}>{burnt ? 'Burnt, so it cannot be sold' : state}</p>
      <p className={styles.note}>
        <LastSold {...last} />
      </p>
    </div>
  )
}

interface LastSoldProps {
  readonly record: ItemRecord
  readonly flag: Flag | undefined
}

function LastSold({ record, flag }: LastSoldProps) {
  const { network } = useConfig()
  if (record.kind === 'failed') return 'Its last sale could not be loaded'
  const token = record.kind === 'ready' ? record.data.token : null
  if (token === null) return <Skeleton shape="text" width="16ch" />
  const { lastSalePrice, lastSaleCurrency, lastSaleAtSeconds } = token
  if (lastSalePrice === null || lastSaleCurrency === null) return 'It was never sold here'
  return (
    <>
      <span>
        Last sold for{' '}
        <Price amount={toWei(lastSalePrice)} currency={currencyFrom(lastSaleCurrency, network)} />
      </span>
      {flag !== undefined && <SaleFlag flag={flag} />}
      {lastSaleAtSeconds !== null && <TimeAgo seconds={Number(lastSaleAtSeconds)} past />}
    </>
  )
}
