// I2: the contract calls that graph-node makes while our mapping handles transfers of existing tokens.
import { readLatestBlock } from '../../../local/chain/json-rpc.ts'
import { prepareSubgraph } from '../../../local/indexer/subgraph.ts'
import type { Measure } from '../measure.ts'
import { startIndex } from '../runningIndex.ts'
import { transferBackAndForth } from '../transfers.ts'

const TRANSFERS = 100

export const contractCalls: Measure = {
  id: 'I2',
  what: 'contract calls a Transfer',
  unit: 'calls',
  goal: 0,
  passes: 'at most',
  decimals: 3,
  async take(bench) {
    const { stack } = await bench.site()
    const index = await startIndex(stack, await prepareSubgraph({ ...stack, optimize: true }))
    try {
      await index.reach((await readLatestBlock(stack.rpcUrl)).number)
      const before = index.node.count('eth_call')
      const transfers = await transferBackAndForth(stack, TRANSFERS)
      await index.reach((await readLatestBlock(stack.rpcUrl)).number)
      return {
        value: (index.node.count('eth_call') - before) / transfers,
        against: `${before} calls for the whole history before it`,
        samples: transfers,
      }
    } finally {
      await index.stop()
    }
  },
}
