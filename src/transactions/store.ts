// Runs writes: keeps their states, drives each through wallet, chain and index, and writes everything down.
import { messageForPeople } from '../domain/errors.ts'
import type { TxHash } from '../domain/hashes.ts'
import { isUserRejection, walletFailure } from '../wallet/errors.ts'
import type { SendBatch } from '../wallet/rpc.ts'
import type { WriteCall, WriteDefinition } from './definition.ts'
import type { TransactionEntry, TransactionLog } from './log.ts'
import {
  IDLE,
  isSettled,
  isUnderWay,
  reduce,
  type TransactionEvent,
  type TransactionState,
} from './machine.ts'
import { readPlace } from './node.ts'
import { watch, type Pace } from './watch.ts'

export interface StoreOptions {
  readonly chainId: number
  readonly send: SendBatch
  readonly log: TransactionLog
  /** The latest block the index has. */
  readonly readIndexedBlock: () => Promise<number>
  /** Told when a write is in the index: the moment to fetch again what is shown. */
  readonly onIndexed: (entry: TransactionEntry) => void | Promise<void>
  /** Hands a call to the wallet of the definition's account; settles with the hash. */
  readonly sign: (definition: WriteDefinition, call: WriteCall) => Promise<TxHash>
  readonly pace: Pace
  readonly nowSeconds: () => number
  /** One writer across tabs: runs `act` unless another tab is preparing or signing for the same account. */
  readonly exclusively: <T>(name: string, act: () => Promise<T>) => Promise<T | 'taken'>
}

export interface TransactionStore {
  subscribe(listener: () => void): () => void
  /** Every write known, oldest first; the same array until something changes. */
  entries(): readonly TransactionEntry[]
  /** The latest write under a key. */
  find(key: string): TransactionEntry | undefined
  /** Starts a write, unless one with its key is under way: then nothing happens. */
  start(definition: WriteDefinition): void
  /** Forgets a write that has come to rest. */
  dismiss(id: string): void
  /** Takes up what an earlier page left under way. */
  resume(): void
  /** Stops following; what is under way stays written down. */
  stop(): void
}

/** One stretch of following, from `resume` to `stop`; nothing is followed twice in it. */
const newLife = () => ({ controller: new AbortController(), following: new Set<string>() })

const INTERRUPTED = 'The page was closed before the last step. Start again to finish it.'

export function createTransactionStore(options: StoreOptions): TransactionStore {
  const { chainId, send, log, sign, nowSeconds } = options
  const listeners = new Set<() => void>()
  let life = newLife()
  let list: readonly TransactionEntry[] = log.read(chainId, nowSeconds())

  const change = (next: readonly TransactionEntry[]) => {
    list = next
    log.write(list, chainId)
    for (const listener of listeners) listener()
  }
  const get = (id: string) => list.find((entry) => entry.id === id)
  const patch = (id: string, update: Partial<TransactionEntry>) =>
    change(
      list.map((entry) =>
        entry.id === id ? { ...entry, ...update, updatedAtSeconds: nowSeconds() } : entry,
      ),
    )
  const dispatch = (id: string, event: TransactionEvent): TransactionState => {
    const entry = get(id)
    if (entry === undefined) return IDLE
    const state = reduce(entry.state, event)
    if (state !== entry.state) patch(id, { state })
    return state
  }

  /** Prepares and signs one transaction; true when it was sent. */
  async function signNext(id: string, definition: WriteDefinition): Promise<boolean> {
    const prepared = await definition.prepare()
    if (prepared.status === 'stopped') {
      dispatch(id, { type: 'refuse', reason: prepared.reason })
      return false
    }
    const { step, call } = prepared
    const place = await readPlace(send, definition.account)
    // Written down before the wallet is asked: whatever happens from here on can be found again.
    const hadApproval = step.kind === 'approve' || get(id)?.hadApproval === true
    patch(id, { call, hadApproval, sinceBlock: place.blockNumber })
    dispatch(id, { type: 'ask', step, nonce: place.nonce })
    try {
      const hash = await sign(definition, call)
      dispatch(id, { type: 'send', hash, nonce: place.nonce })
      return true
    } catch (error) {
      if (isUserRejection(error)) dispatch(id, { type: 'reject' })
      else dispatch(id, { type: 'fail', message: await failureMessage(error, definition) })
      return false
    }
  }

  async function run(id: string, definition: WriteDefinition): Promise<void> {
    try {
      while (!life.controller.signal.aborted) {
        const sent = await options.exclusively(`vitrine:${definition.account}`, () =>
          signNext(id, definition),
        )
        if (sent === 'taken') {
          dispatch(id, { type: 'fail', message: 'Another tab is using your wallet. Finish there first.' })
        }
        if (sent !== true) return
        const state = await follow(id, definition)
        if (state.status !== 'preparing') return
      }
    } catch (error) {
      dispatch(id, { type: 'fail', message: await failureMessage(error, definition) })
    }
  }

  /** Follows what was sent until it needs another signature or has come to rest. */
  async function follow(id: string, definition?: WriteDefinition): Promise<TransactionState> {
    const entry = get(id)
    const { controller, following } = life
    if (entry === undefined || following.has(id)) return IDLE
    following.add(id)
    await watch({
      ...options,
      signal: controller.signal,
      read: () => get(id) ?? entry,
      dispatch: (event) => dispatch(id, event),
      ...(definition?.explain === undefined ? {} : { explain: definition.explain.bind(definition) }),
      ...(definition?.settle === undefined ? {} : { onMined: definition.settle.bind(definition) }),
    })
    following.delete(id)
    return get(id)?.state ?? IDLE
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => list,
    find: (key) => list.findLast((entry) => entry.key === key),
    start(definition) {
      const present = list.findLast((entry) => entry.key === definition.key)
      if (present !== undefined && !isSettled(present.state)) return
      const now = nowSeconds()
      const id = `${now}-${crypto.randomUUID()}`
      const entry: TransactionEntry = {
        id,
        key: definition.key,
        chainId,
        account: definition.account,
        describe: definition.describe,
        state: reduce(IDLE, { type: 'start' }),
        call: null,
        hadApproval: false,
        sinceBlock: 0,
        startedAtSeconds: now,
        updatedAtSeconds: now,
      }
      // An earlier attempt that came to nothing is replaced by this one.
      const superseded = present !== undefined && present.state.status !== 'indexed' ? present.id : undefined
      change([...list.filter((other) => other.id !== superseded), entry])
      void run(id, definition)
    },
    dismiss(id) {
      const entry = get(id)
      if (entry !== undefined && isSettled(entry.state)) change(list.filter((other) => other.id !== id))
    },
    resume() {
      if (life.controller.signal.aborted) life = newLife()
      for (const { id } of list.filter((entry) => isUnderWay(entry.state))) {
        void follow(id).then(({ status }) => {
          // A step that was not the last is mined, and the page that knew the rest is gone.
          if (status === 'preparing') dispatch(id, { type: 'fail', message: INTERRUPTED })
        })
      }
    },
    stop: () => life.controller.abort(),
  }
}

/** The words of whoever failed; for a wallet that found the call would revert, the decoded reason. */
async function failureMessage(error: unknown, definition: WriteDefinition): Promise<string> {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined
  if (typeof data === 'string' && /^0x([0-9a-f]{2}){4,}$/i.test(data) && definition.explain !== undefined) {
    const explained = await definition.explain(data as `0x${string}`).catch(() => undefined)
    if (explained !== undefined) return explained
  }
  return messageForPeople(error, walletFailure(error, 'send this transaction').message)
}
