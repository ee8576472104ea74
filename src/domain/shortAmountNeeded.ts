// An amount that somebody needs, shortened for a sentence that must stay true: rounded up.
import type { DecimalValue } from '../messages/values.ts'
import type { Currency } from './currency.ts'
import { shortAmount, type Wei } from './wei.ts'

/** As many digits as {@link shortAmount} keeps: four after the point, or four significant ones of very large amounts. */
const KEPT_DIGITS = 4
const SMALLEST_SHOWN_DECIMALS = 8
const WHOLE_DIGITS = 7

/** Never less than the amount, and longer than the exact text only for amounts below the smallest shown: `0.00000001 ETH`. */
export function shortAmountNeeded(
  amount: Wei,
  currency: Pick<Currency, 'decimals' | 'symbol'>,
): DecimalValue {
  const { decimals } = currency
  // Digits before the point; below one, the number of zeros after it, as a negative number.
  const whole = amount.toString().length - decimals
  const shown =
    whole > WHOLE_DIGITS
      ? KEPT_DIGITS - whole
      : Math.min(KEPT_DIGITS - Math.min(whole, 0), SMALLEST_SHOWN_DECIMALS)
  const step = 10n ** BigInt(Math.max(0, decimals - shown))
  return shortAmount((((amount + step - 1n) / step) * step) as Wei, currency)
}
