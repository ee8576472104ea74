// Saves the chain to disk as a whole copy at intervals, each put in place by one rename, so that a crash at any time
// leaves the previous copy. (anvil's own `--state` writes on a clean exit, and over the only copy.)
import { open, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { callRpc, readLatestBlock } from './json-rpc.ts'

const unzip = promisify(gunzip)

/** Interval between checks of the chain, and so the time until a transaction is on disk. */
const LOOK_EVERY_MS = 3_000

/** Interval between saves of empty blocks; a copy of the demo chain is some 20 MB. */
const SAVE_EMPTY_EVERY_MS = 120_000

/**
 * Writes blocks, transactions and the newest state of a running chain to `file`.
 *
 * @throws TypeError when the chain can't be reached; a system error when the file can't be written.
 */
export async function saveChain(rpcUrl: string, file: string): Promise<void> {
  const dump = (await callRpc(rpcUrl, 'anvil_dumpState')) as string
  const state = await unzip(Buffer.from(dump.slice(2), 'hex'))
  const handle = await open(`${file}.new`, 'w')
  try {
    await handle.writeFile(state)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

export interface ChainSaver {
  /** Saves once more and stops; for a chain that is still running. */
  stop(): Promise<void>
  /** Stops without saving; for a chain that has exited or whose state is no longer needed. */
  abandon(): Promise<void>
}

/** Returns whether any block after one up to another holds a transaction. */
async function hasTransactions(
  rpcUrl: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<boolean> {
  for (let number = upTo; number > after; number--) {
    const count = await callRpc(rpcUrl, 'eth_getBlockTransactionCountByNumber', [`0x${number.toString(16)}`])
    if (count !== '0x0') return true
  }
  return false
}

/** Saves a chain a few seconds after each transaction, and at longer intervals for its empty blocks, until stopped. */
export async function keepSaved({ rpcUrl, file }: { rpcUrl: string; file: string }): Promise<ChainSaver> {
  let saved = await readLatestBlock(rpcUrl)
  let savedAt = Date.now()
  let saving = Promise.resolve()

  const save = async () => {
    const latest = await readLatestBlock(rpcUrl)
    if (latest.hash === saved.hash) return
    await saveChain(rpcUrl, file)
    saved = latest
    savedAt = Date.now()
  }
  const saveIfChanged = async () => {
    const { number } = await readLatestBlock(rpcUrl)
    const after = Math.min(saved.number, number - 1) // The chain may have been rolled back.
    if (
      Date.now() - savedAt > SAVE_EMPTY_EVERY_MS ||
      (await hasTransactions(rpcUrl, { after, upTo: number }))
    ) {
      await save()
    }
  }
  // A failed save is retried at the next interval; if the chain has exited, its own crash reports it.
  const timer = setInterval(() => {
    saving = saving.then(saveIfChanged).catch(() => undefined)
  }, LOOK_EVERY_MS)

  return {
    stop: async () => {
      clearInterval(timer)
      await saving
      await save()
    },
    abandon: async () => {
      clearInterval(timer)
      await saving
    },
  }
}
