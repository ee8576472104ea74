// About what the network takes for a transaction, as a line of a sum.
import type { Wei } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'

export interface NetworkFeeProps {
  /** Of the first transaction: what comes after it cannot be tried before it is mined. Null without an estimate. */
  readonly fee: Wei | null
  /** How many transactions there are. */
  readonly transactions: number
}

export function NetworkFee({ fee, transactions }: NetworkFeeProps) {
  const { network } = useConfig()
  return (
    <Fact label={transactions === 1 ? 'Network fee, about' : 'Fee of the first transaction, about'}>
      {fee === null ? 'unknown' : <Price amount={fee} currency={network.nativeCurrency} quiet />}
    </Fact>
  )
}
