// Loads or creates Collection, with the name and standard that the contract reports.
import { Address, BigInt, Bytes, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { ERC1155Collection, ERC721Collection } from '../../generated/templates'
import { Contract } from '../../generated/Seaport/Contract'
import { Collection } from '../../generated/schema'
import {
  CALLS_PER_DISCOVERY,
  ERC1155,
  ERC721,
  MAX_NAME_LENGTH,
  erc1155Interface,
  erc721Interface,
  invalidInterface,
} from '../constants'
import { setContractUri } from '../metadata/uri'
import { cleanTextOrNull } from '../text'
import { mayCall } from './budget'

/**
 * Collections that this handler has loaded or created, and null for contracts that aren't one: each trigger has its own
 * instance of this module.
 */
const collections = new Map<string, Collection | null>()

/** Returns the collection, or null when there is none; a handler gets the same instance each time, as of a token. */
export function loadCollection(id: Bytes): Collection | null {
  const key = id.toHexString()
  if (collections.has(key)) return collections.get(key)
  const collection = Collection.load(id)
  collections.set(key, collection)
  return collection
}

/** Returns the standard of a collection; empty for any other contract. */
export function loadStandard(address: Bytes): string {
  const collection = loadCollection(address)
  return collection == null ? '' : collection.standard
}

/** Returns the collection of the data source that received the event. */
export function loadOrCreateCollection(
  address: Address,
  standard: string,
  block: ethereum.Block,
): Collection {
  const existing = loadCollection(address)
  if (existing != null) {
    if (!existing.nameRead) {
      // A proxy may have been named after it was deployed. This is the last attempt, because the call may be costly.
      readNames(existing)
      existing.nameRead = true
      existing.save()
    }
    return existing
  }
  const collection = createTracked(address, standard, block)
  readNames(collection)
  collection.nameRead = true
  collection.save()
  return collection
}

/**
 * Returns whether a data source that an order created follows the collection. The configuration's source, which starts
 * after it, then must add nothing, or transfers would count twice.
 */
export function hasOtherSource(collection: Collection): boolean {
  return !collection.tracked && dataSource.context().isSet('startBlock')
}

/**
 * Creates the collection of a data source at its start block, before any of its events: its name may be set already.
 * Whether it has a history before the index is decided a block before, by `handleErc721History` and
 * `handleErc1155History`.
 */
export function startCollection(address: Address, standard: string, block: ethereum.Block): void {
  const existing = loadCollection(address)
  if (existing != null && !existing.tracked) return
  const collection = existing != null ? existing : createTracked(address, standard, block)
  collection.indexedFromBlock = block.number
  collection.indexedFromSeconds = block.timestamp
  if (!collection.nameRead) {
    readNames(collection)
    collection.nameRead = collection.name !== null
  }
  collection.save()
}

/**
 * Runs at the end of the block before a collection's start block. A contract without code there has no previous
 * history.
 */
export function readHistoryStart(address: Address, standard: string, block: ethereum.Block): void {
  if (loadCollection(address) != null) return
  const collection = createTracked(address, standard, block)
  collection.historyComplete = !ethereum.hasCode(address).inner
  collection.save()
}

function createTracked(address: Address, standard: string, block: ethereum.Block): Collection {
  const collection = createCollection(address, standard, block)
  collection.tracked = true
  const context = dataSource.context()
  if (context.isSet('startBlock')) {
    const start = context.getBigInt('startBlock')
    collection.indexedFromBlock = start
    // No block precedes the first one.
    collection.historyComplete = start.isZero()
  }
  return collection
}

/**
 * Adds the contract of an order's item to the index if the contract claims to be a collection (EIP-165). It gets its
 * own data source from this block on, which also replaces one that the configuration starts in a block after this.
 * A site that shows only its own collections discovers none. Must be called in handlers of the Seaport data source.
 */
export function discoverCollection(address: Address, block: ethereum.Block): void {
  if (!mayDiscover() || loadStandard(address) != '' || !mayCall(CALLS_PER_DISCOVERY, block)) return
  const standard = readStandard(address)
  if (standard == '') return
  const collection = createCollection(address, standard, block)
  readNames(collection)
  collection.nameRead = true
  collection.save()
  if (standard == ERC1155) ERC1155Collection.create(address)
  else ERC721Collection.create(address)
}

function mayDiscover(): boolean {
  const context = dataSource.context()
  return context.isSet('discover') && context.getBoolean('discover')
}

function createCollection(address: Address, standard: string, block: ethereum.Block): Collection {
  const collection = new Collection(address)
  collections.set(address.toHexString(), collection)
  collection.standard = standard
  collection.tracked = false
  collection.indexedFromBlock = block.number
  collection.indexedFromSeconds = block.timestamp
  collection.historyComplete = false
  collection.royaltySupport = 'UNKNOWN'
  collection.tokenCount = 0
  collection.ownerCount = 0
  collection.listedCount = 0
  collection.pendingTokenCount = 0
  collection.saleCount = 0
  collection.transferCount = 0
  collection.inconsistentTransferCount = 0
  collection.newJobGrows = false
  collection.nameRead = false
  return collection
}

function readNames(collection: Collection): void {
  const contract = Contract.bind(Address.fromBytes(collection.id))
  const name = contract.try_name()
  if (!name.reverted) collection.name = cleanTextOrNull(name.value, MAX_NAME_LENGTH)
  const symbol = contract.try_symbol()
  if (!symbol.reverted) collection.symbol = cleanTextOrNull(symbol.value, MAX_NAME_LENGTH)
  if (collection.name === null) readContractUri(collection, contract)
}

/** Reads the address of the document that names a contract without name() (ERC-7572). Changes the entity only. */
function readContractUri(collection: Collection, contract: Contract): void {
  const uri = contract.try_contractURI()
  if (!uri.reverted) setContractUri(collection, uri.value)
}

/** Reads the document of a nameless collection again, because the contract announced a change (ERC-7572). */
export function refreshContractUri(address: Address, standard: string, block: ethereum.Block): void {
  const collection = loadOrCreateCollection(address, standard, block)
  // A contract could announce thousands of changes in a block.
  if (collection.name !== null || !mayCall(1, block)) return
  readContractUri(collection, Contract.bind(address))
  collection.save()
}

/**
 * Returns the standard that the contract claims; empty for none. A contract that claims the id that EIP-165 reserves
 * claims everything, so its claims are ignored. The result is not stored, because a contract may be deployed after an
 * order names it.
 */
function readStandard(address: Address): string {
  const contract = Contract.bind(address)
  let standard = ''
  if (supports(contract, erc721Interface())) standard = ERC721
  else if (supports(contract, erc1155Interface())) standard = ERC1155
  if (standard == '') return standard
  const invalid = contract.try_supportsInterface(invalidInterface())
  return invalid.reverted || invalid.value ? '' : standard
}

function supports(contract: Contract, id: Bytes): boolean {
  const result = contract.try_supportsInterface(id)
  return !result.reverted && result.value
}

/** Widens the range of existing token ids. Changes the entity only. */
export function rememberTokenId(collection: Collection, tokenId: BigInt): void {
  const highest = collection.highestTokenId
  if (highest === null || tokenId > highest) collection.highestTokenId = tokenId
  const lowest = collection.lowestTokenId
  if (lowest === null || tokenId < lowest) collection.lowestTokenId = tokenId
}
