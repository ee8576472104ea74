// The snapshot of a page: what a visitor sees before any script, and how the page takes its place.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startUpstream, type Upstream } from '../deploy/http.ts'
import { openSnapshotSite, type SnapshotSite } from '../support/snapshotSite.ts'
import { readShifts, SHIFT_LIMIT, watchShifts } from './layoutShifts.ts'
import { DESKTOP, launchBrowser, openVisitor, PHONE, TABLET, type VisitorOptions } from './visitor.ts'
import { waitForImages } from './waitForPage.ts'

const { contracts, ...stack } = inject('site')
const [collection] = contracts.collections
const PATH = `collection/${collection?.address.toLowerCase() ?? ''}`

let browser: Awaited<ReturnType<typeof launchBrowser>>
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const openSite = (options: Partial<Parameters<typeof openSnapshotSite>[1]> = {}) =>
  openSnapshotSite({ ...stack, contracts, accounts: [] }, { built: 'dist', ...options })

const SNAPSHOT = '#snapshot'

/** Holds the index's answers back, so that only the snapshot can have items; returns what lets them through. */
async function holdIndex(context: BrowserContext): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await context.route('**/graphql', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Where each picture in view is, by its item's name. */
const readPlaces = (page: Page, area: string) =>
  page.locator(`${area} article img`).evaluateAll((images) =>
    images
      .map((image) => ({ name: image.getAttribute('alt') ?? '', box: image.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
      .map(({ name, box: { x, y, width, height } }) => ({ name, box: [x, y, width, height] })),
  )

const isTakenOver = (page: Page) => expect.poll(() => page.locator(SNAPSHOT).count()).toBe(0)

type Visit = [title: string, path: string, options: VisitorOptions]

const [COLLECTION, ...OTHERS]: readonly [Visit, ...Visit[]] = [
  ['a collection', PATH, {}],
  ['home', '', {}],
  ['a collection on a tablet in the dark', PATH, { viewport: TABLET, theme: 'dark' }],
  ['a collection on a phone', PATH, { viewport: PHONE }],
  ['home on a phone in German', '', { viewport: PHONE, locale: 'de-DE' }],
  ['home in Arabic', '', { locale: 'ar' }],
  ['a collection in Arabic', PATH, { locale: 'ar' }],
  ['a collection in Japanese', PATH, { locale: 'ja' }],
]

describe.each(['/', '/market/'])('a site under %s', (basePath) => {
  /** Another path changes addresses, and nothing else. */
  const isRoot = basePath === '/'
  let site: SnapshotSite
  beforeAll(async () => {
    site = await openSite({ basePath })
    await site.snapshot()
  })
  afterAll(() => site.close())

  test.each(isRoot ? ['', PATH] : [PATH])('shows names and pictures of /%s without scripts', async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP })
    const page = await context.newPage()
    await page.goto(site.url + path)
    const area = page.locator(SNAPSHOT)
    expect(await area.getByRole('article').count()).toBeGreaterThan(4)
    expect(await area.getAttribute('aria-busy')).toBe('true')
    expect(await area.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
    const names = await area.getByRole('article').getByRole('link').allInnerTexts()
    expect(names.filter((name) => name === '')).toEqual([])
    await expect
      .poll(() =>
        page
          .locator(`${SNAPSHOT} article img:not([loading])`)
          .evaluateAll(
            (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
          ),
      )
      .toBeGreaterThan(3)
    expect(await area.innerText()).toContain('so it needs JavaScript')
    const [link] = await page
      .locator(`${SNAPSHOT} article a`)
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
    expect(link).toMatch(new RegExp(`^${basePath}item/0x`))
    // Nothing that could mislead once it is old.
    expect(await area.locator('button, input, select, form').count()).toBe(0)
    const text = await area.innerText()
    expect(text).not.toMatch(/ETH|0x|Buy|Owner\b/)
    // A collection's figures have names, but no values.
    if (path !== '') expect(text).toContain('Floor\nBest offer\nVolume, 30 days\nFor sale\nOwners\nItems\n')
    await context.close()
  })

  test.each(isRoot ? [COLLECTION, ...OTHERS] : [COLLECTION])(
    'gives way to the page without a jump: %s',
    async (_, path, options) => {
      const visitor = await openVisitor(browser, site.url, options)
      const { page, context } = visitor
      await watchShifts(context)
      const release = await holdIndex(context)
      await page.goto(site.url + path)
      // The page's own frame is there, above the snapshot.
      await page.getByRole('banner').waitFor()
      await waitForImages(page)
      const before = await readPlaces(page, SNAPSHOT)
      expect(before.length).toBeGreaterThan(1)
      expect(await page.locator('#root article').count()).toBe(0)
      release()
      await isTakenOver(page)
      await waitForImages(page)
      const after = new Map((await readPlaces(page, '#root main')).map(({ name, box }) => [name, box]))
      for (const { name, box } of before) {
        for (const [index, value] of (after.get(name) ?? []).entries())
          expect(
            Math.abs(value - (box[index] ?? 0)),
            `${name} was at ${box.join()}, and is at ${after.get(name)?.join()}`,
          ).toBeLessThan(1)
        expect(after.has(name), `${name} is on the page`).toBe(true)
      }
      const { score, moved } = await readShifts(page)
      expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
      expect(visitor.problems()).toEqual([])
      await visitor.close()
    },
  )

  test('asks for no picture twice', async () => {
    const visitor = await openVisitor(browser, site.url)
    const { page } = visitor
    const sources = [...readFileSync(join(site.dist, `${PATH}.html`), 'utf8').matchAll(/<img[^>]*>/g)]
      .filter(([tag]) => !tag.includes('loading='))
      .map(([tag]) => / data-source="([^"]*)"/.exec(tag)?.[1] ?? '')
    await page.goto(site.url + PATH)
    await isTakenOver(page)
    await waitForImages(page)
    const asked = visitor.requests().map((request) => new URL(request.url()).pathname)
    for (const source of sources.filter((each) => each !== '')) expect(asked).not.toContain(source)
    expect(await page.locator('main article img').count()).toBeGreaterThan(4)
    await visitor.close()
  })

  if (!isRoot) return
  const file = () => join(site.dist, `${PATH}.html`)

  /** Serves the snapshot whatever the query is, as static hosts do. */
  const serveAnywhere = (context: BrowserContext) =>
    context.route('**/collection/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: readFileSync(file(), 'utf8') }),
    )

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['filters are in the address', '?status=listed', {}],
    ['the reader chose a list', '', { 'vitrine.view': '{"view":"list","density":"large"}' }],
    ['the reader chose a small grid', '', { 'vitrine.view': '{"view":"grid","density":"small"}' }],
  ])('never paints a snapshot where %s', async (_, query, stored) => {
    const visitor = await openVisitor(browser, site.url)
    const { page, context } = visitor
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      const seen = { snapshot: false }
      ;(window as unknown as { seen: typeof seen }).seen = seen
      const look = () => {
        seen.snapshot ||= document.querySelector('#snapshot')?.checkVisibility() === true
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, stored)
    await serveAnywhere(context)
    await page.goto(`${site.url}${PATH}${query}`)
    await page.locator('#root main a[href^="/item/"]').first().waitFor()
    expect(
      await page.evaluate(() => (window as unknown as { seen: { snapshot: boolean } }).seen.snapshot),
    ).toBe(false)
    expect(visitor.problems()).toEqual([])
    await visitor.close()
  })

  test('shows older pictures, until the page replaces it, once the index has moved on', async () => {
    const fresh = readFileSync(file(), 'utf8')
    // The cheapest item then had a name and a number that no item has now.
    const old = fresh.replace(/\/item\/(0x\w+)\/\d+">(<bdi>)[^<]*/, '/item/$1/999999">$2Sold long ago')
    expect(old).not.toBe(fresh)
    writeFileSync(file(), old)
    const visitor = await openVisitor(browser, site.url)
    const { page, context } = visitor
    const release = await holdIndex(context)
    await page.goto(site.url + PATH)
    await page.locator(SNAPSHOT).getByText('Sold long ago').waitFor()
    release()
    await isTakenOver(page)
    expect(await page.getByText('Sold long ago').count()).toBe(0)
    expect(await page.locator('#root main article').count()).toBeGreaterThan(4)
    await visitor.close()
    writeFileSync(file(), fresh)
  })

  test('keeps the focus on the link that a reader reached by keyboard', async () => {
    const visitor = await openVisitor(browser, site.url)
    const { page, context } = visitor
    const release = await holdIndex(context)
    await page.goto(site.url + PATH)
    const link = page.locator(`${SNAPSHOT} article a`).first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.focus()
    release()
    await isTakenOver(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
    await visitor.close()
  })

  test('keeps the snapshot while the index is silent, with the page’s header above it', async () => {
    const visitor = await openVisitor(browser, site.url)
    const { page, context } = visitor
    await holdIndex(context)
    await page.goto(site.url + PATH)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await page.locator(SNAPSHOT).count()).toBe(1)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await visitor.close()
  })
})

test('a snapshot of another configuration gives way to the page, which has the site’s only one', async () => {
  const site = await openSite({ basePath: '/market/' })
  const visitor = await openVisitor(browser, site.url)
  const { page } = visitor
  try {
    await site.snapshot()
    const files = ['home.html', `${PATH}.html`].map((name) => join(site.dist, name))
    const outdated = files.map((file) => readFileSync(file, 'utf8'))
    for (const html of outdated) expect(html).not.toContain('basisPoints')
    const recipient = `0x${'0'.repeat(38)}fe`
    site.configure({ fee: { recipient, basisPoints: 125 } })
    // Copying a build over the served folder leaves the files that only the folder has.
    for (const [index, file] of files.entries()) writeFileSync(file, outdated[index] ?? '')
    for (const path of ['', PATH]) {
      await page.goto(site.url + path)
      await page.locator('#root main article').first().waitFor()
      expect(await page.locator(SNAPSHOT).count()).toBe(0)
      expect(page.url()).toBe(site.url + path)
      const config = await page.locator('#vitrine-config').textContent()
      expect(JSON.parse(config ?? '')).toMatchObject({ fee: { recipient, basisPoints: 125 } })
    }
    expect(visitor.problems()).toEqual([])
  } finally {
    await visitor.close()
    await site.close()
  }
})

/** One name for all, because home shows other items each day. */
const HOSTILE_NAME = [
  '</script><img src=x onerror="window.ran=1">',
  '"><svg onload="window.ran=1">',
  '<style>*{display:none}</style>',
  'safe\u202Eevil\u2066',
  'long '.repeat(5_000),
].join(' ')
const HOSTILE_IMAGES = [
  'javascript:window.ran=1',
  'https://tracker.example/pixel.png?who="onerror="window.ran=1',
  'data:text/html,<script>window.ran=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"><script>window.ran=1</script></svg>',
]

/** Answers like the index, except that names and pictures are an attacker's. */
async function startLyingIndex(): Promise<Upstream> {
  let turn = 0
  const lie = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lie)
    if (typeof value !== 'object' || value === null) return value
    const changed = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lie(each)]))
    if ('name' in changed) changed['name'] = HOSTILE_NAME
    if ('image' in changed) changed['image'] = HOSTILE_IMAGES[turn++ % HOSTILE_IMAGES.length]
    return changed
  }
  const index: Upstream = await startUpstream((_request, response) => {
    const { body = '' } = index.requests.at(-1) ?? {}
    fetch(stack.graphqlUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then(async (reply) => response.end(JSON.stringify(lie(await reply.json()))))
      .catch(() => response.destroy())
  })
  return index
}

test('names and pictures of an attacker do nothing in a snapshot', async () => {
  const index = await startLyingIndex()
  const site = await openSite()
  const visitor = await openVisitor(browser, site.url)
  const { page, context } = visitor
  try {
    await site.snapshot('--index', index.url)
    const release = await holdIndex(context)
    for (const path of ['', PATH]) {
      await page.goto(site.url + path)
      const area = page.locator(SNAPSHOT)
      const names = await area.getByRole('article').getByRole('link').allInnerTexts()
      expect(names.length).toBeGreaterThan(4)
      expect(names.filter((name) => !name.includes('onerror'))).toEqual([])
      for (const name of names) {
        expect(name.length).toBeLessThanOrEqual(200)
        expect(name).not.toMatch(/[\u202E\u2066]/)
      }
      expect(await area.locator('script, style, [onerror], [onload]').count()).toBe(0)
      const sources = await area
        .locator('img')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
      expect(sources.filter((source) => source?.startsWith('data:image/svg+xml;base64,') !== true)).toEqual(
        [],
      )
    }
    release()
    await isTakenOver(page)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(visitor.requests().filter((request) => request.url().includes('tracker.example'))).toEqual([])
    expect(visitor.problems()).toEqual([])
  } finally {
    await visitor.close()
    await site.close()
    await index.close()
  }
})
