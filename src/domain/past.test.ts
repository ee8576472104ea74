// Addresses as of a block lead back to the same page, and nowhere else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basenameAt, blockOf, pageNow } from './past.ts'

test('a block is read back from every address under it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.webPath(), (block, path) => {
      const pathname = basenameAt(block) + (path.startsWith('/') ? path : `/${path}`)
      expect(blockOf(pathname)).toBe(block)
    }),
  )
})

test.each(['/', '/at', '/at/', '/at/x', '/at/12x', '/at/007', '/item/0x/at/12', '/at/1234567890123456'])(
  'none is read from %s',
  (pathname) => expect(blockOf(pathname)).toBeUndefined(),
)

test('the page as it is now is on this site', () => {
  expect(pageNow(12, { pathname: '/at/12/item/0x1/2', search: '?a=b' })).toBe('/item/0x1/2?a=b')
  expect(pageNow(12, { pathname: '/at/12', search: '' })).toBe('/')
  expect(pageNow(12, { pathname: '/at/12//elsewhere.test/x', search: '' })).toBe('/elsewhere.test/x')
})
