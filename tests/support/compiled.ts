// Compiles what every mapping test deploys before the first starts: two files run at once, and both would compile it.
import { compileContracts } from '../../local/contracts/compile.ts'
import { compileMappings } from '../../subgraph/manifest/compile.ts'

export default async function setup(): Promise<void> {
  await Promise.all([compileContracts({ set: 'test' }), compileMappings()])
}
