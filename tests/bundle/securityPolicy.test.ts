// What the built and configured page allows: no text becomes script, and no host learns which page links to it.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readInlineScripts } from '../../operate/configure/inlineScripts.ts'

const readPage = () => readFileSync('dist/index.html', 'utf8')

/** The policy of the build that the suite just made. */
function builtPolicy(): readonly string[] {
  const html = readPage()
  const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return content.replaceAll('&#39;', "'").split('; ')
}

test('the built page lets no text become script except the addresses of its own workers', () => {
  expect(builtPolicy()).toContain("require-trusted-types-for 'script'")
  expect(builtPolicy()).toContain('trusted-types vitrine-worker')
})

test('the built page runs no script inside it but the one that starts it, by its hash', () => {
  const scripts = readInlineScripts(readPage())
  expect(scripts).toHaveLength(1)
  expect(builtPolicy()).toContain(`script-src 'self' 'sha256-${hash('sha256', scripts[0] ?? '', 'base64')}'`)
})

test('the built page sends no referrer', () => {
  expect(readPage()).toContain('<meta name="referrer" content="no-referrer" />')
})
