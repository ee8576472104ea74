// A configuration is read whole or refused with everything that is wrong with it.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSite, readSite, SiteConfigError } from './readSite.ts'
import { renderJsonSchema } from './jsonSchema.ts'

const SHIPPED = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as Record<string, unknown>

/** The shipped configuration with one place changed; `undefined` removes it. */
function withChange(path: string, value: unknown): string {
  const config = structuredClone(SHIPPED)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const owner = keys.reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, config)
  owner[last] = value
  return JSON.stringify(config)
}

function problems(json: string): string {
  try {
    parseSite(json)
  } catch (error) {
    expect(error).toBeInstanceOf(SiteConfigError)
    return (error as Error).message
  }
  throw new Error('The configuration was accepted.')
}

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

describe('parseSite', () => {
  it('reads the shipped file: lowercase addresses, a native coin, and defaults', () => {
    const { network, curation, fee, basePath, metadataHosts } = parseSite(JSON.stringify(SHIPPED))
    expect(network.currencies[0]?.address).toBe(WETH.toLowerCase())
    expect(network.nativeCurrency).toMatchObject({ address: `0x${'0'.repeat(40)}`, name: 'ETH' })
    expect(network).toMatchObject({ rpcFallbackUrls: [], intermediaries: [] })
    expect(curation).toEqual({ discover: true, featured: [], hidden: [] })
    expect({ fee, basePath, metadataHosts }).toEqual({ fee: null, basePath: '/', metadataHosts: [] })
  })

  it('shows only the site’s own collections unless it says otherwise', () => {
    expect(parseSite(withChange('curation', undefined)).curation.discover).toBe(false)
  })

  it.each([
    ['brand', undefined, 'brand is missing.'],
    ['brand.name', '', 'brand.name is "", but it must not be empty.'],
    ['brand.name', 7, 'brand.name is 7, but it must be text.'],
    ['brand.accent', { light: '#aabbcc', dark: '#aabbcc' }, 'this one has 1.76'],
    ['brand.accent', { light: 'blue', dark: '#aabbcc' }, 'must be a color such as #2f45c5'],
    ['brand.logo', { light: '../logo.svg', dark: 'logo.svg' }, 'must be a path, relative to this file'],
    ['brand.links', { terms: 'javascript:alert(1)' }, 'must be a URL that starts with https://, or mailto:'],
    ['network', 'mainnet', 'network is "mainnet", but it must be an object.'],
    ['network.chainId', '1', 'network.chainId is "1", but it must be a number.'],
    ['network.chainId', 1.5, 'must be a whole number'],
    ['network.slug', 'Main Net', 'must be lowercase letters, digits, and hyphens'],
    ['network.rpcUrl', 'rpc', 'must be a path that starts with / or a URL that starts with https://'],
    ['network.rpcUrl', 'wss://node.example/secret', 'network.rpcUrl is "wss://node.example/…", but it must'],
    ['network.rpcUrl', '//evil.example', 'must be a path that starts with /'],
    ['network.rpcUrl', '/\\evil.example', 'must be a path that starts with /'],
    ['network.rpcUrl', '/\t/evil.example', 'must be a path that starts with /'],
    ['network.rpcUrl', 'https://*/', 'must be a path that starts with /'],
    ['network.rpcUrl', 'https://a;script-src', 'must be a path that starts with /'],
    ['network.graphqlUrl', 'javascript:alert(1)', 'must be a path that starts with /'],
    ['network.explorerUrl', 'etherscan', 'must be a URL that starts with https://'],
    ['network.ipfsGateways', [], 'must name at least one gateway'],
    ['network.ipfsGateways', ['/small/{width}/{path}'], 'must name at least one gateway without {width}'],
    ['network.blockTimeSeconds', 0, 'must be above 0'],
    [
      'network.currencies',
      Array(17).fill({ address: WETH, symbol: 'WETH', decimals: 18 }),
      'must name 16 tokens or fewer',
    ],
    [
      'network.currencies.0.address',
      '0x12',
      'network.currencies.0.address is "0x12", but it must be an address',
    ],
    ['network.currencies.0.address', WETH.replace('C02a', 'c02a'), 'must have the right checksum'],
    ['network.currencies.0.address', `0x${'0'.repeat(40)}`, 'must be a token contract'],
    ['collections', 'all', 'must be a list'],
    ['collections', [{ address: WETH, standard: 'ERC20', startBlock: 1 }], 'must be "ERC721" or "ERC1155"'],
    ['fee', { recipient: WETH, basisPoints: 2_500 }, 'must be 1000 or less'],
    ['fee', { recipient: `0x${'0'.repeat(40)}`, basisPoints: 100 }, 'fee.recipient is "0x0000'],
    ['fee', { recipient: `0x${'0'.repeat(40)}`, basisPoints: 100 }, 'nobody can spend'],
    ['metadataHosts', ['meta.example'], 'must be a host as in https://meta.example'],
    ['metadataHosts', ['https://meta.example/api'], 'without a path'],
    ['metadataHosts', ['https://ada:key@meta.example'], 'without a path'],
    ['basePath', '/market', 'must be a path that starts and ends with /'],
    ['curation.featured', [WETH], undefined],
  ])('with %s = %j names the setting, its value, and what it must be', (path, value, message) => {
    if (message === undefined) expect(parseSite(withChange(path, value)).curation.featured).toHaveLength(1)
    else
      expect(problems(withChange(path, value))).toContain(
        `vitrine.config.json: ${message.startsWith(path) ? '' : path}`,
      )
    if (message !== undefined) expect(problems(withChange(path, value))).toContain(message)
  })

  it('refuses a setting that it doesn’t know, with the nearest name at that place', () => {
    expect(problems(withChange('colections', []))).toBe(
      'vitrine.config.json: colections isn’t a setting. Did you mean "collections"?',
    )
    expect(problems(withChange('network.rpcFallbackUrl', []))).toContain('Did you mean "rpcFallbackUrls"?')
    expect(problems(withChange('network.currencies.0.simbol', 'x'))).toContain('Did you mean "symbol"?')
    expect(problems(withChange('curation.featurd', []))).toContain('Did you mean "featured"?')
  })

  it('names everything that is wrong at once', () => {
    const config = JSON.parse(withChange('network.chainId', 'one')) as Record<string, unknown>
    expect(problems(JSON.stringify({ ...config, brand: {}, curration: {} })).split('\n')).toHaveLength(3)
  })

  it('refuses what contradicts itself', () => {
    const collection = { address: WETH, standard: 'ERC721', startBlock: 1 }
    expect(problems(withChange('collections', [collection, collection]))).toContain('which is there twice')
    expect(problems(withChange('network.currencies.0.decimals', 6))).toContain(
      'network.currencies.0.decimals is 6, but a token with wrapsNative has those of ETH: 18.',
    )
    const curated = { ...SHIPPED, curation: { featured: [WETH] } }
    expect(problems(JSON.stringify(curated))).toContain('isn’t one of the site’s collections')
    const home = { hero: [{ collection: WETH, tokenId: '1' }] }
    const heroes = { ...SHIPPED, brand: { name: 'Ada', home }, curation: {} }
    expect(problems(JSON.stringify(heroes))).toContain('a collection that the site doesn’t list')
    expect(problems(withChange('brand.shareImage', 'share.png'))).toContain('needs url')
  })

  it('never throws anything but its own error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(SHIPPED)), fc.jsonValue(), (key, value) => {
        try {
          parseSite(JSON.stringify({ ...SHIPPED, [key]: value }))
        } catch (error) {
          expect(error).toBeInstanceOf(SiteConfigError)
        }
      }),
    )
  })
})

it('says how to write a file that is missing', () => {
  expect(() => readSite('/no/such/file.json')).toThrow('npm run setup')
})

it('has a JSON Schema in the repository that is up to date and describes every setting', () => {
  expect(readFileSync('vitrine.schema.json', 'utf8')).toBe(renderJsonSchema())
  const { properties } = JSON.parse(renderJsonSchema()) as {
    properties: Record<string, { description?: string }>
  }
  expect(Object.entries(properties).filter(([, { description }]) => description === undefined)).toEqual([])
})
