// Checks whether listed tokens can be transferred, for the listings that the viewer reaches: tokens may be paused, staked,
// or closed to this market. Requests are batched, and a result is kept for one block.
import { useApolloClient } from '@apollo/client/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Message } from '../../messages/message.ts'
import { getNode } from '../../node/getNode.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { bundledItems, type Listing, isDivisible, listSoldItems } from '../../orders/listing.ts'
import { noteListingFindings, type ListingFinding } from './contradictedListings.ts'
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { coalesce } from '../../node/coalesce.ts'
import { findBlockedTransfers, type ItemTransfer } from '../../seaport/blockedTransfers.ts'

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
  /** Whether its latest check got an answer, or is on its way. */
  readonly isChecked: (request: TransferRequest) => boolean
  /** Checks requests without a result from the current block; all checks of one task share a batch. */
  readonly check: (requests: readonly TransferRequest[], options?: { readonly force: boolean }) => void
}

export interface TransferChecksOptions {
  readonly send: SendBatch
  /** The usual time between blocks, in milliseconds. */
  readonly blockMilliseconds: number
  readonly now?: () => number
  /** Receives what each check found about its listing. */
  readonly onFindings?: (findings: readonly ListingFinding[]) => void
}

/** Results kept; older ones are dropped. */
const MAX_RESULTS = 1_000

const requestKey = ({ listing, buyer }: TransferRequest) => `${listing.orderHash} ${buyer ?? 'anyone'}`

function toHandovers({ listing, buyer }: TransferRequest): readonly ItemTransfer[] {
  const { item, seller, operator } = listing
  const sold = isDivisible(listing) ? [{ item, quantity: 1n }] : listSoldItems(listing)
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
  const { decodeRevert } = await import('../../seaport/reverts.ts')
  const { sentence } = decodeRevert(revert)
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
    isChecked: (request) => checkedAt.has(requestKey(request)),
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

export interface RefusedTransfer {
  readonly sentence: Message
  /** Name of the bundle's item that can't be transferred. */
  readonly item: string | undefined
  readonly checking: boolean
  readonly retry: () => void
}

/** One store per page load, so that a card, the cart and the item's page share each check. */
const stores = new WeakMap<ApolloClient, TransferChecks>()

function getTransferChecks(client: ApolloClient, network: NetworkConfig): TransferChecks {
  const existing = stores.get(client)
  if (existing !== undefined) return existing
  const checks = createTransferChecks({
    send: getNode(network),
    blockMilliseconds: network.blockTimeSeconds * 1_000,
    onFindings: (findings) => noteListingFindings(client, findings),
  })
  stores.set(client, checks)
  return checks
}

function useViewerChecks() {
  const client = useApolloClient()
  const { network } = useConfig()
  const viewer = useAccount() ?? null
  const toRequest = (listing: Listing): TransferRequest => ({
    listing,
    // Sellers can't buy from themselves, so their own listings are checked for any account.
    buyer: viewer === listing.seller ? null : viewer,
  })
  return { checks: getTransferChecks(client, network), viewer, toRequest }
}

function toRefusedTransfer(
  checks: TransferChecks,
  request: TransferRequest,
  result: TransferResult | undefined,
): RefusedTransfer | undefined {
  if (result?.refusal === undefined) return undefined
  const { sentence, at } = result.refusal
  const { listing } = request
  const item = bundledItems(listing)?.[at]?.item.name
  const retry = () => checks.check([request], { force: true })
  return { sentence, item, checking: result.checking, retry }
}

/**
 * Returns a function that finds a listing's refusal; undefined if there is none, or if it's unknown. The checks before
 * a signature catch every refusal either way.
 */
export function useTransferRefusals(): (listing: Listing) => RefusedTransfer | undefined {
  const { checks, toRequest } = useViewerChecks()
  useSyncExternalStore(checks.subscribe, checks.version)
  return (listing) => {
    const request = toRequest(listing)
    return toRefusedTransfer(checks, request, checks.find(request))
  }
}

/**
 * Checks the tokens of listings in one batch, whenever the listings or the viewer change. Refused ones are checked again
 * with every block while they are in the list.
 * @param enabled false checks nothing yet, for listings that the viewer hasn't reached
 */
export function useTransferChecks(listings: readonly Listing[], enabled = true): void {
  const { checks, viewer, toRequest } = useViewerChecks()
  const now = useNow()
  // In time travel nobody can buy, and the chain's answer would be about now.
  const isTimeTravel = useAsOfBlock() !== undefined
  const shown = isTimeTravel ? [] : listings
  const requested = enabled ? shown : []
  const key = `${viewer} ${requested.map(({ orderHash }) => orderHash).join(' ')}`
  const checked = useRef<string>(undefined)

  // External system: the chain. Back shows a kept page again, which starts its effects but changes nothing: only what the
  // node didn't answer is due.
  useEffect(() => {
    const isKept = checked.current === key
    checked.current = key
    checks.check(requested.map(toRequest).filter((request) => !isKept || !checks.isChecked(request)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the listings and the viewer
  }, [checks, key])

  // External system: the chain, which moves on while a refusal is shown.
  useEffect(() => {
    checks.check(shown.map(toRequest).filter((request) => checks.find(request)?.refusal !== undefined))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs on every tick of the clock
  }, [now])
}

/** Checks one listing and returns its refusal. Rerenders only when the result for this listing changes. */
export function useTransferRefusal(
  listing: Listing | undefined,
  enabled = true,
): RefusedTransfer | undefined {
  useTransferChecks(listing === undefined ? [] : [listing], enabled)
  const { checks, toRequest } = useViewerChecks()
  const request = listing === undefined ? undefined : toRequest(listing)
  const result = useSyncExternalStore(checks.subscribe, () =>
    request === undefined ? undefined : checks.find(request),
  )
  return request === undefined ? undefined : toRefusedTransfer(checks, request, result)
}
