// What people read of an error that was thrown while something loaded.
import { expect, test } from 'vitest'
import { controlsTexts } from '../messages/en/controls.ts'
import { errorsTexts } from '../messages/en/errors.ts'
import { errorText, InvalidAddressError } from './errors.ts'

const READ_FAILED = errorsTexts.indexer.unreachable

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module: https://x/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('code that can’t be loaded is named, not what needed it: %s', (message) => {
  const error = new TypeError(message)
  expect(errorText(error, READ_FAILED)).toBe(controlsTexts.connectionLost)
  // Reads wrap what they don't know.
  const wrapped = new InvalidAddressError(READ_FAILED, { cause: error })
  expect(errorText(wrapped)).toBe(controlsTexts.connectionLost)
})

test('other errors keep their own text, or that of what failed', () => {
  expect(errorText(new InvalidAddressError(READ_FAILED))).toBe(READ_FAILED)
  expect(errorText(new TypeError('Failed to fetch'), READ_FAILED)).toBe(READ_FAILED)
})
