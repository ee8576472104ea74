// Listings that came back to life: made before their item left, and for sale again since it returned.

export interface Revivable {
  readonly live: boolean
  readonly createdAtSeconds: string
  /** For an ERC-721 token, when its owner received it. */
  readonly token: { readonly ownedSinceSeconds: string | null } | null
}

/** True for a live listing that is older than its seller's present hold of the item. */
export function hasRevived({ live, createdAtSeconds, token }: Revivable): boolean {
  const since = token?.ownedSinceSeconds ?? null
  return live && since !== null && BigInt(createdAtSeconds) < BigInt(since)
}
