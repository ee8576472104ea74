// The bytes of a failed call, which a token's contract chooses.
import { expect, test } from 'vitest'
import { callFailure, isOutOfGas } from './callFailure.ts'

test('has no more of a revert’s bytes than a reason for people needs', () => {
  const failure = { ok: false, code: 3, message: 'execution reverted' } as const
  const data = `0x08c379a0${'61'.repeat(1_000_000)}`
  expect(callFailure({ ...failure, data })).toHaveLength(8_194)
  expect(callFailure({ ...failure, data: { data: `Reverted ${data}` } })).toHaveLength(8_194)
  expect(callFailure({ ...failure, data: '0xAB' })).toBe('0xab')
})

test('reads a message of any length in no time that a person would notice', () => {
  const message = `execution reverted: ${'x'.repeat(5_000_000)}`
  expect(isOutOfGas({ message, data: undefined })).toBe(false)
  expect(isOutOfGas({ message: `${message}OOG`, data: undefined })).toBe(true)
})
