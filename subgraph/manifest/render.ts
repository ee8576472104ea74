// Renders a subgraph manifest: one data source for Seaport, one for each tracked collection, templates for the others.
import { stringify } from 'yaml'
import {
  EARLIER_SEAPORTS,
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

const orderFulfilled =
  'OrderFulfilled(bytes32,indexed address,indexed address,address,' +
  '(uint8,address,uint256,uint256)[],(uint8,address,uint256,uint256,address)[])'

/**
 * The transfers of the same transaction show who really bought and sold, so a sale needs the transaction's receipt. On a
 * public chain, nearly all fulfillments are of contracts that a site does not show, and graph-node would fetch a receipt
 * for each. So only a site whose collections are not known beforehand has receipts with fulfillments. Otherwise the
 * transfers of the collections have them, and their handlers record the sales.
 */
function fulfilledEvent({ discover }: Network) {
  return discover
    ? { event: orderFulfilled, handler: 'handleOrderFulfilled', receipt: true }
    : { event: orderFulfilled, handler: 'handleOrderFilled' }
}

const seaportEvents = (network: Network) => [
  { event: `OrderValidated(bytes32,${orderParameters})`, handler: 'handleOrderValidated' },
  fulfilledEvent(network),
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

/** Handlers that also record the sales of the transaction, from its receipt, by those that only move items. */
const recordingHandlers: Readonly<Record<string, string>> = {
  handleTransfer: 'handleTransferAndSales',
  handleTransferSingle: 'handleTransferSingleAndSales',
  handleTransferBatch: 'handleTransferBatchAndSales',
}

function collectionEvents(standard: TokenStandard, { recordSales }: { readonly recordSales: boolean }) {
  const prefix = handlerPrefix[standard]
  return [
    ...ownEvents[standard].map(({ event, handler }) => {
      const recording = recordSales ? recordingHandlers[handler] : undefined
      return recording === undefined ? { event, handler } : { event, handler: recording, receipt: true }
    }),
    { event: 'ApprovalForAll(indexed address,indexed address,bool)', handler: `${prefix}ApprovalForAll` },
    { event: 'MetadataUpdate(uint256)', handler: `${prefix}MetadataUpdate` },
    { event: 'BatchMetadataUpdate(uint256,uint256)', handler: `${prefix}BatchMetadataUpdate` },
    { event: 'ContractURIUpdated()', handler: `${prefix}ContractURIUpdated` },
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

/** What handlers that record sales or orders read of the configuration. */
function tradeContext(network: Network, conduits: readonly string[]) {
  return {
    // The ERC-20 tokens that are worth comparing, among all that orders may name.
    currencies: {
      type: 'String',
      data: network.currencies.map((address) => address.toLowerCase()).join(','),
    },
    // The one of them that is worth the native coin, one to one; empty when there is none.
    wrappedNative: { type: 'String', data: network.wrappedNative?.toLowerCase() ?? '' },
    // Only orders that move their items through these, or through Seaport itself, are ever live.
    conduits: { type: 'String', data: conduits.map((key) => key.toLowerCase()).join(',') },
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
      ...tradeContext(network, conduits),
      // Whether contracts that orders name become collections.
      discover: { type: 'Bool', data: network.discover },
      // First block in which metadata addresses are read: skipping older blocks saves their calls.
      metadataFrom: { type: 'BigInt', data: String(metadataFromBlock) },
    },
    source: { address: SEAPORT, abi: 'Seaport', startBlock: network.startBlock },
    mapping: {
      ...mapping(layout, chainEntities, seaportAbis),
      eventHandlers: seaportEvents(network),
      blockHandlers: [
        { handler: 'handleBlock', filter: { kind: 'polling', every: network.sweepEveryBlocks } },
      ],
    },
  }
}

/** Follows the fulfillments of an earlier Seaport contract, and none of its orders. */
function earlierSeaportSource(
  layout: Layout,
  network: Network,
  conduits: readonly string[],
  [version, address]: readonly [string, string],
) {
  return {
    kind: 'ethereum/contract',
    name: `Seaport_${version}`,
    network: network.network,
    context: tradeContext(network, conduits),
    source: { address, abi: 'Seaport', startBlock: network.earlierSeaportsFromBlock },
    mapping: {
      ...mapping(layout, chainEntities, seaportAbis),
      eventHandlers: [{ event: orderFulfilled, handler: 'handleSaleElsewhere', receipt: true }],
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

function collectionSource(
  layout: Layout,
  network: Network,
  conduits: readonly string[],
  collection: TrackedCollection,
) {
  const { address, standard, startBlock } = collection
  const start = { startBlock: { type: 'BigInt', data: String(startBlock) } }
  return {
    kind: 'ethereum/contract',
    name: `${standard}_${address.toLowerCase()}`,
    network: network.network,
    context: network.discover ? start : { ...start, ...tradeContext(network, conduits) },
    source: { address, abi: standard, startBlock },
    mapping: {
      ...mapping(layout, chainEntities, network.discover ? [standard, 'Contract'] : seaportAbis),
      eventHandlers: collectionEvents(standard, { recordSales: !network.discover }),
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
      eventHandlers: collectionEvents(standard, { recordSales: false }),
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

function metadataTemplate(
  layout: Layout,
  network: Network,
  { kind, name, handler }: { readonly kind: string; readonly name: string; readonly handler: string },
) {
  return {
    kind,
    name,
    network: network.network,
    mapping: {
      ...mapping(layout, ['Metadata'], ['Contract']),
      file: layout.fileModule,
      handler,
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
      // Otherwise the receipts of the collections' transfers show these sales too, without following the contracts.
      ...(network.discover ? Object.entries(EARLIER_SEAPORTS) : []).map((earlier) =>
        earlierSeaportSource(layout, network, conduits, earlier),
      ),
      ...collections
        // The first block has no block before it.
        .filter(({ startBlock }) => startBlock > 0)
        .map((collection) => historySource(layout, network, collection)),
      ...collections.map((collection) => collectionSource(layout, network, conduits, collection)),
    ],
    templates: [
      collectionTemplate(layout, network, 'ERC721'),
      collectionTemplate(layout, network, 'ERC1155'),
      conduitTemplate(layout, network),
      metadataTemplate(layout, network, {
        kind: 'file/ipfs',
        name: 'TokenMetadataFile',
        handler: 'handleMetadataFile',
      }),
      metadataTemplate(layout, network, {
        kind: 'file/arweave',
        name: 'ArweaveMetadataFile',
        handler: 'handleArweaveFile',
      }),
    ],
  })
}
