// For tests: an index whose blocks and changes the test controls.
import { graphql, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import type { ApolloClient } from '@apollo/client'
import { LastEvent_timeDocument } from '../../src/graphql/__generated__/LastEvent.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { queryIndex } from '../../src/graphql/queryIndex.ts'
import { server } from './server.ts'

export const graphqlUrl = 'http://index.test/graphql'

/** An index whose blocks and changes the test controls, with a count of its requests. */
export function indexAt(number: number) {
  const state = {
    number,
    hash: `0x${number}`,
    /** Hashes of blocks of the index's branch, by their children's. */
    parents: {} as Record<string, string>,
    changedAt: 0,
    looks: 0,
    /** The block of the next reply, where it isn't the same for all. */
    next: undefined as (() => object | undefined) | undefined,
    parentQuestions: 0,
    down: false,
    /** Whether a mapping failed. */
    failed: false,
    /** Whether it takes queries only as JSON. */
    onlyJson: false,
    refusedTexts: 0,
  }
  const meta = () => ({
    _meta: {
      __typename: '_Meta_',
      hasIndexingErrors: state.failed,
      block: {
        __typename: '_Block_',
        number: state.number,
        hash: state.hash,
        parentHash: state.parents[state.hash] ?? null,
        timestamp: 1,
      },
    },
  })
  const changes = (block: number) => ({
    tokens: state.changedAt >= block ? [{ __typename: 'Token', id: '0x01' }] : [],
    orders: [],
    metadata_collection: [],
  })
  server.use(
    graphql.query('IndexedBlock', () => {
      state.looks += 1
      if (state.down) return new HttpResponse(null, { status: 400 })
      return HttpResponse.json({ data: meta() })
    }),
    graphql.query('IndexedBlock_changes', ({ variables, request }) => {
      if (state.onlyJson && request.headers.get('content-type') !== 'application/json') {
        state.refusedTexts += 1
        return new HttpResponse(null, { status: 415 })
      }
      state.looks += 1
      if (state.down) return new HttpResponse(null, { status: 400 })
      Object.assign(state, state.next?.())
      // As graph-node replies with `_meta` in the query.
      if (state.failed) return HttpResponse.json({ data: meta(), errors: [{ message: 'indexing_error' }] })
      return HttpResponse.json({ data: { ...meta(), ...changes(variables['since'] as number) } })
    }),
    // Any query of a page, before it knows a block.
    graphql.query('LastEvent_time', () => {
      if (state.down) return new HttpResponse(null, { status: 400 })
      return HttpResponse.json({ data: { ...meta(), activities: [] } })
    }),
    graphql.query('BlockParent', ({ variables }) => {
      state.parentQuestions += 1
      const parentHash = state.parents[variables['hash'] as string] ?? null
      return HttpResponse.json({
        data: { _meta: { __typename: '_Meta_', block: { __typename: '_Block_', parentHash } } },
      })
    }),
  )
  return state
}

/** Opens a page, which shows the index's block from then on. */
export async function openPage(): Promise<ApolloClient> {
  const client = createApolloClient({ graphqlUrl, retry: { attempts: 1 } })
  // The index may be down.
  await queryIndex(client, LastEvent_timeDocument, { time: '1' }).catch(() => undefined)
  return client
}

/** Waits until the follower has polled twice more, so that at least one whole poll happens in between. */
export async function looked(state: { looks: number }) {
  const { looks } = state
  await vi.waitFor(() => expect(state.looks).toBeGreaterThan(looks + 1))
}
