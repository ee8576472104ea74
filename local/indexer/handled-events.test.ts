import { expect, test } from 'vitest'
import { countEvents } from './handled-events.ts'

test('counts the runs of handlers of events', () => {
  const metric = (name: string, handler: string, value: number) =>
    `deployment_handler_execution_time_${name}{deployment="/a/subgraph.yaml",handler="${handler}"${name === 'bucket' ? ',le="0.1"' : ''}} ${value}`
  const metrics = [
    '# TYPE deployment_handler_execution_time histogram',
    metric('bucket', 'handleErc721Transfer', 80),
    metric('sum', 'handleErc721Transfer', 0.17),
    metric('count', 'handleErc721Transfer', 87),
    metric('count', 'handleBlock', 312),
    metric('count', 'handleOrderFulfilled', 13),
    'deployment_blocks_processed_count{deployment="/a/subgraph.yaml",shard="primary"} 312',
  ].join('\n')
  expect(countEvents(metrics)).toBe(100)
  expect(countEvents('')).toBe(0)
})
