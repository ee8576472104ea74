// Messages for reverted calls: recognized errors in plain words, unknown ones by name, and hostile text made harmless.
import { AbiCoder, Interface } from 'ethers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentTranslate } from '../messages/translate.ts'
import { seaport } from './contracts.ts'
import { decodeRevert } from './reverts.ts'
import type { Hex } from './types.ts'

const readSentence = (data: Hex) => currentTranslate()(decodeRevert(data).sentence)

const errorString = (reason: string) =>
  `0x08c379a0${AbiCoder.defaultAbiCoder().encode(['string'], [reason]).slice(2)}` as Hex

describe('decoding a revert', () => {
  test.each([
    ['OrderAlreadyFilled', [`0x${'ab'.repeat(32)}`], 'This item is already sold.'],
    ['OrderIsCancelled', [`0x${'ab'.repeat(32)}`], 'The seller canceled this listing.'],
    ['InvalidTime', [1, 2], 'This listing hasn’t started yet or has expired.'],
    ['InsufficientNativeTokensSupplied', [], 'The payment is below the price.'],
    ['InexactFraction', [], 'This quantity doesn’t divide the listing exactly.'],
  ])('%s of Seaport', (name, values, sentence) => {
    const data = seaport.encodeErrorResult(name, values) as Hex
    expect(decodeRevert(data).name).toBe(name)
    expect(readSentence(data)).toBe(sentence)
  })

  test('recognizes every error of Seaport', () => {
    const fragments = seaport.fragments.filter(({ type }) => type === 'error')
    expect(fragments.length).toBeGreaterThan(40)
    seaport.forEachError((fragment) => {
      const values = fragment.inputs.map(({ type }) =>
        type.endsWith('[]')
          ? []
          : type === 'address'
            ? `0x${'11'.repeat(20)}`
            : type === 'bytes32'
              ? `0x${'22'.repeat(32)}`
              : 1,
      )
      const { name, sentence } = decodeRevert(seaport.encodeErrorResult(fragment, values) as Hex)
      expect(name).toBe(fragment.name)
      expect(sentence.id).not.toBe('checks.reverts.unknown')
    })
  })

  test.each([
    [
      'ERC20InsufficientBalance(address,uint256,uint256)',
      [`0x${'11'.repeat(20)}`, 1, 2],
      /balance of the currency is too low/,
    ],
    [
      'ERC721IncorrectOwner(address,uint256,address)',
      [`0x${'11'.repeat(20)}`, 1, `0x${'22'.repeat(20)}`],
      /no longer holds/,
    ],
    [
      'ERC1155MissingApprovalForAll(address,address)',
      [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`],
      /approval/,
    ],
    ['EnforcedPause()', [], /paused/],
  ])('%s of tokens', (signature, values, sentence) => {
    const errors = new Interface([`error ${signature}`])
    const data = errors.encodeErrorResult(signature.slice(0, signature.indexOf('(')), values) as Hex
    expect(readSentence(data)).toMatch(sentence)
  })

  test.each([
    ['ERC20: transfer amount exceeds balance', /balance of the currency is too low/],
    ['ERC721: caller is not token owner or approved', /approval/],
    ['ERC721: transfer to non ERC721Receiver implementer', /can’t take this item/],
    ['Pausable: paused', /paused/],
  ])('the older reason “%s”', (reason, sentence) => {
    expect(readSentence(errorString(reason))).toMatch(sentence)
  })

  test('quotes a contract’s own text, limited in length and without control or direction characters', () => {
    expect(readSentence(errorString('gallery closed'))).toBe('The contract refused: “gallery closed”.')
    expect(readSentence(errorString('\u202Eevil\u0000'))).toBe('The contract refused: “evil”.')
    expect(readSentence(errorString('x'.repeat(5_000))).length).toBeLessThan(200)
  })

  test('a panic says what failed', () => {
    const data = `0x4e487b71${'11'.padStart(64, '0')}` as Hex
    expect(readSentence(data)).toBe('The contract failed: a number went out of range.')
  })

  test('an unknown selector is shown as such', () => {
    expect(readSentence('0xdeadbeef')).toBe('The contract refused with an unknown error, 0xdeadbeef.')
  })

  test('returns one sentence for any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', '08c379a0', '4e487b71'),
        (bytes, prefix) => {
          const data = `0x${prefix}${Buffer.from(bytes).toString('hex')}` as Hex
          const sentence = readSentence(data)
          expect(sentence).toMatch(/^[A-Z].*\.$/s)
        },
      ),
    )
  })
})
