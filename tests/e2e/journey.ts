// A test that is a visit: opens a browser context, follows the visitor, and ends only if nothing went wrong unseen.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

interface JourneyOptions extends VisitorOptions {
  /** Drives the production build instead of the local one. */
  readonly production?: boolean
  /** May be under way beside others of its file: it only reads, and measures no time. */
  readonly beside?: boolean
}

export type Journey = (
  title: string,
  body: (visitor: Visitor) => Promise<void>,
  options?: JourneyOptions,
) => void

/** One browser for the journeys of a file; each journey has a context of its own. */
export function journeys(): Journey {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => browser?.close())

  return (title, body, { production = false, beside = false, ...options } = {}) => {
    test(title, { concurrent: beside }, async () => {
      if (browser === undefined) throw new Error('The browser has not been started.')
      const site = inject('site')
      const visitor = await openVisitor(browser, production ? site.productionUrl : site.webUrl, options)
      try {
        await body(visitor)
        expect(visitor.troubles(), 'nothing may fail behind the page').toEqual([])
      } catch (error) {
        await visitor.capture(title)
        throw error
      } finally {
        await visitor.close()
      }
    })
  }
}
