// The browser and the site that measurements share, each opened once and closed at the end.
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../e2e/visitor.ts'
import { openSite, type Site } from '../support/openSite.ts'
import type { Bench } from './measure.ts'

/** Runs `take` with what measurements share, and closes what has been opened, whatever comes of it. */
export async function withBench<Result>(take: (bench: Bench) => Promise<Result>): Promise<Result> {
  let browser: Promise<Browser> | undefined
  let site: Promise<Site> | undefined
  try {
    return await take({
      browser: () => (browser ??= launchBrowser()),
      site: () => (site ??= openSite({ seed: 'demo' })),
    })
  } finally {
    // What failed to open has been reported by the measurement that asked for it.
    await (await browser?.catch(() => undefined))?.close()
    await (await site?.catch(() => undefined))?.close()
  }
}
