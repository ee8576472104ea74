import { describe, expect, test } from 'vitest'
import { parseBlockNumber } from '../features/timeTravel/timeTravelForm.ts'
import { parseUnits } from '../trading/dialog/formFields.ts'
import { parsePrice } from './parseAmount.ts'
import { InvalidAmountError } from './errors.ts'
import { toAsciiNumber } from './numberText.ts'

const ETHER = { decimals: 18, symbol: 'ETH' }

describe('a price', () => {
  test.each([
    // Japanese keyboards' full-width forms (Unicode, Halfwidth and Fullwidth Forms).
    ['１．５', '1500000000000000000'],
    ['１。５', '1500000000000000000'],
    // CLDR: Arabic and Persian decimals and groups.
    ['١٫٥', '1500000000000000000'],
    ['۱۲٬۳۴۵٫۵', '12345500000000000000000'],
    // CLDR: Hindi with Devanagari digits, Bengali, Thai, Burmese.
    ['१.५', '1500000000000000000'],
    ['১২.৫', '12500000000000000000'],
    ['๐.๒๕', '250000000000000000'],
    ['၁၂', '12000000000000000000'],
    // CLDR: groups of French and Swiss German.
    ['1 234,5', '1234500000000000000000'],
    ['1’234.5', '1234500000000000000000'],
    // iOS writes a mark of direction before digits in a right-to-left field.
    ['‏٠٫٤٢', '420000000000000000'],
    // Outside the basic plane: Unicode's mathematical digits, five sets in a row.
    ['𝟙𝟚', '12000000000000000000'],
  ])('reads %s', (text, wei) => {
    expect(parsePrice(text, ETHER)).toBe(BigInt(wei))
  })

  test.each(['1,234', '１，２３４', '१,२३४', '١،٢٣٤'])(
    'asks whether %s has thousands or decimals',
    (text) => {
      expect(() => parsePrice(text, ETHER)).toThrow(InvalidAmountError)
      expect(toAsciiNumber(text)).toBe('1,234')
    },
  )

  test.each(['1 23', '12 34', '−1', '－１', '1٬23', 'Ⅻ', '½', '一二', '1e３'])('refuses %s', (text) => {
    expect(() => parsePrice(text, ETHER)).toThrow(InvalidAmountError)
  })
})

test.each(['１２', '١٢', '१२', '12'])('a quantity reads %s', (text) => {
  expect(parseUnits(text, { decimals: 0 })).toEqual({ value: 12n })
})

test.each(['１２,３４５', '١٢٬٣٤٥', '12_345', '१२ ३४५'])('a block number reads %s', (text) => {
  expect(parseBlockNumber(text)).toBe(12_345)
})
