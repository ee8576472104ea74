// Whether buyers can pay for their offers now: read from the chain in one batch, after the page loads.
import type { ApolloClient } from '@apollo/client'
import { useState } from 'react'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { useDebouncedRead } from '../../trade/useDebouncedRead.ts'
import { loadFunds } from '../../trade/fetchCode.ts'
import { useTradeContext } from '../../trade/tradeContext.ts'
import { useWhenDone } from '../../trade/useWriteFlow.ts'
import { coverKey, wrapKey } from '../../trade/writeKeys.ts'
import { minimumPayment, toFundingSource, type Offer } from '../../orders/offer.ts'

/** The most offers checked at once, with two reads each. */
const MOST_CHECKED = 60

export interface Funds {
  /** Whether the buyer can pay for one more unit; undefined while loading, and if the chain can't be read. */
  readonly canPay: (offer: Offer) => boolean | undefined
  readonly checking: boolean
}

/** The most results cached per client; the oldest are dropped. */
const CACHE_SIZE = 20

interface CachedFunds {
  readonly atMilliseconds: number
  readonly amounts: ReadonlyMap<string, bigint | undefined>
}

/** Cached balances by client and offers, for components that don't need the latest. A client belongs to one chain. */
const cache = new WeakMap<ApolloClient, ReadonlyMap<string, CachedFunds>>()

function remember(client: ApolloClient, key: string, answer: CachedFunds): void {
  const others = [...(cache.get(client) ?? [])].filter(([other]) => other !== key)
  cache.set(client, new Map([...others, [key, answer] as const].slice(-CACHE_SIZE)))
}

export interface FundsOptions {
  /** The highest age of a cached result for the same offers. */
  readonly keepMilliseconds?: number
}

/** Reads again once the viewer has covered offers, wrapped or unwrapped. */
export function useFunds(offers: readonly Offer[], { keepMilliseconds = 0 }: FundsOptions = {}): Funds {
  const [round, setRound] = useState(0)
  const viewer = useAccount() ?? ZERO_ADDRESS
  const retry = () => setRound((before) => before + 1)
  useWhenDone(coverKey(viewer), retry)
  useWhenDone(wrapKey(viewer), retry)
  const { client, send, config } = useTradeContext(ZERO_ADDRESS)
  const isTimeTravel = useAsOfBlock() !== undefined
  const checked = offers.slice(0, MOST_CHECKED)
  // The chain reports what they can pay now, not what they could pay as of an older block.
  const key = isTimeTravel ? '' : checked.map(({ orderHash }) => orderHash).join()
  const reading = useDebouncedRead(key === '' ? undefined : `${key}:${round}`, async (isWanted) => {
    const cached = cache.get(client)?.get(key)
    if (cached !== undefined && round === 0 && Date.now() - cached.atMilliseconds < keepMilliseconds)
      return cached.amounts
    const { readFunds } = await loadFunds()
    const sendIfWanted: SendBatch = (requests) =>
      isWanted() ? send(requests) : Promise.reject(new DOMException('The page was left.', 'AbortError'))
    const funds = await readFunds(sendIfWanted, config.chainId, checked.map(toFundingSource))
    const amounts = new Map(checked.map(({ orderHash }, index) => [orderHash as string, funds[index]]))
    if (keepMilliseconds > 0) remember(client, key, { atMilliseconds: Date.now(), amounts })
    return amounts
  })
  return {
    canPay(offer) {
      const amount = reading.status === 'loaded' ? reading.value.get(offer.orderHash) : undefined
      return amount === undefined ? undefined : amount >= minimumPayment(offer)
    },
    checking: key !== '' && reading.status === 'loading',
  }
}
