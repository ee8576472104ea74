// What the built and configured page allows: no text becomes script, and no host learns which page links to it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The policy of the build that the suite just made. */
function builtPolicy(): readonly string[] {
  const html = readFileSync('dist/index.html', 'utf8')
  const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return content.replaceAll('&#39;', "'").split('; ')
}

test('the built page lets no text become script except the addresses of its own workers', () => {
  expect(builtPolicy()).toContain("require-trusted-types-for 'script'")
  expect(builtPolicy()).toContain('trusted-types vitrine-worker')
})

test('the built page sends no referrer', () => {
  const html = readFileSync('dist/index.html', 'utf8')
  expect(html).toContain('<meta name="referrer" content="no-referrer" />')
})
