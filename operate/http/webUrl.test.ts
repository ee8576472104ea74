import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWebUrl, redactUrl, mayContainKey } from './webUrl.ts'

describe('a URL that seems to hold a key', () => {
  test.each([
    'https://eth-mainnet.example/v2/aB3_dEfGh1jKlMn0pQrStUvWxYz12345',
    'https://mainnet.example/v3/9aa3d95b3bc440fa88ea12eaa4456161',
    'https://name.example/0123456789abcdef0123456789abcdef01234567/',
    'https://eth.example/6f0c9a1e-3b1f-4c4e-9d4b-1f2e3d4c5b6a',
    'https://lb.example/ogrpc?network=ethereum&dkey=Ab3',
    'https://node.example/?apikey=x',
    'https://me:secret@node.example',
    'https://gateway.example/api/9aa3d95b3bc440fa88ea12eaa4456161/subgraphs/id/QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH',
  ])('%s', (url) => expect(mayContainKey(url)).toBe(true))

  test.each([
    '/rpc',
    'http://127.0.0.1:8545',
    'https://cloudflare-eth.com/v1/mainnet',
    'https://ethereum-rpc.publicnode.com/',
    'https://rpc.example/arbitrum-sepolia-testnet?network=ethereum',
    'https://index.example/subgraphs/id/QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH',
    'https://index.example/subgraphs/name/vitrine',
  ])('not %s', (url) => expect(mayContainKey(url)).toBe(false))

  test('random bytes, in hexadecimal or in base64', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 40 }).map((array) => Buffer.from(array))
    fc.assert(
      fc.property(bytes, fc.constantFrom<BufferEncoding>('hex', 'base64url'), (key, encoding) => {
        const text = key.toString(encoding)
        fc.pre(/\d/.test(text) && text.split(/[-_]/).some((part) => part.length >= 8 && /\d/.test(part)))
        expect(mayContainKey(`https://node.example/v2/${text}`)).toBe(true)
        expect(mayContainKey(`https://node.example/?k=${text}`)).toBe(true)
      }),
    )
  })
})

test.each([
  ['https://node.example/v2/secret', 'https://node.example/…'],
  ['https://node.example:8545', 'https://node.example:8545'],
  ['https://node.example/', 'https://node.example'],
  ['https://node.example?key=secret', 'https://node.example/…'],
  ['https://me:secret@node.example', 'https://node.example'],
  ['htp://node.example/secret', 'htp://node.example/…'],
  ['wss://node.example/secret', 'wss://node.example/…'],
  ['localhost:8545/secret', 'localhost:8545/…'],
  ['node.example#secret', 'node.example/…'],
])('shows %s as %s', (url, shown) => expect(redactUrl(url)).toBe(shown))

test('never shows what is in a path, a query, or before the @', () => {
  const secret = fc.stringMatching(/^[a-z0-9]{16,40}$/)
  const place = fc.constantFrom(
    'https://node.example/KEY',
    'https://node.example/rpc?k=KEY',
    'https://u:KEY@node.example/',
    'node.example/KEY',
    '//node.example\\KEY',
    'ws://KEY@node.example/@KEY',
  )
  fc.assert(
    fc.property(secret, place, (key, url) => {
      expect(redactUrl(url.replaceAll('KEY', key))).not.toContain(key)
    }),
  )
})

test.each([
  ['https://node.example/rpc', true],
  ['http://[::1]:8545', true],
  ['ftp://node.example', false],
  ['https://*', false],
  ['localhost:8545', false],
  ['', false],
])('whether %j is a URL of the web: %s', (text, expected) => expect(isWebUrl(text)).toBe(expected))
