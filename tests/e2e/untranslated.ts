// What the pseudo-locale brings to light on a page: text that is no message, and text that doesn't fit.
import type { BrowserContext, Page } from 'playwright-core'

/** A word that the pseudo-locale would have changed: it has a letter that gets an accent there. */
const UNCHANGED = /(?<!\p{L})(?=[A-Za-z]*[aceginlorsuyz])[A-Za-z]{3,}(?!\p{L})/gu

/** Words of dates, spans and lists, which `Intl` writes in English there; the languages' own names, and the contract's. */
const FORMATTED = new Set(
  `Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec January February March April June July August September
   October November December Mon Tue Wed Thu Fri Sat Sun ago and now today yesterday tomorrow year years month months
   week weeks day days hour hours minute minutes second seconds min sec UTC GMT
   English Deutsch Español Seaport`.split(/\s+/),
)

/** The page's configuration, in its HTML. */
const CONFIGURATION = /<script[^>]*application\/json[^>]*>([^<]*)</

/** A string of JSON, and the colon after it where it is a name. */
const STRING = /"((?:[^"\\]|\\.)*)"(\s*:)?/g

/** Collects every text that the index, the gateways and the configuration answer with: names, traits, descriptions. */
export function watchData(context: BrowserContext): () => Promise<ReadonlySet<string>> {
  const bodies: Promise<string>[] = []
  context.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document'
    if (!isPage && !/^\/(graphql|ipfs|rpc)\b/.test(new URL(response.url()).pathname)) return
    const body = response.text().catch(() => '')
    bodies.push(isPage ? body.then((html) => CONFIGURATION.exec(html)?.[1] ?? '') : body)
  })
  return async () => {
    const words = new Set(FORMATTED)
    for (const body of await Promise.all(bodies)) {
      // Values alone: the names of fields and of types are words of ours.
      for (const [, value = '', colon] of body.replaceAll(/"__typename":"\w+"/g, '').matchAll(STRING)) {
        if (colon === undefined) for (const [word] of value.matchAll(UNCHANGED)) words.add(word)
      }
    }
    return words
  }
}

/** Texts of the page and of its attributes with words that are neither of a message, nor of `data`, nor of its address. */
export async function untranslated(page: Page, data: ReadonlySet<string>): Promise<readonly string[]> {
  const address = new Set(page.url().match(UNCHANGED))
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, bdi, [translate="no"]') !== null) continue
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) {
        const text = element.getAttribute(name)
        if (text !== null) found.push(text)
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent !== null) found.push(node.textContent)
      }
    }
    return found
  })
  const isForeign = (text: string): boolean =>
    [...text.replaceAll(/0x[0-9a-f]+…?[0-9a-f]*/gi, '').matchAll(UNCHANGED)].some(
      ([word]) => !data.has(word) && !address.has(word),
    )
  return [...new Set(texts.filter(isForeign))]
}

/** Texts that end beyond what is shown of the part they are in, names that may be cut left out. */
export function clipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode() !== null) {
      const node = walker.currentNode
      const text = node.textContent?.trim() ?? ''
      // A message of the pseudo-locale ends in tildes.
      if (!text.includes('~') || node.parentElement === null) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      for (let part: Element | null = node.parentElement; part !== null; part = part.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(part)
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') break
        const { left, right, width } = part.getBoundingClientRect()
        if (width < 2) break
        if (overflowX !== 'visible' && (box.right > right + 1 || box.left < left - 1)) {
          found.push(text)
          break
        }
        if (position === 'fixed') break
      }
    }
    return [...new Set(found)]
  })
}
