// An artwork that is the text of an HTML page runs, in a frame without an origin, and reaches nothing of the page or the net.
import { expect, inject } from 'vitest'
import { createJourney } from './journey.ts'

const journey = createJourney()
const [collection] = inject('site').contracts.collections

/** Tries what no artwork may do, and says what succeeded. */
const ATTEMPTS = `<!DOCTYPE html><title>Artwork</title><style>p { color: #638596 }</style><p>waiting</p><script>
  const done = []
  const attempts = {
    parent: () => parent.document.title, top: () => { top.location.href = 'https://thief.example/' },
    storage: () => localStorage.length, cookie: () => document.cookie, origin: () => { if (self.origin === 'null') throw 0 },
    window: () => { if (!open('about:blank')) throw 0 },
  }
  for (const name in attempts) try { attempts[name](); done.push(name) } catch {}
  const image = new Image()
  image.src = 'https://thief.example/pixel.png'
  Promise.allSettled([
    fetch('/graphql').then(() => done.push('fetch')),
    image.decode().then(() => done.push('image')),
  ]).then(() => { document.querySelector('p').textContent = 'ran, and did ' + done.length + ': ' + done })
  document.querySelector('p').onclick = () => { location.href = 'https://thief.example/elsewhere' }
</script>`

journey(
  'runs HTML text in a frame without an origin, which reaches nothing',
  async ({ page }) => {
    let reached = 0
    await page.route('https://thief.example/**', (route) => {
      reached += 1
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      })
    })
    for (const animationUrl of [ATTEMPTS, `data:text/html;base64,${btoa(ATTEMPTS)}`]) {
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch({ maxRetries: 3 }).catch(() => undefined)
        // The test has ended.
        if (response === undefined) return
        const body = JSON.stringify(await response.json(), (key, value: unknown) =>
          key === 'metadata' && typeof value === 'object' && value !== null && 'animationUrl' in value
            ? { ...value, animationUrl }
            : value,
        )
        await route.fulfill({ response, body })
      })
      await page.goto(`/item/${collection?.address}/1`)
      const frame = page.locator('iframe[src$="artwork.html"]')
      expect(await frame.getAttribute('sandbox')).toBe('allow-scripts')
      const result = frame.contentFrame().frameLocator('iframe').getByText('ran, and did 0:')
      await result.waitFor()
      await result.click()
      await result.waitFor({ state: 'detached' })
      await page.unroute('**/graphql')
    }
    expect(reached).toBe(0)
  },
  {
    expectedErrors: [
      /Content Security Policy|policy: \S+ refused|sandbox|Unsafe attempt|Failed to load|thief/,
    ],
  },
)
