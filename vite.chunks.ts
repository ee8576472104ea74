// Which file each module of the build goes into: vendors apart, and what the first page needs together.
import type { Rolldown } from 'vite'

/** An index that names every icon there is, whoever uses it. */
const ICON_INDEX = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react/

/** Stay where the bundler puts them: pages in their own files, and each icon with those who use it. */
const LEFT_ALONE = /\/src\/(pages|app)\/|\/node_modules\/lucide-react\/dist\/esm\/(icons\/|lucide-react)/

const TRADING = /\/src\/(features\/trading|market)\//

type ModuleInfo = (id: string) => { readonly importedIds: readonly string[] } | null

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

/**
 * Groups for Rolldown's `codeSplitting`.
 *
 * What changes with an upgrade rather than with a release keeps its file, and its place in caches. The many small
 * modules that the frame and the first page share with other pages would each become a file; together they compress
 * better and arrive in one piece. So do the buttons that open a trade, which most pages have:
 * each file that they were in would be named in the entry, once more for its styles.
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
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
    {
      name: 'apollo',
      test: /\/node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry\/[a-z]+|tslib)\//,
      priority: 2,
    },
    {
      priority: 1,
      name(id, context) {
        first ??= importsOf(firstPage, (imported) => context.getModuleInfo(imported))
        if (LEFT_ALONE.test(id)) return null
        if (first.has(id)) return 'first'
        buttons ??= importsOf(tradeButtons, (imported) => context.getModuleInfo(imported))
        return buttons.has(id) && TRADING.test(id) ? 'trading' : null
      },
    },
  ]
}
