// The local copy and the index return the same results for the same queries, on real graph-node; in a browser, filters,
// rarity and Back send no requests once the collection has been read.
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { type Sources, createSources } from '../../src/itemSearch/sources.ts'
import { emptyCopy } from '../../src/itemSearch/localCopy.ts'
import { ItemEngine } from '../../src/itemSearch/engine.ts'
import { fill, fetchOrigin } from '../../src/itemSearch/fill.ts'
import { createHoldings, toHeldRows } from '../../src/itemSearch/holdings.ts'
import type { ItemQuery } from '../../src/itemSearch/query.ts'
import { update } from '../../src/itemSearch/update.ts'
import { type Address, ZERO_ADDRESS } from '../../src/domain/address.ts'
import type { Currency } from '../../src/domain/currency.ts'
import type { Wei } from '../../src/domain/wei.ts'
import { ITEM_SORTS } from '../../src/itemSearch/query.ts'
import type { ItemFilters } from '../../src/features/items/filters/itemFilters.ts'
import { itemSegments, type SortableItem } from '../../src/features/items/filters/itemSegments.ts'
import type { Token_filter } from '../../src/graphql/__generated__/operations.ts'
import { fetchRows, type Segment, START } from '../../src/graphql/keyset.ts'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { contentRequests, waitForResponses } from './requests.ts'

const journey = createJourney()
const { graphqlUrl, rpcUrl, contracts } = inject('site')
const [collection] = contracts.collections.map(({ address }) => address.toLowerCase() as Address)

/** How many random queries are compared; each costs the index a few small requests. */
const QUERY_COUNT = 40

interface ReadCopy {
  readonly engine: ItemEngine
  /** By row, 1 for an item that the account holds as of the local copy's block. */
  readonly readHeldRows: (owner: Address) => Promise<Uint8Array>
}

async function readCopy(sources: Sources, of: Address): Promise<ReadCopy> {
  const { origin, block } = await fetchOrigin(sources)
  const localCopy = emptyCopy(of, origin, block)
  await fill(sources, localCopy, () => undefined)
  // The chain continues, so changes made meanwhile are applied here.
  expect((await update(sources, localCopy)).kind).toBe('current')
  const holdings = createHoldings(sources, of)
  return {
    engine: new ItemEngine(localCopy.table),
    readHeldRows: async (owner) => toHeldRows(localCopy.table, await holdings.of(owner, localCopy.block)),
  }
}

/** Fetches the accounts that hold the most items of a collection. */
async function fetchHolders(of: Address): Promise<readonly Address[]> {
  const query = `{ holdings(first: 4, orderBy: tokenCount, orderDirection: desc, where: { collection: "${of}" }) { account { id } } }`
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: { holdings: { account: { id: Address } }[] } }
  return data.holdings.map(({ account }) => account.id)
}

/** The local stack's only unit of account, and its currencies. */
const ETH: Currency = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const CURRENCIES = [ETH.address, contracts.weth.toLowerCase() as Address]

/** Fetches the ids of items from the index, as the page does. */
async function fetchIds(of: Address, filters: ItemFilters, now: number): Promise<readonly string[]> {
  const query =
    'query Served($where: Token_filter!, $first: Int!, $orderBy: Token_orderBy!, $orderDirection: OrderDirection!) { tokens(where: $where, first: $first, orderBy: $orderBy, orderDirection: $orderDirection) { id bestAskPrice bestAskEndPrice bestAskStartsAtSeconds bestAskEndsAtSeconds listedAtSeconds lastSalePrice lastSaleAtSeconds } }'
  const { items } = await fetchRows<SortableItem, Token_filter>({
    segments: itemSegments({ collection: of, filters, units: [ETH], now }) as readonly Segment<
      SortableItem,
      Token_filter
    >[],
    from: START,
    count: 5_000,
    fetchPage: async (variables) => {
      const response = await fetch(graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await response.json()) as {
        data?: { tokens: SortableItem[] }
        errors?: unknown
      }
      if (data === undefined) throw new Error(JSON.stringify(errors))
      return data.tokens
    },
  })
  return items.map(({ id }) => id)
}

describe('the local copy and the index', () => {
  test(`return the same items for ${QUERY_COUNT} random queries`, async () => {
    if (collection === undefined) throw new Error('The demo has no collection.')
    const { engine, readHeldRows } = await readCopy(
      createSources({ graphqlUrl, nodeUrls: [rpcUrl] }),
      collection,
    )
    const holders = await fetchHolders(collection)
    expect(holders).toHaveLength(4)
    const now = Math.floor(Date.now() / 60_000) * 60
    const { table } = engine
    expect(table.count).toBeGreaterThan(100)
    const prices = [...table.order].flatMap((row) => table.row(row).listing?.price ?? [])
    const traits = Array.from({ length: table.traitKeys.count }, (_, code) => table.traitKeys.decode(code))
    const names = [...table.order].map((row) => table.row(row).name ?? '')
    expect(prices.length).toBeGreaterThan(10)

    const question = fc.record({
      status: fc.constantFrom('any', 'listed', 'bundle'),
      minPrice: fc.option(fc.constantFrom(...prices), { nil: undefined, freq: 2 }),
      maxPrice: fc.option(fc.constantFrom(...prices), { nil: undefined, freq: 2 }),
      traits: fc.uniqueArray(fc.constantFrom(...traits), { maxLength: 3 }),
      owner: fc.option(fc.constantFrom(...holders), { nil: undefined, freq: 1 }),
      sort: fc.constantFrom(...ITEM_SORTS.filter((sort) => sort !== 'rarity' && sort !== 'relevance')),
    })
    const queries = fc.sample(question, QUERY_COUNT)
    let resultCount = 0
    for (const { status, minPrice, maxPrice, ...rest } of queries) {
      const filters: ItemFilters = {
        ...rest,
        listed: status === 'listed',
        inBundle: status === 'bundle',
        unit: ETH,
        minPrice: minPrice as Wei | undefined,
        maxPrice: maxPrice as Wei | undefined,
        text: '',
        view: undefined,
      }
      const own: ItemQuery = {
        ...filters,
        unit: CURRENCIES,
        units: [CURRENCIES],
        now,
      }
      const { owner } = own
      const { rows } = engine.answer(own, owner === undefined ? undefined : await readHeldRows(owner))
      const ids = Array.from(rows, (row) => table.idAt(row))
      const description = JSON.stringify(own, (_key, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      )
      expect(ids, description).toEqual(await fetchIds(collection, filters, now))
      resultCount += ids.length
    }
    // Queries without results would prove nothing.
    expect(resultCount).toBeGreaterThan(QUERY_COUNT)

    // The local copy finds every item that the index finds by a text, and may find more.
    for (const text of [names[3]?.slice(0, 4) ?? '', 'No. 1', '12']) {
      const filters: ItemFilters = {
        listed: false,
        inBundle: false,
        unit: ETH,
        minPrice: undefined,
        maxPrice: undefined,
        traits: [],
        text,
        owner: undefined,
        sort: 'number',
        view: undefined,
      }
      const rows = engine.answer({
        ...filters,
        unit: CURRENCIES,
        units: [CURRENCIES],
        now,
      }).rows
      const ids = new Set(Array.from(rows, (row) => table.idAt(row)))
      const wanted = await fetchIds(collection, filters, now)
      expect(wanted.length, text).toBeGreaterThan(0)
      for (const id of wanted) expect(ids, text).toContain(id)
    }
  })
})

describe('a collection that has been read', () => {
  journey(
    'is filtered by several traits, sorted by rarity, searched, and shown again on Back without a request',
    async (visitor) => {
      const { page } = visitor
      const card = 'main a[href^="/item/"]'
      await page.goto(`/collection/${collection}`)
      await waitForPage(page)
      const filters = page.getByRole('complementary', { name: 'Filters' })
      const first = filters.locator('summary').first()
      await first.click()
      await page.getByText('Rarity rank').first().waitFor({ state: 'attached' })
      const before = visitor.requests().length

      const boxes = filters.locator('details').first().getByRole('checkbox')
      await boxes.nth(0).click()
      await page.waitForURL(/trait=/)
      await boxes.nth(1).click()
      await page.waitForURL(/trait=.*trait=/)
      await page.getByLabel('Sort by').selectOption('rarity')
      await page.waitForURL(/sort=rarity/)
      // The counts beside the traits add up to the number of items shown.
      const counts = await boxes.evaluateAll((all) =>
        all.slice(0, 2).map((box) => Number(box.closest('label')?.lastElementChild?.textContent)),
      )
      const items = (counts[0] ?? 0) + (counts[1] ?? 0)
      await page.getByText(`${items} items`, { exact: true }).first().waitFor()
      const ranks = () =>
        page
          .locator('main article [title^="Rarity rank"]')
          .evaluateAll((marks) =>
            marks.map((mark) => Number(/Rarity rank (\d+)/.exec(mark.getAttribute('title') ?? '')?.[1])),
          )
      const isByRarity = async () => {
        const shown = await ranks()
        return shown.length > 1 && shown.every((rank, index) => rank >= (shown[index - 1] ?? 0))
      }
      await expect.poll(isByRarity).toBe(true)
      expect(contentRequests(visitor.requests().slice(before))).toEqual([])

      // The buy button appears on hover.
      await page.getByLabel('Sort by').selectOption('price-low')
      await page.waitForURL((url) => !url.search.includes('sort='))
      await page.locator('main article').first().hover()
      await page
        .locator('main article')
        .first()
        .getByRole('button', { name: /^Buy for/ })
        .waitFor()
      await page.getByLabel('Sort by').selectOption('rarity')
      await page.waitForURL(/sort=rarity/)
      await expect.poll(isByRarity).toBe(true)

      const address = page.url()
      const shown = await page
        .locator(card)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      // Rows are rendered as space allows, so this waits for the same ones as before.
      const waitForSameItems = () =>
        page.waitForFunction(
          ([selector, wanted]) =>
            JSON.stringify(
              [...document.querySelectorAll(selector ?? '')].map((link) => link.getAttribute('href')),
            ) === wanted,
          [card, JSON.stringify(shown)] as const,
        )
      const left = visitor.requests().length
      await page.locator(card).first().click()
      await page.waitForURL(/\/item\//)
      await page.locator('#history').waitFor()
      // The offers' buyers are checked a moment after their offers have loaded.
      await waitForPage(page)
      await waitForResponses(visitor, left)
      const visited = visitor.requests().length
      await page.goBack()
      await page.waitForURL(address)
      await waitForSameItems()
      expect(contentRequests(visitor.requests().slice(visited))).toEqual([])

      // After a reload, the address shows the same items from what this device stores.
      await page.reload()
      await waitForPage(page)
      await page.getByText(`${items} items`, { exact: true }).first().waitFor()
      await page.getByText('Rarity rank').first().waitFor({ state: 'attached' })
      await waitForSameItems()

      // A word with two transposed letters still finds its item.
      await page.getByRole('button', { name: 'Clear all' }).click()
      await page.waitForURL((url) => !url.search.includes('trait'))
      await page.getByLabel('Search in this collection').fill('Unicron')
      await page.waitForURL(/q=Unicron/)
      await page
        .getByRole('link', { name: /Unicorn/ })
        .first()
        .waitFor()
    },
  )
})
