// A collection matches by the start of any of its words, by its symbol, and with one typo. Items' words are of now.
import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { VocabularyService } from '../../itemSearch/vocabulary/service.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { AsOfBlockProvider } from '../../ui/AsOfBlockContext.tsx'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { serveIndex, SITE } from '../../../tests/support/fakeIndex.ts'
import { portWorkers } from '../../../tests/support/portWorker.ts'
import { tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { indexCollections, useVocabulary } from './useVocabulary.ts'

const id = (digit: string) => `0x${digit.repeat(40)}`
const collections = [
  { id: id('a'), name: 'Cabinet of Curiosities', symbol: 'CAB' },
  { id: id('b'), name: 'Lattice', symbol: 'LAT' },
  { id: id('c'), name: 'Lattice Editions', symbol: 'LED' },
  { id: id('d'), name: null, symbol: null },
]
const matches = (text: string) =>
  indexCollections(collections)
    .find(text)
    .map(({ id: [, , digit], similar }) => `${digit ?? ''}${similar ? ' similar' : ''}`)

describe('collections match', () => {
  it.each([
    ['lattice', ['b', 'c']],
    ['lat', ['b', 'c']],
    ['editions lattice', ['c']],
    ['cab', ['a']],
    ['curiosities cabinet', ['a']],
    ['latice', ['b similar', 'c similar']],
    ['cabnet', ['a similar']],
    ['cabnet cur', ['a similar']],
    // Words of three letters allow no typo; two words must both match.
    ['lut', []],
    ['lattice cabinet', []],
    ['…', []],
  ])('by %s: %j', (text, expected) => {
    expect(matches(text)).toEqual(expected)
  })
})

describe('the vocabulary of all items', () => {
  const service: VocabularyService = {
    open: async () => undefined,
    answer: async () => ({ traits: [], correction: 'lattice', correctedTraits: [] }),
  }

  it.each([
    ['corrects a search', undefined, 'lattice'],
    ['isn’t read as of an earlier block, which has no such vocabulary', 7, undefined],
  ])('%s', async (_case, block, correction) => {
    serveIndex([])
    vi.stubGlobal('Worker', portWorkers(() => service).Worker)
    const config = tradeConfig({ graphqlUrl: `${SITE}/graphql` })
    const client = createApolloClient({ graphqlUrl: config.network.graphqlUrl })
    const asOf = block === undefined ? undefined : { number: block, timestampSeconds: 1 }
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <ConfigProvider config={config}>
        <ApolloProvider client={client}>
          <AsOfBlockProvider value={asOf}>{children}</AsOfBlockProvider>
        </ApolloProvider>
      </ConfigProvider>
    )
    const { result } = renderHook(() => useVocabulary('latice', 5), { wrapper })
    await waitFor(() => expect(result.current.reading).toBe(false))
    expect(result.current.answer?.correction).toBe(correction)
    // Names of collections are of the page's block, as every query.
    expect(result.current.collections).toBeDefined()
  })
})
