// `npm run subgraph:build -- <network>`: builds the subgraph for one network into subgraph/build/<network>.
import { fileURLToPath } from 'node:url'
import { buildSubgraph } from '../manifest/build.ts'
import { isNetworkName, networkNames } from '../manifest/networks.ts'

const [name] = process.argv.slice(2)

if (!isNetworkName(name)) {
  console.error(
    `Usage: npm run subgraph:build -- <network>, where <network> is one of: ${networkNames.join(', ')}`,
  )
  process.exit(2)
}

try {
  const outputDirectory = fileURLToPath(new URL(`../build/${name}`, import.meta.url))
  const { manifestPath } = await buildSubgraph({ network: name, outputDirectory })
  console.log(`Built the subgraph for ${name}: ${manifestPath}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
