// What the permission before a listing is: how far it reaches, and which old listings it puts back on sale.
import { nowSeconds } from '../../../domain/time.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Price } from '../../../ui/Price.tsx'
import dialogs from '../Dialogs.module.css'
import { askingOf, nameOf, type ListedItem, type Listing } from './listing.ts'
import styles from './PermissionNote.module.css'
import type { Awakening } from './useAwakened.ts'

export interface PermissionNoteProps {
  readonly awakening: Awakening
  /** What is to be listed: it names the collections. */
  readonly items: readonly ListedItem[]
}

export function PermissionNote({ awakening, items }: PermissionNoteProps) {
  const { collections, reading } = awakening
  if (collections.length === 0) return null
  const names = collections.map(
    (address) => items.find(({ collection }) => collection === address)?.collectionName ?? address,
  )
  return (
    <div className={styles.note} role="group" aria-label="Permission">
      <p>
        Your wallet first asks for a permission: Seaport, the contract that trades here, may then move{' '}
        <strong>all</strong> your items of <bdi>{names.join(' and ')}</bdi>, not these alone. It does so only
        to fill an order of yours, and you can take it back.
      </p>
      {reading.status === 'failed' && (
        <p className={dialogs.failure}>
          Whether that puts older listings of yours back on sale could not be read. Look at your listings
          before you go on.
        </p>
      )}
      {reading.status === 'loaded' && reading.value.length > 0 && (
        <Awakened {...awakening} listings={reading.value} />
      )}
    </div>
  )
}

function Awakened({
  listings,
  cancels,
  setCancels,
}: Awakening & { readonly listings: Extract<Awakening['reading'], { status: 'loaded' }>['value'] }) {
  const one = listings.length === 1
  return (
    <>
      <p>
        <strong>
          It also puts {one ? 'an older listing' : `${formatCount(listings.length)} older listings`} of yours
          back on sale:
        </strong>
      </p>
      <OldListings listings={listings} />
      <Checkbox
        label={
          one ? 'Cancel it first, in a transaction before' : 'Cancel them first, in one transaction before'
        }
        checked={cancels}
        onChange={setCancels}
      />
    </>
  )
}

/** Listings by what they sell and for what. */
export function OldListings({ listings }: { readonly listings: readonly Listing[] }) {
  return (
    <ul className={styles.listings}>
      {listings.map((listing) => (
        <li key={listing.orderHash}>
          <bdi>{nameOf(listing)}</bdi>{' '}
          <Price amount={askingOf(listing, nowSeconds()).amount} currency={listing.currency} exact />
        </li>
      ))}
    </ul>
  )
}
