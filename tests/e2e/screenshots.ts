// `npm run screenshots`: saves every page at three widths in both themes into .local/screenshots, for review.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, runCommand } from '../../operate/commandLine.ts'
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

const USAGE = `Usage: npm run screenshots -- [<url>] [<page> …]
  <url>   a running stack, such as http://localhost:4173; it starts its own by default
  <page>  saves only these, such as home item-traveled; all by default`

interface Target {
  readonly webUrl: string
  readonly contracts: DemoContracts
  close(): Promise<void>
}

async function openTarget(runningUrl: string | undefined): Promise<Target> {
  if (runningUrl !== undefined) {
    const { contracts } = JSON.parse(readFileSync('.local/stack.json', 'utf8')) as {
      contracts: DemoContracts
    }
    return { webUrl: runningUrl, contracts, close: () => Promise.resolve() }
  }
  const site = await openSite({ seed: 'demo' })
  return { webUrl: site.webUrl, contracts: site.stack.contracts, close: () => site.close() }
}

async function main(args: readonly string[]): Promise<void> {
  const { positionals } = readArguments(args, {}, Infinity)
  const runningUrl = positionals.find((arg) => arg.startsWith('http'))
  const names = positionals.filter((arg) => arg !== runningUrl)
  mkdirSync(DIRECTORY, { recursive: true })
  const { webUrl, contracts, close } = await openTarget(runningUrl)
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
}

process.exitCode = await runCommand({ usage: USAGE }, process.argv.slice(2), main)
