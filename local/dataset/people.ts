// Creates the holders of a dataset's items: the chain's unlocked accounts, and many accounts without keys.
import { keccak256, toUtf8Bytes } from 'ethers'
import type { Hex } from '../seed/contracts.ts'

const addressFrom = (name: string): Hex => `0x${keccak256(toUtf8Bytes(`vitrine ${name}`)).slice(-40)}`

/** Deploys the collection, mints it and receives its royalties. */
export const STUDIO = addressFrom('dataset studio')

/** Returns this many holders. The unlocked accounts come first, which makes them the large ones. */
export function createHolders(unlocked: readonly Hex[], count: number): readonly Hex[] {
  const others = Array.from({ length: Math.max(0, count - unlocked.length) }, (_, i) =>
    addressFrom(`dataset holder ${i + 1}`),
  )
  return [...unlocked, ...others].slice(0, count)
}
