// Transfers items between two accounts of the local chain, for measurements that need many transfers.
import { Interface } from 'ethers'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Stack } from '../../local/stack.ts'

const erc721 = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function transferFrom(address from, address to, uint256 id)',
])

/** Tokens of an ERC-721 collection that unlocked accounts hold, queried from the index. */
async function ownedItem(stack: Stack): Promise<{ collection: string; tokenId: string; owner: string }> {
  const accounts = stack.accounts.map(({ address }) => `"${address}"`).join(', ')
  const response = await fetch(stack.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ tokens(first: 1, where: { standard: ERC721, liveAskCount: 0, owner_in: [${accounts}] })
        { tokenId collection { id } owner { id } } }`,
    }),
  })
  const { data } = (await response.json()) as {
    data: { tokens: { tokenId: string; collection: { id: string }; owner: { id: string } }[] }
  }
  const [token] = data.tokens
  if (token === undefined)
    throw new Error('No account of the local chain holds an item that is not for sale.')
  return { collection: token.collection.id, tokenId: token.tokenId, owner: token.owner.id }
}

/**
 * Sends one item back and forth and waits until all transfers are mined.
 * @returns the number of transfers
 */
export async function transferBackAndForth(stack: Stack, times: number): Promise<number> {
  const { collection, tokenId, owner } = await ownedItem(stack)
  const other = stack.accounts.find(({ address }) => address !== owner)?.address
  if (other === undefined) throw new Error('The local chain has one account only.')
  for (let step = 0; step < times; step++) {
    const [from, to] = step % 2 === 0 ? [owner, other] : [other, owner]
    const data = erc721.encodeFunctionData('transferFrom', [from, to, tokenId])
    const hash = await callRpc(stack.rpcUrl, 'eth_sendTransaction', [{ from, to: collection, data }])
    const { status } = await waitFor(
      async () =>
        ((await callRpc(stack.rpcUrl, 'eth_getTransactionReceipt', [hash])) as { status: string } | null) ??
        undefined,
      { what: 'a transfer to be mined', timeoutMs: 30_000, intervalMs: 5 },
    )
    if (status !== '0x1') throw new Error('A transfer was reverted.')
  }
  return times
}
