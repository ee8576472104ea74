// Which file each module of the build goes into: vendors apart; together what the first page needs, what opens a trade,
// and what several other pages share.
import type { Rolldown } from 'vite'

/** An index that names every icon there is, whoever uses it. */
const ICON_INDEX = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react/

/** Stay where the bundler puts them: the entry, pages in their own files, and each icon with those who use it. */
const LEFT_ALONE =
  /\/src\/(pages\/|app\/main\.tsx)|\/node_modules\/lucide-react\/dist\/esm\/(icons\/|lucide-react)/

/** Not of a package. */
const OWN = /^(?!.*\/node_modules\/).*\/src\//

const TRADING = /\/src\/(features\/(buy|sell|offers)|app\/trade|trade|orders|market)\//

/** A translated area of messages: the folder before its language, the language, and its file. */
const TRANSLATION = /^(.*\/src\/messages\/)(?!en\/)([a-z]{2}(?:-\w+)?)(\/\w+\.ts)$/

/** Pages, and the few modules that choose among the pages of one kind. */
const PAGE = /\/src\/pages\/\w+\/\w+(Page|Routes)\.tsx$/

type ModuleInfo = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
} | null

/** Everything that some modules import, directly or not, except by `import()`. */
function importsOf(roots: readonly string[], moduleInfo: ModuleInfo): ReadonlySet<string> {
  const seen = new Set(roots)
  // A set is walked in the order of insertion, also over what is added on the way.
  for (const id of seen) {
    if (ICON_INDEX.test(id)) continue
    const info = moduleInfo(id)
    if (info === null && roots.includes(id)) throw new Error(`The build has no module ${id}`)
    for (const imported of info?.importedIds ?? []) seen.add(imported)
  }
  return seen
}

/** Every page that is fetched when it is visited, but the first. */
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

/** What more than one of some pages imports. */
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
 * What changes with an upgrade rather than with a release keeps its file, and its place in caches. The many small
 * modules that the frame and the first page share with other pages would each become a file; together they compress
 * better and arrive in one piece. So do the buttons that open a trade, which most pages have: each file that they were
 * in would be named in the entry, once more for its styles. And so does what more than one of the other pages imports,
 * with the packages that it needs: those pages then come in a fraction of the scripts. For that, the first page's late
 * parts bring along what they do not need, once the page is shown.
 * @param firstPage absolute paths of the modules that the first page starts from
 * @param tradeButtons absolute paths of the modules of those buttons
 */
export function chunkGroups({
  firstPage,
  tradeButtons,
}: {
  readonly firstPage: readonly string[]
  readonly tradeButtons: readonly string[]
}): Rolldown.CodeSplittingGroup[] {
  let first: ReadonlySet<string> | undefined
  let buttons: ReadonlySet<string> | undefined
  let shared: ReadonlySet<string> | undefined
  return [
    {
      name: 'vendor',
      test: /\/node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|graphql|rxjs|optimism|@wry\/[a-z]+|tslib)\/|rolldown\/runtime/,
      priority: 2,
    },
    {
      priority: 1,
      name(id, context) {
        const moduleInfo: ModuleInfo = (imported) => context.getModuleInfo(imported)
        first ??= importsOf(firstPage, moduleInfo)
        buttons ??= importsOf(tradeButtons, moduleInfo)
        shared ??= sharedBy(laterPages(firstPage, moduleInfo), moduleInfo)
        const groupOf = (module: string): string | null => {
          if (LEFT_ALONE.test(module)) return null
          if (first?.has(module)) return 'first'
          if (buttons?.has(module) && TRADING.test(module)) return 'trading'
          return shared?.has(module) && OWN.test(module) ? 'shared' : null
        }
        // A translation arrives with those of the areas whose English arrives together.
        const [, folder, language, file] = TRANSLATION.exec(id) ?? []
        if (language === undefined) return groupOf(id)
        const group = groupOf(`${folder}en${file}`)
        return group === null ? null : `${group}-${language}`
      },
    },
  ]
}
