// Folders that cost time to make and can be used again: each lies under the key of what it was made from.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The checkout's root. */
export const REPOSITORY = join(import.meta.dirname, '..', '..')

const CACHE = join(REPOSITORY, '.local', 'cache')

/** How many folders of one kind are kept; the longest unused go first. */
const KEPT = 4

/** Where the folder of this kind and key lies, whether or not it exists. */
export const keptFolder = (kind: string, key: string) => join(CACHE, `${kind}-${key}`)

/** A folder that is still partial after this long belongs to a start that was killed. */
const PARTIAL_MAX_AGE_MS = 60 * 60 * 1000

/** When it was last used or made, in milliseconds since 1970; undefined when another start has just dropped it. */
async function timeOf(name: string): Promise<number | undefined> {
  try {
    return (await stat(join(CACHE, name))).mtimeMs
  } catch {
    return undefined
  }
}

/** Drops all but the last used folders of a kind, and what killed starts left half-made. */
async function dropOld(kind: string) {
  const names = await readdir(CACHE)
  const timed = await Promise.all(names.map(async (name) => ({ name, time: (await timeOf(name)) ?? 0 })))
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
 * The folder of this kind and key, made now if there is none. It is made aside and put in place by one rename: two
 * starts at once, or one that is interrupted, never leave half a folder.
 *
 * @param make fills the empty folder it is given.
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
      if (!existsSync(directory)) throw error // Else another start was faster, with the same result.
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
  await dropOld(kind)
  return { directory, made: true }
}
