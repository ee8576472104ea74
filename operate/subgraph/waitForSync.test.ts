// Waiting for a subgraph's version on a node that fails now and then.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { waitForSync } from './waitForSync.ts'

/**
 * Waits for a node that has synced, and returns what was printed.
 * @param blocks that it is at before it has synced, in turn
 * @param nameReplies deployments that its name is answered from in turn, the last one repeatedly; undefined for a failure
 */
async function waitWith(nameReplies: readonly (string | undefined)[], blocks: readonly number[] = []) {
  const left = [...blocks]
  const meta = (deployment: string, number = 9) =>
    JSON.stringify({ data: { _meta: { deployment, block: { number }, hasIndexingErrors: false } } })
  let requests = 0
  const server = createServer(({ url }, response) => {
    if (url?.includes('/subgraphs/id/') === true) return response.end(meta('QmNew', left.shift()))
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

test('says how long it still takes at its own pace', async () => {
  const printed = await waitWith(['QmNew'], [3, 3, 6])
  expect(printed[0]).toBe('Block 3 of 9: 6 behind')
  expect(printed[1]).toMatch(/^Block 6 of 9: 3 behind, about \d+ seconds? at the pace so far$/)
})

test('says why the name isn’t switched', async () => {
  await expect(waitWith(['QmOld'])).rejects.toThrow('is still answered from QmOld, although QmNew has synced')
  await expect(waitWith([undefined])).rejects.toThrow(/can’t be read \(.*restarting.*\), although QmNew/)
})
