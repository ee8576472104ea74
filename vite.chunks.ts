// Decides which file each module of the build goes into: one for vendors, one for what the first page needs, one for
// what opens a trade, and one for what several other pages share.
import type { Rolldown } from 'vite'

/** An index that names every icon there is, whatever module uses it. */
const ICON_INDEX = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react/

/** Left where the bundler puts them: the entry, pages in their own files, and each icon with its users. */
const LEFT_ALONE =
  /\/src\/(pages\/|app\/main\.tsx)|\/node_modules\/lucide-react\/dist\/esm\/(icons\/|lucide-react)/

/** Icons of a collection's page that later pages have too, whose file it would otherwise load for them. */
const SHARED_ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\/sliders-horizontal\./

/** The project's own module, not a package's. */
const OWN = /^(?!.*\/node_modules\/).*\/src\//

const TRADING = /\/src\/(features\/(buy|sell|offers)|app\/trade|trade|orders|seaport)\//

/** A translated area of messages: the folder above its language, the language, and its file. */
const TRANSLATION = /^(.*\/src\/messages\/)(?!en\/)([a-z]{2}(?:-\w+)?)(\/\w+\.ts)$/

/** Pages, and the few modules that choose among pages of one kind. */
const PAGE = /\/src\/pages\/\w+\/\w+(Page|Routes)\.tsx$/

type ModuleInfo = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
} | null

/** Everything that the modules import, directly or not, except by `import()`. */
function importsOf(roots: readonly string[], moduleInfo: ModuleInfo): ReadonlySet<string> {
  const seen = new Set(roots)
  // A set is iterated in insertion order, including elements added during the iteration.
  for (const id of seen) {
    if (ICON_INDEX.test(id)) continue
    const info = moduleInfo(id)
    if (info === null && roots.includes(id)) throw new Error(`The build has no module ${id}`)
    for (const imported of info?.importedIds ?? []) seen.add(imported)
  }
  return seen
}

/** Every page that loads when it is visited, except the first. */
function laterPages(firstPage: readonly string[], moduleInfo: ModuleInfo): readonly string[] {
  const seen = new Set(firstPage)
  const fetched = new Set<string>()
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) {
      if (OWN.test(imported)) seen.add(imported)
    }
    for (const imported of dynamicallyImportedIds) fetched.add(imported)
  }
  const pages = [...fetched].filter((id) => PAGE.test(id) && !firstPage.includes(id))
  if (pages.length === 0) throw new Error('The build has no page besides the first.')
  return pages
}

/** Modules that two or more of the pages import. */
function sharedBy(pages: readonly string[], moduleInfo: ModuleInfo): ReadonlySet<string> {
  const shared = new Set<string>()
  const seen = new Set<string>()
  for (const page of pages) {
    for (const id of importsOf([page], moduleInfo)) (seen.has(id) ? shared : seen).add(id)
  }
  return shared
}

/**
 * Groups for Rolldown's `codeSplitting`.
 *
 * Code that changes with an upgrade rather than with a release keeps its file, and so stays in caches. The many small
 * modules that the frame and the first page share with other pages would each become a file; together they compress
 * better and arrive in one piece. The same goes for the code of pictures, which all pages load at once; for the buttons
 * that open a trade, which most pages have: the entry would name each file that they are in, and once more for its
 * styles; and for what a collection's page starts from. It also goes for what more than one of the other pages imports,
 * with the packages that it needs: those pages then load in a fraction of the scripts. Of that, what a collection's page
 * needs is in a file of its own, because every module that it doesn't need delays its first card. The cost: the first
 * page's lazy parts bring along code that they don't need, once the page is shown.
 * @param firstPage absolute paths of the modules that the first page starts from
 * @param pictures absolute paths of the modules that every page loads for its pictures
 * @param collectionPage absolute paths of the modules that a collection's page starts from
 * @param tradeButtons absolute paths of the modules of those buttons
 */
export function chunkGroups({
  firstPage,
  pictures,
  collectionPage,
  tradeButtons,
}: {
  readonly firstPage: readonly string[]
  readonly pictures: readonly string[]
  readonly collectionPage: readonly string[]
  readonly tradeButtons: readonly string[]
}): Rolldown.CodeSplittingGroup[] {
  let groups: ((module: string) => string | null) | undefined
  const readGroups = (moduleInfo: ModuleInfo) => {
    const first = importsOf(firstPage, moduleInfo)
    const ofPictures = importsOf(pictures, moduleInfo)
    const collection = importsOf(collectionPage, moduleInfo)
    const buttons = importsOf(tradeButtons, moduleInfo)
    const shared = sharedBy(laterPages(firstPage, moduleInfo), moduleInfo)
    return (module: string): string | null => {
      if (ICON_INDEX.test(module)) return null
      if (SHARED_ICON.test(module)) return 'shared'
      if (!LEFT_ALONE.test(module)) {
        if (first.has(module)) return 'first'
        if (ofPictures.has(module) && OWN.test(module)) return 'pictures'
        if (shared.has(module) && collection.has(module)) return 'shared'
        if (buttons.has(module) && TRADING.test(module)) return 'trading'
        if (shared.has(module) && OWN.test(module)) return 'later'
      }
      if (first.has(module) || !collection.has(module)) return null
      return OWN.test(module) ? 'collection' : 'shared'
    }
  }
  /** In the order in which they take the packages and modules that theirs import. */
  const names = ['first', 'pictures', 'shared', 'trading', 'later', 'collection']
  return [
    {
      name: 'vendor',
      test: /\/node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|graphql|rxjs|optimism|@wry\/[a-z]+|tslib)\/|rolldown\/runtime/,
      priority: names.length + 1,
    },
    ...names.map((group, index) => ({
      priority: names.length - index,
      name(id: string, context: Rolldown.ChunkingContext) {
        const groupOf = (groups ??= readGroups((imported) => context.getModuleInfo(imported)))
        // A translation is in the same file as those of the areas whose English text loads together.
        const [, folder, language, file] = TRANSLATION.exec(id) ?? []
        if (groupOf(language === undefined ? id : `${folder}en${file}`) !== group) return null
        return language === undefined ? group : `${group}-${language}`
      },
    })),
  ]
}
