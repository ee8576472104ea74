// Translates a page in place as browsers do, with marked words instead of another language.
import type { Page } from 'playwright-core'

/**
 * How a browser or an extension changes the document:
 * - `font`: Chrome and Edge replace each text node by `<font>` elements with the translation
 *   (https://github.com/facebook/react/issues/11538, https://github.com/uber/baseweb/issues/4413).
 * - `replace`: a new text node takes the place of the old one (Firefox, and extensions that highlight words).
 * - `append`: the translation follows the original in an element of its own (bilingual extensions such as Immersive
 *   Translate).
 */
export type Translator = 'font' | 'replace' | 'append'

/** A letter that the page never uses, behind each translated text. */
export const MARK = '«'

/** Translates every text that is or comes into the document, until the page is left. */
export async function translatePage(page: Page, translator: Translator): Promise<void> {
  await page.evaluate(
    ([kind, mark]) => {
      const untouched =
        'script, style, noscript, textarea, code, svg, [translate="no"], .notranslate, font, [data-added]'
      const translate = (text: Text) => {
        const parent = text.parentElement
        if (parent === null || parent.closest(untouched) !== null) return
        if (!/\p{L}|\p{N}/u.test(text.data) || text.data.trimEnd().endsWith(mark)) return
        const translated = `${text.data}${mark}`
        if (kind === 'replace') return text.replaceWith(translated)
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        inner.textContent = translated
        if (kind === 'font') return text.replaceWith(outer)
        if (parent.querySelector(':scope > [data-added]') !== null) return
        outer.dataset['added'] = ''
        parent.append(outer)
      }
      const translateAll = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts = root instanceof Text ? [root] : []
        while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
        texts.forEach(translate)
      }
      translateAll(document.body)
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') translateAll(target)
          for (const node of addedNodes) if (node.isConnected) translateAll(node)
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    },
    [translator, MARK] as const,
  )
}

/** The text of an element as the reader sees it, without the translator's marks. */
export async function readTranslated(page: Page, selector: string): Promise<string> {
  const text = await page.locator(selector).first().innerText()
  return text.replaceAll(MARK, '').replaceAll(/\s+/g, ' ')
}
