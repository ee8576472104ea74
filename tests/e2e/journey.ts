// Declares a test that drives its own browser context, and fails when anything fails behind the page.
import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

interface JourneyOptions extends VisitorOptions {
  /** Opens the production build instead of the local one. */
  readonly production?: boolean
  /**
   * Whether the test may run at the same time as others of its file: it only reads, measures no time, and doesn't call
   * `expect.poll`, which fails once another of them has ended.
   */
  readonly concurrent?: boolean
}

export type Journey = (
  title: string,
  body: (visitor: Visitor) => Promise<void>,
  options?: JourneyOptions,
) => void

/** The browser of all files, which share their modules (`isolate: false`). Playwright ends it with this process. */
let browser: Browser | undefined

/** Returns a way to declare journeys; each gets its own context in the one browser. */
export function createJourney(): Journey {
  beforeAll(async () => {
    if (browser?.isConnected() !== true) browser = await launchBrowser()
  })

  return (title, body, { production = false, concurrent = false, ...options } = {}) => {
    test(title, { concurrent }, async () => {
      if (browser === undefined) throw new Error('The browser has not been started.')
      const site = inject('site')
      const visitor = await openVisitor(browser, production ? site.productionUrl : site.webUrl, options)
      try {
        await body(visitor)
        expect(visitor.problems(), 'nothing may fail behind the page').toEqual([])
      } catch (error) {
        await visitor.saveScreenshot(title)
        throw error
      } finally {
        await visitor.close()
      }
    })
  }
}
