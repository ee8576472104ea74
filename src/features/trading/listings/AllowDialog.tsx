// The confirm dialog of giving a permission back: how far it reaches, and every listing that it puts back on sale.
import type { Address } from '../../../domain/address.ts'
import { LoadingLabel } from '../../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import dialogs from '../Dialogs.module.css'
import { CollectionLine } from '../ItemLine.tsx'
import { nameOfOperator } from '../permissions/permission.ts'
import { loadPermissions, useTradeContext } from '../useTrade.ts'
import { allowKey } from '../writeKeys.ts'
import type { Awakened } from './awakened.ts'
import { collectionsOf, type Listing } from './listing.ts'
import { OldListings } from './PermissionNote.tsx'
import { useAwakened } from './useAwakened.ts'

export interface AllowDialogProps {
  /** One's own, which rests for want of the permission. */
  readonly listing: Listing
  readonly account: Address
  readonly onClose: () => void
}

export function AllowDialog({ listing, account, onClose }: AllowDialogProps) {
  const context = useTradeContext(account)
  const { operator } = listing
  const { reading, waiting } = useAwakened(context, {
    collections: collectionsOf(listing),
    operator,
    round: 0,
  })
  const items = (listing.bundle ?? [listing]).map(({ item }) => item)
  const collections = [
    ...new Map(items.map(({ collection, collectionName }) => [collection, collectionName])),
  ]
  return (
    <ConfirmDialog
      title="Allow again"
      doneTitle="Allowed"
      confirmLabel="Allow"
      keepLabel="Not now"
      variant="primary"
      waiting={waiting}
      failure="The permission cannot be given now."
      writeKey={allowKey(listing.orderHash, account)}
      load={loadPermissions}
      define={({ allowanceOf }) => allowanceOf(context, listing)}
      onClose={onClose}
    >
      <p className={dialogs.lead}>
        {nameOfOperator(operator) ?? operator}, a contract that trades here, may then move all your items of{' '}
        {collections.length === 1 ? 'this collection' : 'these collections'}, only to fill an order of yours.
      </p>
      {collections.map(([address, name]) => (
        <CollectionLine key={address} address={address} name={name} />
      ))}
      {reading.status === 'loading' && <LoadingLabel>Reading your listings</LoadingLabel>}
      {reading.status === 'failed' && (
        <p className={dialogs.failure}>
          Which listings that puts back on sale could not be read. Look at your listings before you go on.
        </p>
      )}
      {reading.status === 'loaded' && <PutBack {...reading.value} />}
    </ConfirmDialog>
  )
}

function PutBack(found: Awakened) {
  if (found.listings.length === 0) return <p>It puts no listing of yours back on sale now.</p>
  return (
    <>
      <p>
        It puts {found.listings.length === 1 && !found.more ? 'this listing' : 'these listings'} back on sale:
      </p>
      <OldListings {...found} />
    </>
  )
}
