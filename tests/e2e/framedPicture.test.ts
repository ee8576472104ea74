// A picture whose host sends no CORS headers is shown in a sandboxed frame without scripts. When it fails there, the frame says so.
import { framePage } from '../../src/media/framePage.ts'
import { createJourney } from './journey.ts'

const journey = createJourney()

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4" cx="4" cy="4"/></svg>'
const FAILURE_TEXT = 'Couldn’t load media'

journey(
  'shows framed pictures that load, and a message in place of one that fails',
  async ({ page }) => {
    await page.route('https://closed.test/*', (route) =>
      route.request().url().endsWith('fine.svg')
        ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
        : route.fulfill(
            route.request().url().endsWith('junk.png')
              ? { contentType: 'image/png', body: 'junk' }
              : { status: 404 },
          ),
    )
    await page.goto('/')
    for (const [name, fails] of [
      ['fine.svg', false],
      ['gone.png', true],
      ['junk.png', true],
    ] as const) {
      const source = `https://closed.test/${name}`
      const html = await framePage({
        source,
        whole: true,
        failure: { words: FAILURE_TEXT, color: 'oklch(0.515 0.009 75)' },
      }).text()
      // The frame is created in the page, under the page's own policy.
      await page.evaluate(
        ([text, title]) =>
          new Promise<void>((loaded) => {
            const frame = document.createElement('iframe')
            frame.sandbox.value = ''
            frame.title = title
            frame.onload = () => loaded()
            frame.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }))
            document.body.append(frame)
          }),
        [html, name] as const,
      )
      const frame = page.frameLocator(`iframe[title="${name}"]`)
      await frame.getByText(FAILURE_TEXT).waitFor({ state: fails ? 'visible' : 'hidden' })
      await frame.locator('image').waitFor({ state: fails ? 'hidden' : 'visible' })
    }
  },
  { expectedErrors: [/404/, /Failed to load resource/] },
)
