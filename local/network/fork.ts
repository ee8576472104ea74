// Runs a fork of a public chain on anvil, with accounts that have test funds. It has the local chain's ID: a real wallet
// then can't take it for the public chain, and nothing that is signed here is valid there.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openNode, readSeaportFor } from '../../operate/chain/probe.ts'
import { SEAPORT } from '../chain/canonical.ts'
import { CHAIN_ID } from '../chain/chain.ts'
import { setClockToNow } from '../chain/heartbeat.ts'
import { callRpc } from '../chain/json-rpc.ts'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import type { DemoAccount, Hex } from '../seed/contracts.ts'

/** The first reads of a fork go through to the public node, which may be slow. */
const START_TIMEOUT_MS = 120_000

export interface Fork {
  readonly rpcUrl: string
  readonly process: ManagedProcess
  /** Accounts with 10,000 coins each, whose keys anvil holds. */
  readonly accounts: readonly DemoAccount[]
}

/**
 * Forks a chain at its newest block.
 *
 * @param originUrl a node of the chain, on this machine
 * @throws PartCrashedError, WaitTimeoutError when anvil doesn't start; ProbeError when Seaport isn't there.
 */
export async function startFork({
  anvil,
  host,
  port,
  originUrl,
  stateDirectory,
  signal,
}: {
  /** Path of the anvil program. */
  anvil: string
  host: string
  port: number
  originUrl: string
  stateDirectory: string
  signal?: AbortSignal | undefined
}): Promise<Fork> {
  const rpcUrl = `http://${host}:${port}`
  const home = join(stateDirectory, 'chain')
  await mkdir(home, { recursive: true })
  const process = await startPart(
    {
      name: 'Fork (anvil)',
      command: anvil,
      args: [
        ...['--host', host, '--port', String(port), '--chain-id', String(CHAIN_ID)],
        // The origin waits for busy nodes itself. What is read from it isn't kept: the next fork has another block.
        ...['--fork-url', originUrl, '--no-rate-limit', '--no-storage-caching', '--timeout', '120000'],
        // anvil's usual accounts have code on public chains, put there by others with their known keys.
        ...['--mnemonic-random', '12', '--quiet', '--no-request-size-limit', '--no-cors'],
      ],
      stateDirectory,
      logFile: join(stateDirectory, 'logs', 'anvil.log'),
      env: { HOME: home },
      stop: [
        { signal: 'SIGTERM', graceMs: 3_000 },
        { signal: 'SIGKILL', graceMs: 3_000 },
      ],
    },
    async () => (await callRpc(rpcUrl, 'eth_chainId', [], { timeoutMs: 2_000 })) !== undefined,
    { what: 'the fork to answer', timeoutMs: START_TIMEOUT_MS, signal },
  )
  try {
    await callRpc(rpcUrl, 'anvil_setCode', [SEAPORT, await readSeaportFor(openNode(originUrl), CHAIN_ID)])
    // The chain may be ahead of this machine's clock.
    await setClockToNow(rpcUrl).catch(() => undefined)
    await callRpc(rpcUrl, 'evm_mine')
    const accounts = (await callRpc(rpcUrl, 'eth_accounts')) as Hex[]
    return {
      rpcUrl,
      process,
      accounts: accounts.map((address, index) => ({ address, label: `Account ${index + 1}` })),
    }
  } catch (error) {
    await process.stop()
    throw error
  }
}
