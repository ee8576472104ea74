// That a price is far above what it is measured by: likelier a slip of the decimals than meant.
import { formatCount } from '../../../domain/wei.ts'
import { Price, type PriceProps } from '../../../ui/Price.tsx'
import { MARK_WORDS } from './markWords.ts'
import type { PriceWarning } from './warnings.ts'

/** Beyond it, how many times tells nothing more. */
const MOST_TIMES = 1_000_000n

export interface FarAboveProps {
  readonly times: bigint
  readonly warning: Pick<PriceWarning, 'against' | 'amount' | 'currency' | 'falls'>
  readonly size?: PriceProps['size']
}

export function FarAbove({
  times,
  warning: { against, amount, currency, falls },
  size = 's',
}: FarAboveProps) {
  const count = times > MOST_TIMES ? `More than ${formatCount(MOST_TIMES)}` : formatCount(times)
  return (
    <>
      {falls === true && 'At first '}
      {count} times {MARK_WORDS[against]} (
      <Price amount={amount} currency={currency} size={size} exact />
      ): check the decimals.
    </>
  )
}
