// npm run configure: makes a built page one site's.
import { readArguments, runCommand } from '../commandLine.ts'
import { SiteConfigError } from '../config/readSite.ts'
import { warnOfKey } from '../http/webUrl.ts'
import { configure } from './configure.ts'
import { NotATemplateError } from './renderPage.ts'

const USAGE = `Usage: npm run configure -- [<dist>] [<config>] [options]
  <dist>    the folder of a built page; dist by default
  <config>  the configuration; vitrine.config.json by default
  --check   changes nothing, and says what would change

The exit status is 1 for a wrong configuration, and then nothing has changed.`

const command = { usage: USAGE, expected: [SiteConfigError, NotATemplateError] }

process.exitCode = await runCommand(command, process.argv.slice(2), (args) => {
  const { values, positionals } = readArguments(args, { check: { type: 'boolean', default: false } }, 2)
  const [dist = 'dist', config = process.env['VITRINE_CONFIG'] ?? 'vitrine.config.json'] = positionals
  const checkOnly = values.check
  const { site, changes, removedSnapshots } = configure(dist, config, { checkOnly })
  const { brand, network, basePath } = site
  console.log(
    checkOnly
      ? `${config} is right. Nothing was changed.`
      : `Configured ${dist} as ${brand.name} on ${network.name}, to serve under ${basePath}.`,
  )
  for (const change of changes) console.log(`${checkOnly ? 'Would change' : 'Changed'} ${change}`)
  if (removedSnapshots.length > 0) {
    const files = removedSnapshots.join(', ')
    console.log(
      `${checkOnly ? 'Would remove' : 'Removed'} snapshots of another build or configuration: ${files}. ` +
        'Write new ones with "npm run snapshot" after this.',
    )
  }
  const { rpcUrl, rpcFallbackUrls, graphqlUrl } = network
  for (const [setting, urls] of Object.entries({ rpcUrl, rpcFallbackUrls, graphqlUrl })) {
    for (const url of [urls].flat()) {
      const warning = warnOfKey(url, `network.${setting}`)
      if (warning !== undefined) console.warn(`Warning: ${warning}`)
    }
  }
})
