// Checks whether listed tokens can be transferred: they may be paused, staked, or closed to this market. Requests are
// batched, and a result is kept for one block.
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import type { Message } from '../../messages/message.ts'
import { coalesce } from '../../node/coalesce.ts'
import { findBlockedTransfers, type ItemTransfer } from '../../seaport/blockedTransfers.ts'
import { isDivisible, soldItems, type Listing } from '../../orders/listing.ts'
import type { ListingFinding } from './contradictedListings.ts'
import { fetchCode } from '../dialog/fetchCode.ts'

const loadReverts = () => fetchCode(import('../../seaport/reverts.ts'))

/** Whether a listing's tokens can be transferred to a buyer; null stands for any account. */
export interface TransferRequest {
  readonly listing: Listing
  readonly buyer: Address | null
}

export interface TransferResult {
  /** Why a purchase would be refused; undefined if it wouldn't, or if that's unknown. */
  readonly refusal: TransferFailure | undefined
  /** True during the first check, and during one that the viewer started. */
  readonly checking: boolean
}

interface TransferFailure {
  readonly sentence: Message
  /** Index of the bundle's item that can't be transferred; 0 for a listing of one item. */
  readonly at: number
}

export interface TransferChecks {
  /** Notifies once for all results that arrive together. */
  readonly subscribe: (listener: () => void) => () => void
  /** Changes whenever a result does. */
  readonly version: () => number
  /** Returns the same object until the result changes. */
  readonly find: (request: TransferRequest) => TransferResult | undefined
  /** Checks requests without a result from the current block; all checks of one task share a batch. */
  readonly check: (requests: readonly TransferRequest[], options?: { readonly force: boolean }) => void
}

export interface TransferChecksOptions {
  readonly send: SendBatch
  /** The usual time between blocks, in milliseconds. */
  readonly blockMilliseconds: number
  readonly now?: () => number
  /** Receives what each check found about its listing. */
  readonly onFindings?: (found: readonly ListingFinding[]) => void
}

/** Results kept; older ones are dropped. */
const MAX_RESULTS = 1_000

const requestKey = ({ listing, buyer }: TransferRequest) => `${listing.orderHash} ${buyer ?? 'anyone'}`

function toHandovers({ listing, buyer }: TransferRequest): readonly ItemTransfer[] {
  const { item, seller, operator } = listing
  const sold = isDivisible(listing) ? [{ item, quantity: 1n }] : soldItems(listing)
  return sold.map((one) => ({
    standard: one.item.standard,
    token: one.item.collection,
    identifier: BigInt(one.item.tokenId),
    quantity: one.quantity,
    from: seller,
    to: buyer,
    operator,
  }))
}

/** Compares the values of the messages too, because they can hold the contract's own text. */
const isSame = (one: TransferResult, other: TransferResult): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Reads the refusal of the first token that can't be transferred. */
async function fetchFailure(send: SendBatch, request: TransferRequest): Promise<TransferFailure | undefined> {
  const reverts = await findBlockedTransfers(send, toHandovers(request))
  const at = reverts.findIndex((revert) => revert !== undefined)
  const revert = reverts[at]
  if (revert === undefined) return undefined
  const { sentence } = (await loadReverts()).decodeRevert(revert)
  return { sentence, at }
}

export function createTransferChecks({
  send,
  blockMilliseconds,
  now = Date.now,
  onFindings,
}: TransferChecksOptions): TransferChecks {
  const sendTogether = coalesce(send)
  const results = new Map<string, TransferResult>()
  /** Time of each last check, in milliseconds. */
  const checkedAt = new Map<string, number>()
  const pending = new Set<string>()
  const listeners = new Set<() => void>()
  let queue = new Map<string, TransferRequest>()
  let version = 0

  /** Stores results and notifies once, if any of them changed. */
  const store = (entries: readonly (readonly [string, TransferResult])[]) => {
    let changed = false
    for (const [key, result] of entries) {
      const previous = results.get(key)
      const same = previous !== undefined && isSame(previous, result)
      results.delete(key)
      results.set(key, same ? previous : result)
      if (!same) changed = true
    }
    for (const oldest of [...results.keys()].slice(0, -MAX_RESULTS)) {
      results.delete(oldest)
      checkedAt.delete(oldest)
    }
    if (!changed) return
    version += 1
    for (const listener of listeners) listener()
  }
  const read = async (key: string, request: TransferRequest) => {
    try {
      return [key, { refusal: await fetchFailure(sendTogether, request), checking: false }] as const
    } catch {
      // The node can't be reached: the last result stays, and the next check tries again.
      checkedAt.delete(key)
      return [key, { refusal: results.get(key)?.refusal, checking: false }] as const
    }
  }
  const flush = async () => {
    const requests = [...queue]
    queue = new Map()
    const entries = await Promise.all(requests.map(([key, request]) => read(key, request)))
    for (const [key] of requests) pending.delete(key)
    store(entries)
    onFindings?.(
      requests.map(([key, { listing }]) => ({
        orderHash: listing.orderHash,
        collection: listing.item.collection,
        isContradicted: results.get(key)?.refusal !== undefined,
      })),
    )
  }
  const isDue = (key: string) => now() - (checkedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= blockMilliseconds

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    find: (request) => results.get(requestKey(request)),
    check(requests, { force } = { force: false }) {
      const byKey = new Map(requests.map((request) => [requestKey(request), request]))
      const due = [...byKey].filter(([key]) => !pending.has(key) && (force || isDue(key)))
      if (due.length === 0) return
      if (queue.size === 0) queueMicrotask(() => void flush())
      for (const [key, request] of due) {
        pending.add(key)
        checkedAt.set(key, now())
        queue.set(key, request)
      }
      // A background check keeps showing the last result.
      store(
        due.flatMap(([key]) => {
          const previous = results.get(key)
          return previous === undefined || force
            ? [[key, { refusal: previous?.refusal, checking: true }] as const]
            : []
        }),
      )
    },
  }
}
