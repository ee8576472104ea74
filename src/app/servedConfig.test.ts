// @vitest-environment jsdom
// The configuration is read from the page, or the page says that it has none.
import { expect, it } from 'vitest'
import { testConfig } from '../../tests/support/renderInFrame.tsx'
import { SCHEMA_VERSION } from '../domain/schemaVersion.ts'
import { servedConfig } from './servedConfig.ts'

const pageWith = (content: string) =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="vitrine-config">${content}</script>`,
    'text/html',
  )

it('reads the configuration that was written into the page', () => {
  expect(servedConfig(pageWith(JSON.stringify(testConfig)))).toEqual(JSON.parse(JSON.stringify(testConfig)))
})

it('reads the index of its own schema', () => {
  const { network } = testConfig
  const config = { ...testConfig, network: { ...network, graphqlUrl: '/graphql/v{schema}' } }
  expect(servedConfig(pageWith(JSON.stringify(config)))?.network.graphqlUrl).toBe(
    `/graphql/v${SCHEMA_VERSION}`,
  )
})

it.each(['', '{"brand":'])('finds none in %j', (content) => {
  expect(servedConfig(pageWith(content))).toBeUndefined()
})

it('finds none in a page without a place for it', () => {
  expect(servedConfig(document.implementation.createHTMLDocument())).toBeUndefined()
})
