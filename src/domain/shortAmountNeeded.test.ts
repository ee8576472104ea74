// Amounts that an account needs are short, and never less than the exact ones.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { translateToEnglish } from '../messages/translate.ts'
import { parseAmount } from './parseAmount.ts'
import { shortAmountNeeded } from './shortAmountNeeded.ts'
import { toWei } from './wei.ts'

const ETH = { decimals: 18, symbol: 'ETH' }
const text = (digits: string, currency = ETH) =>
  translateToEnglish(shortAmountNeeded(parseAmount(digits, currency), currency))

it.each([
  ['89999.214486426004192706', '89,999.2145 ETH'],
  ['1.00000000000000001', '1.0001 ETH'],
  ['0.5', '0.5 ETH'],
  ['0.012340000000000001', '0.01235 ETH'],
  ['0.000000000000000001', '0.00000001 ETH'],
  ['9999999.99995', '10M ETH'],
  ['12344000', '12.35M ETH'],
])('shows %s as %s', (digits, short) => {
  expect(text(digits)).toBe(short)
})

it('is never less than the amount, in any number of decimals', () => {
  const amounts = fc
    .integer({ min: 1, max: 32 })
    .chain((digits) => fc.bigInt({ min: 1n, max: 10n ** BigInt(digits) }))
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 36 }), (amount, decimals) => {
      const { digits, compact, bound } = shortAmountNeeded(toWei(amount), { decimals, symbol: 'X' })
      fc.pre(bound === undefined)
      const scale = 10n ** BigInt(decimals)
      // Of a compact number, four digits are shown.
      const shown = compact === true ? BigInt(digits) * scale : parseAmount(digits, { decimals, symbol: 'X' })
      expect(shown).toBeGreaterThanOrEqual(amount)
      if (compact === true) expect(digits).toMatch(/^\d{4}0+$/)
    }),
  )
})
