// Warns when a price is so far above its reference price that it is probably a decimal-point mistake.
import { tradeParts } from '../messages/en/tradeParts.ts'
import { decimal } from '../messages/values.ts'
import { Price, type PriceProps } from '../ui/Price.tsx'
import { Trans } from '../ui/Trans.tsx'
import type { PriceWarning } from './warnings.ts'

/** Larger multiples are shown as “more than” this one, because the exact multiple adds no information. */
const MOST_TIMES = 1_000_000n

export interface FarAboveWarningProps {
  readonly times: bigint
  readonly warning: Pick<PriceWarning, 'against' | 'amount' | 'currency' | 'falls'>
  readonly size?: PriceProps['size']
}

export function FarAboveWarning({
  times,
  warning: { against, amount, currency, falls },
  size = 's',
}: FarAboveWarningProps) {
  const text = falls === true ? tradeParts.farAboveAtFirst : tradeParts.farAbove
  return (
    <Trans
      message={text({
        mark: against,
        times: times > MOST_TIMES ? { ...decimal(`${MOST_TIMES}`), bound: '>' } : times,
        price: <Price amount={amount} currency={currency} size={size} exact />,
      })}
    />
  )
}
