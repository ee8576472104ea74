// Approves a contract for an account's items, as a wallet would that never saw the site.
import { callRpc } from '../../local/chain/json-rpc.ts'
import { waitFor } from '../../local/process/wait.ts'
import { erc721 } from '../../src/seaport/contracts.ts'
import type { SiteAddress } from '../support/site.ts'
import { queryIndex } from './queries.ts'

export interface OperatorApproval {
  readonly owner: string
  readonly collection: string
  readonly operator: string
}

/** Approves an operator for all of an account's items of a collection, and returns once that is indexed. */
export async function approveOperator(
  site: Pick<SiteAddress, 'rpcUrl' | 'graphqlUrl'>,
  { owner, collection, operator }: OperatorApproval,
): Promise<void> {
  const data = erc721.encodeFunctionData('setApprovalForAll', [operator, true])
  await callRpc(site.rpcUrl, 'eth_sendTransaction', [{ from: owner, to: collection, data }])
  const isIndexed = async () => {
    const { approvals } = await queryIndex<{ approvals: readonly unknown[] }>(
      site,
      `query ($owner: String!, $operator: Bytes!) {
        approvals(where: { owner: $owner, operator: $operator, approved: true }) { id }
      }`,
      { owner, operator },
    )
    return approvals.length === 1
  }
  await waitFor(isIndexed, { what: 'the approval to be indexed', timeoutMs: 30_000 })
}
