// Runs one write through the wallet and the chain, on one page at a time.
import { errorText } from '../domain/errors.ts'
import type { TxHash } from '../domain/hashes.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import { walletTexts } from '../messages/en/wallet.ts'
import type { Value } from '../messages/message.ts'
import { andList } from '../messages/values.ts'
import { isLowFee, isUserRejection, walletFailure, WalletUnsureError } from '../wallet/errors.ts'
import type { EntryList } from './entryList.ts'
import type { WriteCall, WriteDefinition } from './definition.ts'
import { chooseNonce, findRemainingAttempts, type NonceChoice } from './previousAttempts.ts'
import type { Locks } from './locks.ts'
import { isFollowed, isSettled } from './machine.ts'
import { hasGenesis, fetchStart } from './node.ts'
import { watch, type WatchOptions } from './watch.ts'

export interface RunOptions extends Pick<
  WatchOptions,
  'send' | 'witness' | 'fetchIndexedBlock' | 'onIndexed' | 'intervals' | 'signal'
> {
  readonly entries: EntryList
  readonly locks: Locks
  /**
   * Sends a call to the wallet of the definition's account, with a nonce when one is given, and resolves
   * with the hash. Throws a WalletUnsureError when the call may have been sent anyway.
   */
  readonly sign: (
    definition: WriteDefinition,
    call: WriteCall,
    place: { readonly nonce?: number },
  ) => Promise<TxHash>
  /** Undefined on a page that continues a write of another page. */
  readonly definition: WriteDefinition | undefined
}

/**
 * Runs a write as far as it can go. Waits while another page runs it, and continues it when that page is closed.
 * Resolves when the write can't change any more, or when the signal aborts.
 */
export async function runTransaction(id: string, options: RunOptions): Promise<void> {
  const { entries, locks, signal, definition } = options
  await locks.whenFree(`vitrine:write:${id}`, signal, async () => {
    entries.claim(id)
    try {
      await runToEnd(id, options)
    } catch (error) {
      entries.dispatch(id, { type: 'fail', message: await failureMessage(error, definition) })
    } finally {
      const entry = entries.get(id)
      if (entry?.dismissed === true && !isFollowed(entry.state)) entries.remove(id)
      entries.release(id)
    }
  })
}

async function runToEnd(id: string, options: RunOptions): Promise<void> {
  const { entries, send, signal, definition } = options
  const claimed = entries.get(id)
  if (definition === undefined && typeof claimed?.genesis === 'string') {
    const same = await hasGenesis(send, claimed.genesis).catch(() => undefined)
    // A reset chain has none of the earlier transactions. A single node may lie about that, so the wallet's node is checked too.
    if (same === false && (await options.witness?.genesis()) !== claimed.genesis) return entries.remove(id)
  }
  while (!signal.aborted) {
    const entry = entries.get(id)
    if (entry === undefined || !isFollowed(entry.state)) return
    if (entry.state.status === 'signing') {
      // The page that waited for the wallet's reply is gone. The wallet may have sent the call, so its nonce is watched.
      entries.dispatch(id, { type: 'fail', message: transactionsTexts.answerUnknown, unsure: true })
    } else if (entry.state.status !== 'preparing') {
      await watch({
        ...options,
        read: () => entries.get(id),
        isOthers: (hash) =>
          entries
            .list()
            .some(({ id: other, state }) => other !== id && 'hash' in state && state.hash === hash),
        dispatch: (event) => {
          const sent = entries.get(id)
          if (event.type === 'mine' && sent?.previousAttempts !== undefined)
            entries.patch(id, { previousAttempts: findRemainingAttempts(sent) })
          entries.dispatch(id, event)
        },
        forget: () => entries.remove(id),
        ...(definition?.explain === undefined ? {} : { explain: definition.explain.bind(definition) }),
      })
    } else if (definition !== undefined) {
      await signAlone(id, definition, options)
    } else if (entry.state.done > 0) {
      entries.dispatch(id, { type: 'fail', message: transactionsTexts.interrupted })
    } else if (entry.previousAttempts !== undefined) {
      // The attempt that it was to replace may still be mined, so the next attempt needs to know of it.
      entries.dispatch(id, { type: 'fail', message: transactionsTexts.notAsked })
    } else {
      // Nothing was signed or sent.
      entries.remove(id)
    }
  }
}

/** Prepares and signs the next transaction, unless another tab is doing so for the same account. */
async function signAlone(id: string, definition: WriteDefinition, options: RunOptions): Promise<void> {
  const { entries, locks } = options
  const outcome = await locks.ifFree(`vitrine:wallet:${definition.account}`, async () => {
    if (!yieldToRival(id, definition, entries)) await signNext(id, definition, options)
  })
  if (outcome === 'taken' && !yieldToRival(id, definition, entries)) {
    entries.dispatch(id, { type: 'fail', message: transactionsTexts.walletBusy })
  }
}

/** Gives up this attempt when another tab has started the same write: that one is shown here. */
function yieldToRival(id: string, { key }: WriteDefinition, entries: EntryList): boolean {
  entries.refresh()
  const own = entries.get(id)
  if (own?.state.status !== 'preparing' || own.state.done > 0) return false
  const rival = entries
    .list()
    .find((entry) => entry.key === key && entry.elsewhere && !isSettled(entry.state) && hasBegun(entry.state))
  if (rival !== undefined) entries.remove(id)
  return rival !== undefined
}

/** Of two attempts that are both still preparing, the one that holds the wallet lock goes on. */
const hasBegun = (state: { readonly status: string }) => state.status !== 'preparing'

async function signNext(
  id: string,
  definition: WriteDefinition,
  { entries, send, sign }: RunOptions,
): Promise<void> {
  const prepared = await definition.prepare()
  if (prepared.status === 'stopped') {
    entries.dispatch(id, { type: 'refuse', reason: prepared.reason })
    return
  }
  const { step, call, expects } = prepared
  const start = await fetchStart(send, definition.account)
  const previousAttempts = entries.get(id)?.previousAttempts
  const next: NonceChoice =
    previousAttempts === undefined
      ? { kind: 'free' }
      : previousAttempts.nonceConfirmed !== true && isOtherUnseen(id, definition, entries)
        ? { kind: 'stopped', message: transactionsTexts.earlierPending, resolved: false }
        : await chooseNonce(send, definition.account, previousAttempts)
  if (next.kind === 'stopped') {
    if (next.resolved) entries.patch(id, { previousAttempts: undefined })
    entries.dispatch(id, { type: 'fail', message: next.message })
    return
  }
  const pinned = next.kind === 'pinned'
  const nonce = pinned ? next.nonce : start.nonce
  // Stored before the wallet is prompted, so that the transaction can be found whatever happens next.
  const entry = entries.get(id)
  const hadFirstStep = !step.last || entry?.hadFirstStep === true
  entries.patch(id, {
    call,
    expects,
    hadFirstStep,
    firstStep: step.last
      ? entry?.firstStep
      : appendStepName(entry?.firstStep, step.name ?? transactionsTexts.approve),
    genesis: start.genesis,
    sinceBlock: start.blockNumber,
    ...(pinned ? {} : { previousAttempts: undefined }),
  })
  entries.dispatch(id, { type: 'request', step, nonce })
  try {
    const hash = await sign(definition, call, pinned ? { nonce } : {})
    entries.dispatch(id, { type: 'send', hash, nonce })
  } catch (error) {
    if (isUserRejection(error)) entries.dispatch(id, { type: 'reject' })
    else {
      const unsure = error instanceof WalletUnsureError
      const message = await failureMessage(error, definition)
      entries.dispatch(id, { type: 'fail', message, unsure })
    }
  }
}

/** Whether another write of the account is pending with a nonce that the node doesn't show: it may be the one to reuse. */
const isOtherUnseen = (id: string, { account }: WriteDefinition, entries: EntryList): boolean =>
  entries
    .list()
    .some(
      ({ id: other, account: by, state }) =>
        other !== id && by === account && state.status === 'pending' && state.nonceConfirmed !== true,
    )

/** Joins the names of several steps that the stepper shows as one. */
function appendStepName(before: Value | undefined, name: Value): Value {
  if (before === undefined) return name
  const names = typeof before === 'object' && 'items' in before ? before.items : [before]
  return names.some((existing) => messageId(existing) === messageId(name))
    ? before
    : andList([...names, name])
}

const messageId = (text: Value) => (typeof text === 'object' && 'id' in text ? text.id : text)

/** The error's own text; for a wallet that found that the call would revert, the decoded reason. */
async function failureMessage(error: unknown, definition: WriteDefinition | undefined): Promise<Value> {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined
  if (typeof data === 'string' && /^0x([0-9a-f]{2}){4,}$/i.test(data) && definition?.explain !== undefined) {
    const explained = await definition.explain(data as `0x${string}`).catch(() => undefined)
    if (explained !== undefined) return explained
  }
  if (isLowFee(error)) return transactionsTexts.feeTooLow
  return errorText(error, walletFailure(error, walletTexts.errors.sendFailed).text)
}
