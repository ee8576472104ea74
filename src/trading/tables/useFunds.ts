// Whether buyers can pay for their offers now: read from the chain in one batch, after the page loads.
import { useEffect, useState } from 'react'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { onIndexChanged, perClient } from '../../graphql/clientState.ts'
import { createReadCache } from '../../graphql/useRead.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { canPayWith, type FundedOffers, type LowerOffers, fetchFundedOffers } from '../prices/fundedOffers.ts'
import { useDebouncedRead, useLatestValue } from '../dialog/useDebouncedRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useWhenDone } from '../dialog/useWriteFlow.ts'
import { coverKey, wrapKey } from '../dialog/writeKeys.ts'
import type { Offer } from '../../orders/offer.ts'

/** How long after a change of the index, or a failure, funds are read again, so that a busy chain causes few reads. */
export const RENEWED_AFTER_MILLISECONDS = 10_000

export interface Funds {
  /** The given offers, or more of them: those of `fetchFundedOffers`. */
  readonly offers: readonly Offer[]
  /** Whether the buyer can pay for one more unit; undefined while loading, and if that can't be read. */
  readonly canPay: (offer: Offer) => boolean | undefined
  /** Whether the offer counts as one that can be paid: each one, if the chain doesn't answer. */
  readonly isPayable: (offer: Offer) => boolean
  readonly checking: boolean
  /** Whether nothing is known, because the chain couldn't be read. It's read again by itself, or at once by `retry`. */
  readonly isFailed: boolean
  readonly retry: () => void
  /** False if an offer that can be paid may be missing. */
  readonly isComplete: boolean
  /** Whether the lower offers in a currency were read to the last one. */
  readonly isExhausted: (currency: Pick<Currency, 'address'>) => boolean
}

/** The most results cached per client; the oldest are dropped. */
const CACHE_SIZE = 20

/** Balances by offers, for components that don't need the latest. A client belongs to one chain. */
const clientFunds = perClient(() => createReadCache(CACHE_SIZE))

export interface FundsOptions {
  /** The lower offers, which are read if no buyer can pay for the given ones. */
  readonly lower?: LowerOffers | undefined
  /** Whether there may be lower offers: the index returned as many as the query's limit. */
  readonly hasLower?: boolean
  /** The highest age of a cached result for the same offers. */
  readonly keepMilliseconds?: number
}

/**
 * Reads again once the viewer has covered offers, wrapped or unwrapped, when an offer is filled in part, and some time
 * after another change of the index: buyers may have spent the money.
 */
export function useFunds(
  offers: readonly Offer[],
  { lower, hasLower = false, keepMilliseconds = 0 }: FundsOptions = {},
): Funds {
  const [round, setRound] = useState(0)
  const account = useAccount()
  const viewer = account ?? ZERO_ADDRESS
  const retry = () => setRound((before) => before + 1)
  const context = useTradeContext(ZERO_ADDRESS)
  const { client, send } = context
  const renewAll = () => {
    // What is kept for this page or another is from before the viewer's money moved.
    clientFunds(client).entries.clear()
    retry()
  }
  useWhenDone(coverKey(viewer), renewAll)
  useWhenDone(wrapKey(viewer), renewAll)
  const { network } = useConfig()
  const isTimeTravel = useAsOfBlock() !== undefined
  // The chain reports what they can pay now, not what they could pay as of an older block.
  const isRead = !isTimeTravel && offers.length > 0
  // Nothing that others can change, such as the number of offers: a new scope drops what was read.
  const scope = JSON.stringify(lower?.where ?? null)
  // Undefined until there are offers: a read that began with none would delay theirs.
  const key = isRead
    ? JSON.stringify([
        offers.map(({ orderHash, remaining }) => [orderHash, `${remaining}`]),
        scope,
        hasLower && [`${lower?.held ?? ''}`, lower?.account],
      ])
    : undefined
  // A read that has begun ends, whatever offers are published meanwhile; then these are read.
  const next = { key, round, scope, offers, lower: hasLower ? lower : undefined }
  const [begun, setBegun] = useState(next)
  const readKey = begun.key === undefined ? undefined : `${begun.key}:${begun.round}`
  const cache = keepMilliseconds > 0 ? clientFunds(client) : undefined
  const read = async (isWanted: () => boolean) => {
    const sendIfWanted: SendBatch = (requests) =>
      isWanted() ? send(requests) : Promise.reject(new DOMException('The page was left.', 'AbortError'))
    const funded = await fetchFundedOffers({ ...context, send: sendIfWanted }, network, begun)
    return { scope: begun.scope, ...funded }
  }
  const reading = useDebouncedRead(readKey, read, { cache, keepMilliseconds })
  const isBusy = isRead && begun.key !== undefined && begun.scope === scope && reading.status === 'loading'
  if ((begun.key !== key || begun.round !== round) && !isBusy) setBegun(next)
  // What was read stays while it is read again, also because of one more offer, which anyone can publish in each block.
  const latest = useLatestValue(reading)
  const funded = isRead && latest?.scope === scope ? latest : undefined
  const hasReadOn = funded?.hasReadOn === true

  /** The scope whose read failed: no placeholder takes the offers' place while it is retried. */
  const [failedScope, setFailedScope] = useState<string>()
  const isFailed = reading.status === 'failed'
  if (isFailed && failedScope !== begun.scope) setFailedScope(begun.scope)
  if (reading.status === 'loaded' && failedScope !== undefined) setFailedScope(undefined)

  // A result that may be kept need not be the latest.
  const isRenewed = isRead && (keepMilliseconds === 0 || hasReadOn || isFailed)

  // External system: the index, whose changes tell that money may have moved, and the chain, which may be back.
  useEffect(() => {
    if (!isRenewed) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      timer ??= setTimeout(retry, RENEWED_AFTER_MILLISECONDS)
    }
    if (isFailed) renew()
    const stop = onIndexChanged(client, renew)
    return () => {
      stop()
      clearTimeout(timer)
    }
    // Each round waits again.
  }, [client, isRenewed, isFailed, round])

  const canPay = (offer: Offer) => funded && canPayWith(funded.funds, offer)
  return {
    offers: funded === undefined ? offers : update(funded, offers),
    canPay,
    isPayable: (offer) => funded === undefined || canPay(offer) === true,
    checking: isRead && reading.status === 'loading' && funded === undefined && failedScope !== scope,
    isFailed: isRead && funded === undefined && failedScope === scope,
    retry,
    isComplete: funded?.isComplete ?? true,
    isExhausted: ({ address }) => funded?.exhausted.includes(address) === true,
  }
}

/**
 * The offers in the order of the read, as they are now: their remaining quantity may have changed. New ones come last,
 * until it is known whether they can be paid.
 */
function update({ offers, hasReadOn }: FundedOffers, now: readonly Offer[]): readonly Offer[] {
  const current = new Map(now.map((offer) => [offer.orderHash, offer]))
  const kept = offers.flatMap((offer) => current.get(offer.orderHash) ?? (hasReadOn ? [offer] : []))
  const keptHashes = new Set(kept.map(({ orderHash }) => orderHash))
  return [...kept, ...now.filter(({ orderHash }) => !keptHashes.has(orderHash))]
}
