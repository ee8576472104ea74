// F10: from an item back to a scrolled grid, until the grid is painted at its previous position, compared with loading
// the same page by its link.
import { waitForPage } from '../../e2e/waitForPage.ts'
import { contentRequests, waitForResponses } from '../../e2e/requests.ts'
import type { Visitor } from '../../e2e/visitor.ts'
import { CARD, openScrolledGrid } from '../grid.ts'
import { type Measure, round } from '../measure.ts'
import { median, percentile } from '../statistics.ts'

const SAMPLES = 15
const LOADS = 7
/** After this time, going back has failed. */
const WAIT_TIMEOUT_MS = 10_000

interface Back {
  readonly ms: number
  readonly scrolledFrom: number
  /** Network requests that it caused. */
  readonly requested: readonly string[]
}

/**
 * Goes back in the page itself and watches its frames. It runs in the page, so it must not refer to anything outside.
 *
 * @param wanted the URL, the scroll position, and a card that was in view there, with its distance to the top
 * @returns milliseconds from `history.back()` to the end of the first frame with the card at its previous position
 */
async function stepBack(wanted: {
  address: string
  scroll: number
  href: string
  top: number
  patience: number
}): Promise<number> {
  const leftAt = performance.now()
  history.back()
  for (;;) {
    await new Promise((frame) => requestAnimationFrame(frame))
    const top = document.querySelector(`main a[href="${wanted.href}"]`)?.getBoundingClientRect().top
    const scroll = window.scrollY
    if (location.href === wanted.address && scroll === wanted.scroll && top === wanted.top) break
    if (performance.now() - leftAt < wanted.patience) continue
    throw new Error(`Back came to ${JSON.stringify({ scroll, top })} and not to ${JSON.stringify(wanted)}.`)
  }
  // The first task after the frame's callbacks runs when its style, layout and paint are done.
  const channel = new MessageChannel()
  await new Promise((painted) => {
    channel.port1.onmessage = painted
    channel.port2.postMessage(null)
  })
  return performance.now() - leftAt
}

/** Follows a card that is entirely in view, waits until the item is idle, and goes back. */
async function thereAndBack(visitor: Visitor): Promise<Back> {
  const { page } = visitor
  const address = page.url()
  const place = await page.locator(CARD).evaluateAll((links) => {
    // The entire card is below the header, so that clicking it doesn't scroll the grid.
    const link = links.find((candidate) => {
      const { top, bottom } = (candidate.closest('article') ?? candidate).getBoundingClientRect()
      return top > 120 && bottom < window.innerHeight
    })
    if (link === undefined) throw new Error('No card is whole in view.')
    return {
      scroll: window.scrollY,
      href: link.getAttribute('href') ?? '',
      top: link.getBoundingClientRect().top,
    }
  })
  const left = visitor.requests().length
  await page.locator(`main a[href="${place.href}"]`).first().click()
  await page.waitForURL(/\/item\//)
  await waitForPage(page)
  // Requests that the item's page sends late are not counted.
  await waitForResponses(visitor, left)
  const before = visitor.requests().length
  const ms = await page.evaluate(stepBack, { ...place, address, patience: WAIT_TIMEOUT_MS })
  await waitForPage(page)
  const requested = contentRequests(visitor.requests().slice(before))
  return { ms, scrolledFrom: place.scroll, requested: requested }
}

/**
 * Opens the page by its link, with what the browser has cached.
 * @returns milliseconds from the navigation to the end of the first frame with a card
 */
async function loadByLink({ page }: Visitor): Promise<number> {
  await page.goto(page.url(), { waitUntil: 'commit' })
  const ms = await page.evaluate(async (card) => {
    while (document.querySelector(card) === null) await new Promise((frame) => requestAnimationFrame(frame))
    const channel = new MessageChannel()
    await new Promise((painted) => {
      channel.port1.onmessage = painted
      channel.port2.postMessage(null)
    })
    return performance.now()
  }, CARD)
  await waitForPage(page)
  return ms
}

/** Identifies a request by its method and path, because its content differs from run to run. */
function named(request = ''): string {
  const [method = '', url = ''] = request.split(' ')
  return `${method} ${new URL(url).pathname}`
}

export const back: Measure = {
  id: 'F10',
  what: 'Back to a scrolled grid, from the step to its frame, median',
  unit: '×',
  goal: 0.25,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const visitor = await openScrolledGrid(bench)
    const backs: Back[] = []
    for (let sample = 0; sample < SAMPLES; sample++) backs.push(await thereAndBack(visitor))
    const loads: number[] = []
    for (let sample = 0; sample < LOADS; sample++) loads.push(await loadByLink(visitor))
    await visitor.close()
    const times = backs.map(({ ms }) => ms)
    const requested = backs.flatMap((one) => one.requested)
    const places = new Set(backs.map(({ scrolledFrom }) => scrolledFrom))
    const missed = [
      ...(requested.length > 0
        ? [
            `${requested.length} ${requested.length === 1 ? 'request' : 'requests'}, the first ${named(requested[0])}`,
          ]
        : []),
      ...(places.size > 1 ? [`scroll not kept: ${[...places].join(', ')} px`] : []),
    ]
    return {
      value: median(times) / median(loads),
      against: `loading the page by its link: ${round(median(loads))} ms, Back ${round(median(times))} ms, p95 ${round(percentile(times, 0.95))} ms, ${requested.length} requests, scroll kept at ${[...places].join(', ')} px`,
      samples: SAMPLES,
      missed: missed.length > 0 ? missed.join('; ') : undefined,
    }
  },
}
