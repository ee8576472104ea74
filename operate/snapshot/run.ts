// npm run snapshot [-- <dist>]: writes what visitors see of home and of the site's collections until the page has loaded.
import { parseArgs } from 'node:util'
import { SiteConfigError } from '../config/readSite.ts'
import { NotATemplateError } from '../configure/renderPage.ts'
import { QueryError } from '../http/graphql.ts'
import { UnreachableError } from '../http/request.ts'
import { writeSnapshots } from './snapshot.ts'

const USAGE = `Usage: npm run snapshot -- [dist] [options]
  --config <file>  the configuration; vitrine.config.json by default
  --index <url>    the subgraph's query endpoint; graphqlUrl of the configuration by default
  --site <url>     where the site is, for addresses of the configuration without a host; its url by default`

const EXPECTED = [SiteConfigError, NotATemplateError, QueryError, UnreachableError]

async function main(args: string[]): Promise<number> {
  let dist: string
  let flags: { config?: string; index?: string; site?: string; help?: boolean }
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        config: { type: 'string' },
        index: { type: 'string' },
        site: { type: 'string' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new TypeError('Pass one folder.')
    for (const url of [values.index, values.site]) {
      if (url !== undefined && !(/^https?:\/\//.test(url) && URL.canParse(url)))
        throw new TypeError(`${url} isn't a URL that starts with https:// or http://.`)
    }
    dist = positionals[0] ?? 'dist'
    flags = values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return 2
  }
  if (flags.help === true) {
    console.log(USAGE)
    return 0
  }
  try {
    const reports = await writeSnapshots({
      dist,
      configFile: flags.config ?? process.env['VITRINE_CONFIG'] ?? 'vitrine.config.json',
      indexUrl: flags.index,
      siteUrl: flags.site,
    })
    for (const { file, items, pictures } of reports)
      console.log(`${file}: ${items} items, ${pictures} pictures`)
    if (reports.length === 0) console.log('The index has no items yet, so there is nothing to write.')
    return 0
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error
    console.error((error as Error).message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
