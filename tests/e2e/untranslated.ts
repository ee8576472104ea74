// Finds what the pseudo-locale reveals on a page: text that is not a message, and text that doesn't fit.
import type { BrowserContext, Page } from 'playwright-core'

/** Matches a word that the pseudo-locale would have changed, because one of its letters gets an accent there. */
const UNCHANGED = /(?<!\p{L})(?=[A-Za-z]*[aceginlorsuyz])[A-Za-z]{3,}(?!\p{L})/gu

/** Words of dates, durations and lists, which `Intl` writes in English there; the names of languages and of the contract. */
const FORMATTED = new Set(
  `Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec January February March April June July August September
   October November December Mon Tue Wed Thu Fri Sat Sun ago and now today yesterday tomorrow year years month months
   week weeks day days hour hours minute minutes second seconds min sec UTC GMT
   English Deutsch Español Seaport`.split(/\s+/),
)

/** The page's configuration, in its HTML. */
const CONFIGURATION = /<script[^>]*application\/json[^>]*>([^<]*)</

/** Matches a string of JSON, with the colon that follows a property name. */
const STRING = /"((?:[^"\\]|\\.)*)"(\s*:)?/g

/**
 * Starts to collect the words of all data that the index, the node, the gateways and the configuration return, such as
 * names, traits and descriptions.
 *
 * @returns a function that reads the words so far
 */
export function collectDataWords(context: BrowserContext): () => Promise<ReadonlySet<string>> {
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
      // Only values count: names of fields and types are not data.
      for (const [, value = '', colon] of body.replaceAll(/"__typename":"\w+"/g, '').matchAll(STRING)) {
        if (colon === undefined) for (const [word] of value.matchAll(UNCHANGED)) words.add(word)
      }
    }
    return words
  }
}

/** Returns texts of the page and its attributes that contain a word from no message, not in `data`, and not in its address. */
export async function findUntranslatedText(
  page: Page,
  data: ReadonlySet<string>,
): Promise<readonly string[]> {
  const address = new Set(page.url().match(UNCHANGED))
  const texts = await page.evaluate(() => {
    const texts: string[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, bdi, [translate="no"]') !== null) continue
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) {
        const text = element.getAttribute(name)
        if (text !== null) texts.push(text)
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent !== null) texts.push(node.textContent)
      }
    }
    return texts
  })
  const isForeign = (text: string): boolean =>
    [...text.replaceAll(/0x[0-9a-f]+…?[0-9a-f]*/gi, '').matchAll(UNCHANGED)].some(
      ([word]) => !data.has(word) && !address.has(word),
    )
  return [...new Set(texts.filter(isForeign))]
}

/** Returns messages that extend beyond the visible part of their container. Names, which may be cut, are left out. */
export function findClippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const clipped: string[] = []
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
          clipped.push(text)
          break
        }
        if (position === 'fixed') break
      }
    }
    return [...new Set(clipped)]
  })
}
