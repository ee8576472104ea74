// A listing below the price that nobody can fill at the moment, with the reason, and what the reader can do about it.
import { CalendarClock, Lock, TriangleAlert } from 'lucide-react'
import { lowerFirst } from '../../domain/sentences.ts'
import { AskingPrice } from '../../features/trading/listings/AskingPrice.tsx'
import { BuyListingButton } from '../../features/trading/listings/BuyButton.tsx'
import { CancelListingButton } from '../../features/trading/listings/CancelButton.tsx'
import { closedFor, type Listing } from '../../features/trading/listings/listing.ts'
import { Address } from '../../ui/Address.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './PriceBlock.module.css'

/** A listing that stands, but that nobody can fill at the moment: shown, because it may come back to life. */
export function SleepingListing({ listing }: { readonly listing: Listing }) {
  const { state } = useWallet()
  const now = useNow()
  const { closedBecause, startsAtSeconds } = listing
  const scheduled = closedBecause === undefined && startsAtSeconds > now
  const reader = 'account' in state ? state.account : undefined
  const own = listing.seller === reader
  const reserved = closedBecause === undefined && !scheduled && listing.reservedFor !== null
  const forReader = reserved && listing.reservedFor === reader
  return (
    <div className={styles.asleep}>
      <p>
        {scheduled ? (
          <CalendarClock aria-hidden="true" />
        ) : reserved ? (
          <Lock aria-hidden="true" />
        ) : (
          <TriangleAlert aria-hidden="true" />
        )}
        <span>
          Listed for <AskingPrice listing={listing} size="xs" />
          {listing.defect === null ? ', ' : '. '}
          {listing.defect !== null ? (
            closedBecause
          ) : scheduled ? (
            <>
              for sale <TimeAgo seconds={startsAtSeconds} />.
            </>
          ) : reserved ? (
            forReader ? (
              'for you alone.'
            ) : (
              <>
                for <Address address={listing.reservedFor} /> alone.
              </>
            )
          ) : (
            <>
              but it cannot be bought now:{' '}
              {lowerFirst(closedFor(listing, reader) ?? 'The index does not take it for fillable.')}
            </>
          )}
        </span>
      </p>
      {forReader ? (
        <BuyListingButton listing={listing} size="s" />
      ) : (
        own && <CancelListingButton listing={listing} size="s" />
      )}
    </div>
  )
}
