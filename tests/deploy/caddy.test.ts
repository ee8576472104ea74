// deploy/Caddyfile keeps its promises on a real Caddy.
import { readFileSync, rmSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fetchRaw, startUpstream } from './http.ts'
import { describeSite, makeSite, SCRIPT } from './sitePromises.ts'
import { startCaddy, startLimits } from './webServer.ts'

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

it('limits the requests of a visitor with deploy/limits.conf, and lets their bodies through', async () => {
  const root = makeSite('/')
  const [index, node, limits] = await Promise.all([
    startUpstream((_request, response) => response.end('{"data":{}}')),
    startUpstream((_request, response) => response.end('{"result":"0x1"}')),
    startLimits({ burst: 60 }),
  ])
  const settings = { graphqlUrl: `${index.url}/subgraphs/name/gallery`, rpcUrl: `${node.url}/key` }
  const server = await startCaddy({ root, basePath: '/', ...settings, limitsUrl: limits.origin })
  // A program can claim another address, which must not give it another limit.
  const send = async (path: string, number: number) => {
    const headers = { 'x-visitor': `192.0.2.${number % 250}`, 'x-forwarded-for': `192.0.2.${number % 250}` }
    const body = JSON.stringify({ number })
    return (await fetchRaw(`${server.origin}${path}`, { method: 'POST', headers, body })).status
  }
  try {
    expect([await send('/graphql', 0), await send('/rpc', 1)]).toEqual([200, 200])
    expect(index.requests).toMatchObject([
      { method: 'POST', url: '/subgraphs/name/gallery', body: '{"number":0}' },
    ])
    expect(node.requests).toMatchObject([{ method: 'POST', url: '/key', body: '{"number":1}' }])
    for (const { headers } of [...index.requests, ...node.requests]) {
      expect(JSON.stringify(headers)).not.toContain('127.0.0.1"')
    }
    const greedy = await Promise.all(
      Array.from({ length: 300 }, (_, number) => send(number % 2 === 0 ? '/rpc' : '/graphql', number)),
    )
    expect(greedy.filter((status) => status === 200).length).toBeGreaterThan(40)
    expect(greedy).toContain(429)
    // Pages aren't counted.
    expect((await fetchRaw(`${server.origin}/`)).status).toBe(200)
  } finally {
    await server.stop()
    await Promise.all([limits.stop(), index.close(), node.close()])
    rmSync(root, { recursive: true, force: true })
  }
})

it('has the same limit as nginx.conf', () => {
  const read = (file: string) =>
    readFileSync(file, 'utf8').match(/\b(rate|burst)=\S+|limit_req_status \d+/g) ?? []
  expect(read('deploy/limits.conf').length).toBe(3)
  expect(new Set(read('deploy/nginx.conf'))).toEqual(new Set(read('deploy/limits.conf')))
})
