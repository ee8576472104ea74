// Caches folders that take time to make, each under the key of its sources.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Root of the checkout. */
export const REPOSITORY = join(import.meta.dirname, '..', '..')

const CACHE = join(REPOSITORY, '.local', 'cache')

/** Number of folders kept for each kind; the least recently used are removed first. */
const KEPT = 4

/** Returns the path for this kind and key, whether or not the folder exists. */
export const keptFolder = (kind: string, key: string) => join(CACHE, `${kind}-${key}`)

/** Age after which a partial folder is taken for the leftover of a killed start. */
const PARTIAL_MAX_AGE_MS = 60 * 60 * 1000

/**
 * Returns when the folder was last used or made, in milliseconds since 1970; undefined when another start has just
 * removed it.
 */
async function readTime(name: string): Promise<number | undefined> {
  try {
    return (await stat(join(CACHE, name))).mtimeMs
  } catch {
    return undefined
  }
}

/** Removes all but the most recently used folders of a kind, and partial folders of killed starts. */
async function dropOld(kind: string) {
  const names = await readdir(CACHE)
  const timed = await Promise.all(names.map(async (name) => ({ name, time: (await readTime(name)) ?? 0 })))
  const whole = timed.filter(({ name }) => new RegExp(`^${kind}-[0-9a-f]{16}$`).test(name))
  const unused = whole.sort((a, b) => b.time - a.time).slice(KEPT)
  const abandoned = timed.filter(
    ({ name, time }) => name.startsWith('partial-') && Date.now() - time > PARTIAL_MAX_AGE_MS,
  )
  for (const { name } of [...unused, ...abandoned]) {
    await rm(join(CACHE, name), { recursive: true, force: true })
  }
}

/**
 * Returns the folder of this kind and key, and makes it if there is none. The folder is filled under another name and
 * put in place by one rename, so that two simultaneous starts, or an interrupted one, never leave a partial folder.
 *
 * @param make fills the empty folder that it gets.
 */
export async function keep({
  kind,
  key,
  make,
}: {
  kind: string
  key: string
  make: (directory: string) => Promise<void>
}): Promise<{ directory: string; made: boolean }> {
  const directory = keptFolder(kind, key)
  if (existsSync(directory)) {
    const now = new Date()
    await utimes(directory, now, now)
    return { directory, made: false }
  }
  await mkdir(CACHE, { recursive: true })
  const partial = await mkdtemp(join(CACHE, `partial-${kind}-`))
  try {
    await make(partial)
    await rename(partial, directory).catch((error: unknown) => {
      if (!existsSync(directory)) throw error // Otherwise another start finished first, with the same result.
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
  await dropOld(kind)
  return { directory, made: true }
}
