// Keeps an idle chain going. An occasional empty block keeps the chain's clock at the current time, lets orders expire,
// and gives the indexer the next block that it needs before it stores files that arrived late. anvil's own interval
// can't be switched on after seeding, and would put blocks between those of the seed.
import { callRpc, readLatestBlock } from './json-rpc.ts'

/** Seconds between the blocks of an idle chain, as on the main network. */
export const BLOCK_TIME_SECONDS = 12

/**
 * A block follows one with transactions sooner, because the metadata files that it pointed to are stored with the next
 * block.
 */
const FOLLOW_SECONDS = 2

export interface Heartbeat {
  /** Mines nothing until the returned function is called, for a measurement that mines its own blocks. */
  pause(): () => void
  /** Stops the heartbeat. Resolves when none of its blocks is being mined. */
  stop(): Promise<void>
}

/**
 * Sets the chain's clock to the current time.
 *
 * @throws JsonRpcError when the chain is ahead of the current time.
 */
export async function setClockToNow(rpcUrl: string): Promise<void> {
  await callRpc(rpcUrl, 'evm_setTime', [Math.floor(Date.now() / 1000)])
}

/**
 * Mines an empty block whenever the newest one is `BLOCK_TIME_SECONDS` old, and two seconds after one with
 * transactions.
 *
 * @param brisk returns, at each beat, whether to beat every second for now (an indexer is catching up).
 */
export function startHeartbeat({ rpcUrl, brisk }: { rpcUrl: string; brisk: () => boolean }): Heartbeat {
  let beating = Promise.resolve()
  let paused = false
  const beat = async () => {
    const block = await readLatestBlock(rpcUrl)
    const age = Date.now() / 1000 - block.timestampSeconds
    const due = brisk() ? 1 : block.transactionCount > 0 ? FOLLOW_SECONDS : BLOCK_TIME_SECONDS
    if (age >= due) await callRpc(rpcUrl, 'evm_mine')
  }
  // A failed beat is ignored: if the chain has exited, its own crash reports it.
  const timer = setInterval(() => {
    if (paused) return
    beating = beating.then(beat).catch(() => undefined)
  }, 1_000)
  return {
    pause: () => {
      paused = true
      return () => {
        paused = false
      }
    },
    stop: async () => {
      clearInterval(timer)
      await beating
    },
  }
}
