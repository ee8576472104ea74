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

it('tells the limits a visitor’s network and the size of the body, and nothing else', async () => {
  const root = makeSite('/')
  const [node, limits] = await Promise.all([
    startUpstream((_request, response) => response.end('{"result":"0x1"}')),
    startUpstream((_request, response) => response.writeHead(204).end()),
  ])
  const settings = { graphqlUrl: `${node.url}/`, rpcUrl: `${node.url}/key`, limitsUrl: limits.url }
  const server = await startCaddy({ root, basePath: '/', ...settings, visitor: 'header.X-Client' })
  try {
    for (const path of ['/graphql', '/rpc']) {
      const headers = { 'x-client': '2001:db8::1', cookie: `a=${'b'.repeat(9_000)}`, 'x-own': 'c' }
      await fetchRaw(`${server.origin}${path}`, { method: 'POST', headers, body: '{}' })
    }
    expect(limits.requests.map(({ url }) => url)).toEqual(['/size-2/2001:db8::1', '/size-2/2001:db8::1'])
    for (const { headers } of limits.requests)
      expect(Object.keys(headers).sort()).toEqual(['accept-encoding', 'host', 'user-agent'])
    expect(node.requests.length).toBe(2)
  } finally {
    await server.stop()
    await Promise.all([limits.close(), node.close()])
    rmSync(root, { recursive: true, force: true })
  }
})

it('has a limit for each IPv6 network, however its addresses are written', async () => {
  const limits = await startLimits({ burst: 60 })
  const send = async (visitor: string) => (await fetchRaw(`${limits.origin}/size-2/${visitor}`)).status
  try {
    for (const [greedy, other] of [
      [(n: string) => `2001:db8:1:2:${n}:4:5:6`, '2001:db8:1:3:1:4:5:6'],
      [(n: string) => `2001:db8:1:2::${n}`, '2001:db8:1:4::1'],
      [(n: string) => `2001:db8::${n}`, '2001:db9::1'],
      [(n: string) => `2001::d:${n}:4:5:6`, '2001::e:1:4:5:6'],
    ] as const) {
      const numbers = Array.from({ length: 200 }, (_, index) => (index + 1).toString(16))
      expect(await Promise.all(numbers.map((number) => send(greedy(number))))).toContain(429)
      expect(await send(other)).toBe(204)
    }
  } finally {
    await limits.stop()
  }
})

it('has a lower limit for large batches, and for bodies of unknown size', async () => {
  const limits = await startLimits()
  const send = async (size: string) => (await fetchRaw(`${limits.origin}/size-${size}/192.0.2.1`)).status
  try {
    for (const size of ['60000', '']) {
      const large = await Promise.all(Array.from({ length: 60 }, () => send(size)))
      expect(large).toContain(429)
    }
    expect(await send('59999')).toBe(204)
  } finally {
    await limits.stop()
  }
})

it('has the same limits as nginx.conf, and logs no visitors', () => {
  const read = (file: string) =>
    readFileSync(file, 'utf8').match(
      /\b(rate|burst)=\S+|limit_req_status \d+|\[[\d-]+\](?:\[0-9\])?\{[\d,]+\}/g,
    ) ?? []
  expect(readFileSync('deploy/limits.conf', 'utf8')).toContain('access_log off;')
  expect(read('deploy/limits.conf').length).toBe(7)
  expect(new Set(read('deploy/nginx.conf'))).toEqual(new Set(read('deploy/limits.conf')))
})
