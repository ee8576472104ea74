// Listings that came back to life: made before an item of theirs left, and for sale again since it returned.

interface Dated {
  readonly live: boolean
  readonly createdAtSeconds: string
}

export interface ReactivationFields extends Dated {
  /** The item with what its seller holds of it; null where they are several. */
  readonly token: {
    readonly balances: readonly {
      /** When the seller's units last rose from none. */
      readonly heldSinceSeconds: string | null
    }[]
  } | null
}

/** True for a live listing that is older than its seller's present hold of the item, one of a kind or an edition. */
export function isReactivated(listing: ReactivationFields): boolean {
  return isOlderThanHolding(listing, listing.token?.balances[0]?.heldSinceSeconds)
}

/** True for a live listing that is older than its seller's hold of an item that it gives. */
export function isOlderThanHolding(
  { live, createdAtSeconds }: Dated,
  heldSinceSeconds: string | null | undefined,
): boolean {
  return live && typeof heldSinceSeconds === 'string' && BigInt(createdAtSeconds) < BigInt(heldSinceSeconds)
}
