// Why nobody can buy a listing that looks open: the token itself refuses to be handed over. Asked once the page is there.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { refusedHandover } from '../../../market/handover.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { usePast } from '../../../ui/PastContext.tsx'
import { useReading } from '../useReading.ts'
import { loadReverts, transportTo } from '../useTrade.ts'
import type { Listing } from './listing.ts'

export interface Refused {
  /** In one plain sentence. */
  readonly sentence: string
  /** Whether the chain is being asked anew. */
  readonly asking: boolean
  readonly askAgain: () => void
}

/**
 * The reason that a purchase of the listing would be refused by its token: it is paused, staked, or closed to this
 * market. Undefined while all is well, or not known: the checks before a signature find everything again.
 *
 * @param operator the contract that moves the item for its seller
 * @param reader whose purchase it would be; undefined for anyone's
 */
export function useRefusal(
  listing: Listing | undefined,
  operator: Address | undefined,
  reader: Address | undefined,
): Refused | undefined {
  const { network } = useConfig()
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<{ readonly orderHash: string; readonly sentence: string | undefined }>()
  // A seller hears what a stranger would: nobody buys from themselves.
  const buyer = reader === undefined || reader === listing?.seller ? null : reader
  // In the past nobody buys, and the chain would tell of now.
  const past = usePast() !== undefined
  const asked = listing !== undefined && operator !== undefined && !past
  const key = asked ? `${listing.orderHash} ${operator} ${buyer} ${round}` : undefined
  const reading = useReading(key, async (isWanted) => {
    if (!asked) return
    const { orderHash, item, seller, divisible, quantity } = listing
    const refused = await refusedHandover(transportTo(network), {
      standard: item.standard,
      token: item.collection,
      identifier: BigInt(item.tokenId),
      quantity: divisible ? 1n : quantity,
      from: seller,
      to: buyer,
      operator,
    })
    const sentence =
      refused === undefined ? undefined : (await loadReverts()).decodeRevert(refused.data).sentence
    if (isWanted()) setKnown({ orderHash, sentence })
  })
  // What was found stands while it is asked anew.
  if (known?.sentence === undefined || known.orderHash !== listing?.orderHash) return undefined
  const { sentence } = known
  return { sentence, asking: reading.status === 'loading', askAgain: () => setRound(round + 1) }
}
