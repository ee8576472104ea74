// npm run doctor [-- <url of the site>]: examines a deployment and says how to fix what fails.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SiteConfigError } from '../config/readSite.ts'
import { isWebUrl } from '../http/webUrl.ts'
import { examine } from './examine.ts'
import { renderJson, renderTable } from './table.ts'

const USAGE = `Usage: npm run doctor -- [<url of the site>] [options]
  --config <file>  the configuration; vitrine.config.json by default
  --json           prints the result as JSON

The exit status is 0 when nothing failed, 1 when something did, and 2 for wrong arguments. Warnings don't change it.`

async function main(args: string[]): Promise<number> {
  let siteUrl: string | undefined
  let flags: { config?: string | undefined; json?: boolean | undefined; help?: boolean | undefined }
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { config: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new TypeError('Pass one URL.')
    flags = values
    siteUrl = positionals[0]
    if (siteUrl !== undefined && !isWebUrl(siteUrl)) {
      throw new TypeError(`${siteUrl} isn't a URL that starts with https://.`)
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return 2
  }
  if (flags.help === true) {
    console.log(USAGE)
    return 0
  }
  const configFile =
    flags.config ??
    process.env['VITRINE_CONFIG'] ??
    fileURLToPath(new URL('../../vitrine.config.json', import.meta.url))
  try {
    const rows = await examine(configFile, siteUrl)
    console.log(flags.json === true ? renderJson(rows) : renderTable(rows))
    return rows.some(({ status }) => status === 'failed') ? 1 : 0
  } catch (error) {
    if (!(error instanceof SiteConfigError)) throw error
    console.error(error.message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
