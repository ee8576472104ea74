// A gateway that accepts connections and never responds: pictures load from the next one in bounded time, and the layout
// doesn't shift meanwhile.
import { createServer, type AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { STALL_MILLISECONDS } from '../../src/ui/useStallTimeout.ts'
import { createJourney } from './journey.ts'
import { waitForImages, waitForPaint } from './waitForPage.ts'
import { SHIFT_LIMIT, readShifts, watchShifts } from './layoutShifts.ts'

const journey = createJourney()
const [collection] = inject('site').contracts.collections

interface UnresponsiveGateway {
  readonly url: string
  close(): void
}

/** Accepts connections and sends nothing, not even a TLS handshake. */
async function startUnresponsiveGateway(): Promise<UnresponsiveGateway> {
  const sockets = new Set<{ destroy(): unknown }>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/ipfs/`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Serves the page as configured with this gateway before its own. */
async function configureFirstGateway(page: Page, gateway: string): Promise<void> {
  await page.route('**/collection/*', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const key = '"ipfsGateways":['
    const html = await response.text()
    expect(html).toContain(key)
    await route.fulfill({ response, body: html.replace(key, `${key}"${gateway}",`) })
  })
}

/** Placeholders of pictures that are loading, and pictures that were checked and are shown. */
const WAITING = 'main article [class*="waiting"]'
const SHOWN = 'main article img[src^="blob:"]'

/** Returns the boxes of the matching elements in view. */
const readBoxesInView = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
        .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight),
    )

journey('loads pictures from the next gateway when the first never responds', async ({ page, context }) => {
  const gateway = await startUnresponsiveGateway()
  try {
    await watchShifts(context)
    // The test sets the page's clock ahead by minutes instead of waiting.
    await page.clock.install()
    await configureFirstGateway(page, gateway.url)
    await page.goto(`/collection/${collection?.address}`)

    const expectPicturesFromNextGateway = async () => {
      await expect.poll(async () => (await readBoxesInView(page, WAITING)).length).toBeGreaterThan(3)
      // Fonts are loaded, and scrolling has ended.
      await waitForPaint(page)
      let placeholders: readonly DOMRect[] = []
      await expect
        .poll(async () => {
          const before = placeholders
          placeholders = await readBoxesInView(page, WAITING)
          return placeholders.length > 0 && JSON.stringify(placeholders) === JSON.stringify(before)
        })
        .toBe(true)
      await page.clock.fastForward(STALL_MILLISECONDS)
      await waitForImages(page)
      await expect.poll(async () => (await readBoxesInView(page, WAITING)).length).toBe(0)
      await waitForImages(page)
      expect(await readBoxesInView(page, SHOWN)).toEqual(placeholders)
    }
    await expectPicturesFromNextGateway()

    // More pictures load on scroll, and the page scrolls before any of them arrives.
    await page.mouse.move(900, 600)
    await page.mouse.wheel(0, 1500)
    await page.waitForFunction(() => window.scrollY >= 1400)
    await expectPicturesFromNextGateway()

    // Pictures that have loaded are still there when scrolling back.
    await page.mouse.wheel(0, -1500)
    await page.waitForFunction(() => window.scrollY === 0)
    await expect.poll(async () => (await readBoxesInView(page, SHOWN)).length).toBeGreaterThan(3)
    expect(await readBoxesInView(page, WAITING)).toEqual([])
    const { score, moved } = await readShifts(page)
    expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
  } finally {
    gateway.close()
  }
})
