// Declares a test that drives its own browser context, and fails when anything fails behind the page.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

interface JourneyOptions extends VisitorOptions {
  /** Opens the production build instead of the local one. */
  readonly production?: boolean
  /** Whether the test may run at the same time as others of its file: it only reads, and measures no time. */
  readonly concurrent?: boolean
}

export type Journey = (
  title: string,
  body: (visitor: Visitor) => Promise<void>,
  options?: JourneyOptions,
) => void

/** Launches one browser for the journeys of a file; each journey gets its own context. */
export function createJourney(): Journey {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => browser?.close())

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
