// @vitest-environment jsdom
import '../../tests/support/dom.ts'
import { describe, expect, it } from 'vitest'
import shipped from '../../vitrine.config.json'
import { InvalidConfigError } from '../domain/errors.ts'
import { parseConfig, readConfig } from './config.ts'
import { CONFIG_ELEMENT_ID, servedConfig } from './servedConfig.ts'

/** The shipped configuration with one place changed. */
function withChange(path: string, value: unknown): string {
  const config = structuredClone(shipped) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const owner = keys.reduce((at, key) => at[key] as Record<string, unknown>, config)
  owner[last] = value
  return JSON.stringify(config)
}

function errorOf(json: string): InvalidConfigError {
  try {
    parseConfig(json)
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidConfigError)
    return error as InvalidConfigError
  }
  throw new Error('The configuration was accepted.')
}

describe('parseConfig', () => {
  it('reads the shipped file, with lowercase addresses and a native coin', () => {
    const config = parseConfig(JSON.stringify(shipped))
    expect(config.network.currencies[0]?.address).toBe('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')
    expect(config.network.nativeCurrency.address).toBe(`0x${'0'.repeat(40)}`)
    expect(config.demoWallet).toBeUndefined()
  })

  it('reads fallback nodes, which are optional', () => {
    expect(parseConfig(JSON.stringify(shipped)).network.rpcFallbackUrls).toEqual([])
    const nodes = ['https://one.example', '/rpc2']
    expect(parseConfig(withChange('network.rpcFallbackUrls', nodes)).network.rpcFallbackUrls).toEqual(nodes)
  })

  it('reads intermediary accounts, which are optional', () => {
    expect(parseConfig(JSON.stringify(shipped)).network.intermediaries).toEqual([])
    const escrow = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', label: 'Auction house' }
    expect(parseConfig(withChange('network.intermediaries', [escrow])).network.intermediaries).toEqual([
      { address: escrow.address.toLowerCase(), label: 'Auction house' },
    ])
  })

  it('reads the accounts of the demo wallet', () => {
    const accounts = [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', label: 'Ada' }]
    expect(parseConfig(withChange('demoWallet', { accounts })).demoWallet?.accounts[0]?.label).toBe('Ada')
  })

  it.each([
    ['name', '', 'must not be empty'],
    ['name', 7, 'must be text'],
    ['name', undefined, 'is missing'],
    ['network', undefined, 'is missing'],
    ['network', 'mainnet', 'must be an object'],
    ['network.chainId', '1', 'must be a number'],
    ['network.chainId', 1.5, 'must be a whole number'],
    ['network.slug', 'Main Net', 'must be lowercase letters, digits, and hyphens'],
    ['network.rpcUrl', 'rpc', 'must be a path that starts with / or a URL that starts with https://'],
    ['network.rpcUrl', '//evil.example', 'must be a path that starts with /'],
    ['network.rpcFallbackUrls', ['ftp://one.example'], 'must be a path that starts with /'],
    ['network.intermediaries', [{ address: '0x12', label: 'x' }], 'isn’t a valid address'],
    ['network.graphqlUrl', 'javascript:alert(1)', 'must be a path that starts with /'],
    ['network.explorerUrl', 'etherscan', 'must be a URL that starts with https://'],
    ['network.explorerUrl', 'javascript:alert(1)', 'must be a URL that starts with https://'],
    ['network.ipfsGateways', [], 'must name at least one gateway'],
    ['network.ipfsGateways', ['/small/{width}/{path}'], 'must name at least one gateway without {width}'],
    ['network.blockTimeSeconds', 0, 'must be above 0'],
    ['collections', 'all', 'must be a list'],
    ['fee', { recipient: '0x1', basisPoints: 250 }, 'An address is 0x followed by 40 characters'],
  ])('with %s = %j names the field and what it must be', (path, value, message) => {
    const error = errorOf(withChange(path, value))
    expect(error.details['field']).toMatch(new RegExp(`^${path}`))
    expect(error.message).toContain(message)
  })

  it('names the position in a list', () => {
    expect(errorOf(withChange('collections', ['0x12'])).details['field']).toBe('collections.0')
    const fee = { recipient: `0x${'1'.repeat(40)}`, basisPoints: 5_000 }
    expect(errorOf(withChange('fee', fee)).message).toContain('fee.basisPoints must be 1,000 or less')
  })

  it.each(['', '{', 'null', '[]', '"x"'])('refuses %j', (json) => {
    expect(errorOf(json).message).toMatch(/vitrine\.config\.json/)
  })
})

describe('readConfig', () => {
  it('reads the data block of the page', () => {
    const page = document.implementation.createHTMLDocument()
    page.head.innerHTML = `<script type="application/json" id="${CONFIG_ELEMENT_ID}">${JSON.stringify(shipped)}</script>`
    expect(readConfig(page).name).toBe(shipped.name)
  })

  it('throws when the page has none', () => {
    expect(() => readConfig(document.implementation.createHTMLDocument())).toThrow(InvalidConfigError)
  })
})

describe('servedConfig', () => {
  const page = (attribute: string, json: string) => {
    const made = document.implementation.createHTMLDocument()
    made.head.innerHTML = `<script type="application/json" id="${CONFIG_ELEMENT_ID}" ${attribute}>${json}</script>`
    return made
  }

  it('returns a validated configuration unchanged', () => {
    const config = parseConfig(JSON.stringify(shipped))
    expect(servedConfig(page('data-read', JSON.stringify(config)))).toEqual(config)
  })

  it('returns undefined for one that is not validated', () => {
    expect(servedConfig(page('', JSON.stringify(shipped)))).toBeUndefined()
    expect(servedConfig(document.implementation.createHTMLDocument())).toBeUndefined()
  })
})
