// Listens to the messages in a page's live regions, from the first frame of every document on.
import type { BrowserContext } from 'playwright-core'
import type { LiveText } from './alarms.ts'

type Hear = (texts: readonly LiveText[], atMs: number) => void

/** Reports all alerts and statuses on the context's page, each time they change. Call before opening a page. */
export async function watchPage(context: BrowserContext, hear: Hear): Promise<void> {
  await context.exposeFunction('noteSaid', hear)
  await context.addInitScript(() => {
    const { noteTexts } = window as unknown as { noteTexts: Hear }
    // The previous document's messages are gone.
    noteTexts([], Date.now())
    let before = '[]'
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[role="alert"], [role="status"]')]
        .map((region) => ({
          role: region.getAttribute('role') === 'alert' ? ('alert' as const) : ('status' as const),
          text: region.textContent.trim(),
        }))
        .filter(({ text }) => text !== '')
      const now = JSON.stringify(texts)
      if (now === before) return
      before = now
      noteTexts(texts, Date.now())
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['role'],
    })
  })
}
