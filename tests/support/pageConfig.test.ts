// The configuration that the local server marks as parsed equals what the page's own parser would return.
import { expect, it } from 'vitest'
import { localPageConfig } from '../../local/web/page-config.ts'
import { parseConfig } from '../../src/app/config.ts'

type Running = Parameters<typeof localPageConfig>[0]

it('is parsed the same way as on the page', () => {
  const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
  const stack = {
    chainId: 31_337,
    contracts: { weth: address, collections: [{ address }] },
    accounts: [{ address, label: 'Ada' }],
  } as unknown as Running
  const config = localPageConfig(stack)
  expect(parseConfig(JSON.stringify(config))).toEqual(config)
})
