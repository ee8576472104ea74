// The currencies that an index may return and what is shown: the configuration is trusted, imitations are not.
import { describe, expect, it } from 'vitest'
import { parseAddress, ZERO_ADDRESS } from '../domain/address.ts'
import type { NetworkConfig } from '../domain/config.ts'
import { getCurrency } from './currency.ts'
import type { CurrencyFieldsFragment, CurrencyFieldsFragmentDoc } from './__generated__/CurrencyFields.ts'
import type { FragmentRef } from './fragments.ts'

const weth = parseAddress(`0x${'ee'.repeat(20)}`)
const stranger = parseAddress(`0x${'ab'.repeat(20)}`)
const SHORT = '0xabab…abab'

const network: NetworkConfig = {
  chainId: 1,
  slug: 'main',
  name: 'Main',
  rpcUrl: '/rpc',
  graphqlUrl: '/graphql',
  explorerUrl: null,
  nativeCurrency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
  currencies: [{ address: weth, symbol: 'WETH', decimals: 18, name: 'Wrapped Ether', wrapsNative: true }],
  ipfsGateways: [],
  blockTimeSeconds: 12,
}

function read(fields: Partial<CurrencyFieldsFragment>) {
  const row = { __typename: 'Currency', id: stranger, symbol: 'DAI', name: 'Dai', decimals: 18, ...fields }
  return getCurrency(row as unknown as FragmentRef<typeof CurrencyFieldsFragmentDoc>, network)
}

describe('a currency of the configuration', () => {
  it.each([
    ['other decimals', { decimals: 0 }],
    ['none', { decimals: null, symbol: null, name: null }],
    ['another name', { symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
  ])('has the configured data, if the index gives %s', (_, fields) => {
    expect(read({ id: weth, ...fields })).toBe(network.currencies[0])
    expect(read({ id: weth.toUpperCase().replace('0X', '0x'), ...fields })).toBe(network.currencies[0])
    expect(read({ id: ZERO_ADDRESS, ...fields })).toBe(network.nativeCurrency)
  })
})

describe('a currency outside the configuration', () => {
  it('has its own symbol and decimals', () => {
    expect(read({})).toMatchObject({ address: stranger, symbol: 'DAI', decimals: 18, name: 'Dai' })
    expect(read({ symbol: 'USDC.e', decimals: 6 })).toMatchObject({ symbol: 'USDC.e', decimals: 6 })
    expect(read({ decimals: 36 }).decimals).toBe(36)
    expect(read({ decimals: 0 }).decimals).toBe(0)
  })

  it.each([
    ['WETH'],
    ['weth'],
    [' WETH '],
    ['WETH.'],
    ['W_ETH'],
    ['ETH'],
    // A Cyrillic letter, a zero-width space, and a right-to-left override.
    ['W\u0415TH'],
    ['WE\u200bTH'],
    ['\u202eHTEW'],
  ])('with the symbol %j, which imitates a configured one, is shown by its address', (symbol) => {
    expect(read({ symbol })).toMatchObject({ address: stranger, symbol: SHORT })
  })

  it.each([[null], [''], ['  '], ['A'.repeat(13)]])(
    'with the symbol %j is shown by its address',
    (symbol) => {
      expect(read({ symbol }).symbol).toBe(SHORT)
    },
  )

  it.each([[null], [-1], [37], [255]])('with %j decimals is shown in its smallest unit', (decimals) => {
    expect(read({ decimals }).decimals).toBe(0)
  })
})
