// Makes an idle chain go on: an empty block now and then keeps its clock with the world's, lets expiries pass, and
// gives the indexer the next block it needs before it stores files that arrived late.
// anvil's own interval cannot be switched on after seeding, and would put blocks between those of the seed.
import { callRpc, readLatestBlock } from './json-rpc.ts'

/** Seconds between the blocks of an idle chain, as on the main network. */
export const BLOCK_TIME_SECONDS = 12

/** A block with transactions is followed sooner: what it pointed to (metadata) is stored with the next one. */
const FOLLOW_SECONDS = 2

export interface Heartbeat {
  /** Ends it; returns when no block of its own is under way. */
  stop(): Promise<void>
}

/**
 * Sets the chain's clock to the world's.
 *
 * @throws JsonRpcError when the chain is ahead of the world.
 */
export async function setClockToNow(rpcUrl: string): Promise<void> {
  await callRpc(rpcUrl, 'evm_setTime', [Math.floor(Date.now() / 1000)])
}

/**
 * Mines an empty block whenever the newest one is `BLOCK_TIME_SECONDS` old, and two seconds after one with
 * transactions.
 *
 * @param brisk asks, at each beat, whether to beat every second for now (an indexer is catching up).
 */
export function startHeartbeat({ rpcUrl, brisk }: { rpcUrl: string; brisk: () => boolean }): Heartbeat {
  let beating = Promise.resolve()
  const beat = async () => {
    const block = await readLatestBlock(rpcUrl)
    const age = Date.now() / 1000 - block.timestampSeconds
    const due = brisk() ? 1 : block.transactionCount > 0 ? FOLLOW_SECONDS : BLOCK_TIME_SECONDS
    if (age >= due) await callRpc(rpcUrl, 'evm_mine')
  }
  // A beat that fails is no news: if the chain is gone, its own crash says so.
  const timer = setInterval(() => {
    beating = beating.then(beat).catch(() => undefined)
  }, 1_000)
  return {
    stop: async () => {
      clearInterval(timer)
      await beating
    },
  }
}
