// Reads the names of the collections on this site's list, and marks names that could be mistaken for them.
import { TriangleAlert } from 'lucide-react'
import type { Address } from '../domain/address.ts'
import { checksumAddress, shortAddress } from '../domain/checksum.ts'
import type { NetworkConfig } from '../domain/config.ts'
import { lookAlikesOf, type ListedName } from '../domain/lookAlikes.ts'
import { plainName } from '../domain/names.ts'
import type { MarkLookAlike } from '../ui/LookAlikes.tsx'
import { readContractNames } from '../wallet/contractNames.ts'
import { createRpc } from '../wallet/rpc.ts'
import styles from './LookAlike.module.css'

const MINUTE = 60_000

/** Milliseconds between attempts to read the names: an outage of half an hour ends them. */
const PAUSES: readonly number[] = [
  ...[1, 2, 4, 8, 16, 32].map((seconds) => seconds * 1_000),
  ...Array.from({ length: 30 }, () => MINUTE),
]

/**
 * Makes the function that marks look-alikes, from the names in the listed contracts.
 * @throws NodeUnavailableError
 */
export async function markLookAlikes(
  { rpcUrl, rpcFallbackUrls }: NetworkConfig,
  collections: readonly Address[],
): Promise<MarkLookAlike> {
  const send = createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls, pausesMilliseconds: PAUSES })
  const names = await readContractNames(send, collections)
  const find = lookAlikesOf(
    collections.flatMap((address, index): ListedName[] => {
      const name = plainName(names[index])
      return name === '' ? [] : [{ address, name }]
    }),
  )
  return function mark(address, shown) {
    const found = find(address, shown)
    if (found === undefined) return undefined
    const title = `This is ${checksumAddress(address)}; ${found.name} is ${checksumAddress(found.address)}`
    return (
      <span className={styles.mark} title={title}>
        <TriangleAlert aria-hidden="true" />
        <span>
          Not the listed “<bdi>{found.name}</bdi>”{' '}
          <span className={styles.digits}>{shortAddress(address)}</span>
        </span>
      </span>
    )
  }
}
