// What only a browser's layout and styles show: alignment, hover, typefaces, and dates of the reader's region.
import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { queryIndex } from './queries.ts'
import { PHONE } from './visitor.ts'
import { waitForPage } from './waitForPage.ts'
import { connectWallet } from './wallet.ts'

const journey = createJourney()
const site = inject('site')

/** The page of an edition that is for sale. */
async function fetchEditionPath(): Promise<string> {
  const { orders } = await queryIndex<{
    orders: readonly { token: { tokenId: string; collection: { id: string } } }[]
  }>(
    site,
    `{
      orders(first: 1, where: { side: ASK, scope: ITEM, live: true, token_: { standard: ERC1155 } }) {
        token { tokenId collection { id } }
      }
    }`,
  )
  const token = orders[0]?.token
  if (token === undefined) throw new Error('The demo lists no edition.')
  return `/item/${token.collection.id}/${token.tokenId}`
}

const TABLES = [
  { tab: 'portfolio', label: /^Items held/ },
  { tab: 'offers', label: /^Offers received/ },
]
const ADA = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

const left = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().left)
const width = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().width)
const height = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().height)

/** The line on which an element's first text stands, in pixels from the top. */
const baseline = (element: Locator) =>
  element.evaluate((node) => {
    const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode()
    const around = document.createElement('span')
    const mark = document.createElement('span')
    mark.style.display = 'inline-block'
    words?.parentNode?.replaceChild(around, words)
    around.append(words ?? '', mark)
    return mark.getBoundingClientRect().bottom
  })

journey(
  'puts the buttons of an export on the line of their heading',
  async ({ page }) => {
    await page.goto(await fetchEditionPath())
    const listings = page.locator('#listings')
    const button = listings.getByRole('button', { name: /as CSV/ })
    await button.waitFor()
    // Until its fonts have loaded, lines may move between two measurements.
    await waitForPage(page)
    const heading = listings.getByRole('heading', { level: 2 })
    expect(Math.abs((await baseline(button)) - (await baseline(heading)))).toBeLessThan(1)
  },
  { concurrent: true },
)

journey(
  'colors a pinned cell like its row, also under the pointer',
  async ({ page }) => {
    await page.goto(await fetchEditionPath())
    const row = page.getByRole('region', { name: 'Live listings' }).getByRole('row').nth(1)
    const color = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
    const cell = row.getByRole('cell').last()
    const before = await color(cell)
    await row.hover()
    expect(await color(cell)).toBe(await color(row))
    expect(await color(cell)).not.toBe(before)
  },
  { viewport: PHONE, concurrent: true },
)

journey(
  'puts listings in the cart from their cards on a phone, with all of the picture in view',
  async ({ page }) => {
    await page.goto(`/collection/${site.contracts.collections[0]?.address}?status=listed`)
    await waitForPage(page)
    const card = page.getByRole('main').getByRole('article').first()
    const add = card.getByRole('button', { name: /^Add .* to cart$/ })
    const [button, picture] = [await add.boundingBox(), await card.locator('img').first().boundingBox()]
    if (button === null || picture === null) throw new Error('The card has no button or no picture.')
    expect(button.height).toBeGreaterThanOrEqual(36)
    expect(button.width * button.height).toBeLessThan((picture.width * picture.height) / 10)
    expect(await card.getByRole('button').count()).toBe(1)
    await add.click()
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 listing' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/collection\//)
  },
  { viewport: PHONE, concurrent: true },
)

journey(
  'shows whole names on cards and in rankings on a phone, with the marks on their lines',
  async ({ page }) => {
    const edition = site.contracts.collections.find(({ standard }) => standard === 'ERC1155')
    await page.goto(`/collection/${edition?.address}`)
    await waitForPage(page)
    const names = page.getByRole('main').getByRole('article').getByRole('link')
    expect(await names.count()).toBeGreaterThan(3)
    const cut = (links: readonly Element[]) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent)
    expect(await names.evaluateAll(cut)).toEqual([])

    await page.goto('/collections')
    const marks = page.getByRole('table').getByRole('img', { name: 'Verified collection' })
    for (const shown of [360, 390, 412]) {
      await page.setViewportSize({ ...PHONE, width: shown })
      await waitForPage(page)
      expect(await marks.count()).toBeGreaterThan(0)
      // A mark's line begins left of it, at the name.
      const alone = (images: readonly Element[]) =>
        images.flatMap((image) => {
          const name = image.closest('td')?.querySelector('bdi')
          const line = [...(name?.getClientRects() ?? [])].at(-1)
          return line === undefined || image.getBoundingClientRect().top >= line.bottom - 3
            ? [name?.textContent]
            : []
        })
      expect(await marks.evaluateAll(alone)).toEqual([])
    }
  },
  { viewport: PHONE, concurrent: true },
)

journey(
  'covers no price and breaks no name in the tables of one’s own orders on a phone',
  async ({ page }) => {
    await page.goto(`/account/${ADA}/listings`)
    await connectWallet(page, 'Ada')
    // Its words for the actions are among the widest.
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('ja')
    await page.locator('html[lang="ja"]').waitFor()
    for (const tab of ['listings', 'offers']) {
      await page.goto(`/account/${ADA}/${tab}`)
      const table = page.getByRole('main').getByRole('table').first()
      await table.getByRole('link').first().waitFor()
      await waitForPage(page)
      const tables = page.getByRole('main').getByRole('table')
      const tooWide = (all: readonly Element[]) =>
        all.filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0)).length
      expect(await tables.evaluateAll(tooWide)).toBe(0)
      const widths = await tables
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().width).filter((wide) => wide > 0),
        )
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(24)
    }
  },
  { viewport: PHONE, concurrent: true },
)

journey(
  'gives all actions of the owner of a listed edition the same height',
  async ({ page }) => {
    const sellers = new Map(
      site.contracts.accounts.map(({ address, label }) => [address.toLowerCase(), label]),
    )
    const { tokens } = await queryIndex<{
      tokens: readonly { tokenId: string; collection: { id: string }; bestAsk: { offerer: { id: string } } }[]
    }>(
      site,
      `{
        tokens(
          first: 1
          where: { standard: ERC1155, bestAsk_: { offerer_in: ${JSON.stringify([...sellers.keys()])} } }
        ) {
          tokenId
          collection { id }
          bestAsk { offerer { id } }
        }
      }`,
    )
    const [token] = tokens
    if (token === undefined) throw new Error('No account of the demo has the best listing of an edition.')
    await page.goto(`/item/${token.collection.id}/${token.tokenId}`)
    await connectWallet(page, sellers.get(token.bestAsk.offerer.id) ?? '')
    const actions = page
      .getByRole('region', { name: 'Price' })
      .getByRole('button', { name: /^(Change price|Cancel|List for sale|Make)/ })
    await actions.filter({ hasText: 'Change price' }).first().waitFor()
    const heights = await actions.evaluateAll((buttons) =>
      buttons
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ height }) => height)
        .slice(0, 4),
    )
    expect(heights).toHaveLength(4)
    expect(new Set(heights).size).toBe(1)
  },
  { concurrent: true },
)

journey(
  'keeps names readable and in view in tables that show all columns on a phone',
  async ({ page }) => {
    for (const { tab, label } of TABLES) {
      await page.goto(`/account/${ADA}/${tab}`)
      await page.getByRole('checkbox', { name: 'All columns' }).first().check()
      const table = page.getByRole('region', { name: label })
      const row = table.getByRole('row').nth(1)
      const name = row.getByRole('cell').nth(tab === 'offers' ? 1 : 0)
      expect(await width(name)).toBeGreaterThanOrEqual(160)
      expect(await height(row)).toBeLessThan(120)
      await table.evaluate((region) => region.scrollBy({ left: 60, behavior: 'instant' }))
      expect(await table.evaluate((region) => region.scrollLeft)).toBe(60)
      expect(await left(row.getByRole('cell').first())).toBe(await left(table))
      // All columns include the expiry, which is otherwise in another cell.
      if (tab === 'offers') expect(await row.getByText(/expires/i).isVisible()).toBe(false)
    }
  },
  { viewport: PHONE, concurrent: true },
)

journey('keeps the ring of a selected card under the pointer', async ({ page }) => {
  const [collection] = site.contracts.collections
  await page.goto(`/collection/${collection?.address}?status=listed`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Select', exact: true }).click()
  const card = main.getByRole('article').first()
  const shadows = () =>
    card.evaluate((node) =>
      [...node.querySelectorAll('*')]
        .map((part) => getComputedStyle(part, '::after').boxShadow)
        .filter((shadow) => shadow !== 'none'),
    )
  const away = () => page.mouse.move(0, 0)
  await card.getByRole('checkbox').waitFor()
  await away()
  const unselected = await shadows()
  await card.getByRole('checkbox').check()
  await away()
  await expect.poll(shadows).not.toEqual(unselected)
  await waitForPage(page)
  const selected = await shadows()
  await card.hover()
  await waitForPage(page)
  expect(await shadows()).toEqual(selected)
})

journey(
  'writes dates as in the reader’s region',
  async ({ page }) => {
    await page.goto(await fetchEditionPath())
    const time = page.locator('time').first()
    await time.waitFor()
    expect(await time.getAttribute('title')).toMatch(/^\d{1,2} \p{L}+ \d{4}, \d\d:\d\d:\d\d UTC$/u)
  },
  { locale: 'en-GB', concurrent: true },
)

journey(
  'sets Arabic words in no monospaced typeface',
  async ({ page }) => {
    await page.goto(await fetchEditionPath())
    await page.locator('html[lang="ar"]').waitFor()
    const fonts = await page
      .locator('data')
      .first()
      .evaluate((price) => getComputedStyle(price).fontFamily)
    expect(fonts).toMatch(/^"Geist Mono Variable", system-ui/)
  },
  { locale: 'ar', concurrent: true },
)
