// Tests the transaction store on a real chain: anvil with its pool, reorganizations and restarts.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Chain, startChain } from '../../local/chain/chain.ts'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { anvil } from '../../local/process/anvil.ts'
import { findPrograms } from '../../subgraph/manifest/program.ts'
import { freePort } from '../../local/process/ports.ts'
import { type Address, parseAddress } from '../../src/domain/address.ts'
import { parseTxHash, type TxHash } from '../../src/domain/hashes.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import type { WriteCall, WriteDefinition } from '../../src/transactions/definition.ts'
import type { TransactionEntry } from '../../src/transactions/entry.ts'
import { createTransactionLog } from '../../src/transactions/log.ts'
import type { PollIntervals } from '../../src/transactions/pollIntervals.ts'
import { createTransactionStore, type TransactionStore } from '../../src/transactions/store.ts'
import { createNode } from '../../src/node/createNode.ts'
import { createBrowser } from '../support/fakeTabs.ts'
import { waitForEntry, waitForStatus } from '../support/writes.ts'

const SEAPORT = parseAddress('0x0000000000000068f116a894984e2db1123eb395')
const GWEI = 10n ** 9n
const intervals: PollIntervals = {
  firstPause: 20,
  longestPause: 100,
  restingPause: 200,
  stuckAfter: 60_000,
  dropAfter: 60_000,
  indexBound: 60_000,
  confirmations: 12,
}

let chain: Chain
let directory: string
let account: Address
let call: WriteCall
let sent: TxHash | undefined
let stores: TransactionStore[] = []
let browser: ReturnType<typeof createBrowser>
let used = 0

/** Starts a new chain below the directory. */
async function openChain(name: string): Promise<Chain> {
  const stateDirectory = join(directory, name)
  await mkdir(join(stateDirectory, 'logs'), { recursive: true })
  return startChain({
    anvil: findPrograms([anvil])['anvil'] ?? '',
    port: await freePort(),
    stateDirectory,
  })
}

const rpc = (method: string, params: unknown[] = []) => callRpc(chain.rpcUrl, method, params)
const mine = () => rpc('evm_mine')

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-writes-'))
  chain = await openChain('one')
})

afterAll(async () => {
  await chain?.process.stop()
  await rm(directory, { recursive: true, force: true })
})

// Each test has its own account and browser, and mines its blocks itself.
beforeEach(async () => {
  account = parseAddress(chain.accounts[used++ % chain.accounts.length] ?? '')
  call = { to: parseAddress(`0x${'77'.repeat(20)}`), data: '0x', value: 5n }
  sent = undefined
  browser = createBrowser()
  await rpc('evm_setAutomine', [false])
})

afterEach(async () => {
  for (const store of stores) store.stop()
  stores = []
  await rpc('anvil_dropAllTransactions')
})

/** Sends from the account with a fee in gwei, as its wallet would. */
async function sendWith(transaction: WriteCall, fee: bigint, nonce?: number): Promise<TxHash> {
  const { to, data, value } = transaction
  const hex = (amount: bigint) => `0x${amount.toString(16)}`
  const request = {
    from: account,
    to,
    data,
    value: hex(value),
    gas: hex(200_000n),
    maxFeePerGas: hex(fee * GWEI),
    maxPriorityFeePerGas: hex(fee * GWEI),
    ...(nonce === undefined ? {} : { nonce: hex(BigInt(nonce)) }),
  }
  return parseTxHash(String(await rpc('eth_sendTransaction', [request])))
}

const definition = (): WriteDefinition => ({
  key: 'buy:1',
  account,
  describe: { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' },
  prepare: () =>
    Promise.resolve({ status: 'ready', step: { kind: 'trade', title: 'Buy', last: true }, call }),
  explain: (data) => Promise.resolve(`because ${data}`),
})

interface PageOptions extends Partial<PollIntervals> {
  readonly send?: SendBatch
  /** The nonce that the wallet chooses; the next one by default. */
  readonly nonce?: number
}

/** Opens a page whose index is never behind the chain. */
function open({ send, nonce, ...patience }: PageOptions = {}): TransactionStore {
  const tab = browser.openTab()
  const store = createTransactionStore({
    chainId: 31337,
    send: send ?? createNode({ urls: [chain.rpcUrl] }),
    log: createTransactionLog(tab),
    fetchIndexedBlock: () => readLatestBlock(chain.rpcUrl),
    onIndexed: () => undefined,
    sign: async (_, wanted) => {
      sent = await sendWith(wanted, 10n, nonce)
      return sent
    },
    intervals: { ...intervals, ...patience },
    nowSeconds: () => Math.floor(Date.now() / 1000),
    locks: tab.locks,
  })
  stores.push(store)
  store.resume()
  return store
}

async function pending(options: Parameters<typeof open>[0] = {}) {
  const store = open(options)
  store.start(definition())
  // Until the node has shown it, its nonce is a guess, and nothing counts as its replacement.
  const isSeen = (entry: TransactionEntry | undefined) =>
    entry?.state.status === 'pending' && entry.state.nonceConfirmed === true
  const state = (await waitForEntry(store, isSeen))?.state
  if (state?.status !== 'pending') throw new Error('unreachable')
  return { store, state }
}

async function indexed() {
  const store = open()
  store.start(definition())
  await waitForStatus(store, 'pending')
  await mine()
  const { state } = await waitForStatus(store, 'indexed')
  if (state.status !== 'indexed') throw new Error('unreachable')
  return { store, state }
}

const isUndone = (store: TransactionStore) =>
  waitForEntry(store, (entry) => entry?.state.status === 'pending' && entry.state.how === 'undone')

describe('fault: transaction replaced, dropped, stuck, underpriced', () => {
  test('is pending, then mined, indexed and final', async () => {
    const { store } = await indexed()
    await rpc('anvil_mine', ['0xc'])
    await waitForEntry(store, (entry) => entry?.state.status === 'indexed' && entry.state.final)
  })

  test('is sped up by the same call with a higher fee', async () => {
    const { store, state } = await pending()
    const faster = await sendWith(call, 20n, state.nonce)
    await mine()
    const mined = await waitForStatus(store, 'indexed')
    expect(mined.state).toMatchObject({ hash: faster, nonce: state.nonce })
    expect(faster).not.toBe(sent)
  })

  test('is canceled by an empty transaction to itself with a higher fee', async () => {
    const { store, state } = await pending()
    const by = await sendWith({ to: account, data: '0x', value: 0n }, 20n, state.nonce)
    await mine()
    expect((await waitForStatus(store, 'replaced')).state).toEqual({
      status: 'replaced',
      how: 'cancelled',
      by,
    })
  })

  test('is replaced by another call with a higher fee', async () => {
    const { store, state } = await pending()
    const by = await sendWith({ ...call, value: 6n }, 20n, state.nonce)
    await mine()
    expect((await waitForStatus(store, 'replaced')).state).toEqual({ status: 'replaced', how: 'other', by })
  })

  test('reads its nonce from the transaction, whichever nonce seemed free', async () => {
    // Behind a place that is left empty, as when the wallet knows of a transaction that the node has lost.
    const nonce = Number(await rpc('eth_getTransactionCount', [account, 'latest'])) + 1
    const { store } = await pending({ nonce })
    await waitForEntry(store, (entry) => entry?.state.status === 'pending' && entry.state.nonce === nonce)
  })

  test('is dropped by the network, and recognized when it is sent again', async () => {
    const { store, state } = await pending({ dropAfter: 200 })
    await rpc('anvil_dropTransaction', [state.hash])
    await waitForStatus(store, 'dropped')
    expect(await sendWith(call, 10n, state.nonce)).toBe(state.hash)
    await waitForStatus(store, 'pending')
    await mine()
    await waitForStatus(store, 'indexed')
  })

  test('is stuck, and mined in the end', async () => {
    const { store } = await pending({ stuckAfter: 200 })
    await waitForEntry(store, (entry) => entry?.state.status === 'pending' && entry.state.stuck)
    await mine()
    await waitForStatus(store, 'indexed')
  })

  test('is mined and reverted, with its revert data', async () => {
    call = { to: SEAPORT, data: '0xdeadbeef', value: 0n }
    const { store } = await pending()
    await mine()
    expect((await waitForStatus(store, 'reverted')).state).toMatchObject({
      message: expect.stringMatching(/^because 0x/) as string,
    })
  })
})

describe('fault: reorg undoes a sale, listing, transfer', () => {
  test.each([1, 3, 9])(
    'of depth %i undoes a transaction, which completes when it is sent again',
    async (depth) => {
      const { store, state } = await indexed()
      for (let block = 1; block < depth; block++) await mine()
      await rpc('anvil_reorg', [depth, []])
      await isUndone(store)
      // Wallets and nodes send again what was thrown out of a block.
      const known = await rpc('eth_getTransactionByHash', [state.hash])
      if (known === null) expect(await sendWith(call, 10n, state.nonce)).toBe(state.hash)
      await mine()
      const again = await waitForStatus(store, 'indexed')
      expect(again.state).toMatchObject({ hash: state.hash })
      expect(again.state).not.toMatchObject({ blockHash: state.blockHash })
    },
  )

  test('that leaves its block unchanged reports nothing', async () => {
    const { store } = await indexed()
    const seen = new Set<string | undefined>()
    store.subscribe(() => seen.add(store.find('buy:1')?.state.status))
    for (let block = 0; block < 3; block++) await mine()
    await rpc('anvil_reorg', [3, []])
    await rpc('anvil_mine', ['0xc'])
    await waitForEntry(store, (entry) => entry?.state.status === 'indexed' && entry.state.final)
    expect(seen).toEqual(new Set(['indexed']))
  })
})

describe('fault: chain restarted', () => {
  test('has none of the old chain’s transactions, and reports none of them as undone', async () => {
    const { store } = await indexed()
    store.stop()
    const other = await openChain('two')
    try {
      const next = open({ send: createNode({ urls: [other.rpcUrl] }) })
      const seen = new Set<string | undefined>()
      next.subscribe(() => seen.add(next.find('buy:1')?.state.status))
      await waitForEntry(next, (entry) => entry === undefined)
      expect(seen).toEqual(new Set(['indexed', undefined]))
      expect(browser.records.size).toBe(0)
    } finally {
      await other.process.stop()
    }
  })
})
