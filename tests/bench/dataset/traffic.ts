// Keeps a chain busy: mines a block with transfers at an interval, until stopped.
import { mineTransfers, ownerOnChain, withoutMining } from './blockOfTransfers.ts'
import type { IndexSite } from './indexSite.ts'
import { queryIndex } from './indexRequest.ts'

const BLOCK_MS = 1_000
/** Events per second: roughly the total of all collectibles on a busy public chain. */
export const TRANSFERS_A_SECOND = 20

export interface Traffic {
  /** Stops it. Returns the number of items transferred. @throws Error when a transfer failed */
  stop(): Promise<number>
}

export interface TrafficOptions {
  /** Milliseconds between blocks; defaults to a second. */
  readonly blockMs?: number
  /** The most transfers in a block. */
  readonly mostTransfers?: number
}

/** Sends items of the first collection back and forth between the first two accounts. */
export async function startTraffic(
  { graphqlUrl, rpcUrl, contracts }: Pick<IndexSite, 'graphqlUrl' | 'rpcUrl' | 'contracts'>,
  { blockMs = BLOCK_MS, mostTransfers = TRANSFERS_A_SECOND }: TrafficOptions = {},
): Promise<Traffic> {
  const [collection] = contracts.collections
  const [ada, basil] = contracts.accounts
  if (collection === undefined || ada === undefined || basil === undefined)
    throw new Error('There is nobody to trade, or nothing.')
  const place = { rpcUrl, collection: collection.address }
  const held = await fetchHeldItems(ada.address, collection.address, { graphqlUrl, rpcUrl })
  const tokenIds = held.slice(0, mostTransfers)

  let moved = 0
  let ended = false
  const running = withoutMining(rpcUrl, async () => {
    // After an even number of turns, everyone has their own items again.
    for (let turn = 0; !ended || turn % 2 === 1; turn++) {
      const [from, to] = turn % 2 === 0 ? [ada.address, basil.address] : [basil.address, ada.address]
      const begun = performance.now()
      const transfers = tokenIds.map((tokenId) => ({ from, to, tokenId }))
      await mineTransfers(transfers, place)
      moved += transfers.length
      const rest = blockMs - (performance.now() - begun)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    }
  })
  running.catch(() => undefined) // Thrown by `stop`.
  return {
    stop: async () => {
      ended = true
      await running
      return moved
    },
  }
}

/** Items that nobody can buy meanwhile. Owners are read from the chain, because the index may be a block behind. */
async function fetchHeldItems(
  owner: string,
  collection: string,
  { graphqlUrl, rpcUrl }: Pick<IndexSite, 'graphqlUrl' | 'rpcUrl'>,
): Promise<readonly string[]> {
  const { tokens } = await queryIndex<{ tokens: { tokenId: string }[] }>(graphqlUrl, {
    query: `query ($where: Token_filter!, $first: Int!) { tokens(first: $first, where: $where) { tokenId } }`,
    variables: { first: 4 * TRANSFERS_A_SECOND, where: { collection, owner, openAskCount: 0 } },
  })
  const held: string[] = []
  for (const { tokenId } of tokens) {
    if (held.length === TRANSFERS_A_SECOND) break
    if ((await ownerOnChain(tokenId, { rpcUrl, collection })) === owner) held.push(tokenId)
  }
  if (held.length === 0) throw new Error('The first account holds nothing that is not for sale.')
  return held
}
