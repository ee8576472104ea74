// The built program of `npm run snapshot` (start.ts): writes what visitors see of home and of the site's collections until the page has loaded.
import { readArguments, readUrlFlag, runCommand } from '../commandLine.ts'
import { SiteConfigError } from '../config/readSite.ts'
import { NotATemplateError } from '../configure/renderPage.ts'
import { QueryError } from '../http/graphql.ts'
import { UnreachableError } from '../http/request.ts'
import { writeSnapshots } from './snapshot.ts'
import { SNAPSHOT_USAGE } from './usage.ts'

const command = {
  usage: SNAPSHOT_USAGE,
  expected: [SiteConfigError, NotATemplateError, QueryError, UnreachableError],
}

process.exitCode = await runCommand(command, process.argv.slice(2), async (args) => {
  const flags = { config: { type: 'string' }, index: { type: 'string' }, site: { type: 'string' } } as const
  const { values, positionals } = readArguments(args, flags, 1)
  const { config, index, site } = values
  const reports = await writeSnapshots({
    dist: positionals[0] ?? 'dist',
    configFile: config ?? process.env['VITRINE_CONFIG'] ?? 'vitrine.config.json',
    indexUrl: readUrlFlag('--index', index),
    siteUrl: readUrlFlag('--site', site),
  })
  for (const { file, items, pictures } of reports) {
    console.log(
      items === 0
        ? `${file}: not written, because the index has no items for it yet`
        : `${file}: ${items} items, ${pictures} pictures`,
    )
  }
})
