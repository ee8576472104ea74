// npm run configure -- <dist> <config>: makes a built page one site's.
import { SiteConfigError } from '../config/readSite.ts'
import { warnOfKey } from '../http/webUrl.ts'
import { configure } from './configure.ts'
import { NotATemplateError } from './renderPage.ts'

const [dist = 'dist', config = process.env['VITRINE_CONFIG'] ?? 'vitrine.config.json', ...rest] =
  process.argv.slice(2)

if (rest.length > 0 || dist.startsWith('-') || config.startsWith('-')) {
  console.error('Usage: npm run configure -- [dist] [vitrine.config.json]')
  process.exit(2)
}
try {
  const { brand, network, basePath } = configure(dist, config)
  console.log(`Configured ${dist} as ${brand.name} on ${network.name}, to serve under ${basePath}.`)
  for (const url of [network.rpcUrl, network.graphqlUrl]) {
    const warning = warnOfKey(url)
    if (warning !== undefined) console.warn(`Warning: ${warning}`)
  }
} catch (error) {
  if (!(error instanceof SiteConfigError || error instanceof NotATemplateError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
