// Checks that the index of an adversarial market has no difference from the chain.
import { ZeroAddress } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Outcome, reconcile } from '../../reconcile/reconcile.ts'
import { describe as inWords } from '../../reconcile/report.ts'
import { describeTallies, playMarket } from '../adversaries/market.ts'
import { DEPLOYMENTS, type Name } from '../adversaries/scene.ts'
import { seaportAddress } from './seaport.ts'
import { type World, startWorld } from './world.ts'

const SEED = 'one'
const TRANSACTIONS = 2_000
/** A busy machine takes several times as long as an idle one. */
const WAIT_TIMEOUT_MS = 10 * 60_000

let world: World<Name>
beforeAll(async () => {
  world = await startWorld(DEPLOYMENTS)
})
afterAll(() => world?.stop())

test(
  `a market of ${TRANSACTIONS} transactions, seed "${SEED}", is indexed without a difference`,
  async () => {
    const tallies = await playMarket(world, { seed: SEED, transactions: TRANSACTIONS })
    console.log(describeTallies(tallies).join('\n'))
    await world.indexed()
    const { rpcUrl, graphqlUrl } = world
    const outcome: Outcome = await reconcile({ rpcUrl, graphqlUrl, seaport: seaportAddress, fromBlock: 0 })
    console.log(inWords(outcome).slice(0, 20).join('\n'))
    // The program takes the units of account from the index: here the market names the wrapped coin.
    const { weth, dollar } = world.contracts
    const { currencies } = await world.query<{ currencies: { id: string; unit: { id: string } }[] }>(
      `{ currencies(where: { id_in: ["${weth.address}", "${dollar.address}"] }) { id unit { id } } }`,
    )
    const units = Object.fromEntries(currencies.map(({ id, unit }) => [id, unit.id]))
    expect(units).toEqual({ [weth.address]: ZeroAddress, [dollar.address]: dollar.address })
    // A kind that was never sent would prove nothing.
    const kinds = [...tallies].filter(([, { succeeded }]) => succeeded > 0)
    expect(kinds.length).toBeGreaterThan(70)
    expect(outcome.comparison.differences.slice(0, 50)).toEqual([])
  },
  WAIT_TIMEOUT_MS,
)
