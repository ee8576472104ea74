// A browser that lacks what the site needs is named as the reason; otherwise, every query would fail.
import { createJourney } from './journey.ts'

const journey = createJourney()

journey('shows an old browser what the site needs', async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await page.goto('/')
  await page.getByRole('heading', { name: 'This browser is too old' }).waitFor()
  await page.getByText(/needs Chrome or Edge 120, Firefox 125, Safari 17\.4, or later/).waitFor()
})
