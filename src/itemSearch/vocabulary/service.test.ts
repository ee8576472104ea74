// The vocabulary against an index in memory: it starts with a sample, reads on from visit to visit, is stored and
// updated; and the number of queries that it takes.
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { emptyCopy } from '../localCopy.ts'
import { LARGE, SMALL, type VocabularyIndex } from '../../../tests/support/itemSearchIndex.ts'
import { item } from '../../../tests/support/itemSearchRows.ts'
import { visit, PAGES, word, stocked } from '../../../tests/support/vocabularyVisit.ts'

test('answers from a sample at first, then from every item, read in pages of a thousand', async () => {
  const node = stocked(2_500)
  const { open, correction, traits, states, settled } = visit(node)
  await open()
  expect(node.requested).toEqual(['ItemSearchRows_head', 'Vocabulary', 'Vocabulary_sample'])
  expect(await correction('nautilsu')).toBe('nautilus')
  expect(await traits('pearl')).toEqual(['Shell=Pearlescent'])
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  // The small collection's first page comes before the large one's second.
  expect(node.count('Vocabulary_page')).toBe(4)
  expect(states.at(-1)).toEqual({ read: 2_501, items: 2_501, whole: true })
  const last = word(2_499)
  expect(await correction(`x${last}`)).toBe(last)
})

test('reads a limited number of pages per visit, and continues in the next', async () => {
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
  // A stored vocabulary needs no sample.
  expect(node.requested).toEqual(['ItemSearchRows_head', 'Vocabulary'])
  await next.settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  expect(node.count('Vocabulary_page')).toBe(2)
  expect(next.states.at(-1)?.whole).toBe(true)
})

test('reads only the collections that the site lists, and reads again when it lists others', async () => {
  const node = stocked(3)
  const { open, traits, correction, store, settled } = visit(node, { shown: { id_in: [LARGE] } })
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  expect(await traits('pearl')).toEqual([])
  expect(await correction('nautilsu')).toBeUndefined()
  node.requested = []
  const next = visit(node, { store, shown: { id_in: [SMALL] } })
  await next.open()
  expect(node.requested).toContain('Vocabulary_sample')
  expect(await next.traits('pearl')).toEqual(['Shell=Pearlescent'])
})

test('takes a collection from its stored local copy, without a query', async () => {
  const node = stocked(1_500)
  const kept = emptyCopy(LARGE, { genesis: '0x00', deployment: 'QmOne' }, { number: 8, hash: '0x8' })
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
  // Changes since the local copy's block are applied too.
  expect(await correction('heliotorpe')).toBe('heliotrope')
})

test('applies changes with one query when the reader searches again', async () => {
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

test('misses nothing that is written while several pages of changes are being read', async () => {
  const node = stocked(3)
  let now = 0
  const { open, correction, settled } = visit(node, { clock: () => now })
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  for (let number = 0; number < 1_100; number++) node.write(SMALL, 10 + number, `Fossil ${word(number)}`)
  node.onRequest = (name) => {
    // Between two pages, with an id that the first page has passed.
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
  [
    'the subgraph deployment is a different one',
    (node: VocabularyIndex) => void (node.deployment = 'QmTwo'),
    0,
  ],
  ['it is a week old', () => undefined, 8 * 24 * 3_600_000],
])('is read again when %s', async (_reason, change, age) => {
  const node = stocked(3)
  const { open, store, settled } = visit(node)
  await open()
  await settled(() => expect(node.count('Vocabulary_changes')).toBe(1))
  change(node)
  node.rows.clear()
  node.mint(SMALL, 1, 'Cowrie')
  const next = visit(node, { store, clock: () => age })
  await next.open()
  expect(await next.correction('nautilsu')).toBeUndefined()
  expect(await next.correction('cowire')).toBe('cowrie')
})

test('is read again when there are too many changes, with the old words in use meanwhile', async () => {
  const node = stocked(3)
  const { open, correction, settled } = visit(node)
  for (let number = 0; number < 3_001; number++) node.write(SMALL, number, `Fossil ${word(number)}`)
  node.head = 10
  await open()
  node.head = 4_000
  await settled(() => expect(node.count('Vocabulary_sample')).toBe(2))
  expect(await correction('fosssil')).toBe('fossil')
})

test('rejects when the words can’t be read, and tries again on the next request', async () => {
  const node = stocked(3)
  node.down = true
  const { open, correction } = visit(node)
  await expect(open()).rejects.toThrow('down')
  await expect(correction('nautilsu')).rejects.toThrow('down')
  node.down = false
  await open()
  expect(await correction('nautilsu')).toBe('nautilus')
})
