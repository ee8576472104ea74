// Keeps a chain busy: every second a block in which items change hands, until told to stop.
import { Interface, toQuantity } from 'ethers'
import { callRpc } from '../../../local/chain/json-rpc.ts'
import { waitFor } from '../../../local/process/wait.ts'
import type { IndexSite } from './indexSite.ts'
import { askIndex } from './question.ts'

const BLOCK_MS = 1_000
/** Events a second: about what all collectibles of a busy public chain come to. */
export const TRANSFERS_A_SECOND = 20

const erc721 = new Interface([
  'function ownerOf(uint256 id) view returns (address)',
  'function transferFrom(address from, address to, uint256 id)',
])

export interface Traffic {
  /** Ends it. Returns how many items changed hands. @throws Error when one did not */
  stop(): Promise<number>
}

/** Sends items of the first collection to and fro between the first two accounts. */
export async function startTraffic({ graphqlUrl, rpcUrl, contracts }: IndexSite): Promise<Traffic> {
  const [collection] = contracts.collections
  const [ada, basil] = contracts.accounts
  if (collection === undefined || ada === undefined || basil === undefined)
    throw new Error('There is nobody to trade, or nothing.')
  const tokenIds = await heldBy(ada.address, collection.address, { graphqlUrl, rpcUrl })

  let moved = 0
  let ended = false
  const run = async (): Promise<void> => {
    await callRpc(rpcUrl, 'evm_setAutomine', [false])
    try {
      // An even number of turns leaves everyone with what they had.
      for (let turn = 0; !ended || turn % 2 === 1; turn++) {
        const [from, to] = turn % 2 === 0 ? [ada.address, basil.address] : [basil.address, ada.address]
        const hashes: unknown[] = []
        for (const tokenId of tokenIds) {
          const data = erc721.encodeFunctionData('transferFrom', [from, to, tokenId])
          const transaction = { from, to: collection.address, data, gas: toQuantity(200_000) }
          hashes.push(await callRpc(rpcUrl, 'eth_sendTransaction', [transaction]))
        }
        const minedAt = performance.now()
        await callRpc(rpcUrl, 'evm_mine')
        for (const hash of hashes) await assertDone(rpcUrl, hash)
        moved += hashes.length
        const rest = BLOCK_MS - (performance.now() - minedAt)
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      }
    } finally {
      await callRpc(rpcUrl, 'evm_setAutomine', [true])
    }
  }
  const running = run()
  running.catch(() => undefined) // Thrown by `stop`.
  return {
    stop: async () => {
      ended = true
      await running
      return moved
    },
  }
}

/** Items that nobody can buy meanwhile. The chain is asked whose they are: the index may be a block behind. */
async function heldBy(
  owner: string,
  collection: string,
  { graphqlUrl, rpcUrl }: Pick<IndexSite, 'graphqlUrl' | 'rpcUrl'>,
): Promise<readonly string[]> {
  const { tokens } = await askIndex<{ tokens: { tokenId: string }[] }>(graphqlUrl, {
    query: `query ($where: Token_filter!, $first: Int!) { tokens(first: $first, where: $where) { tokenId } }`,
    variables: { first: 4 * TRANSFERS_A_SECOND, where: { collection, owner, openAskCount: 0 } },
  })
  const held: string[] = []
  for (const { tokenId } of tokens) {
    if (held.length === TRANSFERS_A_SECOND) break
    const data = erc721.encodeFunctionData('ownerOf', [tokenId])
    const answer = (await callRpc(rpcUrl, 'eth_call', [{ to: collection, data }, 'latest'])) as string
    const [found] = erc721.decodeFunctionResult('ownerOf', answer) as unknown as [string]
    if (found.toLowerCase() === owner) held.push(tokenId)
  }
  if (held.length === 0) throw new Error('The first account holds nothing that is not for sale.')
  return held
}

async function assertDone(rpcUrl: string, hash: unknown): Promise<void> {
  const { status } = await waitFor(
    async () =>
      ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) as { status: string } | null) ??
      undefined,
    { what: 'a transfer to be mined', timeoutMs: 30_000, intervalMs: 5 },
  )
  if (status !== '0x1') throw new Error('A transfer was reverted.')
}
