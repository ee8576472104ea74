// Which collections the site's own lists show: every list query filters, and other collections are reached by address.
import { screen, waitFor, within } from '@testing-library/react'
import { type FieldNode, type OperationDefinitionNode, parse, valueFromASTUntyped } from 'graphql'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { event, type FakeHistory, item, person, sale, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION, collectionRow, SITE, soldFor, token } from '../support/fakeIndex.ts'
import { openPage, type OpenOptions } from '../support/openPage.tsx'
import { savedTable } from '../support/savedTable.ts'
import { server } from '../support/server.ts'

const FOREIGN = `0x${'fe'.repeat(20)}`
const ETHER = 10n ** 18n

const OFF: OpenOptions = { collections: [COLLECTION], curation: { discover: false } }
const HIDDEN: OpenOptions = { curation: { discover: true, hidden: [FOREIGN] } }
const OPEN: OpenOptions = { curation: { discover: true } }

interface Sent {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** An index with rows of the site's collection and of another, and the queries that it gets. */
function serveBoth(): FakeHistory & { readonly sent: Sent[] } {
  const own = token(1, { price: `${ETHER}`, name: 'Own one', traits: ['Hat=Tophat'] })
  const other = token(2, {
    price: `${ETHER}`,
    name: 'Foreign one',
    traits: ['Hat=Tophatter'],
    collection: FOREIGN,
  })
  const events = [event({ type: 'MINT', to: person(1), block: 1 }), ...sale({ from: person(1), block: 2 })]
  const index = serveHistory([
    ...events,
    { ...event({ type: 'MINT', to: person(1), block: 3, number: 2n }), collection: FOREIGN },
  ])
  index.tokens = [own, other]
  index.collection = collectionRow([own])
  index.others = [collectionRow([other], { id: FOREIGN, name: 'Elsewhere', symbol: 'ELSE' })]
  index.sales = [soldFor(`${ETHER}`, own, 1_790_000_000), soldFor(`${ETHER}`, other, 1_790_000_001)]
  index.then = [index.collection, ...index.others]
  const sent: Sent[] = []
  server.use(
    http.post(`${SITE}/graphql`, async ({ request }) => {
      sent.push((await request.clone().json()) as Sent)
    }),
  )
  return Object.assign(index, { sent })
}

/** The column by which the rows of each list belong to a collection. */
const COLUMNS: Readonly<Record<string, string>> = {
  collections: 'id',
  tokens: 'collection',
  sales: 'collection',
  activities: 'collection',
  orders: 'collection',
}

/** Queries for a block's number and for whether anything changed, whose rows aren't shown. */
const NOT_SHOWN = ['IndexedBlock_changes', 'LastEvent_time', 'LastEvent_block']

/** Whether a filter leaves the foreign collection out. */
function leavesOut(where: object, column: string): boolean {
  return Object.entries(where).some(([key, value]) => {
    if (key === 'and') return (value as object[]).some((part) => leavesOut(part, column))
    if (key === `${column}_not_in`) return (value as string[]).includes(FOREIGN)
    if (key === `${column}_in` || key === 'id_in') return !(value as string[]).join().includes(FOREIGN)
    return key === column && value !== FOREIGN
  })
}

/** The lists in a query that would include rows of the foreign collection. */
function openLists({ query, variables }: Sent): string[] {
  const operation = parse(query).definitions[0] as OperationDefinitionNode
  const name = operation.name?.value ?? ''
  if (NOT_SHOWN.includes(name)) return []
  const fields = operation.selectionSet.selections as readonly FieldNode[]
  return fields.flatMap((field) => {
    const column = COLUMNS[field.name.value]
    const whereArgument = field.arguments?.find((argument) => argument.name.value === 'where')
    const where =
      whereArgument === undefined ? {} : (valueFromASTUntyped(whereArgument.value, variables) as object)
    const isIncluded = (field.directives ?? []).every((directive) =>
      valueFromASTUntyped((directive.arguments ?? [])[0]?.value as never, variables),
    )
    return column === undefined || !isIncluded || leavesOut(where, column)
      ? []
      : [`${name}.${field.name.value}`]
  })
}

const getName = ({ query }: Sent): string => /query (\w+)/.exec(query)?.[1] ?? ''

/** The lists of the site, what each shows, and the queries that it sends. */
const LISTS = [
  ['/', /^Own one$/, ['HomePage']],
  ['/collections?over=24h', /^Cabinet/, ['CollectionsPage', 'LatestSales', 'FloorsThen']],
  ['/activity?min=', /Work 1/, ['HistoryFeed']],
  ['/activity?account=x', /Work 1/, ['ActivityCollections']],
  ['/search?q=one', /^Own one$/, ['SearchMatches', 'SearchVocabulary', 'Vocabulary', 'Vocabulary_sample']],
  ['/search?q=tophat', /^Tophat$/, ['SearchMatches', 'Vocabulary_page']],
] as const

const FOREIGN_WORDS = /Elsewhere|Foreign|Work 2|Tophatter/

test.each([
  ['with its own collections alone', OFF],
  ['with all but hidden collections', HIDDEN],
] as const)('a site %s has no row of another collection in any list', async (_mode, options) => {
  for (const [address, own, operations] of LISTS) {
    const index = serveBoth()
    const { unmount } = openPage(address, options)
    expect((await screen.findAllByRole('link', { name: own })).length).toBeGreaterThan(0)
    await waitFor(() => expect(index.sent.map(getName)).toEqual(expect.arrayContaining([...operations])))
    expect(index.sent.flatMap(openLists)).toEqual([])
    expect(document.body).not.toHaveTextContent(FOREIGN_WORDS)
    unmount()
  }
})

test('an open site has rows of both, whose queries the check above would find', async () => {
  for (const [address, own] of LISTS) {
    const index = serveBoth()
    const { unmount } = openPage(address, OPEN)
    expect((await screen.findAllByRole('link', { name: own })).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.body).toHaveTextContent(FOREIGN_WORDS))
    expect(index.sent.flatMap(openLists)).not.toEqual([])
    unmount()
  }
})

test('part of an address finds only collections that the site lists; a whole address finds any', async () => {
  const index = serveBoth()
  index.accounts = []
  const { unmount } = openPage(`/search?q=${FOREIGN.slice(0, 10)}`, OFF)
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  unmount()
  openPage(`/search?q=${COLLECTION.slice(0, 10)}`, OFF)
  expect(await screen.findByRole('link', { name: 'Cabinet' })).toBeVisible()
})

const NOTICE = 'Vitrine doesn’t list this collection'

test('a collection that the site doesn’t list says so on its pages, and a listed one doesn’t', async () => {
  const index = serveBoth()
  index.collection = collectionRow([], { id: FOREIGN, name: 'Elsewhere' })
  const { unmount } = openPage(`/collection/${FOREIGN}`, OFF)
  expect(await screen.findByText(NOTICE)).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Elsewhere' })).toBeVisible()
  unmount()
  index.collection = collectionRow()
  openPage(`/collection/${COLLECTION}`, OFF)
  expect(await screen.findByRole('heading', { level: 1, name: /^Cabinet/ })).toBeVisible()
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test.each([
  ['not configured', { collections: [FOREIGN], curation: { discover: false } }, true],
  ['hidden', { curation: { discover: true, hidden: [COLLECTION] } }, true],
  ['discovered', OPEN, false],
] as const)('an item of a collection that is %s', async (_state, options, isUnlisted) => {
  serveHistory([], item(1n))
  openPage(`/item/${COLLECTION}/1`, options as OpenOptions)
  expect(await screen.findByRole('heading', { level: 1, name: 'Work 1' })).toBeVisible()
  expect(screen.queryAllByText(NOTICE)).toHaveLength(isUnlisted ? 1 : 0)
})

test('featured collections come first in their order, keep their rank, and are exported once', async () => {
  const index = serveBoth()
  const third = `0x${'cd'.repeat(20)}`
  index.others.push(collectionRow([], { id: third, name: 'Third', ownerCount: 99 }))
  const { user } = openPage('/collections?by=owners&over=all', {
    curation: { discover: true, featured: [FOREIGN, COLLECTION] },
  })
  const table = await screen.findByRole('region', { name: 'Collections' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => /Elsewhere|Cabinet|Third/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Elsewhere',
    'Cabinet',
    'Third',
  ])
  expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual(['3', '2', '1'])
  expect(rows.map((row) => within(row).queryByText('Featured') !== null)).toEqual([true, true, false])
  const saved = await savedTable(user, 'rankings')
  expect(saved.rows.map(({ name }) => name).toSorted()).toEqual(['Cabinet', 'Elsewhere', 'Third'])
})

test('the home page features the configured items, then those of featured collections, and no others', async () => {
  const index = serveBoth()
  const mine = [3, 4, 5, 6].map((number) => token(number, { price: `${ETHER}`, name: `Own ${number}` }))
  const unlisted = token(7, { name: 'Own seven' })
  // The last listing, of a featured collection and at 40,000 times its floor.
  const price = `${40_000n * ETHER}`
  const late = { ...token(8, { price, name: 'Late', collection: FOREIGN }), listedAtSeconds: '1800000000' }
  index.tokens = [...index.tokens, ...mine, unlisted, late]
  openPage('/', {
    curation: { discover: true, featured: [FOREIGN] },
    brand: {
      home: {
        title: 'Prints by Ada',
        text: 'Everything here is hand-pulled.',
        hero: [
          { collection: COLLECTION, tokenId: '7' },
          { collection: COLLECTION, tokenId: '3' },
        ],
      },
    },
  })
  const wall = (await screen.findByRole('link', { name: 'Own seven' })).closest('section') as HTMLElement
  expect(screen.getByRole('heading', { level: 1, name: 'Prints by Ada' })).toBeVisible()
  expect(screen.getByText('Everything here is hand-pulled.')).toBeVisible()
  const cards = within(wall)
    .getAllByRole('article')
    .map((card) => /Own (?:seven|\d)|Foreign one/.exec(card.textContent ?? '')?.[0])
  expect(cards).toEqual(['Own seven', 'Own 3', 'Foreign one'])
  expect(within(wall).getByText('Picked by this site')).toBeVisible()
})
