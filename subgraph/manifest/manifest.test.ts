// Tests manifests and builds: complete, and of the network and the collections given.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildSubgraph } from './build.ts'
import { compiledLayout } from './compile.ts'
import { LOCAL_NETWORK, type Network, type TrackedCollection } from './network.ts'
import { renderManifest } from './render.ts'

const layout = {
  module: 'mapping.wasm',
  fileModule: 'file.wasm',
  schema: 'schema.graphql',
  abiDirectory: 'abis',
}
const collections: TrackedCollection[] = [
  { address: '0x00000000000000000000000000000000000000Aa', standard: 'ERC721', startBlock: 5 },
  { address: '0x00000000000000000000000000000000000000bb', standard: 'ERC1155', startBlock: 6 },
]

interface Source {
  name: string
  network: string
  context?: Record<string, { type: string; data: string }>
  source: { address?: string; startBlock?: number }
  mapping: {
    file: string
    abis: { file: string }[]
    blockHandlers?: { filter: unknown }[]
    eventHandlers?: { event: string; handler: string; receipt?: boolean }[]
  }
}
interface Manifest {
  schema: { file: string }
  dataSources: Source[]
  templates: Source[]
}

describe('the manifest', () => {
  const network: Network = {
    network: 'arbitrum-one',
    startBlock: 165_000_000,
    earlierSeaportsFromBlock: 3,
    sweepEveryBlocks: 240,
    currencies: ['0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    wrappedNative: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    discover: false,
  }
  const manifest = parse(renderManifest(layout, network, collections)) as Manifest
  const sources = [...manifest.dataSources, ...manifest.templates]

  test('names the chain everywhere', () => {
    expect(new Set(sources.map((source) => source.network))).toEqual(new Set(['arbitrum-one']))
  })

  test('follows Seaport 1.6 and each collection from its own block, and checks each one a block before', () => {
    expect(manifest.dataSources.map(({ source }) => [source.address, source.startBlock])).toEqual([
      ['0x0000000000000068F116a894984e2DB1123eB395', network.startBlock],
      [collections[0]?.address, 4],
      [collections[1]?.address, 5],
      [collections[0]?.address, 5],
      [collections[1]?.address, 6],
    ])
  })

  test('reads metadata from the given block, or from its first', () => {
    const readsFrom = (metadataFromBlock: number) => {
      const later = parse(renderManifest(layout, network, collections, { metadataFromBlock })) as Manifest
      expect(later.dataSources[0]?.source.startBlock).toBe(network.startBlock)
      return later.dataSources[0]?.context?.['metadataFrom']?.data
    }
    expect(readsFrom(999_999_999)).toBe('999999999')
    expect(readsFrom(0)).toBe(String(network.startBlock))
  })

  test('does not check before the first block', () => {
    const [first] = collections as [TrackedCollection]
    const { dataSources } = parse(renderManifest(layout, network, [{ ...first, startBlock: 0 }])) as Manifest
    expect(dataSources.map(({ source }) => source.startBlock)).not.toContain(-1)
    expect(dataSources).toHaveLength(2)
  })

  test('passes the currencies that are worth comparing to the orders’ handlers', () => {
    const currencies = manifest.dataSources[0]?.context?.['currencies']?.data.split(',')
    expect(currencies).toEqual(network.currencies.map((address) => address.toLowerCase()))
    expect(currencies?.[0]).toMatch(/^0x[0-9a-f]{40}$/)
  })

  test('passes the wrapped native token wherever it passes the currencies', () => {
    const wrappedNativeOf = (one: Network) =>
      (parse(renderManifest(layout, one, collections)) as Manifest).dataSources.flatMap(({ context }) =>
        context?.['currencies'] === undefined ? [] : [context['wrappedNative']?.data],
      )
    const wrapped = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1'
    // Without discovery, the collections' own sources record sales too.
    expect(wrappedNativeOf(network)).toEqual([wrapped, wrapped, wrapped])
    expect(wrappedNativeOf({ ...network, wrappedNative: undefined })).toEqual(['', '', ''])
  })

  test('says whether orders may add collections', () => {
    expect(manifest.dataSources[0]?.context?.['discover']).toEqual({ type: 'Bool', data: false })
  })

  describe('has receipts', () => {
    const receipts = (discover: boolean) => {
      const open = parse(renderManifest(layout, { ...network, discover }, collections)) as Manifest
      return [...open.dataSources, ...open.templates].flatMap(({ name, mapping }) =>
        (mapping.eventHandlers ?? []).flatMap(({ handler, receipt }) =>
          receipt ? `${name} ${handler}` : [],
        ),
      )
    }

    test('for the transfers of its collections alone, where orders add none', () => {
      expect(receipts(false)).toEqual([
        'ERC721_0x00000000000000000000000000000000000000aa handleTransferAndSales',
        'ERC1155_0x00000000000000000000000000000000000000bb handleTransferSingleAndSales',
        'ERC1155_0x00000000000000000000000000000000000000bb handleTransferBatchAndSales',
      ])
    })

    test('for the fulfillments of every Seaport version, where orders may add collections', () => {
      expect(receipts(true)).toEqual([
        'Seaport handleOrderFulfilled',
        'Seaport_1.5 handleSaleElsewhere',
        'Seaport_1.4 handleSaleElsewhere',
        'Seaport_1.1 handleSaleElsewhere',
      ])
    })
  })

  test('has a template for each kind of contract and for files', () => {
    expect(manifest.templates.map((template) => template.name)).toEqual([
      'ERC721Collection',
      'ERC1155Collection',
      'ConduitChannels',
      'TokenMetadataFile',
      'ArweaveMetadataFile',
    ])
  })
})

describe('a build', () => {
  const outputDirectory = mkdtempSync(join(tmpdir(), 'vitrine-build-'))
  let manifestPath = ''

  beforeAll(async () => {
    const builds = ['one', 'other'].map((name) =>
      buildSubgraph({
        network: LOCAL_NETWORK,
        collections,
        outputDirectory: join(outputDirectory, name),
        optimize: false,
      }),
    )
    const [built] = await Promise.all(builds)
    manifestPath = built?.manifestPath ?? ''
  }, 300_000)
  afterAll(() => rmSync(outputDirectory, { recursive: true, force: true }))

  test('holds every file that its manifest names, beside another build at the same time', () => {
    const manifest = parse(readFileSync(manifestPath, 'utf8')) as Manifest
    const sources = [...manifest.dataSources, ...manifest.templates]
    const files = [
      manifest.schema.file,
      ...sources.flatMap(({ mapping }) => [mapping.file, ...mapping.abis.map(({ file }) => file)]),
    ]
    for (const file of files) expect(existsSync(resolve(dirname(manifestPath), file)), file).toBe(true)
  })
})

describe('the compiled modules', () => {
  test('export every handler that the manifest names', async () => {
    const outputDirectory = mkdtempSync(join(tmpdir(), 'vitrine-module-'))
    try {
      const { manifestPath } = await buildSubgraph({
        network: LOCAL_NETWORK,
        collections,
        outputDirectory,
        optimize: false,
      })
      const named = new Map<string, Set<string>>()
      const sources = [true, false].flatMap((discover) => {
        const text = renderManifest(compiledLayout, { ...LOCAL_NETWORK, discover }, collections)
        const { dataSources, templates } = parse(text) as Manifest
        return [...dataSources, ...templates]
      })
      for (const { mapping } of sources) {
        const handlers = named.get(mapping.file) ?? new Set()
        for (const [, handler = ''] of JSON.stringify(mapping).matchAll(/"handler":"(\w+)"/g))
          handlers.add(handler)
        named.set(mapping.file, handlers)
      }
      for (const [file, handlers] of named) {
        const module = await WebAssembly.compile(readFileSync(join(dirname(manifestPath), file)))
        const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name))
        expect([...handlers].filter((handler) => !exported.has(handler))).toEqual([])
      }
      expect([...named.values()].map(({ size }) => size)).toEqual([29, 2])
    } finally {
      rmSync(outputDirectory, { recursive: true, force: true })
    }
  }, 300_000)
})
