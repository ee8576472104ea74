// The browser and the site that measurements share, each opened once and closed at the end.
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../e2e/visitor.ts'
import { openSite, type Site } from '../support/openSite.ts'
import { openDataset, type DatasetSite } from './dataset/indexSite.ts'
import type { Bench } from './measure.ts'

/**
 * Runs `take` with what measurements share, then closes what was opened, even after an error.
 *
 * @param items size of the dataset; undefined for none
 */
export async function withBench<Result>(
  { items }: { items: number | undefined },
  take: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  let browser: Promise<Browser> | undefined
  let site: Promise<Site> | undefined
  let dataset: Promise<DatasetSite> | undefined
  const noDataset = () =>
    Promise.reject(new Error('This needs a dataset: `npm run bench -- --items 100000`.'))
  try {
    return await take({
      browser: () => (browser ??= launchBrowser()),
      site: () => (site ??= openSite({ seed: 'demo' })),
      dataset: () => (items === undefined ? noDataset() : (dataset ??= openDataset(items))),
    })
  } finally {
    // The measurement that opened it has reported the failure.
    await (await browser?.catch(() => undefined))?.close()
    await (await site?.catch(() => undefined))?.close()
    await (await dataset?.catch(() => undefined))?.close()
  }
}
