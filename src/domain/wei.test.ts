import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidAmountError } from './errors.ts'
import { MAX_UINT256 } from './tokenId.ts'
import { parseAmount, parsePrice } from './parseAmount.ts'
import { translateToEnglish } from '../messages/translate.ts'
import { formatExact, shortDecimal, toWei, type Wei } from './wei.ts'

const ETH = { decimals: 18, symbol: 'ETH' }
const anyAmount = fc.bigInt({ min: 0n, max: MAX_UINT256 }).map((value) => value as Wei)
const anyDecimals = fc.integer({ min: 0, max: 36 })

/** The short text of an amount in English. */
const shortText = (amount: Wei, decimals: number) => translateToEnglish(shortDecimal(amount, decimals))

function rejectionMessage(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidAmountError)
    return (error as Error).message
  }
  throw new Error('it was accepted')
}

describe('parseAmount and formatExact', () => {
  describe('fault: ids of 256 bits, 10^30 wei, 0 or 36 decimals', () => {
    it('are exact inverses for every amount and every number of decimals', () => {
      fc.assert(
        fc.property(anyAmount, anyDecimals, (amount, decimals) => {
          expect(parseAmount(formatExact(amount, decimals), { decimals, symbol: 'X' })).toBe(amount)
        }),
      )
    })

    it('agree with integer arithmetic on decimal input', () => {
      const digits = fc.stringMatching(/^[0-9]{1,18}$/)
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), digits, (whole, fraction) => {
          const expected = whole * 10n ** 18n + BigInt(fraction) * 10n ** BigInt(18 - fraction.length)
          expect(parseAmount(`${whole}.${fraction}`, ETH)).toBe(expected)
        }),
      )
    })
  })

  it.each([
    ['0.42', 420_000_000_000_000_000n],
    ['.5', 500_000_000_000_000_000n],
    ['1,', 1_000_000_000_000_000_000n],
    ['1,5', 1_500_000_000_000_000_000n],
    [',5', 500_000_000_000_000_000n],
    ['0,123', 123_000_000_000_000_000n],
    ['1234,567', 1_234_567_000_000_000_000_000n],
    ['5.', 5_000_000_000_000_000_000n],
    [' 1 ', 1_000_000_000_000_000_000n],
    ['007', 7_000_000_000_000_000_000n],
    ['0', 0n],
    ['0.000000000000000001', 1n],
  ])('reads %j', (text, expected) => {
    expect(parseAmount(text, ETH)).toBe(expected)
  })

  it.each([
    ['', 'Enter an amount.'],
    ['1,000.5', 'Write 1000.5, without separators between thousands.'],
    ['1.234,5', 'Write 1234.5, without separators between thousands.'],
    ['1,000,000', 'Write 1000000, without separators between thousands.'],
    ['1.000.000', 'Write 1000000, without separators between thousands.'],
    ['1,2,3', 'Enter a number, such as 0.42'],
    ['1,000', 'Write 1000 without the comma, or 1.000 with a point for decimals.'],
    ['1e18', 'Write the number out in full, without an exponent.'],
    ['2.5E-3', 'Write the number out in full, without an exponent.'],
    ['-1', 'The amount must be above zero.'],
    ['−1', 'The amount must be above zero.'],
    ['.', 'Enter a number, such as 0.42'],
    ['abc', 'Enter a number, such as 0.42'],
    ['0x10', 'Enter a number, such as 0.42'],
    ['1.2.3', 'Enter a number, such as 0.42'],
    ['½', 'Enter a number, such as 0.42'],
    ['<script>', 'Enter a number, such as 0.42'],
    ['0.1234567890123456789', 'ETH has at most 18 decimals.'],
    [`1${'0'.repeat(60)}`, 'This amount is too large.'],
    ['9'.repeat(5_000), 'This amount is too large.'],
  ])('rejects %j and says what to change', (text, message) => {
    expect(rejectionMessage(() => parseAmount(text, ETH))).toBe(message)
  })

  it('reports that a currency has no decimals', () => {
    expect(rejectionMessage(() => parseAmount('1.5', { decimals: 0, symbol: 'POINT' }))).toBe(
      'POINT has no decimals: enter a whole number.',
    )
  })

  it('never accepts text whose parsed amount differs from the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let amount: Wei
        try {
          amount = parseAmount(text, ETH)
        } catch {
          return
        }
        expect(text.trim()).toMatch(/^(\d+\.?\d*|\.\d+)$/)
        expect(parseAmount(formatExact(amount, 18), ETH)).toBe(amount)
      }),
    )
  })
})

describe('parsePrice', () => {
  it.each(['0', '0.0', '.0', '000', '-1', '−0.5'])('rejects %j', (text) => {
    expect(rejectionMessage(() => parsePrice(text, ETH))).toBe('The price must be above zero.')
  })

  it('accepts the smallest unit', () => {
    expect(parsePrice('0.000000000000000001', ETH)).toBe(1n)
  })
})

describe('toWei', () => {
  it('reads digits beyond 2^53 exactly', () => {
    expect(toWei('9007199254740993')).toBe(9_007_199_254_740_993n)
  })

  it.each(['', '1.5', '-3', '0x10', '1e3', ' 1'])('rejects %j', (text) => {
    expect(() => toWei(text)).toThrow(InvalidAmountError)
  })

  it('rejects an amount below zero', () => {
    expect(() => toWei(-1n)).toThrow(InvalidAmountError)
  })
})

describe('shortDecimal', () => {
  it.each([
    ['0', '0'],
    ['0.42', '0.42'],
    ['1204.5', '1,204.5'],
    ['1234567.12345', '1,234,567.1235'],
    ['0.042134', '0.04213'],
    ['0.00001234', '0.00001234'],
    ['0.000012345', '0.00001235'],
    ['0.000000001', '<0.00000001'],
    ['0.99999', '1'],
    ['9999.99995', '10,000'],
    ['9999999.9999', '9,999,999.9999'],
    ['9999999.99995', '10M'],
    ['10000000', '10M'],
    ['12344999.99995', '12.34M'],
    ['12345000', '12.35M'],
    ['999949999', '999.9M'],
    ['999950000', '1B'],
    ['4560000000.000000000000000001', '4.56B'],
    ['999900000000000', '999.9T'],
    ['999950000000000', '1000T'],
    ['999999999999999999999999999999', '>999T'],
  ])('shows %s as %s', (input, text) => {
    expect(shortText(parseAmount(input, ETH), 18)).toBe(text)
  })

  it('keeps every digit that it shows without rounding', () => {
    fc.assert(
      fc.property(anyAmount, anyDecimals, (amount, decimals) => {
        const { digits, compact, bound } = shortDecimal(amount, decimals)
        if (compact === true || bound !== undefined || digits !== formatExact(amount, decimals)) return
        const text = shortText(amount, decimals).replaceAll(',', '')
        expect(parseAmount(text, { decimals, symbol: 'X' })).toBe(amount)
      }),
    )
  })
})

describe('shortDecimal of any amount', () => {
  // Long and short amounts are equally frequent; a uniform distribution would have hardly any short ones.
  const anyLength = fc
    .integer({ min: 1, max: 78 })
    .chain((digits) => fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n }))
    .map((value) => value as Wei)

  it('has at most fourteen characters', () => {
    fc.assert(
      fc.property(anyLength, anyDecimals, (amount, decimals) => {
        expect(shortText(amount, decimals).length).toBeLessThanOrEqual('9,999,999.9999'.length)
      }),
    )
  })

  it('never displays a larger amount as less than a smaller one', () => {
    // Includes neighboring amounts, where the rounding changes.
    const pair = fc.oneof(
      fc.tuple(anyLength, anyLength),
      fc.tuple(anyLength, fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n })).map(([amount, difference]) => {
        const other = amount + difference
        return [amount, (other < 0n ? 0n : other) as Wei] as const
      }),
    )
    fc.assert(
      fc.property(pair, anyDecimals, ([one, other], decimals) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(displayedValue(shortText(more, decimals))).toBeGreaterThanOrEqual(
          displayedValue(shortText(less, decimals)),
        )
      }),
    )
  })
})

/** The numeric position of a formatted amount. */
function displayedValue(text: string): number {
  if (text === '>999T') return Number.POSITIVE_INFINITY
  if (text.startsWith('<')) return Number(text.slice(1)) / 2
  const [, figure = '', letter = ''] = /^([\d,.]+)([MBT]?)$/.exec(text) ?? []
  return Number(figure.replaceAll(',', '')) * { '': 1, M: 1e6, B: 1e9, T: 1e12 }[letter as 'M']
}
