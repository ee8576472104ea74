// The local copy against an index that moves on, stops, is replaced, or loses a branch: rows in memory, by
// graph-node's rules.
import 'fake-indexeddb/auto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LocalCopyStore } from './store.ts'
import { ItemSearchIndex, SITE } from '../../tests/support/itemSearchIndex.ts'
import { itemQuery, COLLECTION, NOW, tokenId } from '../../tests/support/itemSearchRows.ts'
import { MAX_ITEMS } from './fill.ts'
import { errorsTexts } from '../messages/en/errors.ts'
import {
  freshStore,
  visit,
  names,
  ADA,
  BEN,
  OTHER,
  AT_NOW,
  visitDishonest,
  readCopy,
} from '../../tests/support/itemSearchVisit.ts'

/** Holds back a page of the first read until the returned function is called. */
function holdPage(node: ItemSearchIndex, page: number): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  node.held = (requested) => (requested === page ? released : undefined)
  return () => release()
}

describe('a local copy', () => {
  test('is read page by page as of one block, and meanwhile answers queries about the items read so far', async () => {
    const node = new ItemSearchIndex(2_500)
    const { open, states, query, service } = visit(node)
    const release = holdPage(node, 2)
    const opened = open()
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'reading', read: 1_000 }))
    const meanwhile = await query({ traits: ['A=even'], sort: 'number' })
    expect(meanwhile).toMatchObject({ full: false, total: 500 })
    expect(names(meanwhile)).toEqual(['Work 2', 'Work 4', 'Work 6'])
    expect(await service.standing(tokenId(1n), AT_NOW)).toBeUndefined()
    node.head = 11
    node.list(2_400, 5n)
    release()
    await opened
    // Rows written during the read come as a change.
    expect(node.requested.slice(1)).toEqual([
      ...Array<string>(3).fill('ItemSearchRows'),
      'ItemSearchRows_changes',
    ])
    expect(states.map((state) => ('read' in state ? [state.kind, state.read] : state))).toEqual([
      ['reading', 0],
      ['reading', 1_000],
      ['reading', 2_000],
      ['full', 2_500],
    ])
    const answered = await query()
    expect(answered?.total).toBe(2_500)
    expect(names(answered)?.[0]).toBe('Work 2400')
    expect(await service.standing(tokenId(1n), AT_NOW)).toMatchObject({
      // All are equally rare.
      rank: null,
      ranked: 2_500,
    })
  })

  test('queries no changes if the page knows no later block', async () => {
    const node = new ItemSearchIndex(5)
    const { open, states } = visit(node)
    await open('whole', { number: 10, hash: 'a10' })
    expect(node.requested).toEqual(['ItemSearchRows_head', 'ItemSearchRows'])
    expect(states.at(-1)).toMatchObject({ kind: 'full', block: 10 })
  })

  test('includes changes that the page learned of during the read', async () => {
    const node = new ItemSearchIndex(1_500)
    const { open, query, service, states } = visit(node)
    const release = holdPage(node, 2)
    const opened = open('whole', { number: 10, hash: 'a10' })
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'reading', read: 1_000 }))
    node.head = 11
    node.list(3, 7n)
    await service.update({ number: 11, hash: 'a11' })
    release()
    await opened
    expect(states.filter(({ kind }) => kind === 'full')).toMatchObject([{ block: 11 }])
    expect(names(await query())?.[0]).toBe('Work 3')
    expect(node.requested.filter((name) => name === 'ItemSearchRows_changes')).toHaveLength(1)
  })

  test('queries the index for holdings once per block, and nothing else', async () => {
    const node = new ItemSearchIndex(5)
    const owner = ADA
    node.mint(2, { owner })
    node.mint(4, { owner })
    const { open, query, service } = visit(node)
    await open()
    expect(names(await query({ owner }))).toEqual(['Work 2', 'Work 4'])
    expect(names(await query({ owner, traits: ['A=odd'] }))).toEqual([])
    expect(
      (await query({ owner, sort: 'number' }))?.facets.types[0]?.values.map(({ count }) => count),
    ).toEqual([2, 0])
    expect(node.requested.filter((name) => name === 'ItemSearchRows_holdings')).toHaveLength(1)
    node.head += 1
    node.mint(4)
    node.mint(5, { owner })
    await service.update()
    expect(names(await query({ owner }))).toEqual(['Work 2', 'Work 5'])
    node.down = true
    await expect(query({ owner: BEN })).rejects.toThrow('down')
    node.down = false
    expect(names(await query({ owner: BEN }))).toEqual([])
  })

  test('queries holdings as of its block by hash, so that all visitors send identical queries', async () => {
    const node = new ItemSearchIndex(5)
    node.mint(2, { owner: ADA })
    const { open, query } = visit(node)
    await open()
    const index = vi.spyOn(node.sources, 'index')
    expect(names(await query({ owner: ADA }))).toEqual(['Work 2'])
    expect(index.mock.calls.map(([, variables]) => variables)).toMatchObject([{ block: { hash: 'a10' } }])
  })

  test.each([
    ['without changes', 1, () => undefined],
    ['with changes', 3, (node: ItemSearchIndex) => node.mint(5)],
  ])('queries holdings a limited number of times while blocks %s arrive', async (_, reads, change) => {
    const node = new ItemSearchIndex(5)
    node.mint(2, { owner: ADA })
    const { open, service } = visitDishonest(node, async (name, reply) => {
      if (name !== 'ItemSearchRows_holdings') return reply
      node.head += 1
      change(node)
      await service.update()
      return reply
    })
    await open()
    const query = itemQuery({ owner: ADA, sort: 'price-low' })
    expect(names(await service.answer(COLLECTION, query, { from: 0, count: 3 }))).toEqual(['Work 2'])
    expect(node.requested.filter((name) => name === 'ItemSearchRows_holdings')).toHaveLength(reads)
  })

  test('applies a change with one query, and returns no rows of other versions', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query, service, states } = visit(node)
    await open()
    const before = await query()
    node.head = 13
    node.list(3, 7n)
    node.mint(4, { supply: '0' })
    node.mint(9)
    node.requested.length = 0
    await service.update()
    expect(node.requested).toEqual(['ItemSearchRows_changes'])
    const after = await query()
    expect([before?.total, after?.total]).toEqual([5, 5])
    expect(names(after)).toEqual(['Work 3', 'Work 1', 'Work 2'])
    expect(states.at(-1)).toMatchObject({ kind: 'full', block: 13 })
    expect(
      await service.rows(COLLECTION, { now: NOW } as never, before?.version ?? 0, { from: 0, count: 1 }),
    ).toBeUndefined()
  })

  test('applies changes up to the newest block that the page knows, so that all visitors send identical queries', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query, service, states } = visit(node)
    await open()
    node.head = 11
    node.list(3, 7n)
    node.head = 12
    node.list(4, 6n)
    await service.update({ number: 11, hash: 'a11' })
    expect(states.at(-1)).toMatchObject({ kind: 'full', block: 11 })
    expect(names(await query())?.[0]).toBe('Work 3')
    await service.update({ number: 12, hash: 'a12' })
    expect(names(await query())?.[0]).toBe('Work 4')
  })

  test('applies what the index has when that is not the block that the page knows', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query, service, states } = visit(node)
    await open()
    node.head = 11
    node.list(3, 7n)
    await service.update({ number: 12, hash: 'lost' })
    expect(states.at(-1)).toMatchObject({ kind: 'full', block: 11 })
    expect(names(await query())?.[0]).toBe('Work 3')
  })

  test('applies a hundred changes with one query', async () => {
    const node = new ItemSearchIndex(500)
    const { open, query, service } = visit(node)
    await open()
    node.head = 11
    for (let number = 1; number <= 60; number++) node.list(number, BigInt(100 + number))
    for (let number = 61; number <= 80; number++) node.mint(number, { supply: '0' })
    for (let number = 501; number <= 520; number++) node.mint(number)
    node.requested.length = 0
    await service.update()
    const [all, listed] = [
      await query({ sort: 'price-high' }),
      await query({ listed: true, sort: 'price-high' }),
    ]
    expect([all?.total, listed?.total]).toEqual([500, 60])
    expect(names(all)).toEqual(['Work 60', 'Work 59', 'Work 58'])
    expect(names(await query({ text: 'Work 520' }))).toContain('Work 520')
    expect(node.requested).toEqual(['ItemSearchRows_changes'])
  })

  test.each([3, 1_500])('applies a document that %s items share', async (count) => {
    const node = new ItemSearchIndex(2_000)
    const { open, query, service } = visit(node)
    await open()
    node.head = 11
    const numbers = Array.from({ length: count }, (_, index) => index + 1)
    node.name(numbers, 'Revealed')
    await service.update()
    expect((await query({ text: 'Revealed' }))?.total).toBe(count)
    node.requested.length = 0
    node.head = 12
    node.list(3, 7n)
    await service.update()
    expect(node.requested).toEqual(['ItemSearchRows_changes'])
  })

  test('misses nothing that is written while a large change is being read', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query, service } = visit(node)
    await open()
    node.head = 11
    for (let number = 1; number <= 1_500; number++) node.mint(number)
    node.onChangesRead = () => {
      node.onChangesRead = () => undefined
      node.head = 12
      node.list(1, 7n)
    }
    await service.update()
    await service.update()
    const answered = await query()
    expect(answered?.total).toBe(1_500)
    expect(names(answered)?.[0]).toBe('Work 1')
    expect(answered?.rows[0]?.listing?.price).toBe(7n)
  })

  test('undoes what a reorganization undid, and reads nothing else again', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query, service } = visit(node)
    await open()
    node.head = 12
    node.list(3, 7n)
    node.mint(8)
    await service.update()
    expect(names(await query())?.[0]).toBe('Work 3')
    node.reorganize(11)
    node.head = 13
    node.list(5, 2n)
    node.requested.length = 0
    await service.update()
    const answered = await query()
    expect(names(answered)).toEqual(['Work 5', 'Work 1', 'Work 2'])
    expect(answered?.total).toBe(5)
    expect(node.requested).toEqual(['ItemSearchRows_changes', 'ItemSearchRows_changes', 'ItemSearchRows'])
  })

  test('undoes what a reorganization undid, when the RPC node was on the former branch at first', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query, service } = visit(node)
    await open()
    node.head = 11
    node.list(3, 7n)
    await service.update({ number: 11, hash: 'a11' })
    node.reorganize(11)
    node.head = 13
    node.list(5, 2n)
    vi.spyOn(node.sources, 'blockHashes').mockImplementationOnce(async (numbers) =>
      numbers.map((number) => (number > 11 ? null : `a${number}`)),
    )
    await service.update({ number: 13, hash: "a'13" })
    expect(names(await query())).toEqual(['Work 5', 'Work 1', 'Work 2'])
  })

  test.each<[string, (node: ItemSearchIndex) => void]>([
    ['its branch was reorganized away', (node) => node.reorganize(2)],
    ['the chain is a different one', (node) => (node.genesis = '0x99')],
    ['the subgraph deployment is a different one', (node) => (node.deployment = 'QmTwo')],
  ])('is read again when %s', async (_what, change) => {
    const node = new ItemSearchIndex(5)
    const store = freshStore()
    const first = visit(node, store)
    await first.open()
    await store.save(`${SITE.graphqlUrl} ${COLLECTION}`, await readCopy(node))
    change(node)
    node.versions = []
    node.head = 20
    node.mint(1)
    const second = visit(node, store)
    await second.open()
    expect((await second.query())?.total).toBe(1)
  })

  test('only reads changes on a later visit', async () => {
    const node = new ItemSearchIndex(5)
    const store = freshStore()
    await store.save(`${SITE.graphqlUrl} ${COLLECTION}`, await readCopy(node))
    node.head = 30
    node.list(2, 1n)
    node.requested.length = 0
    const { open, query, states } = visit(node, store)
    await open('kept')
    expect(node.requested).toEqual(['ItemSearchRows_head', 'ItemSearchRows_changes'])
    expect(names(await query())?.[0]).toBe('Work 2')
    expect(states.map(({ kind }) => kind)).toEqual(['full'])
  })

  test('isn’t read for a page that needs little of it, unless it is stored', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query } = visit(node)
    await open('kept')
    expect(node.requested).toEqual([])
    expect(await query()).toBeUndefined()
    await open('whole')
    expect((await query())?.total).toBe(5)
  })

  test('reports a failed read, and is read on the next request', async () => {
    const node = new ItemSearchIndex(5)
    node.down = true
    const { open, states, query, service } = visit(node)
    await open()
    expect(states.map(({ kind }) => kind)).toEqual(['failed'])
    node.down = false
    await service.update()
    await vi.waitFor(async () => expect((await query())?.total).toBe(5))
  })

  test('doesn’t keep changes waiting for its first read, and applies them after it', async () => {
    const node = new ItemSearchIndex(1_500)
    const { open, query, service, states } = visit(node)
    const release = holdPage(node, 2)
    const opened = open()
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'reading', read: 1_000 }))
    // The change is after the read's own update, as on a slower replica of the index.
    node.onChangesRead = () => {
      node.onChangesRead = () => undefined
      node.head = 11
      node.list(3, 7n)
    }
    await service.update()
    await service.update({ number: 11, hash: 'a11' })
    expect(states.at(-1)).toMatchObject({ kind: 'reading', read: 1_000 })
    release()
    await opened
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'full', block: 11 }))
    expect(names(await query())?.[0]).toBe('Work 3')
    // The read's own update is refused as of block 11 and repeated without it; the third query covers all changes.
    expect(node.requested.filter((name) => name === 'ItemSearchRows_changes')).toHaveLength(3)
  })

  test('is read once, even if the one before it changed while it was read', async () => {
    const node = new ItemSearchIndex(5)
    const store: LocalCopyStore = { load: async () => undefined, save: async () => undefined }
    const { open, service } = visit(node, store)
    const release = holdPage(node, 1)
    const opened = open()
    await vi.waitFor(() => expect(node.requested).toContain('ItemSearchRows'))
    void service.update()
    const next = service.open(SITE, OTHER, 'whole', () => undefined)
    release()
    await Promise.all([opened, next])
    expect(node.requested.filter((name) => name === 'ItemSearchRows')).toHaveLength(2)
  })

  test('stays in use while the index is unreachable', async () => {
    const node = new ItemSearchIndex(5)
    const { open, states, query, service } = visit(node)
    await open()
    node.down = true
    await service.update()
    expect(states.at(-1)?.kind).toBe('full')
    expect((await query())?.total).toBe(5)
  })

  test('doesn’t keep another collection from being read where the index never responds', async () => {
    const node = new ItemSearchIndex(1_500)
    const { open, service, states } = visit(node)
    holdPage(node, 2)
    void open()
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'reading', read: 1_000 }))
    node.held = () => undefined
    const others: string[] = []
    void service.open(SITE, OTHER, 'whole', ({ kind }) => others.push(kind), undefined)
    await vi.waitFor(() => expect(others.at(-1)).toBe('full'), { timeout: 20_000 })
  })

  test('is replaced by the collection that is opened after it', async () => {
    const node = new ItemSearchIndex(5)
    const { open, query, service } = visit(node)
    const first = open()
    await Promise.all([first, service.open(SITE, OTHER, 'whole', () => undefined)])
    expect(await query()).toBeUndefined()
  })
})

test('inline pictures load with their rows, once, and again when an item changed', async () => {
  const node = new ItemSearchIndex()
  const image = `data:image/svg+xml,${'x'.repeat(3_000)}`
  node.mint(1, { metadata: { id: '0x', name: 'Drawn', image, traits: [] } })
  const { open, query, service } = visit(node)
  await open()
  node.requested.length = 0
  expect((await query())?.rows[0]?.image).toBe(image)
  await query({ sort: 'number' })
  expect(node.requested).toEqual(['ItemSearchRows_images'])
  node.head += 1
  const redrawn = `${image}y`
  node.mint(1, { metadata: { id: '0x', name: 'Drawn', image: redrawn, traits: [] } })
  await service.update()
  expect((await query())?.rows[0]?.image).toBe(redrawn)
})

test('inline pictures load again when another deployment takes over', async () => {
  const node = new ItemSearchIndex()
  const drawing = (end: string) => `data:image/svg+xml,${'x'.repeat(3_000)}${end}`
  const draw = (end: string) =>
    node.mint(1, { metadata: { id: '0x', name: 'Drawn', image: drawing(end), traits: [] } })
  draw('y')
  const { open, query, service } = visit(node)
  await open()
  expect((await query())?.rows[0]?.image).toBe(drawing('y'))
  node.deployment = 'QmTwo'
  node.versions = []
  draw('z')
  node.head += 1
  await service.update()
  expect((await query())?.rows[0]?.image).toBe(drawing('z'))
})

describe('saving', () => {
  const minutes = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const saved: [key: string, block: number][] = []
    const store: LocalCopyStore = {
      load: async () => undefined,
      save: async (key, { block }) => void saved.push([key, block.number]),
    }
    return { store, saved }
  }

  test('happens in a market that never pauses', async () => {
    const { store, saved } = minutes()
    const node = new ItemSearchIndex(5)
    const { open, service } = visit(node, store)
    await open()
    for (let block = 11; block <= 14; block++) {
      await vi.advanceTimersByTimeAsync(3_000)
      node.head = block
      node.list(1, BigInt(block))
      await service.update()
    }
    expect(saved.length).toBeGreaterThan(1)
  })

  test('happens before another collection opens', async () => {
    const { store, saved } = minutes()
    const { open, service } = visit(new ItemSearchIndex(5), store)
    await open()
    expect(saved).toEqual([])
    await service.open(SITE, OTHER, 'whole', () => undefined)
    expect(saved[0]).toEqual([`${SITE.graphqlUrl} ${COLLECTION}`, 10])
  })
})

describe('an index that lies', () => {
  test('is rejected if it repeats a page', async () => {
    const node = new ItemSearchIndex(2_500)
    let first: object | undefined
    const { open, states } = visitDishonest(node, (name, reply) =>
      name === 'ItemSearchRows' ? (first ??= reply) : reply,
    )
    await open()
    expect(node.requested.filter((name) => name === 'ItemSearchRows')).toHaveLength(2)
    expect(states.at(-1)).toMatchObject({
      kind: 'failed',
      message: errorsTexts.indexer.listUnread,
    })
  })

  test('is read up to a limit, of a collection without end as of one with too many items', async () => {
    const node = new ItemSearchIndex(1)
    let next = 1n
    const { open, states } = visitDishonest(node, (name, reply) => {
      node.requested.length = 1
      if (name !== 'ItemSearchRows') return reply
      const [row] = reply['tokens'] as readonly object[]
      template ??= row
      return { tokens: Array.from({ length: 1_000 }, () => ({ ...template, id: tokenId(next++) })) }
    })
    let template: object | undefined
    await open()
    expect(states.at(-1)).toEqual({
      kind: 'failed',
      message: errorsTexts.itemSearch.tooLarge({ most: MAX_ITEMS }),
    })
    expect(next).toBe(BigInt(MAX_ITEMS) + 1_001n)
  })

  test('is read only a few times if every change names another deployment', async () => {
    const node = new ItemSearchIndex(5)
    const { open, states } = visitDishonest(node, (name, reply) =>
      name === 'ItemSearchRows_changes' ? { ...reply, _meta: { deployment: 'QmOther', block: {} } } : reply,
    )
    await open()
    expect(node.requested.filter((name) => name === 'ItemSearchRows').length).toBeLessThanOrEqual(4)
    expect(states.at(-1)).toMatchObject({ kind: 'full' })
  })

  test('is rejected if it lies about holdings', async () => {
    const node = new ItemSearchIndex(5)
    const balances = Array.from({ length: 1_000 }, (_, number) => ({ id: `${tokenId(BigInt(number))}ad` }))
    const { open, service } = visitDishonest(node, (name, reply) =>
      name === 'ItemSearchRows_holdings' ? { balances } : reply,
    )
    await open()
    await expect(
      service.answer(COLLECTION, itemQuery({ owner: ADA }), { from: 0, count: 3 }),
    ).rejects.toThrow('This site returned a list that can’t be read')
  })
})
