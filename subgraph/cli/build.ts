// `npm run subgraph:build -- <network>`: builds the subgraph for one network, or for each with --all, into
// subgraph/build/<network>.
import { fileURLToPath } from 'node:url'
import { buildSubgraph } from '../manifest/build.ts'
import { type NetworkName, isNetworkName, networkNames } from '../manifest/networks.ts'

const [word] = process.argv.slice(2)
const usage = `Usage: npm run subgraph:build -- <network>, where <network> is one of: ${networkNames.join(', ')}; or --all`

function namesFor(argument: string | undefined): readonly NetworkName[] | undefined {
  if (argument === '--all') return networkNames
  return isNetworkName(argument) ? [argument] : undefined
}

const names = namesFor(word)
if (!names) {
  console.error(usage)
  process.exit(2)
}

try {
  for (const name of names) {
    const outputDirectory = fileURLToPath(new URL(`../build/${name}`, import.meta.url))
    const { manifestPath } = await buildSubgraph({ network: name, outputDirectory })
    console.log(`Built the subgraph for ${name}: ${manifestPath}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
