// deploy/nginx.conf keeps its promises on a real nginx.
import { readFileSync } from 'node:fs'
import getPort from 'get-port'
import { expect, it } from 'vitest'
import { describeSite } from './sitePromises.ts'
import { fetchRaw, startUpstream } from './http.ts'
import { changeSettings, runNginx, startNginx } from './webServer.ts'

describeSite('nginx', startNginx)

it('limits each visitor behind a CDN alone, once its addresses are named', async () => {
  const index = await startUpstream((_request, response) => response.end('{}'))
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const configuration = changeSettings(
    readFileSync('deploy/nginx.conf', 'utf8').replace(/^( *)# (set_real_ip_from|real_ip_header) /gm, '$1$2 '),
    {
      listen: `127.0.0.1:${port}`,
      'set $vitrine_graphql': `${index.url}/`,
      'set $vitrine_rpc': `${index.url}/`,
      set_real_ip_from: '127.0.0.1',
    },
  )
  const server = await runNginx(configuration, origin)
  const query = async (visitor: string) => {
    const headers = { 'x-forwarded-for': visitor }
    return (await fetchRaw(`${origin}/graphql`, { method: 'POST', headers, body: '{}' })).status
  }
  try {
    const greedy = await Promise.all(Array.from({ length: 600 }, () => query('192.0.2.1')))
    expect(greedy).toContain(429)
    expect(await query('192.0.2.2')).toBe(200)
    // One of them has a whole network of IPv6 addresses.
    const network = Array.from({ length: 600 }, (_, number) => query(`2001:db8:1:2::${number.toString(16)}`))
    expect(await Promise.all(network)).toContain(429)
    expect(await query('2001:db8:1:3::1')).toBe(200)
    const mapped = Array.from({ length: 600 }, () => query('::ffff:192.0.2.3'))
    expect(await Promise.all(mapped)).toContain(429)
    expect(await query('::ffff:192.0.2.4')).toBe(200)
    // A large batch holds thousands of calls.
    const call = async (body: string | readonly string[]) => {
      const headers = { 'x-forwarded-for': '192.0.2.5' }
      return (await fetchRaw(`${origin}/rpc`, { method: 'POST', headers, body })).status
    }
    const large = await Promise.all(Array.from({ length: 60 }, () => call('x'.repeat(60_000))))
    expect(new Set(large)).toEqual(new Set([200, 429]))
    const unsized = await Promise.all(Array.from({ length: 30 }, () => call(['[', ']'])))
    expect(unsized).toContain(429)
    expect(await call('x'.repeat(59_999))).toBe(200)
  } finally {
    await server.stop()
    await index.close()
  }
})

it('names a setting that the configuration does not have', () => {
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
  expect(() => changeSettings(configuration, { 'set $vitrine_other': 'x' })).toThrow('$vitrine_other')
})
