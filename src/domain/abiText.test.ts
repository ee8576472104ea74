// Contracts return any bytes, and nodes any text.
import { AbiCoder, encodeBytes32String } from 'ethers'
import { expect, test } from 'vitest'
import { abiTextLength, decodeAbiText } from './abiText.ts'

const encode = (text: string) => AbiCoder.defaultAbiCoder().encode(['string'], [text])

test.each([
  [encode('Cabinet'), 'Cabinet'],
  [encode('Möbel 🪑'), 'Möbel 🪑'],
  [encode(''), ''],
  [encodeBytes32String('Maker'), 'Maker'],
  [encode('x'.repeat(500)), 'x'.repeat(100)],
  ['0x', undefined],
  [undefined, undefined],
  ['Cabinet', undefined],
  [encode('Cabinet').replace('43', '4g'), undefined],
  [encode('Cabinet').slice(0, -1), undefined],
])('%.80s is %.20s', (result, text) => {
  expect(decodeAbiText(result, 100)).toBe(text)
})

test('the length is the one that the contract claims', () => {
  expect(abiTextLength(encode('Cabinet'))).toBe(7)
  expect(abiTextLength(`0x${'20'.padStart(64, '0')}${'f'.repeat(64)}`)).toBeGreaterThan(2 ** 255)
  expect(abiTextLength('0x')).toBe(0)
})
