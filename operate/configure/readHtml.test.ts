// Tests reading a page's HTML, also from a server that wants to keep doctor busy.
import { expect, test } from 'vitest'
import { readConfig, readDirective, readPolicy, readScript, readTitle } from './readHtml.ts'

const PAGE = `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src *">
<title>Ada &amp; Co</title><script>early()</script>
<script type="module" crossorigin src="/assets/main.js"></script>
<script id="vitrine-config" type="application/json">{"network":{"chainId":5}}</script></head>`

test('reads the policy, the title, the script and the configuration', () => {
  expect(readPolicy(PAGE)).toBe("default-src 'self'; img-src *")
  expect(readTitle(PAGE)).toBe('Ada & Co')
  expect(readScript(PAGE)).toBe('/assets/main.js')
  expect(readConfig(PAGE)).toEqual({ network: { chainId: 5 } })
  expect(readDirective("default-src 'self'; img-src *", 'img-src')).toEqual(['*'])
})

test('reads nothing from another page', () => {
  for (const html of ['', '<p>Not found</p>', '<script id=vitrine-config>{</script>', '<meta content="x">']) {
    expect([readPolicy(html), readTitle(html), readScript(html), readConfig(html)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  }
})

test.each([
  ...['<meta ', '<meta http-equiv=content-security-policy ', '<title', '<title>', '<script type=module '],
  ...['<script id=vitrine-config>', '<script id=vitrine-config ', '<', ' src="'],
])('reads megabytes of %j within two seconds', { timeout: 2_000 }, (part) => {
  const html = part.repeat(Math.ceil(8_000_000 / part.length))
  for (const read of [readPolicy, readTitle, readScript, readConfig]) read(html)
})
