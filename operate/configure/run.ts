// npm run configure: makes a built page one site's.
import { readArguments, runCommand } from '../commandLine.ts'
import { SiteConfigError } from '../config/readSite.ts'
import { warnOfKey } from '../http/webUrl.ts'
import { configure } from './configure.ts'
import { NotATemplateError } from './renderPage.ts'

const USAGE = `Usage: npm run configure -- [<dist>] [<config>]
  <dist>    the folder of a built page; dist by default
  <config>  the configuration; vitrine.config.json by default`

const command = { usage: USAGE, expected: [SiteConfigError, NotATemplateError] }

process.exitCode = await runCommand(command, process.argv.slice(2), (args) => {
  const { positionals } = readArguments(args, {}, 2)
  const [dist = 'dist', config = process.env['VITRINE_CONFIG'] ?? 'vitrine.config.json'] = positionals
  const { brand, network, basePath } = configure(dist, config)
  console.log(`Configured ${dist} as ${brand.name} on ${network.name}, to serve under ${basePath}.`)
  const { rpcUrl, rpcFallbackUrls, graphqlUrl } = network
  for (const [setting, urls] of Object.entries({ rpcUrl, rpcFallbackUrls, graphqlUrl })) {
    for (const url of [urls].flat()) {
      const warning = warnOfKey(url, `network.${setting}`)
      if (warning !== undefined) console.warn(`Warning: ${warning}`)
    }
  }
})
