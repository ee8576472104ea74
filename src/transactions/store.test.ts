// Writes from start to index against a chain of one's own: one prompt, resumption, loss, replacement, lateness.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Address } from '../domain/address.ts'
import type { TxHash } from '../domain/hashes.ts'
import type { RpcReply, SendBatch } from '../wallet/rpc.ts'
import type { WriteCall, WriteDefinition } from './definition.ts'
import { createTransactionLog, type TransactionEntry } from './log.ts'
import type { TransactionStatus } from './machine.ts'
import { createTransactionStore, type StoreOptions, type TransactionStore } from './store.ts'

const account = `0x${'1'.repeat(40)}` as Address
const seaport = `0x${'5'.repeat(40)}` as Address
const call: WriteCall = { to: seaport, data: '0xabcdef01', value: 5n }
const hashOf = (digit: string) => `0x${digit.repeat(64)}` as TxHash
const hex = (value: number) => `0x${value.toString(16)}`

interface ChainTransaction {
  readonly hash: TxHash
  readonly nonce: number
  readonly to: Address
  readonly data: string
  readonly value: bigint
  /** Null while it waits in the pool. */
  block: number | null
  succeeded: boolean
}

/** A chain as its node tells of it: transactions in blocks, and a pool. */
class Chain {
  transactions: ChainTransaction[] = []
  block = 100
  revertData = '0x'
  down = false
  /** Questions that found the node away. */
  missed = 0

  add(options: Partial<ChainTransaction> & { hash: TxHash }): ChainTransaction {
    const transaction = {
      nonce: 0,
      to: call.to,
      data: call.data,
      value: call.value,
      block: null,
      succeeded: true,
      ...options,
    }
    this.transactions.push(transaction)
    return transaction
  }

  mine(hash: TxHash, succeeded = true): void {
    this.block += 1
    const transaction = this.transactions.find((candidate) => candidate.hash === hash)
    if (transaction === undefined) throw new Error('no such transaction')
    transaction.block = this.block
    transaction.succeeded = succeeded
    // A place in the sequence can be taken once.
    this.transactions = this.transactions.filter(
      (one) => one === transaction || one.nonce !== transaction.nonce,
    )
  }

  drop(hash: TxHash): void {
    this.transactions = this.transactions.filter((transaction) => transaction.hash !== hash)
  }

  send: SendBatch = (requests) => {
    if (this.down) {
      this.missed += 1
      return Promise.reject(new Error('down'))
    }
    return Promise.resolve(requests.map(({ method, params }) => this.answer(method, params)))
  }

  private answer(method: string, [first, second]: readonly unknown[]): RpcReply {
    const ok = (result: unknown): RpcReply => ({ ok: true, result })
    const count = (limit: number | null) =>
      this.transactions.filter(({ block }) =>
        block === null ? limit === null : limit === null || block <= limit,
      ).length
    const found = this.transactions.find(({ hash }) => hash === first)
    switch (method) {
      case 'eth_blockNumber':
        return ok(hex(this.block))
      case 'eth_getTransactionCount': {
        const limit = second === 'pending' ? null : second === 'latest' ? this.block : Number(second)
        return ok(hex(count(limit)))
      }
      case 'eth_getTransactionReceipt':
        return ok(
          found === undefined || found.block === null
            ? null
            : { status: found.succeeded ? '0x1' : '0x0', blockNumber: hex(found.block) },
        )
      case 'eth_getTransactionByHash':
        return ok(found === undefined ? null : { hash: found.hash })
      case 'eth_getBlockByNumber':
        return ok({
          transactions: this.transactions
            .filter(({ block }) => block === Number(first))
            .map(({ hash, nonce, to, data, value }) => ({
              hash,
              from: account,
              nonce: hex(nonce),
              to,
              input: data,
              value: `0x${value.toString(16)}`,
            })),
        })
      case 'eth_call':
        return { ok: false, code: 3, message: 'reverted', data: this.revertData }
      default:
        throw new Error(`unexpected ${method}`)
    }
  }
}

let chain: Chain
let indexedBlock: number
let storage: Storage
let sign: ReturnType<typeof vi.fn<StoreOptions['sign']>>
let onIndexed: ReturnType<typeof vi.fn<StoreOptions['onIndexed']>>
const stores: TransactionStore[] = []

beforeEach(() => {
  chain = new Chain()
  indexedBlock = 100
  localStorage.clear()
  storage = localStorage
  sign = vi.fn<StoreOptions['sign']>(() => {
    chain.add({ hash: hashOf('a') })
    return Promise.resolve(hashOf('a'))
  })
  onIndexed = vi.fn<StoreOptions['onIndexed']>()
  return () => {
    for (const store of stores.splice(0)) store.stop()
  }
})

function openStore(overrides: Partial<StoreOptions> = {}): TransactionStore {
  const store = createTransactionStore({
    chainId: 31337,
    send: chain.send,
    log: createTransactionLog(storage),
    readIndexedBlock: () => Promise.resolve(indexedBlock),
    onIndexed,
    sign,
    pace: { firstPause: 1, longestPause: 4, slowAfter: 10_000, dropAfter: 10_000, indexBound: 10_000 },
    nowSeconds: () => 1_000,
    exclusively: (_, act) => act(),
    ...overrides,
  })
  stores.push(store)
  store.resume()
  return store
}

const definition = (overrides: Partial<WriteDefinition> = {}): WriteDefinition => ({
  key: 'buy:1',
  account,
  describe: { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' },
  prepare: () =>
    Promise.resolve({ status: 'ready', step: { kind: 'trade', title: 'Buy', last: true }, call }),
  ...overrides,
})

/** Settles when the write under the key comes to a state. */
function reaching(
  store: TransactionStore,
  status: TransactionStatus,
  key = 'buy:1',
): Promise<TransactionEntry> {
  return new Promise((resolve) => {
    const look = () => {
      const entry = store.find(key)
      if (entry?.state.status !== status) return
      unsubscribe()
      resolve(entry)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

describe('a write', () => {
  test('goes from the wallet to the chain to the index, and pages are asked again before it is done', async () => {
    const store = openStore()
    const seen: string[] = []
    store.subscribe(() => {
      const status = store.find('buy:1')?.state.status
      if (status !== undefined && status !== seen.at(-1)) seen.push(status)
    })
    onIndexed.mockImplementation(() => void seen.push('asked again'))
    store.start(definition())
    await reaching(store, 'pending')
    chain.mine(hashOf('a'))
    await reaching(store, 'mined')
    expect(onIndexed).not.toHaveBeenCalled()
    indexedBlock = 101
    await reaching(store, 'indexed')
    expect(seen).toEqual(['preparing', 'signing', 'pending', 'mined', 'asked again', 'indexed'])
  })

  test('twenty clicks make one prompt', async () => {
    const store = openStore()
    for (let click = 0; click < 20; click++) store.start(definition())
    await reaching(store, 'pending')
    for (let click = 0; click < 20; click++) store.start(definition())
    expect(sign).toHaveBeenCalledTimes(1)
    expect(store.entries()).toHaveLength(1)
  })

  test('a refusal says why, and the wallet is never asked', async () => {
    const store = openStore()
    const reason = {
      kind: 'refused',
      code: 'x',
      sentence: 'Sold.',
      remedy: '',
      check: '',
      found: '',
      passed: [],
    } as const
    store.start(definition({ prepare: () => Promise.resolve({ status: 'stopped', reason }) }))
    const { state } = await reaching(store, 'refused')
    expect(state).toMatchObject({ reason })
    expect(sign).not.toHaveBeenCalled()
  })

  test('a user’s no is not a failure, and can be tried again', async () => {
    const store = openStore()
    sign.mockRejectedValueOnce({ code: 4001, message: 'User rejected the request.' })
    store.start(definition())
    await reaching(store, 'rejected')
    store.start(definition())
    await reaching(store, 'pending')
    expect(store.entries()).toHaveLength(1)
  })

  test('a wallet that fails is named; a call that it found to revert is explained', async () => {
    const store = openStore()
    sign.mockRejectedValueOnce({ code: -32603, message: 'internal' })
    store.start(definition())
    const failed = await reaching(store, 'failed')
    expect(failed.state).toMatchObject({ message: 'The wallet could not send this transaction.' })
    sign.mockRejectedValueOnce({ code: 'CALL_EXCEPTION', data: '0x12345678' })
    store.start(definition({ explain: (data) => Promise.resolve(`because ${data}`) }))
    const explained = await reaching(store, 'failed')
    expect(explained.state).toMatchObject({ message: 'because 0x12345678' })
  })

  test('a permission comes first, and the chain is read again before the signature', async () => {
    const store = openStore()
    const prepare = vi
      .fn<WriteDefinition['prepare']>()
      .mockResolvedValueOnce({
        status: 'ready',
        step: { kind: 'approve', title: 'Allow', last: false },
        call,
      })
      .mockResolvedValueOnce({ status: 'ready', step: { kind: 'trade', title: 'Buy', last: true }, call })
    sign.mockImplementationOnce(() => {
      chain.add({ hash: hashOf('b'), nonce: 0 })
      return Promise.resolve(hashOf('b'))
    })
    sign.mockImplementationOnce(() => {
      chain.add({ hash: hashOf('c'), nonce: 1 })
      return Promise.resolve(hashOf('c'))
    })
    store.start(definition({ prepare }))
    await reaching(store, 'pending')
    expect(prepare).toHaveBeenCalledTimes(1)
    chain.mine(hashOf('b'))
    await vi.waitUntil(() => sign.mock.calls.length === 2)
    expect(prepare).toHaveBeenCalledTimes(2)
    chain.mine(hashOf('c'))
    const { hadApproval } = await reaching(store, 'mined')
    expect(hadApproval).toBe(true)
  })

  test('a write that is mined and reverted is told with the reason', async () => {
    const store = openStore()
    chain.revertData = '0x10fda3e1'
    store.start(
      definition({ explain: (data) => Promise.resolve(data === '0x10fda3e1' ? 'Already sold.' : '?') }),
    )
    await reaching(store, 'pending')
    chain.mine(hashOf('a'), false)
    const { state } = await reaching(store, 'reverted')
    expect(state).toMatchObject({ message: 'Already sold.' })
  })

  test('another tab that holds the wallet is named', async () => {
    const store = openStore({ exclusively: () => Promise.resolve('taken') })
    store.start(definition())
    const { state } = await reaching(store, 'failed')
    expect(state).toMatchObject({ message: 'Another tab is using your wallet. Finish there first.' })
  })

  test('a node that is away for a while changes nothing', async () => {
    const store = openStore()
    store.start(definition())
    await reaching(store, 'pending')
    chain.down = true
    chain.mine(hashOf('a'))
    await vi.waitUntil(() => chain.missed > 2)
    expect(store.find('buy:1')?.state.status).toBe('pending')
    chain.down = false
    await reaching(store, 'mined')
  })
})

describe('what can happen to a transaction', () => {
  test('sped up in the wallet: the same call under another hash goes on', async () => {
    const store = openStore()
    store.start(definition())
    await reaching(store, 'pending')
    chain.add({ hash: hashOf('e') })
    chain.mine(hashOf('e'))
    const { state } = await reaching(store, 'mined')
    expect(state).toMatchObject({ hash: hashOf('e'), blockNumber: 101 })
  })

  test('replaced by something else: told apart, with what took its place', async () => {
    const store = openStore()
    store.start(definition())
    await reaching(store, 'pending')
    chain.add({ hash: hashOf('f'), to: account, data: '0x', value: 0n })
    chain.mine(hashOf('f'))
    const { state } = await reaching(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', by: hashOf('f') })
  })

  test('dropped: forgotten by the network with its place still free', async () => {
    const store = openStore({
      pace: { firstPause: 1, longestPause: 2, slowAfter: 10_000, dropAfter: 5, indexBound: 10_000 },
    })
    store.start(definition())
    await reaching(store, 'pending')
    chain.drop(hashOf('a'))
    await reaching(store, 'dropped')
  })

  test('slow, and mined in the end', async () => {
    const store = openStore({
      pace: { firstPause: 1, longestPause: 2, slowAfter: 0, dropAfter: 10_000, indexBound: 10_000 },
    })
    store.start(definition())
    await vi.waitUntil(() => {
      const state = store.find('buy:1')?.state
      return state?.status === 'pending' && state.slow
    })
    chain.mine(hashOf('a'))
    await reaching(store, 'mined')
  })

  test('the index is late: said so, and still followed to the end', async () => {
    const store = openStore({
      pace: { firstPause: 1, longestPause: 2, slowAfter: 10_000, dropAfter: 10_000, indexBound: 0 },
    })
    store.start(definition())
    await reaching(store, 'pending')
    chain.mine(hashOf('a'))
    await reaching(store, 'stalled')
    expect(onIndexed).not.toHaveBeenCalled()
    indexedBlock = 101
    await reaching(store, 'indexed')
  })
})

describe('after a reload', () => {
  test('a pending transaction is followed to the index by the next page', async () => {
    const first = openStore()
    first.start(definition())
    await reaching(first, 'pending')
    first.stop()
    const second = openStore()
    expect(second.find('buy:1')?.state.status).toBe('pending')
    chain.mine(hashOf('a'))
    indexedBlock = 101
    const { describe: words } = await reaching(second, 'indexed')
    expect(words.title).toBe('Buy Noun 1')
  })

  test('a question that was open in the wallet: the transaction is found by its place in the sequence', async () => {
    const first = openStore()
    sign.mockImplementationOnce(() => new Promise(() => {}))
    first.start(definition())
    await reaching(first, 'signing')
    first.stop()
    const second = openStore()
    chain.add({ hash: hashOf('d') })
    chain.mine(hashOf('d'))
    const { state } = await reaching(second, 'mined')
    expect(state).toMatchObject({ hash: hashOf('d') })
  })

  test('a question that went away with the page comes to rest as declined', async () => {
    const first = openStore()
    sign.mockImplementationOnce(() => new Promise(() => {}))
    first.start(definition())
    await reaching(first, 'signing')
    first.stop()
    const second = openStore({
      pace: { firstPause: 1, longestPause: 2, slowAfter: 10_000, dropAfter: 5, indexBound: 10_000 },
    })
    await reaching(second, 'rejected')
  })

  test('a permission without the page that asked for it ends with what to do', async () => {
    const first = openStore()
    first.start(
      definition({
        prepare: () =>
          Promise.resolve({ status: 'ready', step: { kind: 'approve', title: 'Allow', last: false }, call }),
      }),
    )
    await reaching(first, 'pending')
    first.stop()
    const second = openStore()
    chain.mine(hashOf('a'))
    const { state } = await reaching(second, 'failed')
    expect(state).toMatchObject({ message: expect.stringContaining('Start again') as string })
  })

  test.each(['not json', '{"a":1}', '[{"id":1}]', '[null]', `[{"id":"x","state":{"status":"pending"}}]`])(
    'storage that holds %s is read as nothing',
    (text) => {
      storage.setItem('vitrine.transactions', text)
      expect(openStore().entries()).toEqual([])
    },
  )

  test('without storage, writes live as long as the page', async () => {
    const denied = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    } as unknown as Storage
    const store = openStore({ log: createTransactionLog(denied) })
    store.start(definition())
    await reaching(store, 'pending')
    chain.mine(hashOf('a'))
    await reaching(store, 'mined')
  })

  test('writes of another chain are kept and not shown', async () => {
    const first = openStore()
    first.start(definition())
    await reaching(first, 'pending')
    first.stop()
    expect(openStore({ chainId: 1 }).entries()).toEqual([])
    expect(openStore().entries()).toHaveLength(1)
  })
})
