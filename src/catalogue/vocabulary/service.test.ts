// The vocabulary's life against an index in memory: begun with a sample, read on from visit to visit, kept, brought up to
// date; and how many questions that takes.
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { answer } from '../../../tests/support/indexRules.ts'
import { type Sources, CatalogueUnreachableError } from '../sources.ts'
import { type Catalogue, emptyCatalogue } from '../catalogue.ts'
import { item } from '../../../tests/support/catalogueRows.ts'
import type { Address } from '../../domain/address.ts'
import { createVocabularyService, type VocabularyState } from './service.ts'
import { createVocabularyStore } from './store.ts'

const SITE = { graphqlUrl: 'http://site.test/graphql', nodeUrls: ['http://site.test/rpc'] }
const address = (digit: string) => `0x${digit.repeat(40)}` as Address
const [LARGE, SMALL] = [address('a'), address('b')]

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly collection: string
  readonly supply: string
  readonly metadata: { readonly id: string; readonly name: string; readonly traits: readonly string[] }
}

/** An index of items whose names and traits a test decides. */
class FakeNode {
  deployment = 'QmOne'
  head = 10
  down = false
  readonly rows = new Map<string, Row>()
  /** Documents written at a block. */
  written: { readonly block: number; readonly row: Row }[] = []
  requested: string[] = []
  /** What happens on the index before it answers. */
  onRequest: (name: string) => void = () => undefined

  mint(collection: Address, number: number, name: string, traits: readonly string[] = []): Row {
    const id = `${collection}${number.toString(16).padStart(64, '0')}`
    const row = { id, collection, supply: '1', metadata: { id: `doc ${id}`, name, traits } }
    this.rows.set(id, row)
    return row
  }

  /** In a block of its own. */
  write(...item: Parameters<FakeNode['mint']>): void {
    this.head += 1
    this.written.push({ block: this.head, row: this.mint(...item) })
  }

  count(name: string): number {
    return this.requested.filter((requested) => requested === name).length
  }

  readonly asker: Sources = {
    index: async (document, variables) => {
      if (this.down) throw new CatalogueUnreachableError('down')
      const [operation] = document.definitions
      const name = (operation as { name?: { value: string } }).name?.value ?? ''
      this.requested.push(name)
      this.onRequest(name)
      const { head, deployment } = this
      const of = (collection: string) =>
        [...this.rows.values()].filter((row) => row.collection === collection)
      const collections = [LARGE, SMALL].map((id) => {
        const called = id === LARGE ? 'Lattice' : 'Cabinet'
        return { id, name: called, symbol: null, tokenCount: of(id).length }
      })
      const requested = variables as {
        where?: object
        first: number
        documents?: { _change_block: { number_gte: number }; id_gt?: string }
      }
      const replies: Record<string, () => unknown> = {
        CatalogueRows_head: () => ({ _meta: { deployment, block: { number: head, hash: `0x${head}` } } }),
        Vocabulary: () => ({ collections }),
        Vocabulary_sample: () => ({
          collections: collections.map(({ id }) => ({ id, tokens: of(id).slice(0, 2) })),
        }),
        Vocabulary_page: () => ({
          tokens: answer([...this.rows.values()], {
            where: requested.where ?? {},
            orderBy: 'id',
            orderDirection: 'asc',
            first: requested.first,
          }),
        }),
        Vocabulary_changes: () => ({
          _meta: { deployment, block: { number: head, hash: `0x${head}` } },
          metadata_collection: this.written
            .filter(({ block }) => block >= (requested.documents?._change_block.number_gte ?? 0))
            .map(({ row }) => ({ ...row.metadata, tokens: [{ id: row.id }] }))
            .filter(({ id }) => id > (requested.documents?.id_gt ?? ''))
            .toSorted((one, other) => (one.id < other.id ? -1 : 1))
            .slice(0, requested.first),
        }),
      }
      return (replies[name] ?? (() => expect.fail(name)))() as never
    },
    blockHashes: async () => ['0x00'],
  }
}

let databases = 0
const freshStore = () => createVocabularyStore(`vocabularies ${databases++}`)

function visit(
  node: FakeNode,
  {
    store = freshStore(),
    kept,
    clock = () => 0,
  }: { store?: ReturnType<typeof freshStore>; kept?: Catalogue; clock?: () => number } = {},
) {
  const states: VocabularyState[] = []
  const service = createVocabularyService({
    store,
    catalogues: { load: async (key) => (key === `${SITE.graphqlUrl} ${LARGE}` ? kept : undefined) },
    sourcesFor: () => node.asker,
    clock,
    pagesAVisit: PAGES,
  })
  return {
    states,
    store,
    open: () => service.open(SITE, (state) => states.push(state)),
    correction: async (text: string) => (await service.answer(text, 3)).correction,
    traits: async (text: string) => (await service.answer(text, 3)).traits.map(({ key }) => key),
    /** Until nothing is left to be done in this visit. */
    settled: (condition: () => void) => vi.waitFor(condition),
  }
}

/** In one visit; in the worker it is more. */
const PAGES = 4

/** Words that have nothing in common. */
const word = (number: number) =>
  [...number.toString(16).padStart(4, '0')].map((digit) => 'qwertyuiopasdfgh'[parseInt(digit, 16)]).join('') +
  'zz'

/** A large collection, each of whose items has a word of its own, and a small one. */
function stocked(large: number): FakeNode {
  const node = new FakeNode()
  for (let number = 0; number < large; number++) node.mint(LARGE, number, word(number))
  node.mint(SMALL, 1, 'Nautilus', ['Shell=Pearlescent'])
  return node
}

test('answers from a sample at once, then from every item, a page a thousand', async () => {
  const node = stocked(2_500)
  const { open, correction, traits, states, settled } = visit(node)
  await open()
  expect(node.requested).toEqual(['CatalogueRows_head', 'Vocabulary', 'Vocabulary_sample'])
  expect(await correction('nautilsu')).toBe('nautilus')
  expect(await traits('pearl')).toEqual(['Shell=Pearlescent'])
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  // The small one's first page comes before the large one's second.
  expect(node.count('Vocabulary_page')).toBe(4)
  expect(states.at(-1)).toEqual({ read: 2_501, items: 2_501, whole: true })
  const last = word(2_499)
  expect(await correction(`x${last}`)).toBe(last)
})

test('reads so many pages in a visit, and on from there in the next', async () => {
  const node = stocked(PAGES * 1_000 + 500)
  const { open, states, store, settled } = visit(node)
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  expect(node.count('Vocabulary_page')).toBe(PAGES)
  expect(states.at(-1)).toEqual({
    read: (PAGES - 1) * 1_000 + 1,
    items: PAGES * 1_000 + 501,
    whole: false,
  })
  node.requested = []
  const next = visit(node, { store })
  await next.open()
  // What is kept is answered from without a sample.
  expect(node.requested).toEqual(['CatalogueRows_head', 'Vocabulary'])
  await next.settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  expect(node.count('Vocabulary_page')).toBe(2)
  expect(next.states.at(-1)?.whole).toBe(true)
})

test('takes a collection that this device has read from its catalogue, without a question', async () => {
  const node = stocked(1_500)
  const kept = emptyCatalogue(LARGE, { genesis: '0x00', deployment: 'QmOne' }, { number: 8, hash: '0x8' })
  for (let number = 0; number < 1_500; number++) {
    kept.table.put({
      ...item(number),
      id: `${LARGE}${number.toString(16).padStart(64, '0')}`,
      name: word(number),
    })
  }
  kept.full = true
  node.head = 9
  node.write(LARGE, 7, 'Heliotrope')
  const { open, correction, states, settled } = visit(node, { kept })
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  expect(node.count('Vocabulary_page')).toBe(1)
  expect(states.at(-1)?.whole).toBe(true)
  expect(await correction(`x${word(1_499)}`)).toBe(word(1_499))
  // What was written since the catalogue's block is taken in beside it.
  expect(await correction('heliotorpe')).toBe('heliotrope')
})

test('takes in what was written since by one question, when the reader searches again', async () => {
  const node = stocked(10)
  let now = 0
  const { open, correction, traits, settled } = visit(node, { clock: () => now })
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  node.write(SMALL, 2, 'Ammonite', ['Shell=Iridescent'])
  node.requested = []
  expect(await correction('ammonitte')).toBeUndefined()
  expect(node.requested).toEqual([])
  now += 61_000
  await correction('ammonitte')
  await settled(() => expect(node.requested).toEqual(['Vocabulary_changes']))
  await vi.waitFor(async () => expect(await correction('ammonitte')).toBe('ammonite'))
  expect(await traits('irid')).toEqual(['Shell=Iridescent'])
})

test('misses nothing that is written while it reads several pages of changes', async () => {
  const node = stocked(3)
  let now = 0
  const { open, correction, settled } = visit(node, { clock: () => now })
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  for (let number = 0; number < 1_100; number++) node.write(SMALL, 10 + number, `Fossil ${word(number)}`)
  node.onRequest = (name) => {
    // Between two pages, by an id that the first has passed.
    if (name === 'Vocabulary_changes' && node.count(name) === 3) node.write(LARGE, 9, 'Heliotrope')
  }
  now += 61_000
  await correction('heliotorpe')
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(3))
  await vi.waitFor(async () => expect(await correction('fosssil')).toBe('fossil'))
  expect(await correction('heliotorpe')).toBeUndefined()
  now += 61_000
  await correction('heliotorpe')
  await vi.waitFor(async () => expect(await correction('heliotorpe')).toBe('heliotrope'))
  expect(node.count('Vocabulary_changes')).toBe(4)
})

test.each([
  ['another deployment answers', (node: FakeNode) => void (node.deployment = 'QmTwo'), 0],
  ['it is a week old', () => undefined, 8 * 24 * 3_600_000],
])('is read rebuilt when %s', async (_reason, change, later) => {
  const node = stocked(3)
  const { open, store, settled } = visit(node)
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  change(node)
  node.rows.clear()
  node.mint(SMALL, 1, 'Cowrie')
  const next = visit(node, { store, clock: () => later })
  await next.open()
  expect(await next.correction('nautilsu')).toBeUndefined()
  expect(await next.correction('cowire')).toBe('cowrie')
})

test('is read rebuilt when more was written than is worth asking for, the old words in use meanwhile', async () => {
  const node = stocked(3)
  const { open, correction, settled } = visit(node)
  for (let number = 0; number < 3_001; number++) node.write(SMALL, number, `Fossil ${word(number)}`)
  node.head = 10
  await open()
  node.head = 4_000
  await settled(() => expect(node.count('Vocabulary_sample')).toBe(2))
  expect(await correction('fosssil')).toBe('fossil')
})

test('says that the words cannot be read, and tries again when requested again', async () => {
  const node = stocked(3)
  node.down = true
  const { open, correction } = visit(node)
  await expect(open()).rejects.toThrow('down')
  await expect(correction('nautilsu')).rejects.toThrow('down')
  node.down = false
  await open()
  expect(await correction('nautilsu')).toBe('nautilus')
})
