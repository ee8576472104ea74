// Tests the local stack as users and tests start it: by `npm start` and by `startStack`, stopped in order or killed.
import { readFileSync, existsSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Interface, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLatestBlock, callRpc } from '../../local/chain/json-rpc.ts'
import { readStackFile, type StackFile } from '../../local/cli/stack-file.ts'
import { readIndexingStatus } from '../../local/indexer/graph-node.ts'
import { close, listen } from '../../local/process/listen.ts'
import { readLedger } from '../../local/process/ledger.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { encodeValidate, ItemType, openOrder, OrderType, seaportInterface } from '../../local/seed/orders.ts'
import { demoHistory } from '../../local/seeded-state.ts'
import { startStack, startStackOn, type Stack } from '../../local/stack.ts'
import { queryIndex, fetchItems } from '../e2e/queries.ts'
import { type Command, npmRun, nothingLeft, START_TIMEOUT_MS } from './command.ts'

async function indexedBlock(graphqlUrl: string): Promise<{ number: number; hash: string }> {
  const status = await readIndexingStatus(graphqlUrl)
  if (status === undefined || status.hasIndexingErrors) throw new Error('The index has failed.')
  return { number: status.blockNumber, hash: status.blockHash }
}

interface Receipt {
  readonly transactionHash: string
  readonly logs: readonly { readonly topics: string[]; readonly data: string }[]
}

/** Sends a transaction from an account of the local chain, and returns its receipt once it is mined. */
async function send(rpcUrl: string, transaction: object): Promise<Receipt> {
  const hash = await callRpc(rpcUrl, 'eth_sendTransaction', [transaction])
  return waitFor(
    async () => ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) ?? undefined) as Receipt,
    { what: 'the transaction to be mined', timeoutMs: 10_000 },
  )
}

/** Sends one wei between two accounts, and returns the transaction's hash once it is mined. */
async function pay({ rpcUrl, contracts }: StackFile): Promise<string> {
  const [from, to] = contracts.accounts
  return (await send(rpcUrl, { from: from?.address, to: to?.address, value: '0x1' })).transactionHash
}

const approvals = new Interface(['function setApprovalForAll(address operator, bool approved)'])

/** Publishes a listing of an item that was not for sale, for thirty days, and returns the order's hash. */
async function list(stack: StackFile): Promise<string> {
  const { rpcUrl, contracts } = stack
  const [seller] = contracts.accounts
  const from = seller?.address as Hex
  const [item] = await fetchItems(stack, { owner: from, listed: false })
  if (item === undefined) throw new Error('The first account has everything for sale.')
  const approval = approvals.encodeFunctionData('setApprovalForAll', [contracts.seaport, true])
  await send(rpcUrl, { from, to: item.collection, data: approval })
  const { timestampSeconds } = await readLatestBlock(rpcUrl)
  const wanted = { itemType: ItemType.Native, token: ZeroAddress as Hex, identifierOrCriteria: 0n }
  const order = openOrder({
    offerer: from,
    offer: [
      {
        itemType: ItemType.ERC721,
        token: item.collection as Hex,
        identifierOrCriteria: BigInt(item.tokenId),
        startAmount: 1n,
        endAmount: 1n,
      },
    ],
    consideration: [{ ...wanted, startAmount: 10n ** 18n, endAmount: 10n ** 18n, recipient: from }],
    orderType: OrderType.FullOpen,
    startTime: timestampSeconds,
    endTime: timestampSeconds + 30 * 86_400,
    salt: 1n,
  })
  const { logs } = await send(rpcUrl, { from, to: contracts.seaport, data: encodeValidate([order]) })
  const published = logs
    .map((log) => seaportInterface.parseLog(log))
    .find((log) => log?.name === 'OrderValidated')
  return published?.args.getValue('orderHash') as string
}

const fetchOrder = async (stack: StackFile, hash: string) =>
  (
    await queryIndex<{ order: { status: string; live: boolean } | null }>(
      stack,
      'query ($hash: ID!) { order(id: $hash) { status live } }',
      { hash },
    )
  ).order

const readBlockNumber = async (rpcUrl: string, transaction: string) =>
  ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [transaction])) as { blockHash: string } | null)
    ?.blockHash

const readBlockHash = async (rpcUrl: string, blockNumber: number) =>
  (
    (await callRpc(rpcUrl, 'eth_getBlockByNumber', [`0x${blockNumber.toString(16)}`, false])) as {
      hash: string
    }
  ).hash

/** Whether the running index began at the chain's first block. */
const indexedFromStart = (stateDirectory: string) =>
  readFileSync(join(stateDirectory, 'logs', 'graph-node.log'), 'utf8')
    .split('\n')
    .some((line) => line.includes('block_number: 1,') && line.includes(join('subgraph', 'subgraph.yaml')))

/** Returns how many blocks with number zero the saved chain has. */
function countFirstBlocks(stateDirectory: string): number {
  const { blocks } = JSON.parse(readFileSync(join(stateDirectory, 'chain', 'state.json'), 'utf8')) as {
    blocks: readonly { readonly header: { readonly number: string } }[]
  }
  return blocks.filter(({ header }) => Number(header.number) === 0).length
}

describe('npm start', () => {
  let stateDirectory: string
  const running: Command[] = []

  const start = (port: number) => {
    const command = npmRun(['start'], { stateDirectory, port })
    running.push(command)
    return command
  }

  beforeAll(async () => {
    stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
    await chmod(stateDirectory, 0o711)
  })
  afterAll(async () => {
    if (readStackFile(stateDirectory)) last().interrupt() // A test failed before it stopped the stack.
    await Promise.all(running.map(({ ended }) => ended))
    await nothingLeft(stateDirectory)
    await rm(stateDirectory, { recursive: true, force: true })
  })

  const readRunning = (): StackFile => {
    const file = readStackFile(stateDirectory)
    if (!file) throw new Error(`No stack runs; the last one printed:\n${running.at(-1)?.output()}`)
    return file
  }
  const last = (): Command => {
    const command = running.at(-1)
    if (!command) throw new Error('No command was started.')
    return command
  }

  test(
    'starts on another port when its own is taken, and serves the page, index and node from one origin',
    { timeout: START_TIMEOUT_MS },
    async () => {
      const occupied = createServer()
      const takenPort = await listen(occupied, await freePort())
      const command = start(takenPort)
      const stack = await command.ready()
      await close(occupied)

      expect(command.output().trimEnd()).toMatch(new RegExp(`Vitrine is ready at ${stack.webUrl}$`))
      expect(Number(new URL(stack.webUrl).port)).not.toBe(takenPort)
      const page = await (await fetch(stack.webUrl)).text()
      expect(page).toContain(stack.contracts.collections[0]?.address)
      expect((await indexedBlock(`${stack.webUrl}/graphql`)).number).toBeGreaterThan(100)
      expect(await callRpc(`${stack.webUrl}/rpc`, 'eth_chainId')).toBe(`0x${stack.chainId.toString(16)}`)
    },
  )

  test('rejects requests from pages of other sites, and lets only its own user read the database’s password', async () => {
    const { webUrl, rpcUrl, databaseUrl } = readRunning()
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_accounts', params: [] })
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.test' }
    for (const url of [`${webUrl}/rpc`, rpcUrl]) {
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(403)
      // A page of another site needs approval to send JSON, but not for other types.
      const preflightHeaders = { ...headers, 'access-control-request-method': 'POST' }
      const preflight = await fetch(url, { method: 'OPTIONS', headers: preflightHeaders })
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
      const plain = { ...headers, 'content-type': 'text/plain' }
      expect((await fetch(url, { method: 'POST', headers: plain, body })).status).toBe(403)
    }

    expect(statSync(join(stateDirectory, 'stack.json')).mode & 0o077).toBe(0)
    const { password } = new URL(databaseUrl)
    expect(password).not.toBe('')
    const commands = readLedger(stateDirectory).map(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    expect(commands.some((command) => command.includes('gnd'))).toBe(true)
    expect(commands.filter((command) => command.includes(password))).toEqual([])
  })

  test('a second start and a reset report that a stack is already running, and its address', async () => {
    const second = npmRun(['start'], { stateDirectory, port: await freePort() })
    const reset = npmRun(['run', 'reset'], { stateDirectory })
    expect(await Promise.all([second.ended, reset.ended])).toEqual([1, 1])
    expect(second.output()).toContain(`Vitrine is already running at ${readRunning().webUrl}`)
    expect(reset.output()).toContain(`Vitrine is running at ${readRunning().webUrl}`)
    expect(await callRpc(readRunning().rpcUrl, 'eth_chainId')).toBe('0x7a69')
  })

  test(
    'Ctrl-C ends every process; the next start continues the chain and its index, with its listings live',
    { timeout: START_TIMEOUT_MS },
    async () => {
      const before = readRunning()
      const payment = await pay(before)
      const minedIn = await readBlockNumber(before.rpcUrl, payment)
      const listing = await list(before)
      const first = await readBlockHash(before.rpcUrl, 0)
      expect(indexedFromStart(stateDirectory)).toBe(true)
      last().interrupt()
      await last().ended
      await nothingLeft(stateDirectory)
      expect(readLedger(stateDirectory)).toEqual([])
      expect(existsSync(join(stateDirectory, 'stack.json'))).toBe(false)

      const after = await start(await freePort()).ready()
      // A page identifies a chain by its first block.
      expect(await readBlockHash(after.rpcUrl, 0)).toBe(first)
      expect(await readBlockNumber(after.rpcUrl, payment)).toBe(minedIn)
      expect(after.contracts).toEqual(before.contracts)
      const head = await readLatestBlock(after.rpcUrl)
      expect(Math.abs(head.timestampSeconds - Date.now() / 1000)).toBeLessThan(30)
      const indexed = await indexedBlock(after.graphqlUrl)
      expect(indexed.hash).toBe(await readBlockHash(after.rpcUrl, indexed.number))
      expect(await fetchOrder(after, listing)).toEqual({ status: 'OPEN', live: true })
      expect(indexedFromStart(stateDirectory)).toBe(false)
    },
  )

  test(
    'leaves no process when it is killed, and the next start continues the chain with a new index',
    { timeout: START_TIMEOUT_MS },
    async () => {
      const before = readRunning()
      const payment = await pay(before)
      const minedIn = await readBlockNumber(before.rpcUrl, payment)
      const stateFile = join(stateDirectory, 'chain', 'state.json')
      await waitFor(() => readFileSync(stateFile, 'utf8').includes(payment), {
        what: 'the payment to be saved',
        timeoutMs: 30_000,
        intervalMs: 250,
      })
      expect(countFirstBlocks(stateDirectory), 'after the chain was continued from a file once').toBe(1)
      process.kill(before.pid, 'SIGKILL')
      await last().ended
      await nothingLeft(stateDirectory)

      const after = await start(await freePort()).ready()
      expect(await readBlockNumber(after.rpcUrl, payment)).toBe(minedIn)
      expect(indexedFromStart(stateDirectory)).toBe(true)
    },
  )

  test('names the part that crashed, shows its last log lines and its log file, and stops the rest', async () => {
    const indexer = readLedger(stateDirectory).find(({ name }) => name.startsWith('Indexer'))
    process.kill(indexer?.pid ?? 0, 'SIGKILL')
    expect(await last().ended).toBe(1)
    expect(last().output()).toContain('Indexer (graph-node) was ended by SIGKILL.')
    expect(last().output()).toMatch(/Its last log lines:\n {2}\| .*INFO/)
    expect(last().output()).toMatch(/Log file: .*graph-node\.log/)
    await nothingLeft(stateDirectory)
  })

  test('stops in order when its parent npm process is killed', async () => {
    const command = start(await freePort())
    await waitFor(() => command.output().includes('Chain is up'), {
      what: 'the chain to be up',
      timeoutMs: START_TIMEOUT_MS,
    })
    command.killNpm()
    await command.ended // Settles when the last process that prints to npm's output has ended.
    await nothingLeft(stateDirectory)
    expect(command.output()).toContain('Stopping (end of npm) …')
    expect(readLedger(stateDirectory)).toEqual([])
  })

  test('a reset deletes the chain', async () => {
    const reset = npmRun(['run', 'reset'], { stateDirectory })
    expect(await reset.ended).toBe(0)
    expect(existsSync(stateDirectory)).toBe(false)
  })
})

describe('startStack', () => {
  let one: Stack, two: Stack

  beforeAll(async () => {
    ;[one, two] = await Promise.all([startStack({ seed: 'small' }), startStack({ seed: 'small' })])
  })
  afterAll(() => Promise.all([one?.stop(), two?.stop()]))

  test('runs two stacks side by side, and removes every trace of one when it stops', async () => {
    await callRpc(one.rpcUrl, 'evm_mine')
    const head = await readLatestBlock(one.rpcUrl)
    await one.indexed()
    expect((await indexedBlock(one.graphqlUrl)).number).toBeGreaterThanOrEqual(head.number)
    expect((await indexedBlock(two.graphqlUrl)).number).toBeGreaterThan(100)
    const urls = [one, two].flatMap(({ rpcUrl, graphqlUrl, indexNodeUrl, gatewayUrl }) => [
      rpcUrl,
      graphqlUrl,
      indexNodeUrl,
      gatewayUrl,
    ])
    expect(new Set(urls).size).toBe(8)

    await one.stop()
    await nothingLeft(one.stateDirectory)
    expect(existsSync(one.stateDirectory)).toBe(false)
    await expect(callRpc(two.rpcUrl, 'eth_chainId')).resolves.toBe('0x7a69')
  })

  test('catches up when a paused indexer resumes', async () => {
    two.pauseIndexer()
    await callRpc(two.rpcUrl, 'evm_mine')
    await expect(two.indexed({ timeoutMs: 1_000 })).rejects.toThrow('Timed out')
    two.resumeIndexer()
    await two.indexed({ timeoutMs: 30_000 })
  })

  test('stops everything else when the chain crashed and can no longer be saved', async () => {
    const chain = readLedger(two.stateDirectory).find(({ name }) => name.startsWith('Chain'))
    process.kill(chain?.pid ?? 0, 'SIGKILL')
    expect((await two.crashed).message).toBe('Chain (anvil) was ended by SIGKILL')
    await two.stop()
    await nothingLeft(two.stateDirectory)
  })

  describe('while the history of a new chain is played', () => {
    const history = demoHistory('small')
    /** Plays it again, although it was played before. */
    const prepare: typeof history.prepare = async (directory) => {
      await mkdir(join(directory, 'chain'), { recursive: true })
    }

    test.each([
      ['is aborted', 'changed my mind'],
      ['fails', 'no more blocks'],
    ])('stops everything when it %s, with the index already there', async (how, message) => {
      const giveUp = new AbortController()
      const stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-abort-'))
      await chmod(stateDirectory, 0o711)
      let fail: ((reason: Error) => void) | undefined
      const failed = new Promise<never>((_, reject) => (fail = reject))
      failed.catch(() => undefined) // It may come before the history's end, which waits for it.
      const states: string[] = []
      const started = startStackOn({
        stateDirectory,
        // Its end doesn't come before the failure.
        history: { ...history, prepare, play: async (options) => (await history.play(options)) && failed },
        signal: giveUp.signal,
        onProgress: ({ step, state }) => {
          states.push(`${step} ${state}`)
          if (step !== 'indexer' || state !== 'done') return
          if (how === 'fails') fail?.(new Error(message))
          else giveUp.abort(new Error(message))
        },
      })
      await expect(started).rejects.toThrow(message)
      expect(states).toContain('indexer done')
      expect(states).not.toContain('seed done')
      await nothingLeft(stateDirectory)
      expect(readLedger(stateDirectory)).toEqual([])
      await rm(stateDirectory, { recursive: true })
    })
  })

  test('stops what it had started when it is aborted', async () => {
    const giveUp = new AbortController()
    const stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-abort-'))
    await chmod(stateDirectory, 0o711)
    const started = startStack({
      stateDirectory,
      seed: 'small',
      signal: giveUp.signal,
      onProgress: ({ step, state }) => {
        if (step === 'indexer' && state === 'begun') giveUp.abort(new Error('changed my mind'))
      },
    })
    await expect(started).rejects.toThrow('changed my mind')
    await nothingLeft(stateDirectory)
    expect(readLedger(stateDirectory)).toEqual([])
    await rm(stateDirectory, { recursive: true })
  })
})
