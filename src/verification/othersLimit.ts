// The limit of what accounts other than the seller may get of a price.

/**
 * Most of a price that accounts other than the seller may get, in basis points. Equals OTHERS_CAP_BASIS_POINTS of the
 * mappings and of the market's checks.
 */
const OTHERS_CAP_BASIS_POINTS = 2_500n
const BASIS_POINTS = 10_000n

/** The most that others may get beside what the seller gets. */
export const limitOfOthers = (toSeller: bigint): bigint =>
  (toSeller * OTHERS_CAP_BASIS_POINTS) / (BASIS_POINTS - OTHERS_CAP_BASIS_POINTS)
