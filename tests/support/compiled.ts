// Compiles the test contracts and the mappings before the first mapping test: two files run at once, and both would compile
// them. The demo's contracts are committed.
import { compileContracts } from '../../local/contracts/compile.ts'
import { compileMappings } from '../../subgraph/manifest/compile.ts'

export default async function setup(): Promise<void> {
  await Promise.all([compileContracts({ set: 'test' }), compileMappings()])
}
