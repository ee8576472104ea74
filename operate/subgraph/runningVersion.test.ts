// Which version a deployment takes the place of, where names are on a host that can't be asked for them.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { parseSite } from '../config/readSite.ts'
import { findRunningVersion, findStaleIndex } from './runningVersion.ts'

const shipped = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as { network: object }
const MANIFEST = 'schema: { file: { "/": /ipfs/QmSchema } }\ndataSources: []'

/** Serves an index that answers from a deployment by path; others don't exist. */
async function serve(deployments: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const deployment = deployments[url]
    const meta = { deployment, block: { number: 9 }, hasIndexingErrors: false }
    const errors = [{ message: 'no such subgraph' }]
    response.end(JSON.stringify(deployment === undefined ? { errors } : { data: { _meta: meta } }))
  })
  onTestFinished(() => close(server))
  return `http://127.0.0.1:${await listen(server, 0)}`
}

const siteReading = (graphqlUrl: string) =>
  parseSite(JSON.stringify({ ...shipped, network: { ...shipped.network, graphqlUrl } }))

test.each([
  ['/query/1/gallery/v1', true, false],
  ['/query/1/gallery/version/latest', true, true],
  ['/graphql', false, true],
])('at %s, where versions have URLs of their own: %s', async (path, hasVersionUrls, isReplaced) => {
  const graphqlUrl = `${await serve({ [path]: 'QmLive' })}${path}`
  const running = await findRunningVersion({
    site: siteReading(graphqlUrl),
    target: { queries: undefined, name: 'gallery', hasVersionUrls },
    ipfs: { read: async (cid) => (cid === 'QmLive' ? MANIFEST : 'enum SchemaVersion {\n  V6\n}') },
  })
  expect(running).toMatchObject({ deployment: 'QmLive', schemaVersion: 6, isReplaced })
})

test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['a name from before', { '/page': 'QmOld', '/new': 'QmNew' }, 'QmOld'],
  ['a name from before, and the new one has no data yet', { '/page': 'QmOld' }, 'QmOld'],
  ['the new version', { '/page': 'QmNew', '/new': 'QmNew' }, undefined],
  ['the new name, until it has synced', { '/page': 'QmOld', '/new': 'QmOld' }, undefined],
  ['nothing yet', { '/new': 'QmNew' }, undefined],
])('after a deployment, the page reads %s', async (_, deployments, stale) => {
  const url = await serve(deployments)
  const found = await findStaleIndex(siteReading(`${url}/page`), {
    queriesUrl: `${url}/new`,
    deployment: 'QmNew',
  })
  expect(found?.deployment).toBe(stale)
})
