// An amount that an account needs, shortened for a sentence, and rounded up so that the sentence stays true.
import type { DecimalValue } from '../messages/values.ts'
import type { Currency } from './currency.ts'
import { KEPT_DIGITS, shortAmount, SMALLEST_SHOWN_DECIMALS, WHOLE_DIGITS, type Wei } from './wei.ts'

/**
 * The amount with as many digits as {@link shortAmount} keeps, never less than the exact one. Amounts below the smallest
 * that is shown become that one: `0.00000001 ETH`.
 */
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
