import { expect, test } from 'vitest'
import { findChainFacts } from './facts.ts'

// Source: the `id` of each chain in https://github.com/graphprotocol/networks-registry.
test.each([
  [1, 'mainnet'],
  [10, 'optimism'],
  [56, 'bsc'],
  [100, 'gnosis'],
  [130, 'unichain'],
  [137, 'matic'],
  [480, 'worldchain'],
  [999, 'hyper-evm'],
  [1329, 'sei-mainnet'],
  [1868, 'soneium'],
  [2741, 'abstract'],
  [8453, 'base'],
  [33139, 'apechain'],
  [42161, 'arbitrum-one'],
  [43113, 'fuji'],
  [43114, 'avalanche'],
  [59144, 'linea'],
  [80094, 'berachain'],
  [81457, 'blast-mainnet'],
  [84532, 'base-sepolia'],
  [534352, 'scroll'],
  [11155111, 'sepolia'],
  [11155420, 'optimism-sepolia'],
])('chain %i is %s in graph-node', (chainId, name) => {
  expect(findChainFacts(chainId)?.graphNetwork).toBe(name)
})

test('a chain has a node that wallets may use', () => {
  expect(findChainFacts(8453)?.publicRpcUrl).toMatch(/^https:\/\//)
})

test('a chain that the list doesn’t have has no facts', () => {
  expect(findChainFacts(31_337_000_001)).toBeUndefined()
})
