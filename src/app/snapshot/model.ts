// What a snapshot of a page shows: names and pictures, nothing that could mislead once it is old.
import type { Address } from '../../domain/address.ts'
import type { MediaSource } from '../../domain/media.ts'
import type { WallKind } from '../../pages/home/featured.ts'

export interface SnapshotCard {
  readonly name: string
  /** Path of the item's page. */
  readonly path: string
  /** Shown above the name on home; undefined for a name that the page would compare with those on the site's list. */
  readonly collectionName: string | undefined
  /** The first address that the page would load the picture from; undefined if it would load none by itself. */
  readonly picture: MediaSource | undefined
}

export type Snapshot = {
  /** The page's path, without the site's own. */
  readonly path: string
  readonly cards: readonly SnapshotCard[]
} & (
  | { readonly kind: 'home'; readonly wallKind: WallKind; readonly hasListings: boolean }
  | { readonly kind: 'collection'; readonly name: string; readonly address: Address }
)
