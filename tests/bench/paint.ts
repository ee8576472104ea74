// The largest paint of a page that a browser opens for the first time, and the plain HTML that it is compared with.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { waitForImages } from '../e2e/waitForPage.ts'
import { openVisitor, type Visitor } from '../e2e/visitor.ts'
import type { StartWebServer } from '../deploy/webServer.ts'
import { buildPage } from '../../local/web/build.ts'
import { compress } from '../../operate/compress/compress.ts'
import { openSnapshotSite, type SnapshotSite } from '../support/snapshotSite.ts'
import type { DatasetSite } from './dataset/indexSite.ts'
import { CARD } from './grid.ts'
import type { Bench } from './measure.ts'
import { slowed } from './slowed.ts'

/** After this time a page has failed. */
const WAIT_TIMEOUT_MS = 60_000

/** A phone's connection: what Lighthouse calls slow 4G. Source: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
export const PHONE_NETWORK = {
  latencyMs: 150,
  bitsPerSecond: 1_600_000,
  sentBitsPerSecond: 750_000,
} as const

export type Network = typeof PHONE_NETWORK

/** The same collection's page three times, each on a web server of its own. */
export interface PaintSites {
  /** Its address below each of the sites. */
  readonly path: string
  readonly snapshot: SnapshotSite
  readonly bare: SnapshotSite
  /** The page as rendered, without any code. */
  readonly plain: SnapshotSite
  readonly close: () => Promise<void>
}

/** Milliseconds from the navigation. */
export interface Paints {
  readonly largest: number
  readonly pictures: number
}

/** What the page prints once every card in view has its picture. */
const PAINTED = 'bench: painted'

/**
 * Records each larger paint, from the first frame on, and the first frame in which every card in view has its picture:
 * the browser leaves small drawings out of its own largest paint. Source: https://web.dev/articles/lcp
 *
 * The page checks only when a picture has loaded, and reports by itself: reading the layout in every frame, or polling
 * from outside, uses a slowed page's main thread, some thirty milliseconds for each script that Playwright injects.
 */
async function watchPaints(context: BrowserContext): Promise<void> {
  await context.addInitScript((painted) => {
    const paints = { largest: 0, pictures: 0 }
    ;(window as unknown as { paints: Paints }).paints = paints
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    let isLooking = false
    // Methods rather than functions: the compiler's helper that keeps function names doesn't exist in the page.
    const watch = {
      isDrawn(image: HTMLImageElement | null) {
        return image?.complete === true && image.naturalWidth > 0
      },
      look() {
        isLooking = false
        if (paints.pictures > 0) return
        const cards = [...document.querySelectorAll('article')].filter((card) => {
          const { top, bottom } = card.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        const allDrawn = cards.length > 0 && cards.every((card) => watch.isDrawn(card.querySelector('img')))
        if (!allDrawn) return
        paints.pictures = performance.now()
        console.debug(painted)
      },
    }
    document.addEventListener(
      'load',
      ({ target }) => {
        if (isLooking || !(target instanceof HTMLImageElement)) return
        isLooking = true
        requestAnimationFrame(() => watch.look())
      },
      true,
    )
  }, PAINTED)
}

/** Limits the page's connection; requests of its workers are not limited. */
async function limitNetwork({ page, context }: Visitor, network: Network): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.bitsPerSecond / 8,
    uploadThroughput: network.sentBitsPerSecond / 8,
  })
}

/** Waits until the page itself shows its cards, in place of a snapshot. */
async function waitForCards(page: Page): Promise<void> {
  await page.locator(CARD).first().waitFor({ timeout: WAIT_TIMEOUT_MS })
  await page.waitForFunction(() => document.querySelector('#snapshot') === null, undefined, {
    timeout: WAIT_TIMEOUT_MS,
  })
  // The local copy keeps loading meanwhile, so the page is not idle for a long time.
  await waitForImages(page)
}

/**
 * Opens a page with an empty cache on a slowed processor, and returns its paints once it has settled.
 *
 * @throws Error when the browser reports no paint; TimeoutError when a picture in view doesn't load
 */
export async function visitPaints(
  visitor: Visitor,
  { path, network }: { readonly path: string; readonly network?: Network | undefined },
): Promise<Paints> {
  const { page, context } = visitor
  await watchPaints(context)
  if (network !== undefined) await limitNetwork(visitor, network)
  await slowed(visitor, async () => {
    const painted = page.waitForEvent('console', {
      predicate: (message) => message.text() === PAINTED,
      timeout: WAIT_TIMEOUT_MS,
    })
    await Promise.all([page.goto(path, { timeout: WAIT_TIMEOUT_MS }), painted])
    await waitForCards(page)
  })
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints)
  if (paints.largest === 0) throw new Error(`The browser reports no paint of ${path}.`)
  return paints
}

/** Milliseconds from the navigation to the largest paint of the settled page, or to its pictures if those are later. */
export async function largestPaint(
  bench: Bench,
  site: SnapshotSite,
  options: { readonly path: string; readonly network?: Network | undefined },
): Promise<number> {
  const visitor = await openVisitor(await bench.browser(), site.url)
  try {
    const { largest, pictures } = await visitPaints(visitor, options)
    return Math.max(largest, pictures)
  } finally {
    await visitor.close()
  }
}

interface PlainPage {
  readonly html: string
  /** The pictures that the page examined and drew, in base64, at `pictures/<index>.<extension>`. */
  readonly pictures: readonly { readonly extension: string; readonly base64: string }[]
}

/** The page as rendered, with its styles and pictures and without any code. */
function plainPage(page: Page): Promise<PlainPage> {
  return page.evaluate(async () => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    // The policy allows no style attributes, which the page sets by its code.
    const code = 'script, link[rel="modulepreload"], noscript, meta[http-equiv]'
    for (const element of copy.querySelectorAll(code)) element.remove()
    const pictures: { extension: string; base64: string }[] = []
    for (const image of copy.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')) {
      const blob = await (await fetch(image.src)).blob()
      const letters = [...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte))
      const extension = blob.type.replace('image/', '').replace('svg+xml', 'svg')
      image.setAttribute('src', `/pictures/${pictures.length}.${extension}`)
      pictures.push({ extension, base64: btoa(letters.join('')) })
    }
    // Styles that the page added have whole addresses.
    const html = copy.outerHTML.replaceAll(`${location.origin}/`, '/')
    return { html: `<!doctype html>${html}`, pictures }
  })
}

async function makePlain(bench: Bench, bare: SnapshotSite, plain: SnapshotSite, path: string): Promise<void> {
  const visitor = await openVisitor(await bench.browser(), bare.url)
  // The policy lets the page draw the pictures that it examined, not read them.
  const session = await visitor.context.newCDPSession(visitor.page)
  await session.send('Page.setBypassCSP', { enabled: true })
  await visitor.page.goto(path)
  await waitForCards(visitor.page)
  await visitor.page.waitForFunction(() => document.querySelector('main article img') !== null)
  await waitForImages(visitor.page)
  const { html, pictures } = await plainPage(visitor.page)
  await visitor.close()
  mkdirSync(join(plain.dist, 'collection'), { recursive: true })
  mkdirSync(join(plain.dist, 'pictures'))
  writeFileSync(join(plain.dist, `${path}.html`), html)
  for (const [index, { extension, base64 }] of pictures.entries())
    writeFileSync(join(plain.dist, `pictures/${index}.${extension}`), Buffer.from(base64, 'base64'))
}

/** Serves the dataset's collection with a snapshot, without one, and as plain HTML. */
export async function openPaintSites(
  bench: Bench,
  { dataset, start }: { readonly dataset: DatasetSite; readonly start: StartWebServer },
): Promise<PaintSites> {
  const built = await buildPage({ mode: 'production' })
  const stack = { ...dataset, accounts: [] }
  const opened: SnapshotSite[] = []
  const open = async () => {
    const site = await openSnapshotSite(stack, { built, start })
    compress(site.dist)
    opened.push(site)
    return site
  }
  const close = async () => {
    for (const site of opened) await site.close()
  }
  try {
    const [snapshot, bare, plain] = [await open(), await open(), await open()]
    const path = `collection/${dataset.contracts.collections[0]?.address.toLowerCase() ?? ''}`
    await snapshot.snapshot()
    await makePlain(bench, bare, plain, path)
    return { path, snapshot, bare, plain, close }
  } catch (error) {
    await close()
    throw error
  }
}
