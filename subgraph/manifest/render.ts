// Renders a subgraph manifest: one data source for Seaport, one for each tracked collection, templates for the others.
import { stringify } from 'yaml'
import {
  type Network,
  SEAPORT,
  type TokenStandard,
  type TrackedCollection,
  TRUSTED_CONDUITS,
} from './network.ts'

const specVersion = '1.3.0'
const apiVersion = '0.0.9'

/** Where a manifest finds the files it names, relative to itself. */
export interface Layout {
  /** Module with the handlers of the chain's events: AssemblyScript before the build, WebAssembly after it. */
  module: string
  /**
   * Module with the handler of metadata files. It is separate because graph-node hashes the whole module for each file
   * that it reads.
   */
  fileModule: string
  schema: string
  abiDirectory: string
}

const orderParameters =
  '(address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],' +
  'uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)'

const seaportEvents = [
  { event: `OrderValidated(bytes32,${orderParameters})`, handler: 'handleOrderValidated' },
  {
    event:
      'OrderFulfilled(bytes32,indexed address,indexed address,address,' +
      '(uint8,address,uint256,uint256)[],(uint8,address,uint256,uint256,address)[])',
    handler: 'handleOrderFulfilled',
    // The transfers of the same transaction show who really bought and sold.
    receipt: true,
  },
  { event: 'OrderCancelled(bytes32,indexed address,indexed address)', handler: 'handleOrderCancelled' },
  { event: 'CounterIncremented(uint256,indexed address)', handler: 'handleCounterIncremented' },
]

const handlerPrefix: Record<TokenStandard, string> = { ERC721: 'handleErc721', ERC1155: 'handleErc1155' }

const ownEvents: Record<TokenStandard, { event: string; handler: string }[]> = {
  ERC721: [
    { event: 'Transfer(indexed address,indexed address,indexed uint256)', handler: 'handleTransfer' },
    {
      event: 'ConsecutiveTransfer(indexed uint256,uint256,indexed address,indexed address)',
      handler: 'handleConsecutiveTransfer',
    },
    { event: 'Approval(indexed address,indexed address,indexed uint256)', handler: 'handleApproval' },
  ],
  ERC1155: [
    {
      event: 'TransferSingle(indexed address,indexed address,indexed address,uint256,uint256)',
      handler: 'handleTransferSingle',
    },
    {
      event: 'TransferBatch(indexed address,indexed address,indexed address,uint256[],uint256[])',
      handler: 'handleTransferBatch',
    },
    { event: 'URI(string,indexed uint256)', handler: 'handleUri' },
  ],
}

function collectionEvents(standard: TokenStandard) {
  const prefix = handlerPrefix[standard]
  return [
    ...ownEvents[standard],
    { event: 'ApprovalForAll(indexed address,indexed address,bool)', handler: `${prefix}ApprovalForAll` },
    { event: 'MetadataUpdate(uint256)', handler: `${prefix}MetadataUpdate` },
    { event: 'BatchMetadataUpdate(uint256,uint256)', handler: `${prefix}BatchMetadataUpdate` },
  ]
}

const chainEntities = [
  ...['Account', 'Activity', 'Approval', 'Balance', 'BlockBudget', 'Collection', 'CollectionMarket'],
  ...[
    'CollectionMarketDay',
    'Conduit',
    'ConduitPage',
    'Currency',
    'DueLook',
    'Holding',
    'Metadata',
    'MetadataJob',
  ],
  ...['MetadataQueue', 'MetadataTurns', 'OpenItem', 'Order', 'OrderItem', 'PairSales', 'PendingToken'],
  ...['Sale', 'SweepBucket', 'SweepCursor', 'SweepDay', 'Tip', 'Token'],
]

/** ABIs that the handlers of Seaport's events, and its block handler, call. */
const seaportAbis = ['Seaport', 'ConduitController', 'Contract', 'ERC721', 'ERC1155', 'Multicall3']

function mapping(layout: Layout, entities: readonly string[], abiNames: readonly string[]) {
  return {
    kind: 'ethereum/events',
    apiVersion,
    language: 'wasm/assemblyscript',
    entities: [...entities],
    abis: abiNames.map((name) => ({ name, file: `${layout.abiDirectory}/${name}.json` })),
    file: layout.module,
  }
}

function seaportSource(
  layout: Layout,
  network: Network,
  conduits: readonly string[],
  metadataFromBlock: number,
) {
  return {
    kind: 'ethereum/contract',
    name: 'Seaport',
    network: network.network,
    context: {
      // The ERC-20 tokens that are worth comparing, among all that orders may name.
      currencies: {
        type: 'String',
        data: network.currencies.map((address) => address.toLowerCase()).join(','),
      },
      // Whether contracts that orders name become collections.
      discover: { type: 'Bool', data: network.discover },
      // Only orders that move their items through these, or through Seaport itself, are ever live.
      conduits: { type: 'String', data: conduits.map((key) => key.toLowerCase()).join(',') },
      // First block in which metadata addresses are read: skipping older blocks saves their calls.
      metadataFrom: { type: 'BigInt', data: String(metadataFromBlock) },
    },
    source: { address: SEAPORT, abi: 'Seaport', startBlock: network.startBlock },
    mapping: {
      ...mapping(layout, chainEntities, seaportAbis),
      eventHandlers: seaportEvents,
      blockHandlers: [
        { handler: 'handleBlock', filter: { kind: 'polling', every: network.sweepEveryBlocks } },
      ],
    },
  }
}

/** Checks, at the end of the block before a collection's start block, whether its contract already exists. */
function historySource(layout: Layout, network: Network, collection: TrackedCollection) {
  const { address, standard, startBlock } = collection
  return {
    kind: 'ethereum/contract',
    name: `${standard}_${address.toLowerCase()}_history`,
    network: network.network,
    context: { startBlock: { type: 'BigInt', data: String(startBlock) } },
    source: { address, abi: standard, startBlock: startBlock - 1 },
    mapping: {
      ...mapping(layout, chainEntities, [standard, 'Contract']),
      blockHandlers: [{ handler: `${handlerPrefix[standard]}History`, filter: { kind: 'once' } }],
    },
  }
}

function collectionSource(layout: Layout, network: Network, collection: TrackedCollection) {
  const { address, standard, startBlock } = collection
  return {
    kind: 'ethereum/contract',
    name: `${standard}_${address.toLowerCase()}`,
    network: network.network,
    context: { startBlock: { type: 'BigInt', data: String(startBlock) } },
    source: { address, abi: standard, startBlock },
    mapping: {
      ...mapping(layout, chainEntities, [standard, 'Contract']),
      eventHandlers: collectionEvents(standard),
      blockHandlers: [{ handler: `${handlerPrefix[standard]}Start`, filter: { kind: 'once' } }],
    },
  }
}

function collectionTemplate(layout: Layout, network: Network, standard: TokenStandard) {
  return {
    kind: 'ethereum/contract',
    name: `${standard}Collection`,
    network: network.network,
    source: { abi: standard },
    mapping: {
      ...mapping(layout, chainEntities, [standard, 'Contract']),
      eventHandlers: collectionEvents(standard),
    },
  }
}

/** Renders the template of a trusted conduit, whose owner may close it to Seaport, and open it again. */
function conduitTemplate(layout: Layout, network: Network) {
  return {
    kind: 'ethereum/contract',
    name: 'ConduitChannels',
    network: network.network,
    source: { abi: 'Conduit' },
    mapping: {
      ...mapping(layout, ['Conduit', 'SweepCursor'], ['Conduit']),
      eventHandlers: [{ event: 'ChannelUpdated(indexed address,bool)', handler: 'handleChannelUpdated' }],
    },
  }
}

function metadataTemplate(layout: Layout, network: Network) {
  return {
    kind: 'file/ipfs',
    name: 'TokenMetadataFile',
    network: network.network,
    mapping: {
      ...mapping(layout, ['Metadata'], ['Contract']),
      file: layout.fileModule,
      handler: 'handleMetadataFile',
    },
  }
}

/**
 * Returns the manifest as YAML.
 * @param metadataFromBlock the first block in which metadata are read, never before the orders' first, which is the
 * default
 */
export function renderManifest(
  layout: Layout,
  network: Network,
  collections: readonly TrackedCollection[],
  {
    conduits = TRUSTED_CONDUITS,
    metadataFromBlock = network.startBlock,
  }: {
    /** Keys of the conduits that orders may move items through. */
    readonly conduits?: readonly string[] | undefined
    /** First block in which metadata are read. */
    readonly metadataFromBlock?: number | undefined
  } = {},
): string {
  return stringify({
    specVersion,
    description: 'Vitrine: what a chain remembers of collectibles and of their orders on Seaport 1.6',
    schema: { file: layout.schema },
    // Clients query the state as of any block.
    indexerHints: { prune: 'never' },
    dataSources: [
      seaportSource(layout, network, conduits, Math.max(metadataFromBlock, network.startBlock)),
      ...collections
        // The first block has no block before it.
        .filter(({ startBlock }) => startBlock > 0)
        .map((collection) => historySource(layout, network, collection)),
      ...collections.map((collection) => collectionSource(layout, network, collection)),
    ],
    templates: [
      collectionTemplate(layout, network, 'ERC721'),
      collectionTemplate(layout, network, 'ERC1155'),
      conduitTemplate(layout, network),
      metadataTemplate(layout, network),
    ],
  })
}
