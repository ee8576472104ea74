// For tests: visits to a local copy whose index is in memory.
import { type Sources, ItemSearchUnreachableError } from '../../src/itemSearch/sources.ts'
import type { ItemAnswer, LocalCopyExtent, LocalCopyState } from '../../src/itemSearch/protocol.ts'
import { createService } from '../../src/itemSearch/service.ts'
import { type CopiedBlock, emptyCopy } from '../../src/itemSearch/localCopy.ts'
import { fill, fetchOrigin } from '../../src/itemSearch/fill.ts'
import { createStore } from '../../src/itemSearch/store.ts'
import { SITE, type ItemSearchIndex } from './itemSearchIndex.ts'
import { itemQuery, COLLECTION, ETH, NOW } from './itemSearchRows.ts'
import type { Address } from '../../src/domain/address.ts'

let databases = 0
export const freshStore = () => createStore(`test ${databases++}`)

export function visit(node: ItemSearchIndex, store = freshStore()) {
  const states: LocalCopyState[] = []
  const service = createService({ store, sourcesFor: () => node.sources })
  const query = (fields: object = {}) =>
    service.answer(COLLECTION, itemQuery({ sort: 'price-low', ...fields }), { from: 0, count: 3 })
  return {
    service,
    states,
    query,
    open: (extent: LocalCopyExtent = 'whole', newest?: CopiedBlock) =>
      service.open(SITE, COLLECTION, extent, (state) => states.push(state), newest),
  }
}

export const names = (answered: ItemAnswer | undefined) => answered?.rows.map(({ name }) => name)

export const ADA = `0x${'ad'.repeat(20)}` as Address
export const BEN = `0x${'be'.repeat(20)}` as Address
export const OTHER = `0x${'cd'.repeat(20)}` as Address
export const AT_NOW = { unit: [ETH.id as Address], now: NOW }

/** A service whose index replies are falsified; a read that never ends is stopped after 100 requests. */
export function visitDishonest(
  node: ItemSearchIndex,
  lie: (name: string, reply: Record<string, unknown>) => object,
) {
  const states: LocalCopyState[] = []
  const sources: Sources = {
    ...node.sources,
    index: async (document, variables) => {
      if (node.requested.length > 100) throw new ItemSearchUnreachableError('It is requested forever.')
      const reply = await node.sources.index(document, variables)
      return lie(node.requested.at(-1) ?? '', reply as Record<string, unknown>) as never
    },
  }
  const service = createService({ store: freshStore(), sourcesFor: () => sources })
  const open = () => service.open(SITE, COLLECTION, 'whole', (state) => states.push(state))
  return { service, states, open }
}

/** The local copy as an earlier visit would have stored it. */
export async function readCopy(node: ItemSearchIndex) {
  const { origin, block } = await fetchOrigin(node.sources)
  const localCopy = emptyCopy(COLLECTION, origin, block)
  await fill(node.sources, localCopy, () => undefined)
  return localCopy
}
