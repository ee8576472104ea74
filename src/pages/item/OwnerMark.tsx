// Shows below an item's owner that its contract names another one.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { parseAddress, type Address as AddressValue } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { itemPage } from '../../messages/en/itemPage.ts'
import { Address } from '../../ui/Address.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNode } from '../../wallet/useNode.ts'
import { compareOwners, type OwnerDisagreement } from './ownerCheck.ts'
import styles from './Ownership.module.css'

export interface OwnerMarkProps {
  readonly collection: string
  readonly tokenId: string
  /** The owner that the page shows, from the indexer. */
  readonly owner: AddressValue
}

export function OwnerMark({ collection, tokenId, owner }: OwnerMarkProps) {
  const client = useApolloClient()
  const send = useNode()
  const [result, setResult] = useState<{
    readonly key: string
    readonly owners: OwnerDisagreement | undefined
  }>()
  const key = `${collection} ${tokenId} ${owner}`

  // Outside systems: the contract, and the index at the same block.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const [contract, number] = [parseAddress(collection), parseTokenId(tokenId)]
    const item = {
      id: tokenEntityId(contract, number),
      collection: contract,
      tokenId: number,
      shown: owner,
    }
    compareOwners({ client, send, signal }, item).then(
      (owners) => {
        if (!signal.aborted) setResult({ key: `${collection} ${tokenId} ${owner}`, owners })
      },
      // The node or the indexer doesn't answer: nothing can be compared, and the status line says so.
      () => undefined,
    )
    return () => controller.abort()
  }, [client, send, collection, tokenId, owner])

  const owners = result?.key === key ? result.owners : undefined
  if (owners === undefined) return null
  const index = <Address address={owners.index} identiconSize={0} copyable />
  const block = owners.blockNumber
  return (
    <p className={styles.contradiction} role="status">
      <TriangleAlert aria-hidden="true" />
      <span>
        <Trans
          message={
            owners.contract === null
              ? itemPage.contractNoOwner({ index, block })
              : itemPage.contractOwner({
                  contract: <Address address={owners.contract} identiconSize={0} copyable />,
                  index,
                  block,
                })
          }
        />
      </span>
    </p>
  )
}
