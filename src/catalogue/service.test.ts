// The catalogue's life against an index that moves on, stops, is another, or loses a branch: rows in memory behind its
// own asker, by graph-node's rules.
import 'fake-indexeddb/auto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answer } from '../../tests/support/indexRules.ts'
import { type Sources, CatalogueUnreachableError } from './sources.ts'
import type { CatalogueAnswer, CatalogueExtent, CatalogueState } from './protocol.ts'
import { createService } from './service.ts'
import { type CatalogueStore, createStore } from './store.ts'
import { COLLECTION, ETH, NOW, tokenId } from '../../tests/support/catalogueRows.ts'
import type { Address } from '../domain/address.ts'
import { indexer } from '../messages/en/indexer.ts'

const SITE = { graphqlUrl: 'http://site.test/graphql', nodeUrls: ['http://site.test/rpc'] }

interface Version {
  /** First block of which the row is so. */
  readonly from: number
  readonly row: Record<string, unknown> & { readonly id: string }
}

/** A node: versions of rows by block, on a branch that can be replaced. */
class FakeNode {
  deployment = 'QmOne'
  genesis = '0x00'
  head = 10
  branch = 'a'
  /** The first block of the branch. */
  forkedAt = 0
  versions: Version[] = []
  down = false
  readonly requested: string[] = []
  /** Waited for before a page of rows is answered, by how many were asked for so far. */
  held: (page: number) => Promise<void> | undefined = () => undefined
  /** Called after each answer, by the operation's name. */
  answered: (name: string) => void = () => undefined
  #next = 0

  hashOf(number: number): string {
    return number === 0 ? this.genesis : `${number >= this.forkedAt ? this.branch : 'a'}${number}`
  }

  mint(number: number, fields: Record<string, unknown> = {}): void {
    const row = {
      id: tokenId(BigInt(number)),
      collection: COLLECTION,
      supply: '1',
      metadata: {
        id: '0x',
        name: `Work ${number}`,
        image: null,
        traits: number % 2 ? ['A=odd'] : ['A=even'],
      },
      bestAsk: null,
      bestAskPrice: null,
      bestAskEndPrice: null,
      bestAskStartsAtSeconds: null,
      bestAskCurrency: null,
      bestAskEndsAtSeconds: null,
      listedAtSeconds: null,
      lastSalePrice: null,
      lastSaleCurrency: null,
      lastSaleAtSeconds: null,
      ...fields,
    }
    this.versions.push({ from: this.head, row })
  }

  list(number: number, price: bigint): void {
    this.mint(number, {
      bestAsk: { id: `0x${(this.#next++).toString(16).padStart(64, '0')}` },
      bestAskPrice: `${price}`,
      bestAskCurrency: ETH,
      bestAskEndsAtSeconds: `${NOW + 900}`,
      listedAtSeconds: `${NOW}`,
    })
  }

  at(block: number): Version[] {
    const latest = new Map<string, Version>()
    for (const version of this.versions) if (version.from <= block) latest.set(version.row.id, version)
    return [...latest.values()]
  }

  /** Another branch from this block on: what was written there never was. */
  reorganize(from: number): void {
    this.versions = this.versions.filter((version) => version.from < from)
    this.branch = `${this.branch}'`
    this.forkedAt = from
  }

  readonly asker: Sources = {
    index: async (document, variables) => {
      if (this.down) throw new CatalogueUnreachableError('down')
      const [operation] = document.definitions
      const name = (operation as { name?: { value: string } }).name?.value ?? ''
      this.requested.push(name)
      const { head } = this
      const block = { number: head, hash: this.hashOf(head), parentHash: this.hashOf(head - 1) }
      const _meta = { deployment: this.deployment, block }
      const requested = variables as {
        where?: { account?: string; and?: { account?: string }[] }
        first: number
        block?: { number: number }
        tokens?: {
          _change_block?: { number_gte: number }
          and?: { _change_block?: { number_gte: number }; id_gt?: string }[]
        }
      }
      if (name === 'CatalogueRows_head') return { _meta } as never
      if (name === 'CatalogueRows_holdings') {
        const { account } = requested.where?.and?.[0] ?? requested.where ?? {}
        const balances = this.at(requested.block?.number ?? head).flatMap(({ row }) =>
          row['owner'] === account ? [{ id: `${row.id}${String(account).slice(2)}` }] : [],
        )
        return { balances } as never
      }
      if (name === 'CatalogueRows_changes') {
        const filter = requested.tokens?._change_block ?? requested.tokens?.and?.[0]?._change_block
        const beyond = requested.tokens?.and?.find(({ id_gt }) => id_gt !== undefined)?.id_gt ?? ''
        const tokens = this.at(head)
          .filter(({ from, row }) => from >= (filter?.number_gte ?? 0) && row.id > beyond)
          .map(({ row }) => row)
          .toSorted((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, requested.first)
        this.answered(name)
        return { _meta, tokens, metadata_collection: [] } as never
      }
      await this.held(this.requested.filter((operation) => operation === 'CatalogueRows').length)
      const rows = this.at(requested.block?.number ?? head).map(({ row }) => row)
      const tokens = answer(rows, {
        where: requested.where ?? {},
        orderBy: 'id',
        orderDirection: 'asc',
        first: requested.first,
      })
      return { tokens } as never
    },
    blockHashes: async (numbers) => {
      if (this.down) throw new CatalogueUnreachableError('down')
      return numbers.map((number) => (number > this.head ? null : this.hashOf(number)))
    },
  }
}

let databases = 0
const freshStore = () => createStore(`test ${databases++}`)

function visit(node: FakeNode, store = freshStore()) {
  const states: CatalogueState[] = []
  const service = createService({ store, sourcesFor: () => node.asker })
  const ask = (fields: object = {}) =>
    service.answer(
      COLLECTION,
      {
        listed: false,
        currency: ETH.id as Address,
        minPrice: undefined,
        maxPrice: undefined,
        traits: [],
        text: '',
        sort: 'price-low',
        currencies: [ETH.id as Address],
        now: NOW,
        ...fields,
      },
      { from: 0, count: 3 },
    )
  return {
    service,
    states,
    ask,
    open: (extent: CatalogueExtent = 'whole') =>
      service.open(SITE, COLLECTION, extent, (state) => states.push(state)),
  }
}

const names = (answered: CatalogueAnswer | undefined) => answered?.rows.map(({ name }) => name)

function stocked(count = 5): FakeNode {
  const node = new FakeNode()
  for (let number = 1; number <= count; number++) node.mint(number)
  return node
}

describe('a catalogue', () => {
  test('is filled page by page as of one block, and answers meanwhile about what is there', async () => {
    const node = stocked(2_500)
    const { open, states, ask, service } = visit(node)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    node.held = (page) => (page === 2 ? released : undefined)
    const opened = open()
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'reading', read: 1_000 }))
    const meanwhile = await ask({ traits: ['A=even'], sort: 'number' })
    expect(meanwhile).toMatchObject({ full: false, total: 500 })
    expect(names(meanwhile)).toEqual(['Work 2', 'Work 4', 'Work 6'])
    expect(await service.standing(tokenId(1n), { currency: ETH.id as Address, now: NOW })).toBeUndefined()
    node.head = 11
    node.list(2_400, 5n)
    release()
    await opened
    // What was written meanwhile is no part of what is filled, and comes as a change.
    expect(node.requested.slice(1)).toEqual([
      ...Array<string>(3).fill('CatalogueRows'),
      'CatalogueRows_changes',
    ])
    expect(states.map((state) => ('read' in state ? [state.kind, state.read] : state))).toEqual([
      ['reading', 0],
      ['reading', 1_000],
      ['reading', 2_000],
      ['full', 2_500],
    ])
    const answered = await ask()
    expect(answered?.total).toBe(2_500)
    expect(names(answered)?.[0]).toBe('Work 2400')
    expect(await service.standing(tokenId(1n), { currency: ETH.id as Address, now: NOW })).toMatchObject({
      rank: 1,
      ranked: 2_500,
      sharedWith: 2_499,
    })
  })

  test('asks the index who holds what, once a block, and answers everything else by itself', async () => {
    const node = stocked()
    const owner = `0x${'ad'.repeat(20)}` as Address
    node.mint(2, { owner })
    node.mint(4, { owner })
    const { open, ask, service } = visit(node)
    await open()
    expect(names(await ask({ owner }))).toEqual(['Work 2', 'Work 4'])
    expect(names(await ask({ owner, traits: ['A=odd'] }))).toEqual([])
    expect((await ask({ owner, sort: 'number' }))?.facets.types[0]?.values.map(({ count }) => count)).toEqual(
      [2, 0],
    )
    expect(node.requested.filter((name) => name === 'CatalogueRows_holdings')).toHaveLength(1)
    node.head += 1
    node.mint(4)
    node.mint(5, { owner })
    await service.update()
    expect(names(await ask({ owner }))).toEqual(['Work 2', 'Work 5'])
    node.down = true
    await expect(ask({ owner: `0x${'be'.repeat(20)}` as Address })).rejects.toThrow('down')
    node.down = false
    expect(names(await ask({ owner: `0x${'be'.repeat(20)}` as Address }))).toEqual([])
  })

  test('takes a change in by one question, and gives rows of other versions to nobody', async () => {
    const node = stocked()
    const { open, ask, service, states } = visit(node)
    await open()
    const before = await ask()
    node.head = 13
    node.list(3, 7n)
    node.mint(4, { supply: '0' })
    node.mint(9)
    node.requested.length = 0
    await service.update()
    expect(node.requested).toEqual(['CatalogueRows_changes'])
    const after = await ask()
    expect([before?.total, after?.total]).toEqual([5, 5])
    expect(names(after)).toEqual(['Work 3', 'Work 1', 'Work 2'])
    expect(states.at(-1)).toMatchObject({ kind: 'full', block: 13 })
    const query = { now: NOW } as never
    expect(await service.rows(COLLECTION, query, before?.version ?? 0, { from: 0, count: 1 })).toBeUndefined()
  })

  test('takes a hundred changes in by one question', async () => {
    const node = stocked(500)
    const { open, ask, service } = visit(node)
    await open()
    node.head = 11
    for (let number = 1; number <= 60; number++) node.list(number, BigInt(100 + number))
    for (let number = 61; number <= 80; number++) node.mint(number, { supply: '0' })
    for (let number = 501; number <= 520; number++) node.mint(number)
    node.requested.length = 0
    await service.update()
    const [all, listed] = [await ask({ sort: 'price-high' }), await ask({ listed: true, sort: 'price-high' })]
    expect([all?.total, listed?.total]).toEqual([500, 60])
    expect(names(all)).toEqual(['Work 60', 'Work 59', 'Work 58'])
    expect(names(await ask({ text: 'Work 520' }))).toContain('Work 520')
    expect(node.requested).toEqual(['CatalogueRows_changes'])
  })

  test('misses nothing that is written while a large change is read', async () => {
    const node = stocked()
    const { open, ask, service } = visit(node)
    await open()
    node.head = 11
    for (let number = 1; number <= 1_500; number++) node.mint(number)
    node.answered = () => {
      node.answered = () => undefined
      node.head = 12
      node.list(1, 7n)
    }
    await service.update()
    await service.update()
    const answered = await ask()
    expect(answered?.total).toBe(1_500)
    expect(names(answered)?.[0]).toBe('Work 1')
    expect(answered?.rows[0]?.listing?.price).toBe(7n)
  })

  test('takes back what a reorganization took back, and reads no more than that again', async () => {
    const node = stocked()
    const { open, ask, service } = visit(node)
    await open()
    node.head = 12
    node.list(3, 7n)
    node.mint(8)
    await service.update()
    expect(names(await ask())?.[0]).toBe('Work 3')
    node.reorganize(11)
    node.head = 13
    node.list(5, 2n)
    node.requested.length = 0
    await service.update()
    const answered = await ask()
    expect(names(answered)).toEqual(['Work 5', 'Work 1', 'Work 2'])
    expect(answered?.total).toBe(5)
    expect(node.requested).toEqual(['CatalogueRows_changes', 'CatalogueRows_changes', 'CatalogueRows'])
  })

  test.each<[string, (node: FakeNode) => void]>([
    ['the branch that it was filled from is gone', (node) => node.reorganize(2)],
    ['the chain is another', (node) => (node.genesis = '0x99')],
    ['another deployment answers', (node) => (node.deployment = 'QmTwo')],
  ])('is read rebuilt when %s', async (_what, change) => {
    const node = stocked()
    const store = freshStore()
    const first = visit(node, store)
    await first.open()
    await store.save(`${SITE.graphqlUrl} ${COLLECTION}`, await kept(node))
    change(node)
    node.versions = []
    node.head = 20
    node.mint(1)
    const second = visit(node, store)
    await second.open()
    expect((await second.ask())?.total).toBe(1)
  })

  test('begins a later visit with what is new', async () => {
    const node = stocked()
    const store = freshStore()
    await store.save(`${SITE.graphqlUrl} ${COLLECTION}`, await kept(node))
    node.head = 30
    node.list(2, 1n)
    node.requested.length = 0
    const { open, ask, states } = visit(node, store)
    await open('kept')
    expect(node.requested).toEqual(['CatalogueRows_head', 'CatalogueRows_changes'])
    expect(names(await ask())?.[0]).toBe('Work 2')
    expect(states.map(({ kind }) => kind)).toEqual(['full'])
  })

  test('of which nothing is kept is not read for a page that needs little of it', async () => {
    const node = stocked()
    const { open, ask } = visit(node)
    await open('kept')
    expect(node.requested).toEqual([])
    expect(await ask()).toBeUndefined()
    await open('whole')
    expect((await ask())?.total).toBe(5)
  })

  test('that cannot be read says so, and is read when it is wanted again', async () => {
    const node = stocked()
    node.down = true
    const { open, states, ask, service } = visit(node)
    await open()
    expect(states.map(({ kind }) => kind)).toEqual(['failed'])
    node.down = false
    await service.update()
    expect((await ask())?.total).toBe(5)
  })

  test('stays in use while the index is out of reach', async () => {
    const node = stocked()
    const { open, states, ask, service } = visit(node)
    await open()
    node.down = true
    await service.update()
    expect(states.at(-1)?.kind).toBe('full')
    expect((await ask())?.total).toBe(5)
  })

  test('gives way to the collection that is opened after it', async () => {
    const node = stocked()
    const { open, ask, service } = visit(node)
    const first = open()
    const other = `0x${'cd'.repeat(20)}` as Address
    await Promise.all([first, service.open(SITE, other, 'whole', () => undefined)])
    expect(await ask()).toBeUndefined()
  })
})

test('pictures that are written out are requested for with their rows, once', async () => {
  const node = new FakeNode()
  const image = `data:image/svg+xml,${'x'.repeat(3_000)}`
  node.mint(1, { metadata: { id: '0x', name: 'Drawn', image, traits: [] } })
  const { open, ask } = visit(node)
  await open()
  node.requested.length = 0
  expect((await ask())?.rows[0]?.image).toBe(image)
  await ask({ sort: 'number' })
  expect(node.requested).toEqual(['CatalogueRows_images'])
})

describe('saving', () => {
  const minutes = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const saved: [key: string, block: number][] = []
    const store: CatalogueStore = {
      load: async () => undefined,
      save: async (key, { block }) => void saved.push([key, block.number]),
    }
    return { store, saved }
  }

  test('is done also in a market that does not pause', async () => {
    const { store, saved } = minutes()
    const node = stocked()
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

  test('is done before another collection opens', async () => {
    const { store, saved } = minutes()
    const { open, service } = visit(stocked(), store)
    await open()
    expect(saved).toEqual([])
    await service.open(SITE, `0x${'cd'.repeat(20)}` as Address, 'whole', () => undefined)
    expect(saved[0]).toEqual([`${SITE.graphqlUrl} ${COLLECTION}`, 10])
  })
})

/** The catalogue of a node as a visit would have left it. */
async function kept(node: FakeNode) {
  const { emptyCatalogue } = await import('./catalogue.ts')
  const { fill, readOrigin } = await import('./fill.ts')
  const { origin, block } = await readOrigin(node.asker)
  const catalogue = emptyCatalogue(COLLECTION, origin, block)
  await fill(node.asker, catalogue, () => undefined)
  return catalogue
}

describe('an index that lies', () => {
  /** A service whose index replies are replaced by a lie; a read that doesn't end by itself times out. */
  function deceived(node: FakeNode, lie: (name: string, reply: Record<string, unknown>) => object) {
    const states: CatalogueState[] = []
    const asker: Sources = {
      ...node.asker,
      index: async (document, variables) => {
        if (node.requested.length > 100) throw new CatalogueUnreachableError('It is requested forever.')
        const reply = await node.asker.index(document, variables)
        return lie(node.requested.at(-1) ?? '', reply as Record<string, unknown>) as never
      },
    }
    const service = createService({ store: freshStore(), sourcesFor: () => asker })
    const open = () => service.open(SITE, COLLECTION, 'whole', (state) => states.push(state))
    return { service, states, open }
  }

  test('about the next page is refused', async () => {
    const node = stocked(2_500)
    let first: object | undefined
    const { open, states } = deceived(node, (name, reply) =>
      name === 'CatalogueRows' ? (first ??= reply) : reply,
    )
    await open()
    expect(node.requested.filter((name) => name === 'CatalogueRows')).toHaveLength(2)
    expect(states.at(-1)).toMatchObject({
      kind: 'failed',
      message: indexer.listUnread,
    })
  })

  test('about its deployment at every change is read a few times, and then given up', async () => {
    const node = stocked()
    const { open, states } = deceived(node, (name, reply) =>
      name === 'CatalogueRows_changes' ? { ...reply, _meta: { deployment: 'QmOther', block: {} } } : reply,
    )
    await open()
    expect(node.requested.filter((name) => name === 'CatalogueRows').length).toBeLessThanOrEqual(4)
    expect(states.at(-1)).toMatchObject({ kind: 'full' })
  })

  test('about what an account holds is refused', async () => {
    const node = stocked()
    const balances = Array.from({ length: 1_000 }, (_, number) => ({ id: `${tokenId(BigInt(number))}ad` }))
    const { open, service } = deceived(node, (name, reply) =>
      name === 'CatalogueRows_holdings' ? { balances } : reply,
    )
    await open()
    const query = { listed: false, currency: ETH.id as Address, minPrice: undefined, maxPrice: undefined }
    const more = { traits: [], text: '', sort: 'number', currencies: [ETH.id as Address], now: NOW } as const
    const owner = `0x${'ad'.repeat(20)}` as Address
    await expect(
      service.answer(COLLECTION, { ...query, ...more, owner }, { from: 0, count: 3 }),
    ).rejects.toThrow('The indexer returned a list that can’t be read')
  })
})
