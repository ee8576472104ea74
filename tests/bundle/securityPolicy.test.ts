// The page may connect to every endpoint that its configuration names, and to nothing else; text can't become script.
import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor } from 'vite'
import { expect, test } from 'vitest'
import { securityPolicy } from '../../vite.plugins.ts'

function readConnectSources(network: object): string | undefined {
  const { transformIndexHtml } = securityPolicy()
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin does not change the page')
  const html = `<script type="application/json" id="vitrine-config">${JSON.stringify({ network })}</script>`
  const tags = (transformIndexHtml.handler as (html: string) => HtmlTagDescriptor[])(html)
  return /connect-src ([^;]*)/.exec(String(tags[0]?.attrs?.['content']))?.[1]
}

test('fallback nodes are among them', () => {
  expect(
    readConnectSources({
      rpcUrl: 'https://one.example/key',
      rpcFallbackUrls: ['https://two.example', 'https://three.example:8545/rpc', '/own'],
      graphqlUrl: '/graphql',
      ipfsGateways: ['https://gateway.example/ipfs/', 'https://one.example/ipfs/'],
    }),
  ).toBe("'self' https://one.example https://two.example https://three.example:8545 https://gateway.example")
})

test('endpoints on the page’s own origin need nothing else', () => {
  expect(readConnectSources({ rpcUrl: '/rpc', graphqlUrl: '/graphql' })).toBe("'self'")
})

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
