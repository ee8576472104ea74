// `npm run adversaries`: plays the adversarial market and reconciles the index with it.
import { readArguments, runCommand } from '../../operate/commandLine.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import { describe } from '../../reconcile/report.ts'
import { seaportAddress } from '../subgraph/seaport.ts'
import { startWorld } from '../subgraph/world.ts'
import { describeTallies, playMarket } from './market.ts'
import { DEPLOYMENTS } from './scene.ts'

const USAGE = `Usage: npm run adversaries -- [options]
  --seed <text>           a market to play, again for more; one, two and three by default
  --transactions <count>  transactions in each; 2000 by default
  --keep                  keeps the chain and the index running until Ctrl-C`

const FLAGS = {
  seed: { type: 'string', multiple: true },
  transactions: { type: 'string', default: '2000' },
  keep: { type: 'boolean', default: false },
} as const

async function main(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, FLAGS)
  let different = 0
  for (const seed of values.seed ?? ['one', 'two', 'three']) {
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
  return different === 0 ? 0 : 1
}

process.exitCode = await runCommand({ usage: USAGE }, process.argv.slice(2), main)
