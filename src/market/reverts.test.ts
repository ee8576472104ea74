// What people read when a call reverts: known errors in plain words, unknown ones named, hostile text made harmless.
import { AbiCoder, Interface } from 'ethers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seaport } from './contracts.ts'
import { decodeRevert } from './reverts.ts'
import type { Hex } from './types.ts'

const errorString = (reason: string) =>
  `0x08c379a0${AbiCoder.defaultAbiCoder().encode(['string'], [reason]).slice(2)}` as Hex

describe('decoding a revert', () => {
  test.each([
    ['OrderAlreadyFilled', [`0x${'ab'.repeat(32)}`], 'This item is already sold.'],
    ['OrderIsCancelled', [`0x${'ab'.repeat(32)}`], 'The seller has cancelled this listing.'],
    ['InvalidTime', [1, 2], 'This listing has not started yet or has expired.'],
    ['InsufficientNativeTokensSupplied', [], 'The payment is below the price.'],
    ['InexactFraction', [], 'This quantity cannot be split off the listing exactly.'],
  ])('%s of Seaport', (name, values, sentence) => {
    expect(decodeRevert(seaport.encodeErrorResult(name, values) as Hex)).toEqual({ name, sentence })
  })

  test('every error of Seaport is told apart from an unknown one', () => {
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
      expect(sentence).not.toContain('unknown')
    })
  })

  test.each([
    [
      'ERC20InsufficientBalance(address,uint256,uint256)',
      [`0x${'11'.repeat(20)}`, 1, 2],
      /does not have enough of the currency/,
    ],
    [
      'ERC721IncorrectOwner(address,uint256,address)',
      [`0x${'11'.repeat(20)}`, 1, `0x${'22'.repeat(20)}`],
      /no longer holds/,
    ],
    [
      'ERC1155MissingApprovalForAll(address,address)',
      [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`],
      /permission/,
    ],
    ['EnforcedPause()', [], /paused/],
  ])('%s of tokens', (signature, values, sentence) => {
    const errors = new Interface([`error ${signature}`])
    const data = errors.encodeErrorResult(signature.slice(0, signature.indexOf('(')), values) as Hex
    expect(decodeRevert(data).sentence).toMatch(sentence)
  })

  test.each([
    ['ERC20: transfer amount exceeds balance', /does not have enough/],
    ['ERC721: caller is not token owner or approved', /permission/],
    ['ERC721: transfer to non ERC721Receiver implementer', /cannot take this item/],
    ['Pausable: paused', /paused/],
  ])('the older reason “%s”', (reason, sentence) => {
    expect(decodeRevert(errorString(reason)).sentence).toMatch(sentence)
  })

  test('a contract’s own words are quoted, in bounds and without control or direction characters', () => {
    expect(decodeRevert(errorString('gallery closed')).sentence).toBe(
      'The contract refused: “gallery closed”.',
    )
    expect(decodeRevert(errorString('\u202Eevil\u0000')).sentence).toBe('The contract refused: “evil”.')
    expect(decodeRevert(errorString('x'.repeat(5_000))).sentence.length).toBeLessThan(200)
  })

  test('a panic says what failed', () => {
    const data = `0x4e487b71${'11'.padStart(64, '0')}` as Hex
    expect(decodeRevert(data).sentence).toBe('The contract failed inside itself: a number went out of range.')
  })

  test('an unknown selector is shown as such', () => {
    expect(decodeRevert('0xdeadbeef').sentence).toBe(
      'The contract refused with an unknown error, 0xdeadbeef.',
    )
  })

  test('whatever bytes come back, there is one sentence', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', '08c379a0', '4e487b71'),
        (bytes, prefix) => {
          const data = `0x${prefix}${Buffer.from(bytes).toString('hex')}` as Hex
          const { sentence } = decodeRevert(data)
          expect(sentence).toMatch(/^[A-Z].*\.$/s)
        },
      ),
    )
  })
})
