// Who of some bidders could pay now: asked of the chain in one batch, after the page is there.
import type { ApolloClient } from '@apollo/client'
import { useState } from 'react'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { useDebouncedRead } from '../../trade/useDebouncedRead.ts'
import { loadFunds } from '../../trade/fetchCode.ts'
import { useTradeContext } from '../../trade/useTrade.ts'
import { useWhenDone } from '../../trade/useWhenDone.ts'
import { coverKey, wrapKey } from '../../trade/writeKeys.ts'
import { minimumPayment, toFundingSource, type Offer } from '../../orders/offer.ts'

/** Offers whose bidders are asked after at once; two reads each. */
const MOST_ASKED = 60

export interface Funds {
  /** Whether the bidder can pay for one more unit; undefined while that is not known, and when the chain cannot be read. */
  readonly canPay: (offer: Offer) => boolean | undefined
  /** Whether the chain is being asked. */
  readonly checking: boolean
}

/** Answers kept for one client; the oldest give way. */
const MOST_REMEMBERED = 20

interface Remembered {
  readonly atMilliseconds: number
  readonly amounts: ReadonlyMap<string, bigint | undefined>
}

/**
 * What bidders were found to have, by the offers asked about, for those who need not know it to the second. Of a
 * client, because that is of one chain.
 */
const remembered = new WeakMap<ApolloClient, ReadonlyMap<string, Remembered>>()

function remember(client: ApolloClient, key: string, answer: Remembered): void {
  const others = [...(remembered.get(client) ?? [])].filter(([other]) => other !== key)
  remembered.set(client, new Map([...others, [key, answer] as const].slice(-MOST_REMEMBERED)))
}

export interface FundsOptions {
  /** How old an earlier answer about the same offers may be. */
  readonly keepMilliseconds?: number
}

/** The chain is asked again when the reader has covered offers of their own, or has wrapped or unwrapped. */
export function useFunds(offers: readonly Offer[], { keepMilliseconds = 0 }: FundsOptions = {}): Funds {
  const { state } = useWallet()
  const [round, setRound] = useState(0)
  const reader = 'account' in state ? state.account : ZERO_ADDRESS
  const retry = () => setRound((before) => before + 1)
  useWhenDone(coverKey(reader), retry)
  useWhenDone(wrapKey(reader), retry)
  const { client, send, config } = useTradeContext(ZERO_ADDRESS)
  const isTimeTravel = useAsOfBlock() !== undefined
  const asked = offers.slice(0, MOST_ASKED)
  // The chain reports what they can pay now, not what they could pay as of an older block.
  const key = isTimeTravel ? '' : asked.map(({ orderHash }) => orderHash).join()
  const reading = useDebouncedRead(key === '' ? undefined : `${key}:${round}`, async (isWanted) => {
    const kept = remembered.get(client)?.get(key)
    if (kept !== undefined && round === 0 && Date.now() - kept.atMilliseconds < keepMilliseconds)
      return kept.amounts
    const { readFunds } = await loadFunds()
    const ask: SendBatch = (requests) =>
      isWanted() ? send(requests) : Promise.reject(new DOMException('The page was left.', 'AbortError'))
    const found = await readFunds(ask, config.chainId, asked.map(toFundingSource))
    const amounts = new Map(asked.map(({ orderHash }, index) => [orderHash as string, found[index]]))
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
