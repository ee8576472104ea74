// Waiting for a subgraph's version on a node that fails now and then.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { waitForSync } from './waitForSync.ts'

/**
 * Waits for a node that has synced, and returns what was printed.
 * @param nameReplies deployments that its name is answered from in turn, the last one repeatedly; undefined for a failure
 */
async function waitWith(nameReplies: readonly (string | undefined)[]) {
  const meta = (deployment: string) =>
    JSON.stringify({ data: { _meta: { deployment, block: { number: 9 }, hasIndexingErrors: false } } })
  let requests = 0
  const server = createServer(({ url }, response) => {
    if (url?.includes('/subgraphs/id/') === true) return response.end(meta('QmNew'))
    const deployment = nameReplies[Math.min(requests++, nameReplies.length - 1)]
    if (deployment !== undefined) return response.end(meta(deployment))
    response.statusCode = 503
    return response.end('restarting')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const printed: string[] = []
  await waitForSync({
    queriesUrl: `http://127.0.0.1:${port}/subgraphs/name/site`,
    deployment: 'QmNew',
    origin: undefined,
    readHead: async () => 9,
    print: (line) => printed.push(line),
    pauseMs: 0,
  })
  return printed
}

test('looks again when the name can’t be read once', async () => {
  expect((await waitWith(['QmOld', undefined, 'QmNew'])).at(-1)).toContain('is answered from QmNew now.')
})

test('says why the name isn’t switched', async () => {
  await expect(waitWith(['QmOld'])).rejects.toThrow('is still answered from QmOld, although QmNew has synced')
  await expect(waitWith([undefined])).rejects.toThrow(/can’t be read \(.*restarting.*\), although QmNew/)
})
