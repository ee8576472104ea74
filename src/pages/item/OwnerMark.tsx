// Shows below an item's owner that its contract names another one at the same block: a contract may emit transfers that
// it never made, and the index follows events.
import { useApolloClient } from '@apollo/client/react'
import { TriangleAlert } from 'lucide-react'
import {
  parseAddress,
  type Address as AddressValue,
  tryParseAddress,
  ZERO_ADDRESS,
} from '../../domain/address.ts'
import { tokenEntityId, type TokenEntityId } from '../../domain/ids.ts'
import { parseTokenId, type TokenId } from '../../domain/tokenId.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { useLatestValue } from '../../trading/dialog/useDebouncedRead.ts'
import { Address } from '../../ui/Address.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useRead } from '../../graphql/useRead.ts'
import { useNode } from '../../wallet/useNode.ts'
import styles from './Ownership.module.css'
import type { ApolloClient } from '@apollo/client'
import { parseBalanceAccount } from '../../domain/balanceId.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { getFollower } from '../../graphql/indexFollower.ts'
import { decodeAddress, fetchContracts, type ContractAnswer } from '../../node/fetchContracts.ts'
import { OwnerAtDocument } from './__generated__/OwnerAt.ts'

export interface OwnerMarkProps {
  readonly collection: string
  readonly tokenId: string
  /** The owner that the page shows, from the indexer. */
  readonly owner: AddressValue
}

export function OwnerMark({ collection, tokenId, owner }: OwnerMarkProps) {
  const client = useApolloClient()
  const send = useNode()
  const comparison = `${collection} ${tokenId} ${owner}`
  const reading = useRead(comparison, async ({ key, signal }) => {
    const [contract, number] = [parseAddress(collection), parseTokenId(tokenId)]
    const item = {
      id: tokenEntityId(contract, number),
      collection: contract,
      tokenId: number,
      shown: owner,
    }
    return { key, owners: await compareOwners({ client, send, signal }, item) }
  })
  // Without an answer from the node or the index, nothing can be compared, so what was found before still counts; the
  // status line reports the failure.
  const compared = useLatestValue(reading)
  const owners = compared?.key === comparison ? compared.owners : undefined
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
              ? itemPageTexts.contractNoOwner({ index, block })
              : itemPageTexts.contractOwner({
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

/** Selector of `ownerOf(uint256)`. Source: https://eips.ethereum.org/EIPS/eip-721 */
const OWNER_OF = '0x6352211e'

interface OwnerQuery {
  readonly id: TokenEntityId
  readonly collection: AddressValue
  readonly tokenId: TokenId
  /** The owner that the page shows. */
  readonly shown: AddressValue
}

/** The different owners that the contract and the index name. */
interface OwnerDisagreement {
  /** The contract's; null where it says that the item has no owner. */
  readonly contract: AddressValue | null
  readonly index: AddressValue
  readonly blockNumber: number
}

/**
 * Undefined when both agree at the block that the index has reached, and when they cannot be compared there: while the
 * index has no block that the node has, or the contract gives no readable answer.
 * @throws what `indexError` distinguishes, NodeError; the signal's reason once it is aborted
 */
async function compareOwners(
  {
    client,
    send,
    signal,
  }: { readonly client: ApolloClient; readonly send: SendBatch; readonly signal: AbortSignal },
  { id, collection, tokenId, shown }: OwnerQuery,
): Promise<OwnerDisagreement | undefined> {
  const { number, hash } = await getFollower(client).look()
  // The page was closed.
  signal.throwIfAborted()
  const block = hash === null ? `0x${number.toString(16)}` : { blockHash: hash }
  // By hash: after a reorganization, another block has the number.
  const sameBlock = hash === null ? { number } : { hash }
  const data = OWNER_OF + BigInt(tokenId).toString(16).padStart(64, '0')
  const [answer] = await fetchContracts(send, block, [{ to: collection, data, decode: decodeOwner }])
  const contract = answer && toOwner(answer)
  if (contract === undefined || contract === shown) return undefined
  // The page may show an earlier block, and the item may have moved since.
  const { token } = await queryIndex(client, OwnerAtDocument, { id, block: sameBlock })
  const [balance] = token?.balances ?? []
  const index = balance === undefined ? undefined : parseBalanceAccount(balance.id)
  return index === undefined || index === contract ? undefined : { contract, index, blockNumber: number }
}

const decodeOwner = (returned: `0x${string}`) => tryParseAddress(decodeAddress(returned) ?? '')

/** Null for an item without an owner, of which `ownerOf` reverts (EIP-721); undefined when nothing is known. */
function toOwner(answer: ContractAnswer<AddressValue>): AddressValue | null | undefined {
  switch (answer.kind) {
    case 'answered':
      return answer.value === ZERO_ADDRESS ? null : answer.value
    case 'reverted':
      return null
    case 'out-of-gas':
    case 'no-code':
    case 'malformed':
      return undefined
  }
}
