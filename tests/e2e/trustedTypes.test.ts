// With Trusted Types, the page's own workers start, and no text can become script or markup.
import { expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'

const journey = createJourney()
const [collection] = inject('site').contracts.collections

journey('reads a collection in a worker of the build, without violating the policy', async ({ page }) => {
  const started = page.waitForEvent('worker')
  await page.goto(`/collection/${collection?.address ?? ''}`)
  expect(new URL((await started).url()).pathname).toMatch(/^\/assets\//)
  await waitForPage(page)
})

journey(
  'rejects text as markup or as a worker’s script, and any other policy',
  async ({ page }) => {
    await page.goto('/')
    await waitForPage(page)
    const thrown = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown }
      }
      const attempts: readonly (() => unknown)[] = [
        () => (document.createElement('p').innerHTML = '<img>'),
        () => document.body.insertAdjacentHTML('beforeend', '<img>'),
        () => new Worker('/assets/any.js'),
        () => trustedTypes.createPolicy('another', {}),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'nothing'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
    expect(await page.evaluate(() => document.referrer)).toBe('')
  },
  { expectedErrors: [/trusted-types/i, /TrustedHTML|TrustedScript/] },
)
