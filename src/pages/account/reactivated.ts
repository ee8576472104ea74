// Reactivated listings: made before their item left the seller, and live again since it returned.

interface Dated {
  readonly live: boolean
  readonly createdAtSeconds: string
}

export interface ReactivationFields extends Dated {
  /** The item with its seller's balance; null for a bundle. */
  readonly token: {
    readonly balances: readonly {
      /** When the seller's balance last rose from zero. */
      readonly heldSinceSeconds: string | null
    }[]
  } | null
}

/** True for a live listing that is older than its seller's current holding of the item. */
export function isReactivated(listing: ReactivationFields): boolean {
  return isOlderThanHolding(listing, listing.token?.balances[0]?.heldSinceSeconds)
}

/** The same for an item of a bundle. */
export function isOlderThanHolding(
  { live, createdAtSeconds }: Dated,
  heldSinceSeconds: string | null | undefined,
): boolean {
  return live && typeof heldSinceSeconds === 'string' && BigInt(createdAtSeconds) < BigInt(heldSinceSeconds)
}
