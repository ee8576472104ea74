// Tests where doctor looks for a site's parts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { SCHEMA_VERSION } from '../../src/domain/schemaVersion.ts'
import { examine } from './examine.ts'

const META = { deployment: 'Qm', block: { number: 7 }, hasIndexingErrors: false }

test('asks the index of the page’s own schema version', async () => {
  const server = createServer(({ url }, response) => {
    const isIndex = url === `/graphql/v${SCHEMA_VERSION}`
    response.writeHead(isIndex ? 200 : 404).end(isIndex ? JSON.stringify({ data: { _meta: META } }) : '')
  })
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await close(server)
  })
  const site = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as { network: object }
  const network = { ...site.network, graphqlUrl: '/graphql/v{schema}' }
  const file = join(folder, 'vitrine.config.json')
  writeFileSync(file, JSON.stringify({ ...site, network }))
  const rows = await examine(file, `http://127.0.0.1:${await listen(server, 0)}`, {
    burst: { requests: 1, leastRate: 0 },
  })
  expect(rows.find(({ name }) => name === 'Subgraph: answers')).toMatchObject({ status: 'ok' })
})
