// A visitor on the dataset's collection with its local copy loaded, for measurements that need no requests.
import type { Page } from 'playwright-core'
import { openVisitor, type Visitor } from '../../e2e/visitor.ts'
import { waitForPage } from '../../e2e/waitForPage.ts'
import type { Bench } from '../measure.ts'
import type { IndexSite } from './indexSite.ts'

/** A local copy of 100,000 items takes a hundred queries. */
const FILL_PATIENCE_MS = 300_000

/** The element that shows the number of items that match the filters; the panel of filters has another status. */
export const COUNT = 'main p[role="status"]:not(aside *)'

const open = new WeakMap<Bench, Map<string, Promise<Visitor>>>()

/** The collection sorted by number, unfiltered. */
export const gridAddress = ({ contracts }: IndexSite) =>
  `/collection/${contracts.collections[0]?.address ?? ''}?sort=number`

/** The same visitor for every measurement of a bench; back at the unfiltered grid, scrolled to the top, idle. */
export async function fullGrid(bench: Bench, site: IndexSite): Promise<Visitor> {
  const ofBench = open.get(bench) ?? new Map<string, Promise<Visitor>>()
  open.set(bench, ofBench)
  const existing = ofBench.get(site.webUrl)
  if (existing !== undefined) {
    const { page } = await existing
    await page.goto(gridAddress(site))
    await whenFull(page)
    return existing
  }
  const opening = (async () => {
    const visitor = await openVisitor(await bench.browser(), site.webUrl)
    await visitor.page.goto(gridAddress(site))
    await whenFull(visitor.page)
    return visitor
  })()
  ofBench.set(site.webUrl, opening)
  return opening
}

/** Trait types are listed after the first rows; the read's progress is shown next to them until it is done. */
async function whenFull(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('aside details') !== null && document.querySelector('aside progress') === null,
    undefined,
    { timeout: FILL_PATIENCE_MS },
  )
  await waitForPage(page)
}

/** Bytes of the page's own heap after garbage collection. Workers have separate heaps. */
export async function readHeap({ page, context }: Visitor): Promise<number> {
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** An action in the page, and what the page shows once it is done. */
export interface Act {
  /** `click` the input with that label; `type` the text into the search field; `go` to the address; `scroll` to a fraction of the height. */
  readonly kind: 'click' | 'type' | 'go' | 'scroll'
  readonly value: string
  /** The item count before the action; it must differ afterward, except for a scroll. */
  readonly from?: string
}

/**
 * Performs the action in the page and watches its frames. It runs in the page, so it must not refer to anything outside.
 *
 * @returns milliseconds until the end of the first frame that shows the result
 */
export async function act({ kind, value, from, count }: Act & { count: string }): Promise<number> {
  // Methods rather than functions: the compiler's helper that keeps function names doesn't exist in the page.
  const look = {
    text() {
      return document.querySelector(count)?.textContent ?? ''
    },
    cards() {
      return [...document.querySelectorAll('main a[href^="/item/"]')].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      }).length
    },
  }
  const begun = performance.now()
  if (kind === 'click') {
    const label = [...document.querySelectorAll('aside label')].find((one) =>
      one.textContent?.startsWith(value),
    )
    const input = label?.querySelector('input') ?? document.getElementById(label?.getAttribute('for') ?? '')
    if (!(input instanceof HTMLInputElement)) throw new Error(`There is no choice ${value}.`)
    input.click()
  } else if (kind === 'type') {
    // The other field searches the traits.
    const field = [...document.querySelectorAll('main input[type="search"]')].find(
      (one) => !one.closest('aside'),
    )
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no search field.')
    // React listens to the element's native setter, not to the property that it defines over it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (kind === 'go') {
    history.pushState(null, '', value)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  } else {
    window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * Number(value))
  }
  for (;;) {
    await new Promise((frame) => requestAnimationFrame(frame))
    const text = look.text()
    const counted = kind === 'scroll' || (text !== '' && text !== from)
    if (counted && (look.cards() > 0 || /^0 /.test(text))) break
    if (performance.now() - begun > 30_000) throw new Error(`${kind} ${value} shows nothing new; ${text}.`)
  }
  // The first task after the frame's callbacks runs when its style, layout and paint are done.
  const channel = new MessageChannel()
  await new Promise((painted) => {
    channel.port1.onmessage = painted
    channel.port2.postMessage(null)
  })
  return performance.now() - begun
}

/** Performs the action, and waits until the page is idle. */
export async function doIn(page: Page, what: Act): Promise<number> {
  const from = what.from ?? (await page.locator(COUNT).first().textContent()) ?? ''
  const ms = await page.evaluate(act, { ...what, from, count: COUNT })
  await waitForPage(page)
  return ms
}
