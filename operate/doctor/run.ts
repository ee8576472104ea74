// npm run doctor: examines a deployment and says how to fix what fails.
import { fileURLToPath } from 'node:url'
import { readArguments, readUrlFlag, runCommand } from '../commandLine.ts'
import { SiteConfigError } from '../config/readSite.ts'
import { examine } from './examine.ts'
import { renderJson, renderTable } from './table.ts'

const USAGE = `Usage: npm run doctor -- [<url of the site>] [options]
  --config <file>  the configuration; vitrine.config.json by default
  --json           prints the result as JSON
  --burst          also sends bursts of up to 600 requests to RPC nodes and subgraphs, to see whether they limit them. The
                   limit then refuses everybody at this machine's address for some seconds, and providers may count the
                   requests. The site's own server gets a burst only if the configuration's url is the site's.

The exit status is 0 when nothing failed, 1 when something did, and 2 for wrong arguments. Warnings don't change it.`

const command = { usage: USAGE, expected: [SiteConfigError] }

process.exitCode = await runCommand(command, process.argv.slice(2), async (args) => {
  const flags = { config: { type: 'string' }, json: { type: 'boolean' }, burst: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, flags, 1)
  const siteUrl = readUrlFlag('The site’s URL', positionals[0])
  const configFile =
    values.config ??
    process.env['VITRINE_CONFIG'] ??
    fileURLToPath(new URL('../../vitrine.config.json', import.meta.url))
  const rows = await examine(configFile, siteUrl, { sendsBurst: values.burst === true })
  console.log(values.json === true ? renderJson(rows) : renderTable(rows))
  return rows.some(({ status }) => status === 'failed') ? 1 : 0
})
