// Tests what doctor says about gateways that redirect: the page's content policy applies to each redirect too.
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { runChecks } from './check.ts'
import { gatewayChecks } from './gatewayChecks.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map(close)))

/** Starts a gateway that redirects to an address, and returns its own; without an address, it serves every file. */
async function serve(redirect?: (path: string) => string | undefined): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const location = redirect?.(url)
    response.setHeader('access-control-allow-origin', '*')
    response.writeHead(location === undefined ? 200 : 301, location === undefined ? {} : { location }).end()
  })
  servers.push(server)
  return `http://127.0.0.1:${await listen(server, 0)}`
}

/** Returns the row about the files of a gateway, on a site whose policy allows some origins. */
async function examine(gateway: string, allowed: readonly string[]) {
  const options = { index: undefined, origin: 'http://gallery.example', allowed: new Set(allowed) }
  const [row] = await runChecks(gatewayChecks([`${gateway}/ipfs/`], options))
  return row
}

test('rejects a gateway that redirects to a host for each file, as dweb.link does', async () => {
  const other = await serve()
  const gateway = await serve(() => `${other}/file`)
  expect(await examine(gateway, [gateway])).toMatchObject({
    name: 'Gateway: serves files',
    status: 'failed',
    detail: `${gateway}/… redirects to ${other}, which the page’s content policy blocks`,
    fix: expect.stringContaining('network.ipfsGateways'),
  })
})

test('follows redirects to origins that the policy allows', async () => {
  const other = await serve()
  const gateway = await serve((path) => (path.endsWith('/') ? other : `${path}/`))
  expect(await examine(gateway, [gateway, other])).toMatchObject({ status: 'ok' })
})

test('gives up on a gateway that never stops redirecting', async () => {
  const gateway = await serve((path) => path)
  expect((await examine(gateway, [gateway]))?.detail).toContain('status 301')
})
