// Computes a short key that changes when any of the named sources does. Whatever is made from them can be cached under
// it.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Returns a file itself, or all files below a folder; none if there is no such path. */
export async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Hashes all files at or below the given paths, by name and content, and the extra values.
 *
 * @param root folder that the paths start at; the key does not depend on its location.
 * @param ignore skips files whose path below `root` it accepts.
 */
export async function contentKey({
  root,
  paths,
  values = [],
  ignore = () => false,
}: {
  root: string
  paths: string[]
  values?: unknown[]
  ignore?: (path: string) => boolean
}): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat()
  const names = files
    .map((file) => relative(root, file))
    .filter((name) => !ignore(name))
    .sort()
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const name of names) {
    const content = await readFile(join(root, name))
    hash.update(`\0${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}
