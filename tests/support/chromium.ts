// Finds a Chromium to drive: CHROME_PATH, one of the system, Playwright's own; gets one when there is none.
//
//   tsx tests/support/chromium.ts --get    prints the program's path, after installing one if it must
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

/** Chromium without what belongs to a window costs a third less of the processor. */
const WINDOWLESS = 'chromium-headless-shell'

const PROGRAMS = [
  WINDOWLESS,
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
]
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Downloading a browser over a slow line takes minutes; beyond this it will not come. */
const INSTALL_MS = 8 * 60_000

/** Flags that make a headless Chromium work for root, in containers, and without calls of its own to the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** True when the program starts at all; one with missing libraries does not. */
function works(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function candidates(): string[] {
  const configured = process.env['CHROME_PATH']
  const directories = (process.env['PATH'] ?? '').split(delimiter).filter((directory) => directory !== '')
  const onPath = PROGRAMS.flatMap((program) => directories.map((directory) => join(directory, program)))
  return [...(configured ? [configured] : []), ...onPath, ...APPLICATIONS, chromium.executablePath()]
}

/** The path of a Chromium that starts, or `undefined` when this machine has none. */
export function findChromium(): string | undefined {
  return candidates().find((path) => existsSync(path) && works(path))
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Debian has packages of Chromium; Ubuntu's `chromium` is a shim that needs snapd. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** One way of getting a browser; output goes to standard error, so that standard output is the path alone. */
function attempt(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  try {
    execFileSync(program, words, {
      stdio: ['ignore', 2, 2],
      timeout: INSTALL_MS,
      env: { ...process.env, ...env },
    })
  } catch (error) {
    console.error(`${program} did not succeed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function installDebianPackage(): void {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  attempt('apt-get', ['update'], env)
  for (const name of [WINDOWLESS, 'chromium']) {
    attempt('apt-get', ['install', '-y', '--no-install-recommends', name], env)
    if (findChromium() !== undefined) return // Older releases have no package of the first.
  }
}

function downloadPlaywrightBuild(): void {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js')
  // With rights to install packages, the libraries that the browser needs come along.
  const libraries = isRoot() && existsSync('/usr/bin/apt-get') ? ['--with-deps'] : []
  attempt(process.execPath, [cli, 'install', ...libraries, 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000',
  })
}

/**
 * The path of a Chromium that starts, installing one when there is none.
 * @throws Error whose message says what to do
 */
function getChromium(): string {
  const present = findChromium()
  if (present !== undefined) return present
  const ways = [downloadPlaywrightBuild]
  if (isRoot() && isDebian()) ways.unshift(installDebianPackage)
  for (const way of ways) {
    way()
    const executable = findChromium()
    if (executable !== undefined) return executable
  }
  throw new Error(
    'No Chromium was found and none could be installed: install one, or set CHROME_PATH to one.',
  )
}

const self = fileURLToPath(import.meta.url)
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === self) {
  try {
    console.log(process.argv.includes('--get') ? getChromium() : (findChromium() ?? 'none'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
