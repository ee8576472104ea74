// For tests: visits to a vocabulary whose index is in memory.
import { vi } from 'vitest'
import type { LocalCopy } from '../../src/itemSearch/localCopy.ts'
import { LARGE, SITE, SMALL, VocabularyIndex } from './itemSearchIndex.ts'
import type { Collection_filter } from '../../src/graphql/__generated__/operations.ts'
import { createVocabularyService, type VocabularyState } from '../../src/itemSearch/vocabulary/service.ts'
import { createVocabularyStore } from '../../src/itemSearch/vocabulary/store.ts'

let databases = 0
const freshStore = () => createVocabularyStore(`vocabularies ${databases++}`)

export function visit(
  node: VocabularyIndex,
  {
    store = freshStore(),
    kept,
    clock = () => 0,
    shown = {},
  }: {
    store?: ReturnType<typeof freshStore>
    kept?: LocalCopy
    clock?: () => number
    shown?: Collection_filter
  } = {},
) {
  const states: VocabularyState[] = []
  const service = createVocabularyService({
    store,
    localCopies: { load: async (key) => (key === `${SITE.graphqlUrl} ${LARGE}` ? kept : undefined) },
    sourcesFor: () => node.sources,
    clock,
    pagesAVisit: PAGES,
  })
  return {
    states,
    store,
    open: () => service.open({ ...SITE, shown }, (state) => states.push(state)),
    correction: async (text: string) => (await service.answer(text, 3)).correction,
    traits: async (text: string) => (await service.answer(text, 3)).traits.map(({ key }) => key),
    /** Waits until the visit's work is done. */
    settled: (condition: () => void) => vi.waitFor(condition),
  }
}

/** Pages per visit; the real worker reads more. */
export const PAGES = 4

/** Words that have nothing in common. */
export const word = (number: number) =>
  [...number.toString(16).padStart(4, '0')].map((digit) => 'qwertyuiopasdfgh'[parseInt(digit, 16)]).join('') +
  'zz'

/** A large collection, each of whose items has a unique word, and a small one. */
export function stocked(large: number): VocabularyIndex {
  const node = new VocabularyIndex()
  for (let number = 0; number < large; number++) node.mint(LARGE, number, word(number))
  node.mint(SMALL, 1, 'Nautilus', ['Shell=Pearlescent'])
  return node
}
