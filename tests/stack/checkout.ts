// A copy of this checkout to develop in: what is changed there changes nothing here.
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { REPOSITORY } from '../../local/cache/kept-folder.ts'

/** What a stack and its page are made of; the rest is tests, documents and what was built. */
const SOURCES = [
  'demo',
  'deploy',
  'index.html',
  'local',
  'operate',
  'package-lock.json',
  'package.json',
  'public',
  'schema.graphql',
  'src',
  'subgraph',
  'tsconfig.json',
  'vite.artifact.ts',
  'vite.config.ts',
  'vite.licenses.ts',
  'vite.messages.ts',
  'vite.plugins.ts',
  'vitrine.config.json',
]
const BUILT = join('subgraph', 'build')

export interface Checkout {
  readonly path: string
  /**
   * Replaces one text of a source by another, as an editor does.
   *
   * @throws Error when the source does not hold it
   */
  edit(source: string, from: string, to: string): Promise<void>
  remove(): Promise<void>
}

/** Packages with files that pages fetch as they are, which the development server gives only from its own checkout. */
const SERVED_PACKAGES = ['@fontsource-variable/geist-mono', '@fontsource-variable/instrument-sans']

/** What is installed, by the names under which it is imported. */
async function installed(modules: string): Promise<readonly string[]> {
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.'))
  const inScopes = names
    .filter((name) => name.startsWith('@'))
    .map(async (scope) => (await readdir(join(modules, scope))).map((name) => `${scope}/${name}`))
  return [...names.filter((name) => !name.startsWith('@')), ...(await Promise.all(inScopes)).flat()]
}

/** Packages are this checkout's own; their folder is another, because the development server keeps what it made there. */
async function linkPackages(copy: string, without: readonly string[]): Promise<void> {
  const modules = join(REPOSITORY, 'node_modules')
  // These lead from the folder beside them, so that there is no program of a package that is left out.
  await cp(join(modules, '.bin'), join(copy, 'node_modules', '.bin'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const name of await installed(modules)) {
    if (without.includes(name)) continue
    const place = join(copy, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    if (SERVED_PACKAGES.includes(name)) await cp(join(modules, name), place, { recursive: true })
    else await symlink(join(modules, name), place)
  }
}

/** Contents are stored under the hash of their sources, so any checkout can use them: compiled contracts, a played history. */
const CACHE = join('.local', 'cache')
const COMPILED_MAPPINGS = join(BUILT, '.compiled')

async function linkFolders(copy: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(join(REPOSITORY, folder), { recursive: true })
    await mkdir(dirname(join(copy, folder)), { recursive: true })
    await symlink(join(REPOSITORY, folder), join(copy, folder))
  }
}

/** Copies what this checkout has compiled, and nothing that it is compiling: each is named by a hash of its sources. */
async function copyMappings(copy: string): Promise<void> {
  const compiled = join(REPOSITORY, COMPILED_MAPPINGS)
  await mkdir(compiled, { recursive: true })
  await cp(compiled, join(copy, COMPILED_MAPPINGS), {
    recursive: true,
    filter: (file) => !basename(file).startsWith('work-'),
  })
}

/**
 * Copies the sources as they are, committed or not, to the system's temporary folder.
 *
 * @param without packages that are not installed there
 * @param sharesMappings whether mappings that it compiles are kept in this checkout; not for tests that edit them
 */
export async function copyCheckout({
  without = [],
  sharesMappings = false,
}: { readonly without?: readonly string[]; readonly sharesMappings?: boolean } = {}): Promise<Checkout> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-checkout-'))
  await chmod(path, 0o711) // For root, the database's user has to get in.
  for (const source of SOURCES) {
    await cp(join(REPOSITORY, source), join(path, source), {
      recursive: true,
      filter: (file) => relative(REPOSITORY, file) !== BUILT,
    })
  }
  await linkPackages(path, without)
  await linkFolders(path, [CACHE, ...(sharesMappings ? [COMPILED_MAPPINGS] : [])])
  if (!sharesMappings) await copyMappings(path)
  return {
    path,
    edit: async (source, from, to) => {
      const file = join(path, source)
      const text = await readFile(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${source} does not hold ${from}`)
      // In one step: who watches the file never reads the half of it.
      const whole = join(path, '.local', 'saving')
      await writeFile(
        whole,
        text.replace(from, () => to),
      )
      await rename(whole, file)
    },
    remove: () => rm(path, { recursive: true }),
  }
}
