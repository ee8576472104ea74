// Collection: load or create, with the name and standard the contract tells.
import { Address, BigInt, Bytes, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { ERC1155Collection, ERC721Collection } from '../../generated/templates'
import { Contract } from '../../generated/Seaport/Contract'
import { Collection } from '../../generated/schema'
import {
  CALLS_PER_DISCOVERY,
  MAX_NAME_LENGTH,
  erc1155Interface,
  erc721Interface,
  invalidInterface,
} from '../constants'
import { cleanTextOrNull } from '../text'
import { mayCall } from './budget'

export const ERC721 = 'ERC721'
export const ERC1155 = 'ERC1155'

/** Standards that this handler has read: each trigger has an instance of its own, and a standard never changes. */
let standards: Map<string, string> | null = null

/** The standard of a collection; empty for any other contract. Saves the handler from loading the whole row again. */
export function standardOf(address: Bytes): string {
  const key = address.toHexString()
  const known = knownStandards()
  if (known.has(key)) return known.get(key)
  const collection = Collection.load(address)
  const standard = collection == null ? '' : collection.standard
  known.set(key, standard)
  return standard
}

function knownStandards(): Map<string, string> {
  const before = standards
  if (before != null) return before
  const known = new Map<string, string>()
  standards = known
  return known
}

/** The collection of a data source whose events come in. */
export function loadOrCreateCollection(
  address: Address,
  standard: string,
  block: ethereum.Block,
): Collection {
  const known = Collection.load(address)
  if (known != null) {
    if (!known.nameRead) {
      // A proxy may have got its name after it was deployed. This is the last try, because the call may be costly.
      readNames(known)
      known.nameRead = true
      known.save()
    }
    return known
  }
  const collection = createTracked(address, standard, block)
  readNames(collection)
  collection.nameRead = true
  collection.save()
  return collection
}

/**
 * Whether a data source that an order made follows the collection: that of the configuration, which starts later, then has
 * nothing to add, or transfers would count twice.
 */
export function hasOtherSource(collection: Collection): boolean {
  return !collection.tracked && dataSource.context().isSet('startBlock')
}

/**
 * The collection of a data source at its start block, before any of its events: its name may be there already. Whether
 * it has a past before the index is decided a block earlier, by `handleErc721History` and `handleErc1155History`.
 */
export function startCollection(address: Address, standard: string, block: ethereum.Block): void {
  const known = Collection.load(address)
  if (known != null && !known.tracked) return
  const collection = known != null ? known : createTracked(address, standard, block)
  collection.indexedFromBlock = block.number
  collection.indexedFromSeconds = block.timestamp
  if (!collection.nameRead) {
    readNames(collection)
    collection.nameRead = collection.name !== null
  }
  collection.save()
}

/** Runs at the end of the block before a collection's start block: a contract without code there has no earlier history. */
export function readHistoryStart(address: Address, standard: string, block: ethereum.Block): void {
  if (Collection.load(address) != null) return
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
 * Adds the contract of an order's item to the index if it says that it is a collection (EIP-165). It gets a data source of
 * its own from this block on, which also stands for one that the configuration has start later.
 */
export function discoverCollection(address: Address, block: ethereum.Block): void {
  if (standardOf(address) != '' || !mayCall(CALLS_PER_DISCOVERY, block)) return
  const standard = readStandard(address)
  if (standard == '') return
  const collection = createCollection(address, standard, block)
  readNames(collection)
  collection.nameRead = true
  collection.save()
  if (standard == ERC1155) ERC1155Collection.create(address)
  else ERC721Collection.create(address)
}

function createCollection(address: Address, standard: string, block: ethereum.Block): Collection {
  const collection = new Collection(address)
  collection.standard = standard
  knownStandards().set(address.toHexString(), standard)
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
  collection.nameRead = false
  return collection
}

function readNames(collection: Collection): void {
  const contract = Contract.bind(Address.fromBytes(collection.id))
  const name = contract.try_name()
  if (!name.reverted) collection.name = cleanTextOrNull(name.value, MAX_NAME_LENGTH)
  const symbol = contract.try_symbol()
  if (!symbol.reverted) collection.symbol = cleanTextOrNull(symbol.value, MAX_NAME_LENGTH)
}

/**
 * The standard that the contract claims, empty for none. A contract that claims the id that EIP-165 reserves claims
 * everything, so it is not believed. The result is not stored: a contract may be deployed after an order names it.
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
  const answer = contract.try_supportsInterface(id)
  return !answer.reverted && answer.value
}

/** Brings a held copy up to date after orders were looked at again, which may list or unlist tokens. */
export function takeListedCount(collection: Collection): void {
  const current = Collection.load(collection.id)
  if (current != null) collection.listedCount = current.listedCount
}

/** Widens the range of token ids seen. Changes the entity only. */
export function rememberTokenId(collection: Collection, tokenId: BigInt): void {
  const highest = collection.highestTokenId
  if (highest === null || tokenId > highest) collection.highestTokenId = tokenId
  const lowest = collection.lowestTokenId
  if (lowest === null || tokenId < lowest) collection.lowestTokenId = tokenId
}
