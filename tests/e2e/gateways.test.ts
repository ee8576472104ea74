// A gateway that accepts and never answers: pictures come from the next one in bounded time, and nothing moves meanwhile.
import { createServer, type AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { STALL_MILLISECONDS } from '../../src/ui/useStallTimeout.ts'
import { createJourney } from './journey.ts'
import { waitForImages, waitForPaint } from './waitForPage.ts'
import { SHIFT_LIMIT, readShifts, watchShifts } from './layoutShifts.ts'

const journey = createJourney()
const [collection] = inject('site').contracts.collections

interface SilentGateway {
  readonly url: string
  close(): void
}

/** Takes connections and says nothing, not even to shake hands. */
async function silentGateway(): Promise<SilentGateway> {
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

/** Serves the page as a deployment would have it that names this gateway before its own. */
async function putFirst(page: Page, gateway: string): Promise<void> {
  await page.route('**/collection/*', async (route) => {
    const response = await route.fetch()
    const named = '"ipfsGateways":['
    const html = await response.text()
    expect(html).toContain(named)
    await route.fulfill({ response, body: html.replace(named, `${named}"${gateway}",`) })
  })
}

/** Places of pictures still to load, and pictures that have been examined. */
const WAITING = 'main article [class*="waiting"]'
const SHOWN = 'main article img[src^="blob:"]'

/** Those in view, and their positions. */
const inView = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
        .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight),
    )

journey('whose first gateway never answers shows its pictures from the next', async ({ page, context }) => {
  const gateway = await silentGateway()
  try {
    await watchShifts(context)
    // The test sets the page's clock ahead by minutes instead of waiting.
    await page.clock.install()
    await putFirst(page, gateway.url)
    await page.goto(`/collection/${collection?.address}`)

    const readSources = async () => {
      await expect.poll(async () => (await inView(page, WAITING)).length).toBeGreaterThan(3)
      // With its own letters, and scrolled to its end.
      await waitForPaint(page)
      let waiting: readonly DOMRect[] = []
      await expect
        .poll(async () => {
          const before = waiting
          waiting = await inView(page, WAITING)
          return waiting.length > 0 && JSON.stringify(waiting) === JSON.stringify(before)
        })
        .toBe(true)
      await page.clock.fastForward(STALL_MILLISECONDS)
      await waitForImages(page)
      await expect.poll(async () => (await inView(page, WAITING)).length).toBe(0)
      await waitForImages(page)
      expect(await inView(page, SHOWN)).toEqual(waiting)
    }
    await readSources()

    // Others follow while they are scrolled to, and the page scrolls though none of them comes.
    await page.mouse.move(900, 600)
    await page.mouse.wheel(0, 1500)
    await page.waitForFunction(() => window.scrollY >= 1400)
    await readSources()

    // What came is at hand: there is nothing to wait for on the way back.
    await page.mouse.wheel(0, -1500)
    await page.waitForFunction(() => window.scrollY === 0)
    await expect.poll(async () => (await inView(page, SHOWN)).length).toBeGreaterThan(3)
    expect(await inView(page, WAITING)).toEqual([])
    const { score, moved } = await readShifts(page)
    expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
  } finally {
    gateway.close()
  }
})
