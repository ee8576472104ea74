// Keeps the chain on disk: a whole copy now and then, each put in place by one rename, so that a crash at any moment
// leaves the copy before it. (anvil's own `--state` writes on a clean exit, and over the only copy there is.)
import { open, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { callRpc, readLatestBlock } from './json-rpc.ts'

const unzip = promisify(gunzip)

/** How often the chain is looked at; a copy is written only when it has grown. */
const SAVE_EVERY_MS = 3_000

/**
 * Writes blocks, transactions and the newest state of a running chain to `file`.
 *
 * @throws TypeError when the chain cannot be reached; a system error when the disk refuses.
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
  /** Saves a last time and ends; for a chain that is still running. */
  stop(): Promise<void>
  /** Ends without saving; for a chain that is gone or has become worthless. */
  abandon(): Promise<void>
}

/** Saves a chain whenever it has grown, until stopped. */
export function keepSaved({ rpcUrl, file }: { rpcUrl: string; file: string }): ChainSaver {
  let savedHash: string | undefined
  let saving = Promise.resolve()

  const saveIfGrown = async () => {
    const { hash } = await readLatestBlock(rpcUrl)
    if (hash === savedHash) return
    await saveChain(rpcUrl, file)
    savedHash = hash
  }
  // A save that fails is tried again at the next turn; if the chain is gone, its own crash says so.
  const timer = setInterval(() => {
    saving = saving.then(saveIfGrown).catch(() => undefined)
  }, SAVE_EVERY_MS)

  return {
    stop: async () => {
      clearInterval(timer)
      await saving
      await saveIfGrown()
    },
    abandon: async () => {
      clearInterval(timer)
      await saving
    },
  }
}
