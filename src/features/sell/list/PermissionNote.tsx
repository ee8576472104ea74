// What the permission before a listing is: how far it reaches, and which old listings it puts back on sale.
import { nowSeconds } from '../../../domain/time.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Price } from '../../../ui/Price.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import dialogs from '../../../trade/Dialogs.module.css'
import type { Awakened } from './awakened.ts'
import { askingOf, nameOf, type ListedItem } from '../../../orders/listing.ts'
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
        <strong>all</strong> your items of <bdi>{names.join(' and ')}</bdi>, not{' '}
        {items.length === 1 ? 'this one' : 'these'} alone. It does so only to fill an order of yours, and you
        can take it back.
      </p>
      {reading.status === 'failed' && (
        <p className={dialogs.failure}>
          Whether that puts older listings of yours back on sale could not be read. Look at your listings
          before you go on.
        </p>
      )}
      {reading.status === 'loaded' && reading.value.listings.length > 0 && (
        <OlderListings {...awakening} found={reading.value} />
      )}
    </div>
  )
}

function OlderListings({ found, cancels, setCancels }: Awakening & { readonly found: Awakened }) {
  const { listings, more } = found
  const one = listings.length === 1 && !more
  const all = `${more ? 'more than ' : ''}${formatCount(listings.length)} older listings`
  return (
    <>
      <p>
        <strong>It also puts {one ? 'an older listing' : all} of yours back on sale:</strong>
      </p>
      <OldListings {...found} />
      <Checkbox
        label={
          one
            ? 'Cancel it first, in a transaction before'
            : `Cancel ${more ? 'these' : 'them'} first, in one transaction before`
        }
        checked={cancels}
        onChange={setCancels}
      />
    </>
  )
}

/** Listings by what they sell and for what, and whether there are others. */
export function OldListings({ listings, more }: Awakened) {
  const t = useTranslate()
  return (
    <ul className={styles.listings}>
      {listings.map((listing) => (
        <li key={listing.orderHash}>
          <bdi>{t(nameOf(listing))}</bdi>{' '}
          <Price amount={askingOf(listing, nowSeconds()).amount} currency={listing.currency} exact />
        </li>
      ))}
      {more && <li>and more</li>}
    </ul>
  )
}
