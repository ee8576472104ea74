// The small rules of an item's page: the order of listings, links in descriptions, shares in words.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { linkify } from './linkify.ts'
import { shareInWords } from './share.ts'
import { mainAsk, sortAsks } from './sortAsks.ts'

describe('the order of listings', () => {
  const asks = fc.uniqueArray(
    fc.record({
      id: fc.nat().map((number) => `0x${number.toString(16)}`),
      unitPrice: fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
      currency: fc.constantFrom({ id: '0x00' }, { id: '0xa1' }, { id: '0xb2' }),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  )

  test('keeps currencies together, the main listing’s first, and sorts by price within each alone', () => {
    fc.assert(
      fc.property(asks, fc.nat(), (unsorted, seed) => {
        const best = unsorted[seed % unsorted.length]
        const sorted = sortAsks(unsorted, best?.id)
        expect(new Set(sorted)).toEqual(new Set(unsorted))
        expect(sorted[0]?.currency.id).toBe(best?.currency.id)
        const runs = sorted.filter(({ currency }, index) => currency.id !== sorted[index - 1]?.currency.id)
        expect(runs).toHaveLength(new Set(sorted.map(({ currency }) => currency.id)).size)
        for (const [index, ask] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next === undefined || next.currency.id !== ask.currency.id) continue
          expect(BigInt(ask.unitPrice) <= BigInt(next.unitPrice)).toBe(true)
        }
      }),
    )
  })
})

describe('the main listing', () => {
  const network = {
    nativeCurrency: { address: parseAddress(`0x${'00'.repeat(20)}`), symbol: 'ETH', decimals: 18 },
    currencies: [{ address: parseAddress(`0x${'ee'.repeat(20)}`), symbol: 'WETH', decimals: 18 }],
  }
  const ask = (id: string, unitPrice: string, endsAtSeconds: string, currency: string) => ({
    id,
    unitPrice,
    endsAtSeconds,
    currency: { id: `0x${currency.repeat(20)}` },
  })
  const facts = { bestAskPrice: '5', bestAskEndsAtSeconds: '900' }

  test('is the one that has the price and the end that the token tells of', () => {
    const asks = [ask('a', '4', '900', 'dd'), ask('b', '5', '800', '00'), ask('c', '5', '900', 'ee')]
    expect(mainAsk(asks, facts, network)?.id).toBe('c')
  })

  test('is in the currency that the deployment names first, where several have both', () => {
    const asks = [ask('a', '5', '900', 'dd'), ask('b', '5', '900', 'ee'), ask('c', '5', '900', '00')]
    expect(mainAsk(asks, facts, network)?.id).toBe('c')
    expect(mainAsk(asks.slice(0, 2), facts, network)?.id).toBe('b')
  })

  test('is none when it has ended, and when there never was one', () => {
    const asks = [ask('a', '4', '900', '00')]
    expect(mainAsk(asks, facts, network)).toBeUndefined()
    expect(mainAsk(asks, { bestAskPrice: null, bestAskEndsAtSeconds: null }, network)).toBeUndefined()
  })
})

describe('links in a description', () => {
  test('are https alone, without the sentence’s punctuation', () => {
    expect(linkify('See https://a.example/x, (https://b.example). http://c.example')).toEqual([
      { text: 'See ', href: undefined },
      { text: 'https://a.example/x', href: 'https://a.example/x' },
      { text: ',', href: undefined },
      { text: ' (', href: undefined },
      { text: 'https://b.example', href: 'https://b.example/' },
      { text: ').', href: undefined },
      { text: ' http://c.example', href: undefined },
    ])
  })

  test('lose no character of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('https://'))), (parts) => {
        const text = parts.join(' ')
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

test('shares are told to a tenth and never claim nothing of something', () => {
  expect(
    [
      [1, 3],
      [1, 250],
      [1, 5_000],
      [0, 9],
      [9, 9],
      [0, 0],
    ].map(([part, whole]) => shareInWords(part ?? 0, whole ?? 0)),
  ).toEqual(['33.3 %', '0.4 %', '<0.1 %', '0 %', '100 %', '0 %'])
})

test('shares of a column add up to the whole, but for what is rounded', () => {
  expect(shareInWords(1, 26)).toBe('3.8 %')
  expect(shareInWords(2n, 3n)).toBe('66.7 %')
  expect(shareInWords(9_999, 10_000)).toBe('>99.9 %')
})
