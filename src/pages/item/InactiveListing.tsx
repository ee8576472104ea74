// A listing below the price that nobody can buy now, or only one account: why, and what the reader can do about it.
import { CalendarClock, Lock, TriangleAlert } from 'lucide-react'
import type { Address as AddressValue } from '../../domain/address.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { RichMessage } from '../../messages/message.ts'
import { CurrentPrice } from '../../trading/prices/CurrentPrice.tsx'
import { BuyButton } from '../../trading/buy/BuyButton.tsx'
import { ApproveButton, CancelListingButton } from '../../trading/tables/ListingActions.tsx'
import { inactiveMessage } from '../../orders/inactiveListing.ts'
import type { Listing } from '../../orders/listing.ts'
import { Address } from '../../ui/Address.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import styles from './PriceAndActions.module.css'

const ICONS = { scheduled: CalendarClock, private: Lock, inactive: TriangleAlert }
type State = keyof typeof ICONS

/** An open listing that is inactive, scheduled or private; it is shown because it may become active again. */
export function InactiveListing({ listing }: { readonly listing: Listing }) {
  const now = useNow()
  const reader = useAccount()
  const state = getState(listing, now)
  const Icon = ICONS[state]
  return (
    <div className={styles.inactive}>
      <p>
        <Icon aria-hidden="true" />
        <span>
          <Trans message={stateMessage(state, listing, reader)} />
        </span>
      </p>
      {state === 'private' && listing.reservedFor === reader ? (
        <BuyButton listing={listing} size="s" />
      ) : (
        listing.seller === reader && (
          <span className={styles.own}>
            <ApproveButton listing={listing} />
            <CancelListingButton listing={listing} size="s" />
          </span>
        )
      )}
    </div>
  )
}

function getState({ inactiveReason, startsAtSeconds, reservedFor }: Listing, nowSeconds: number): State {
  if (inactiveReason !== undefined) return 'inactive'
  if (startsAtSeconds > nowSeconds) return 'scheduled'
  return reservedFor === null ? 'inactive' : 'private'
}

function stateMessage(state: State, listing: Listing, reader: AddressValue | undefined): RichMessage {
  const { defect, reservedFor, startsAtSeconds } = listing
  const price = <CurrentPrice listing={listing} size="xs" />
  if (state === 'scheduled')
    return itemPageTexts.listedFrom({ price, time: <TimeAgo seconds={startsAtSeconds} /> })
  if (state === 'private' && reservedFor !== null) {
    return reservedFor === reader
      ? itemPageTexts.listedForYou({ price })
      : itemPageTexts.listedForAccount({ price, account: <Address address={reservedFor} /> })
  }
  const reason = inactiveMessage(listing, reader) ?? itemPageTexts.inactive
  return defect === null
    ? itemPageTexts.listedInactive({ price, reason })
    : itemPageTexts.listed({ price, reason })
}
