// About what the network takes for a transaction, as a line of a sum.
import type { Wei } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'

/** @param fee null when the node gave no estimate */
export function NetworkFee({ fee }: { readonly fee: Wei | null }) {
  const { network } = useConfig()
  return (
    <Fact label="Network fee, about">
      {fee === null ? 'unknown' : <Price amount={fee} currency={network.nativeCurrency} quiet />}
    </Fact>
  )
}
