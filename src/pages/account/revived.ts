// Listings that came back to life: made before their item left, and for sale again since it returned.

export interface Revivable {
  readonly live: boolean
  readonly createdAtSeconds: string
  /** The item with what its seller holds of it; null where they are several. */
  readonly token: {
    readonly balances: readonly {
      /** When the seller's units last rose from none. */
      readonly heldSinceSeconds: string | null
    }[]
  } | null
}

/** True for a live listing that is older than its seller's present hold of the item, one of a kind or an edition. */
export function hasRevived({ live, createdAtSeconds, token }: Revivable): boolean {
  const since = token?.balances[0]?.heldSinceSeconds ?? null
  return live && since !== null && BigInt(createdAtSeconds) < BigInt(since)
}
