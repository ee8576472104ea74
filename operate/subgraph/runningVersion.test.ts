// Which version a deployment takes the place of, where names are on a host that can't be asked for them.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { parseSite } from '../config/readSite.ts'
import { findRunningVersion } from './runningVersion.ts'

const shipped = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as { network: object }
const MANIFEST = 'schema: { file: { "/": /ipfs/QmSchema } }\ndataSources: []'

test.each([
  ['/query/1/gallery/v1', true, false],
  ['/query/1/gallery/version/latest', true, true],
  ['/graphql', false, true],
])('at %s, where versions have URLs of their own: %s', async (path, hasVersionUrls, isReplaced) => {
  const meta = { deployment: 'QmLive', block: { number: 9 }, hasIndexingErrors: false }
  const server = createServer((_, response) => response.end(JSON.stringify({ data: { _meta: meta } })))
  const graphqlUrl = `http://127.0.0.1:${await listen(server, 0)}${path}`
  onTestFinished(() => close(server))
  const running = await findRunningVersion({
    site: parseSite(JSON.stringify({ ...shipped, network: { ...shipped.network, graphqlUrl } })),
    target: { queries: undefined, name: 'gallery', hasVersionUrls },
    ipfs: { read: async (cid) => (cid === 'QmLive' ? MANIFEST : 'enum SchemaVersion {\n  V6\n}') },
  })
  expect(running).toMatchObject({ deployment: 'QmLive', schemaVersion: 6, isReplaced })
})
