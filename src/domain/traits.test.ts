import { showLocale } from '../messages/languages.ts'
import { currentTranslate } from '../messages/translate.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTraitKey, traitKey, traitName, traitValueName } from './traits.ts'

describe('traitKey', () => {
  it('round-trips every type and value, with any characters', () => {
    const tricky = fc.oneof(fc.string(), fc.stringMatching(/^[%=3D25a]{0,8}$/))
    fc.assert(
      fc.property(tricky, tricky, (type, value) => {
        expect(parseTraitKey(traitKey({ type, value }))).toEqual({ type, value })
        for (const format of ['date', 'percent'] as const) {
          expect(parseTraitKey(traitKey({ type, value, format }))).toEqual({ type, value, format })
        }
      }),
    )
  })

  it('tells a format from a type that is written like one', () => {
    const [plain, date] = ['Birthday%25date=7', 'Birthday%date=7']
    expect(parseTraitKey(plain)).toEqual({ type: 'Birthday%date', value: '7' })
    expect(parseTraitKey(date)).toEqual({ type: 'Birthday', value: '7', format: 'date' })
  })

  it('matches the key that the index stores', () => {
    expect(traitKey({ type: 'Head', value: 'Fox' })).toBe('Head=Fox')
    expect(traitKey({ type: '100%=all', value: 'a=b%' })).toBe('100%25%3Dall=a=b%')
  })

  it('rejects text without an equals sign', () => {
    expect(parseTraitKey('Head')).toBeUndefined()
  })
})

const t = currentTranslate()

describe('traitName', () => {
  it('names traits that metadata left without a name', () => {
    expect(t(traitName({ type: 'Head', value: 'Fox' }))).toBe('Head: Fox')
    expect(t(traitName({ type: '', value: 'Genesis' }))).toBe('Other: Genesis')
    expect(t(traitName({ type: 'Head', value: '' }))).toBe('Head: None')
  })

  it.each([
    ['en', 'December 8, 2020', '5.50%'],
    ['de', '8. Dezember 2020', '5,50\u00a0%'],
    ['ja', '2020年12月8日', '5.50%'],
  ] as const)('says dates and percentages in the language %s', async (locale, day, boost) => {
    await showLocale(locale)
    const translate = currentTranslate()
    expect(translate(traitValueName({ value: '1607385600', format: 'date' }))).toBe(day)
    expect(translate(traitValueName({ value: '1607471999', format: 'date' }))).toBe(day)
    expect(translate(traitValueName({ value: '5.50', format: 'percent' }))).toBe(boost)
    expect(translate(traitValueName({ value: '1607385600' }))).toBe('1607385600')
    await showLocale('en')
  })

  it('shows a value that isn’t in its format as text, since an index may send anything', () => {
    expect(t(traitValueName({ value: 'soon', format: 'date' }))).toBe('soon')
    expect(t(traitValueName({ value: '1e9', format: 'percent' }))).toBe('1e9')
    expect(t(traitValueName({ value: '-0.5', format: 'percent' }))).toBe('-0.5%')
  })
})
