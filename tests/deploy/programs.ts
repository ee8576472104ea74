// Finds nginx, Caddy and promtool for tests: on the PATH, or in Debian's packages, which are unpacked beside the checkout and not
// installed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Program = 'nginx' | 'caddy' | 'promtool'

/** Packages that contain the program; older releases have nginx itself in the second one. */
const PACKAGES: Readonly<Record<Program, readonly string[]>> = {
  nginx: ['nginx', 'nginx-light'],
  caddy: ['caddy'],
  promtool: ['prometheus'],
}
const FOLDERS = ['usr/sbin', 'usr/bin']
const DOWNLOAD_MS = 60_000

function findInstalled(program: Program): string | undefined {
  const directories = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return directories.map((directory) => join(directory, program)).find((path) => existsSync(path))
}

const run = (command: string, args: readonly string[], cwd?: string): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: DOWNLOAD_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const findIn = (folder: string, program: Program): string | undefined =>
  FOLDERS.map((place) => join(folder, place, program)).find((path) => existsSync(path))

/**
 * Unpacks a package that contains the program. Other test files may do the same at the same time, so it is unpacked apart
 * and then moved.
 * @returns undefined when no package could be downloaded or none contains the program
 */
function unpack(program: Program, destination: string): string | undefined {
  for (const name of PACKAGES[program]) {
    const folder = mkdtempSync(`${destination}-`)
    try {
      run('apt-get', ['download', name], folder)
      const file = readdirSync(folder).find((entry) => entry.endsWith('.deb'))
      if (file === undefined) continue
      run('dpkg-deb', ['-x', file, '.'], folder)
      if (findIn(folder, program) === undefined) continue
      if (!existsSync(destination)) renameSync(folder, destination)
      return findIn(destination, program)
    } catch {
      // No such package in this release, no package lists yet, or another test file was faster.
      const path = findIn(destination, program)
      if (path !== undefined) return path
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return undefined
}

/** Another program may be using the package lists, for example to install a browser. */
async function updatePackageLists(): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      run('apt-get', ['update'])
      return
    } catch {
      await wait(3_000)
    }
  }
}

/**
 * Returns the path of the program.
 * @throws Error that says how to install it
 */
export async function getProgram(program: Program): Promise<string> {
  const installed = findInstalled(program)
  if (installed !== undefined) return installed
  const folder = join(process.cwd(), '.local', 'programs', program)
  const unpacked = findIn(folder, program)
  if (unpacked !== undefined) return unpacked
  if (existsSync('/usr/bin/apt-get')) {
    mkdirSync(dirname(folder), { recursive: true })
    const path = unpack(program, folder)
    if (path !== undefined) return path
    await updatePackageLists()
    const retried = unpack(program, folder)
    if (retried !== undefined) return retried
  }
  throw new Error(
    `Couldn't find ${program}, and no Debian package of it could be downloaded. Install it: "apt-get install ${PACKAGES[program][0]}" on Debian and Ubuntu, "brew install ${PACKAGES[program][0]}" on macOS.`,
  )
}
