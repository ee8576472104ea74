// What an index may say of a currency, and what a screen writes: the configuration is believed, look-alikes are not.
import { describe, expect, it } from 'vitest'
import { parseAddress, ZERO_ADDRESS } from '../domain/address.ts'
import type { NetworkConfig } from '../domain/config.ts'
import { readCurrency } from './currency.ts'
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

function read(told: Partial<CurrencyFieldsFragment>) {
  const row = { __typename: 'Currency', id: stranger, symbol: 'DAI', name: 'Dai', decimals: 18, ...told }
  return readCurrency(row as unknown as FragmentRef<typeof CurrencyFieldsFragmentDoc>, network)
}

describe('a currency of the configuration', () => {
  it.each([
    ['other decimals', { decimals: 0 }],
    ['none', { decimals: null, symbol: null, name: null }],
    ['another name', { symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
  ])('is what the configuration says, told %s by the index', (_, told) => {
    expect(read({ id: weth, ...told })).toBe(network.currencies[0])
    expect(read({ id: weth.toUpperCase().replace('0X', '0x'), ...told })).toBe(network.currencies[0])
    expect(read({ id: ZERO_ADDRESS, ...told })).toBe(network.nativeCurrency)
  })
})

describe('a currency outside the configuration', () => {
  it('goes by its own symbol and decimals', () => {
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
    // A Cyrillic letter, a space of no width, and a mark that turns the reading direction.
    ['W\u0415TH'],
    ['WE\u200bTH'],
    ['\u202eHTEW'],
  ])('that calls itself %j, to be taken for a configured one, goes by its address', (symbol) => {
    expect(read({ symbol })).toMatchObject({ address: stranger, symbol: SHORT })
  })

  it.each([[null], [''], ['  '], ['A'.repeat(13)]])('that calls itself %j goes by its address', (symbol) => {
    expect(read({ symbol }).symbol).toBe(SHORT)
  })

  it.each([[null], [-1], [37], [255]])('of %j decimals is counted in its smallest unit', (decimals) => {
    expect(read({ decimals }).decimals).toBe(0)
  })
})
