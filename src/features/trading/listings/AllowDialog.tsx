// The confirm dialog of giving a permission back: how far it reaches, and every listing that it puts back on sale.
import type { Address } from '../../../domain/address.ts'
import { LoadingLabel } from '../../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import dialogs from '../Dialogs.module.css'
import { loadPermissions, useTradeContext } from '../useTrade.ts'
import { allowKey } from '../writeKeys.ts'
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
  const { reading } = useAwakened(context, { collections: collectionsOf(listing), round: 0 })
  const names = [
    ...new Set([listing.item, ...(listing.bundle ?? []).map(({ item }) => item)].map(nameOfCollection)),
  ]
  return (
    <ConfirmDialog
      title="Allow again"
      doneTitle="Allowed"
      confirmLabel="Allow"
      keepLabel="Not now"
      variant="primary"
      failure="The permission cannot be given now."
      writeKey={allowKey(listing.orderHash, account)}
      load={loadPermissions}
      define={({ allowanceOf }) => allowanceOf(context, listing)}
      onClose={onClose}
    >
      <p className={dialogs.lead}>
        Seaport, the contract that trades here, may then move all your items of{' '}
        <bdi>{names.join(' and ')}</bdi>, only to fill an order of yours. It puts these listings back on sale:
      </p>
      {reading.status === 'loading' && <LoadingLabel>Reading your listings</LoadingLabel>}
      {reading.status === 'failed' && (
        <p className={dialogs.failure}>They could not be read. Look at your listings before you go on.</p>
      )}
      {reading.status === 'loaded' && <OldListings listings={reading.value} />}
    </ConfirmDialog>
  )
}

const nameOfCollection = ({ collectionName }: Listing['item']) => collectionName
