// npm run snapshot: writes what visitors see of home and of the site's collections until the page has loaded.
import { readArguments, readUrlFlag, runCommand } from '../commandLine.ts'
import { SiteConfigError } from '../config/readSite.ts'
import { NotATemplateError } from '../configure/renderPage.ts'
import { QueryError } from '../http/graphql.ts'
import { UnreachableError } from '../http/request.ts'
import { writeSnapshots } from './snapshot.ts'

const USAGE = `Usage: npm run snapshot -- [<dist>] [options]
  <dist>           the folder of a configured page; dist by default
  --config <file>  the configuration; vitrine.config.json by default
  --index <url>    the subgraph's query endpoint; graphqlUrl of the configuration by default
  --site <url>     where the site is, for addresses of the configuration without a host; its url by default`

const command = {
  usage: USAGE,
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
