// The estimated network fee of a transaction, as a line of a summary.
import type { Wei } from '../domain/wei.ts'
import { tradeParts } from '../messages/en/tradeParts.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { Fact } from '../ui/Facts.tsx'
import { Price } from '../ui/Price.tsx'
import { useTranslate } from '../ui/useTranslate.ts'

export interface NetworkFeeProps {
  /** Fee of the first transaction: later ones can't be simulated before it is mined. Null without an estimate. */
  readonly fee: Wei | null
  /** Number of transactions in the whole trade. */
  readonly transactions: number
}

export function NetworkFee({ fee, transactions }: NetworkFeeProps) {
  const t = useTranslate()
  const { network } = useConfig()
  return (
    <Fact label={t(transactions === 1 ? tradeParts.networkFee : tradeParts.firstNetworkFee)}>
      {fee === null ? (
        t(tradeParts.unknownFee)
      ) : (
        <Price amount={fee} currency={network.nativeCurrency} quiet />
      )}
    </Fact>
  )
}
