import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basenameAt, parseAsOfBlock, pageNow, sitePathUrl } from './timeTravel.ts'

test('reads the block from every path under it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.webPath(), (block, path) => {
      const pathname = basenameAt(block, '/') + (path.startsWith('/') ? path : `/${path}`)
      expect(parseAsOfBlock(pathname, '/')).toBe(block)
    }),
  )
})

test.each(['/', '/at', '/at/', '/at/x', '/at/12x', '/at/007', '/item/0x/at/12', '/at/1234567890123456'])(
  'reads no block from %s',
  (pathname) => expect(parseAsOfBlock(pathname, '/')).toBeUndefined(),
)

test('links to the current page only on this site', () => {
  expect(pageNow(12, { pathname: '/at/12/item/0x1/2', search: '?a=b' }, '/')).toBe('/item/0x1/2?a=b')
  expect(pageNow(12, { pathname: '/at/12', search: '' }, '/')).toBe('/')
  expect(pageNow(12, { pathname: '/at/12//elsewhere.test/x', search: '' }, '/')).toBe('/elsewhere.test/x')
})

test('reads and writes paths below the path of the site', () => {
  expect(basenameAt(12, '/market/')).toBe('/market/at/12')
  expect(parseAsOfBlock('/market/at/12/item/0x1/2', '/market/')).toBe(12)
  expect(parseAsOfBlock('/at/12', '/market/')).toBeUndefined()
  expect(pageNow(12, { pathname: '/market/at/12/item/0x1/2', search: '?a=b' }, '/market/')).toBe(
    '/item/0x1/2?a=b',
  )
  expect(sitePathUrl('/item/0x1/2?a=b', '/market/')).toBe('/market/item/0x1/2?a=b')
  expect(sitePathUrl('//elsewhere.test', '/')).toBe('/elsewhere.test')
})
