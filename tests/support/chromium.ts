// Finds a Chromium for tests: CHROME_PATH, one of the system, or Playwright's own; installs one if there is none.
//
//   tsx tests/support/chromium.ts --get    prints the program's path, installing one if necessary
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

/** Chromium without its window features takes a third less of the processor time, and less than half for a small page. */
const WINDOWLESS = 'chromium-headless-shell'

const PROGRAMS = [
  WINDOWLESS,
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
]
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Downloading a browser over a slow connection takes minutes; after this time it has failed. */
const INSTALL_MS = 8 * 60_000

/**
 * Flags that make a headless Chromium work as root, in containers, and without network calls of its own. With the
 * GPU's work inside the browser's process, pages take a tenth less of the processor time.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Returns whether the program starts at all; one with missing libraries doesn't. */
function works(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function candidates(): string[] {
  const configured = process.env['CHROME_PATH']
  const directories = (process.env['PATH'] ?? '').split(delimiter).filter((directory) => directory !== '')
  const onPath = PROGRAMS.flatMap((program) => directories.map((directory) => join(directory, program)))
  return [...(configured ? [configured] : []), ...onPath, ...APPLICATIONS, chromium.executablePath()]
}

/** Finds the path of a Chromium that starts; `undefined` if this machine has none. */
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

/** One way of installing a browser. Its output goes to standard error, so standard output is only the path. */
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
    if (findChromium() !== undefined) return // Older releases don't have the first package.
  }
}

function downloadPlaywrightBuild(): void {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js')
  // If packages can be installed, this also installs the libraries that the browser needs.
  const libraries = isRoot() && existsSync('/usr/bin/apt-get') ? ['--with-deps'] : []
  attempt(process.execPath, [cli, 'install', ...libraries, 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000',
  })
}

/** Whether the system's packages can be installed. */
const canInstallPackages = (): boolean => isRoot() && isDebian()

/**
 * Returns the path of a Chromium that starts, installing one if there is none. One with windows is used where nothing else
 * was chosen and the windowless one can't be installed.
 * @throws Error whose message says what to do
 */
function getChromium(): string {
  const present = findChromium()
  if (present !== undefined) {
    const isChosen = present === process.env['CHROME_PATH'] || basename(present) === WINDOWLESS
    if (isChosen || !canInstallPackages()) return present
  }
  const ways = [downloadPlaywrightBuild]
  if (canInstallPackages()) ways.unshift(installDebianPackage)
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
