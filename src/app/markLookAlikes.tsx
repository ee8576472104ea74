// Reads the names of the collections on this site's list, and marks names that could be mistaken for them.
import { TriangleAlert } from 'lucide-react'
import type { Address } from '../domain/address.ts'
import { checksumAddress, shortAddress } from '../domain/checksum.ts'
import type { NetworkConfig } from '../domain/config.ts'
import { createLookAlikeFinder, type ListedName } from '../domain/lookAlikes.ts'
import { plainName } from '../domain/names.ts'
import { getNode } from '../node/getNode.ts'
import type { MarkLookAlike } from '../ui/LookAlikes.tsx'
import { fetchContractNames } from '../wallet/contractNames.ts'
import { itemsTexts } from '../messages/en/items.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import { Trans } from '../ui/Trans.tsx'
import styles from './LookAlike.module.css'

const MINUTE = 60_000

/** Milliseconds between attempts to read the names; they end after half an hour. */
const PAUSES: readonly number[] = [
  ...[1, 2, 4, 8, 16, 32].map((seconds) => seconds * 1_000),
  ...Array.from({ length: 30 }, () => MINUTE),
]

/**
 * Makes the function that marks look-alikes, from the names in the listed contracts.
 * @throws NodeError
 */
export async function markLookAlikes(
  network: NetworkConfig,
  collections: readonly Address[],
): Promise<MarkLookAlike> {
  const send = getNode(network, { pausesMilliseconds: PAUSES })
  const names = await fetchContractNames(send, collections)
  const find = createLookAlikeFinder(
    collections.flatMap((address, index): ListedName[] => {
      const name = plainName(names[index])
      return name === '' ? [] : [{ address, name }]
    }),
  )
  return function mark(address, shown) {
    const match = find(address, shown)
    return match && <Mark address={address} match={match} />
  }
}

interface MarkProps {
  readonly address: Address
  readonly match: ListedName
}

function Mark({ address, match }: MarkProps) {
  const t = useTranslate()
  const title = itemsTexts.lookAlikes.addresses({
    address: checksumAddress(address),
    name: match.name,
    listed: checksumAddress(match.address),
  })
  return (
    <span className={styles.mark} title={t(title)}>
      <TriangleAlert aria-hidden="true" />
      <span>
        <Trans
          message={itemsTexts.lookAlikes.notListed({
            name: <bdi>{match.name}</bdi>,
            address: <span className={styles.digits}>{shortAddress(address)}</span>,
          })}
        />
      </span>
    </span>
  )
}
