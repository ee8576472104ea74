// `npm run screenshots`: saves every page at three widths in both themes into .local/screenshots, for review.
//
//   npm run screenshots                       starts its own stack
//   npm run screenshots -- http://localhost:4173 home item-traveled    only these pages, of a running stack
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoContracts } from '../../local/seed/contracts.ts'
import { openSite } from '../support/openSite.ts'
import { listPages } from './pages.ts'
import { waitForPage } from './waitForPage.ts'
import { launchBrowser, openVisitor, type Theme, type Viewport } from './visitor.ts'

const DIRECTORY = '.local/screenshots'
const VIEWPORTS: readonly Viewport[] = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const THEMES: readonly Theme[] = ['light', 'dark']

const args = process.argv.slice(2)
const runningUrl = args.find((arg) => arg.startsWith('http'))
const names = args.filter((arg) => arg !== runningUrl)

interface Target {
  readonly webUrl: string
  readonly contracts: DemoContracts
  close(): Promise<void>
}

async function openTarget(): Promise<Target> {
  if (runningUrl !== undefined) {
    const { contracts } = JSON.parse(readFileSync('.local/stack.json', 'utf8')) as {
      contracts: DemoContracts
    }
    return { webUrl: runningUrl, contracts, close: () => Promise.resolve() }
  }
  const site = await openSite({ seed: 'demo' })
  return { webUrl: site.webUrl, contracts: site.stack.contracts, close: () => site.close() }
}

mkdirSync(DIRECTORY, { recursive: true })
const { webUrl, contracts, close } = await openTarget()
const browser = await launchBrowser()
try {
  for (const { name, path } of listPages(contracts)) {
    if (names.length > 0 && !names.includes(name)) continue
    for (const viewport of VIEWPORTS) {
      for (const theme of THEMES) {
        const visitor = await openVisitor(browser, webUrl, { theme, viewport })
        await visitor.page.goto(path)
        await waitForPage(visitor.page)
        const file = join(DIRECTORY, `${name}-${viewport.width}-${theme}.png`)
        await visitor.page.screenshot({ path: file })
        for (const trouble of visitor.problems()) console.error(`${name}: ${trouble}`)
        await visitor.close()
      }
    }
    console.log(name)
  }
} finally {
  await browser.close()
  await close()
}
