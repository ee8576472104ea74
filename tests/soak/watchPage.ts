// Hears what a page says by its live regions, from the first frame of every document on.
import type { BrowserContext } from 'playwright-core'
import type { Said } from './alarms.ts'

type Hear = (said: readonly Said[], atMs: number) => void

/** Tells of all that is said on the context's page, each time it changes. Before the first page is opened. */
export async function watchPage(context: BrowserContext, hear: Hear): Promise<void> {
  await context.exposeFunction('noteSaid', hear)
  await context.addInitScript(() => {
    const { noteSaid } = window as unknown as { noteSaid: Hear }
    // The document before this one says nothing any more.
    noteSaid([], Date.now())
    let before = '[]'
    new MutationObserver(() => {
      const said = [...document.querySelectorAll('[role="alert"], [role="status"]')]
        .map((region) => ({
          role: region.getAttribute('role') === 'alert' ? ('alert' as const) : ('status' as const),
          text: region.textContent.trim(),
        }))
        .filter(({ text }) => text !== '')
      const now = JSON.stringify(said)
      if (now === before) return
      before = now
      noteSaid(said, Date.now())
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['role'],
    })
  })
}
