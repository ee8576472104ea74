import fc from 'fast-check'
import { createElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatExact, shortAmount, type Wei } from '../domain/wei.ts'
import { pricesTexts } from './en/prices.ts'
import { type Locale, showLocale } from './languages.ts'
import type { Value } from './message.ts'
import { currentTranslate } from './translate.ts'
import {
  orList,
  date,
  dateTime,
  decimal,
  duration,
  elapsed,
  andList,
  relativeTime,
  joinSentences,
  share,
} from './values.ts'

const text = (value: Value) => currentTranslate()(value)
const HOUR = 3_600
const DAY = 24 * HOUR

afterEach(() => showLocale('en'))

describe('a duration', () => {
  it.each([
    [0, '1 minute'],
    [60, '1 minute'],
    [3_540, '59 minutes'],
    [3_599, '1 hour'],
    [DAY - 20, '1 day'],
    [DAY * 58, '58 days'],
    [DAY * 64, '2 months'],
    [DAY * 400, '13 months'],
    [DAY * 800, '2 years'],
  ])('of %i seconds is %s', (seconds, expected) => expect(text(duration(seconds))).toBe(expected))
})

describe('a relative time', () => {
  it.each([
    [-30, 'now'],
    [-120, '2m ago'],
    [-(DAY * 53 - 1), '52d ago'],
    [-(HOUR * 4 - 1), '3h ago'],
    [30, 'in 1m'],
    [DAY * 3, 'in 3d'],
  ])('%i seconds from now is “%s”', (seconds, expected) => {
    expect(text(relativeTime(1_000_000_000 + seconds, 1_000_000_000))).toBe(expected)
  })
})

it('counts the same whole units for the time since an event as for its relative time', () => {
  expect(text(elapsed(DAY * 3 - 1))).toBe('2 days')
  expect(text(relativeTime(1_000_000_000 - (DAY * 3 - 1), 1_000_000_000))).toBe('2d ago')
})

it('does not shorten a unit to a lone m where that reads as another unit', async () => {
  await showLocale('de')
  expect(text(relativeTime(1_000_000_000 - 60, 1_000_000_000))).toBe('vor 1 Minute')
  await showLocale('es')
  expect(text(relativeTime(1_000_000_000 - 70 * DAY, 1_000_000_000))).toBe('hace 2 meses')
})

it('formats a time to the second with its zone, and no date beyond the calendar', () => {
  expect(text(date(1_795_269_909, true))).toBe('Nov 21, 2026')
  expect(text(dateTime(1_795_269_909, true))).toBe('Nov 21, 2026, 2:05:09 PM UTC')
  expect(text(date(2 ** 60))).toBe('∞')
})

describe('a date', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A date and an amount for a reader of these languages. */
  async function shown(languages: readonly string[], locale: Locale) {
    vi.stubGlobal('navigator', { languages, language: languages[0] })
    await showLocale(locale)
    return [text(date(1_795_269_909, true)), text(decimal('1234567.5'))]
  }

  it.each([
    [['en-GB'], 'en', '21 Nov 2026', '1,234,567.5'],
    [['de-DE', 'en-AU', 'en-US'], 'en', '21 Nov 2026', '1,234,567.5'],
    [['de-DE'], 'en', 'Nov 21, 2026', '1,234,567.5'],
    [['en-US@posix', 'en-US'], 'en', 'Nov 21, 2026', '1,234,567.5'],
    [['es-MX'], 'es', '21 nov 2026', '1.234.567,5'],
    [['zh-TW', 'zh-SG'], 'zh-Hans', '2026年11月21日', '1,234,567.5'],
    [['ar-SA'], 'ar', '21\u200f/11\u200f/2026', '1,234,567.5'],
    [['de-DE'], 'en-XA', 'Nov 21, 2026', '1,234,567.5'],
  ] as const)('for %j in %s is %s, beside the amount %s', async (languages, locale, day, amount) => {
    expect(await shown(languages, locale)).toEqual([day, amount])
  })
})

it('formats shares and lists', () => {
  expect(text(share(250n))).toBe('2.5%')
  expect(text(share(33))).toBe('0.33%')
  expect(text(andList(['Noun 1', 'Noun 2', duration(60)]))).toBe('Noun 1, Noun 2, and 1 minute')
  expect(text(orList(['ETH', 'WETH']))).toBe('ETH or WETH')
})

describe('sentences', () => {
  const two = ['One.', false, undefined, andList(['Two'])] as const

  it('are separated by a space in languages that use one, without those that are left out', async () => {
    for (const locale of ['en', 'de', 'es'] as const) {
      await showLocale(locale)
      expect(text(joinSentences(two))).toBe('One. Two')
    }
  })

  it('follow each other directly in Japanese and Chinese', async () => {
    for (const locale of ['ja', 'zh-Hans'] as const) {
      await showLocale(locale)
      expect(text(joinSentences(['一。', '二。']))).toBe('一。二。')
      expect(
        currentTranslate()
          .parts(joinSentences(['一。', '二。']))
          .join(''),
      ).toBe('一。二。')
    }
  })

  it('isolate a sentence in another language from those around it in Arabic', async () => {
    await showLocale('ar')
    expect(text(joinSentences(['execution reverted.', 'لم يُرسل شيء.']))).toBe(
      '\u2068execution reverted.\u2069 \u2068لم يُرسل شيء.\u2069',
    )
  })

  it('can contain elements', () => {
    const price = createElement('b', null, '1 ETH')
    expect(
      currentTranslate().parts(joinSentences([pricesTexts.warnings.offer({ price }), price, 'Two.'])),
    ).toEqual([...currentTranslate().parts(pricesTexts.warnings.offer({ price })), ' ', price, ' ', 'Two.'])
  })
})

describe('an amount', () => {
  const ETH = { decimals: 18, symbol: 'ETH' }

  it('keeps every digit at any length', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat({ max: 77 }), (amount, decimals) => {
        const exact = formatExact(amount as Wei, decimals)
        expect(text(decimal(exact)).replaceAll(',', '')).toBe(exact)
      }),
    )
  })

  it.each([
    [1_204_500_000_000_000_000_000n, '1,204.5 ETH'],
    [42_130_000_000_000_000n, '0.04213 ETH'],
    [1n, '<0.00000001 ETH'],
    [12_345_678n * 10n ** 18n, '12.35M ETH'],
    [10n ** 36n, '>999T ETH'],
  ])('of %s wei is short as %s', (amount, expected) => {
    expect(text(shortAmount(amount as Wei, ETH))).toBe(expected)
  })
})

it('is formatted in the reader’s language', async () => {
  await showLocale('de')
  expect(text(decimal('1204.5', 'ETH'))).toBe('1.204,5 ETH')
  expect(text(relativeTime(0, 2 * DAY))).toBe('vor 2 Tagen')
  expect(text(date(1_795_269_909, true))).toBe('21.11.2026')
  expect(text(andList(['A', 'B']))).toBe('A und B')
  await showLocale('ar')
  expect(text(decimal('1204.5', 'ETH'))).toBe('1,204.5 ETH')
})
