// A chain of its own for the market's tests: anvil with Seaport in place, a few tokens, and accounts that send.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Interface, AbiCoder, concat, type InterfaceAbi } from 'ethers'
import { keep } from '../../../local/cache/kept-folder.ts'
import { startChain } from '../../../local/chain/chain.ts'
import { setClockToNow } from '../../../local/chain/heartbeat.ts'
import { callRpc } from '../../../local/chain/json-rpc.ts'
import { anvil } from '../../../local/process/anvil.ts'
import { findPrograms } from '../../../subgraph/manifest/program.ts'
import { freePort } from '../../../local/process/ports.ts'
import { waitFor } from '../../../local/process/wait.ts'
import { parseAddress, type Address } from '../../../src/domain/address.ts'
import type { SendBatch } from '../../../src/domain/rpc.ts'
import type { ReceiptLog } from '../../../src/seaport/cart/reconcile.ts'
import type { Call } from '../../../src/seaport/types.ts'
import { createNode } from '../../../src/node/createNode.ts'

const require = createRequire(import.meta.url)

interface Compiled {
  readonly abi: InterfaceAbi
  readonly evm: { readonly bytecode: { readonly object: string } }
}

const SOURCES = ['Tokens.sol', 'World.sol'] as const

/** This folder's Solidity compiled, with OpenZeppelin beside it; made once, and kept for the other test files. */
async function compiledTokens(): Promise<Record<string, Compiled>> {
  const sources = await Promise.all(
    SOURCES.map(async (name) => {
      const content = await readFile(new URL(name, import.meta.url), 'utf8')
      return [name, { content }] as const
    }),
  )
  const input = JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  })
  const versions = ['solc', '@openzeppelin/contracts'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  )
  const key = createHash('sha256').update(JSON.stringify(versions)).update(input).digest('hex')
  const { directory } = await keep({
    kind: 'market-tokens',
    key: key.slice(0, 16),
    make: (folder) => writeFile(join(folder, 'tokens.json'), JSON.stringify(compile(input))),
  })
  return JSON.parse(await readFile(join(directory, 'tokens.json'), 'utf8')) as Record<string, Compiled>
}

/** @throws Error with the compiler's words */
function compile(input: string): Record<string, Compiled> {
  // Loaded only when there is something to compile. It loads imports synchronously.
  const solc = require('solc') as { compile(input: string, callbacks: object): string }
  const findImport = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(solc.compile(input, { import: findImport })) as {
    errors?: { severity: string; formattedMessage: string }[]
    contracts: Record<string, Record<string, Compiled>>
  }
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return Object.assign({}, ...SOURCES.map((name) => output.contracts[name]))
}

export interface Receipt {
  readonly status: '0x1' | '0x0'
  readonly blockNumber: string
  readonly gasUsed: string
  readonly effectiveGasPrice: string
  readonly logs: readonly ReceiptLog[]
}

export interface Token {
  readonly address: Address
  /** Sends one of the token's functions from an account. */
  send(from: Address, name: string, values: readonly unknown[]): Promise<Receipt>
  /** Calls one of its views for a number. */
  read(name: string, values: readonly unknown[]): Promise<bigint>
}

export interface MarketChain {
  readonly rpcUrl: string
  readonly send: SendBatch
  readonly accounts: readonly Address[]
  rpc(method: string, params?: unknown[]): Promise<unknown>
  /** Sends a call from an account and gives its receipt, whatever its status. */
  transact(from: Address, call: Call): Promise<Receipt>
  nativeBalance(account: Address): Promise<bigint>
  deploy(
    name:
      | 'Objects'
      | 'Editions'
      | 'Coin'
      | 'Wrapped'
      | 'Skimming'
      | 'Hostile'
      | 'Stubborn'
      | 'Toll'
      | 'Guarded'
      | 'Oracle'
      | 'LazyBatch'
      | 'Proxy'
      | 'Names'
      | 'AsksRegistry'
      | 'OddAnswers'
      | 'Unmovable'
      | 'RestrictedEditions'
      | 'Prewired'
      | 'Deaf'
      | 'Bounded'
      | 'Narrow'
      | 'Hollow',
    values?: readonly unknown[],
  ): Promise<Token>
  /** Time of the latest block in Unix seconds. */
  now(): Promise<number>
  stop(): Promise<void>
}

/** Starts anvil on a free port with Seaport 1.6 at its canonical address. */
export async function startMarketChain(): Promise<MarketChain> {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-market-'))
  await mkdir(join(stateDirectory, 'logs'))
  const programs = findPrograms([anvil])
  const [compiled, port] = await Promise.all([compiledTokens(), freePort()])
  const chain = await startChain({ anvil: programs['anvil'] ?? '', port, stateDirectory })
  const { rpcUrl } = chain
  // As on any chain in use, block times follow the clock.
  await setClockToNow(rpcUrl)
  await callRpc(rpcUrl, 'evm_mine')
  const rpc = (method: string, params: unknown[] = []) => callRpc(rpcUrl, method, params)

  const fetchReceipt = (hash: unknown) =>
    waitFor(
      async () => ((await rpc('eth_getTransactionReceipt', [hash])) ?? undefined) as Receipt | undefined,
      {
        what: 'the receipt',
        timeoutMs: 10_000,
        intervalMs: 5,
      },
    )
  // Gas is given rather than estimated, so that a call that reverts is mined and seen to.
  const transact = async (from: Address, { to, data, value }: Call) =>
    fetchReceipt(
      await rpc('eth_sendTransaction', [
        { from, to, data, value: `0x${value.toString(16)}`, gas: '0x989680' },
      ]),
    )

  const token = (address: Address, abi: Interface): Token => ({
    address,
    send: (from, name, values) =>
      transact(from, { to: address, data: abi.encodeFunctionData(name, values) as `0x${string}`, value: 0n }),
    read: async (name, values) => {
      const data = abi.encodeFunctionData(name, values)
      const result = (await rpc('eth_call', [{ to: address, data }, 'latest'])) as string
      return BigInt(abi.decodeFunctionResult(name, result)[0] as bigint | string)
    },
  })
  const accounts = chain.accounts.map(parseAddress)

  return {
    rpcUrl,
    send: createNode({ urls: [rpcUrl] }),
    accounts,
    rpc,
    transact,
    nativeBalance: async (account) => BigInt((await rpc('eth_getBalance', [account, 'latest'])) as string),
    async deploy(name, values = []) {
      const contract = compiled[name]
      if (contract === undefined) throw new Error(`${name} was not compiled`)
      const abi = new Interface(contract.abi)
      const types = abi.deploy.inputs.map(({ type }) => type)
      const data = concat([
        `0x${contract.evm.bytecode.object}`,
        AbiCoder.defaultAbiCoder().encode(types, values),
      ])
      const hash = await rpc('eth_sendTransaction', [{ from: accounts[9], data, gas: '0x989680' }])
      const receipt = (await fetchReceipt(hash)) as Receipt & { contractAddress: string }
      return token(parseAddress(receipt.contractAddress), abi)
    },
    async now() {
      const block = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
      return Number(block.timestamp)
    },
    async stop() {
      await chain.process.stop()
      await rm(stateDirectory, { recursive: true, force: true })
    },
  }
}
