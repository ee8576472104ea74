// `npm run adversaries -- --seed TEXT [--transactions N]`: plays the adversarial market and reconciles the index with it.
import { parseArgs } from 'node:util'
import { reconcile } from '../../reconcile/reconcile.ts'
import { describe } from '../../reconcile/report.ts'
import { seaportAddress } from '../subgraph/seaport.ts'
import { startWorld } from '../subgraph/world.ts'
import { describeTallies, playMarket } from './market.ts'
import { DEPLOYMENTS } from './scene.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', multiple: true, default: ['one', 'two', 'three'] },
    transactions: { type: 'string', default: '2000' },
    keep: { type: 'boolean', default: false },
  },
})

let different = 0
for (const seed of values.seed) {
  const world = await startWorld(DEPLOYMENTS)
  try {
    console.log(`Seed "${seed}"`)
    const startedAt = performance.now()
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    const tallies = await playMarket(world, { seed, transactions: Number(values.transactions) })
    console.log(`Played after ${seconds()}`)
    for (const line of describeTallies(tallies)) console.log(line)
    await world.indexed()
    console.log(`Indexed after ${seconds()}`)
    const outcome = await reconcile({
      ...{ rpcUrl: world.rpcUrl, graphqlUrl: world.graphqlUrl, seaport: seaportAddress, fromBlock: 0 },
    })
    for (const line of describe(outcome)) console.log(line)
    console.log(`Reconciled after ${seconds()}`)
    different += outcome.comparison.differences.length
    if (values.keep) {
      console.log(
        `Kept: npm run reconcile -- --rpc ${world.rpcUrl} --graphql ${world.graphqlUrl}; Ctrl-C ends it`,
      )
      await new Promise((resolve) => process.once('SIGINT', resolve))
    }
  } finally {
    await world.stop()
  }
}
process.exitCode = different === 0 ? 0 : 1
