// deploy/Caddyfile keeps its promises on a real Caddy.
import { rmSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fetchRaw } from './http.ts'
import { describeSite, makeSite, SCRIPT } from './sitePromises.ts'
import { startCaddy } from './webServer.ts'

describeSite('Caddy', startCaddy)

it('sends Brotli to browsers, which all accept it', async () => {
  const root = makeSite('/')
  const server = await startCaddy({ root, basePath: '/', graphqlUrl: 'http://127.0.0.1:9/' })
  try {
    const { headers, body } = await fetchRaw(`${server.origin}/assets/main-0f3a.js`, {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  } finally {
    await server.stop()
    rmSync(root, { recursive: true, force: true })
  }
})
