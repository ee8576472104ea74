import { currentTranslate } from '../messages/translate.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTraitKey, traitKey, traitName } from './traits.ts'

describe('traitKey', () => {
  it('round-trips every type and value, with any characters', () => {
    const tricky = fc.oneof(fc.string(), fc.stringMatching(/^[%=3D25a]{0,8}$/))
    fc.assert(
      fc.property(tricky, tricky, (type, value) => {
        expect(parseTraitKey(traitKey({ type, value }))).toEqual({ type, value })
      }),
    )
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
})
