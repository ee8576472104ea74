// Shows beside an item's owner that its contract names another one.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { parseAddress, type Address as AddressValue } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { formatCount } from '../../domain/wei.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { createRpc } from '../../wallet/rpc.ts'
import { compareOwners, type OwnerDisagreement } from './ownerCheck.ts'
import styles from './Ownership.module.css'

export interface OwnerMarkProps {
  readonly collection: string
  readonly tokenId: string
  /** The owner that the page shows, from the index. */
  readonly owner: AddressValue
}

export function OwnerMark({ collection, tokenId, owner }: OwnerMarkProps) {
  const client = useApolloClient()
  const { rpcUrl, rpcFallbackUrls } = useConfig().network
  const [found, setFound] = useState<{ readonly of: string; readonly what: OwnerDisagreement | undefined }>()
  const key = `${collection} ${tokenId} ${owner}`

  // Outside systems: the contract, and the index at the same block.
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const [address, number] = [parseAddress(collection), parseTokenId(tokenId)]
    const send = createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls })
    const question = {
      id: tokenEntityId(address, number),
      collection: address,
      tokenId: number,
      shown: owner,
    }
    compareOwners({ client, send, signal }, question).then(
      (what) => {
        if (!signal.aborted) setFound({ of: `${collection} ${tokenId} ${owner}`, what })
      },
      // The node or the indexer doesn't answer: nothing can be compared, and the status line says so.
      () => undefined,
    )
    return () => leaving.abort()
  }, [client, rpcUrl, rpcFallbackUrls, collection, tokenId, owner])

  const what = found?.of === key ? found.what : undefined
  if (what === undefined) return null
  return (
    <p className={styles.contradiction} role="status">
      <TriangleAlert aria-hidden="true" />
      <span>
        {what.contract === null ? (
          'The contract says this item has no owner.'
        ) : (
          <>
            The contract says the owner is <Address address={what.contract} identiconSize={0} copyable />.
          </>
        )}{' '}
        The index, which follows the contract’s events, shows{' '}
        <Address address={what.index} identiconSize={0} copyable />. Compared at block{' '}
        {formatCount(what.blockNumber)}.
      </span>
    </p>
  )
}
