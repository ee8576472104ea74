// Handles the events of one ERC-1155 contract.
import { BigInt, Bytes, dataSource, ethereum } from '@graphprotocol/graph-ts'
import {
  ApprovalForAll,
  BatchMetadataUpdate,
  ContractURIUpdated,
  MetadataUpdate,
  TransferBatch,
  TransferSingle,
  URI,
} from '../../generated/templates/ERC1155Collection/ERC1155'
import { MAX_CONSECUTIVE, ERC1155 } from '../constants'
import { setApproval } from '../entities/approval'
import {
  hasOtherSource,
  loadOrCreateCollection,
  refreshContractUri,
  readHistoryStart,
  startCollection,
} from '../entities/collection'
import { loadToken } from '../entities/token'
import { tokenEntityId } from '../ids'
import { refreshTokens } from '../metadata/refresh'
import { chooseBestOrders } from '../orders/live'
import { reviewOrdersFrom, reviewToken } from '../orders/review'
import { settleAfter, settleBefore } from '../orders/settle'
import { moveUnits } from '../ownership/erc1155'
import { readUnknownBalances } from '../ownership/unknownBalances'

/** Runs once, in the block before the start block. */
export function handleErc1155History(block: ethereum.Block): void {
  readHistoryStart(dataSource.address(), ERC1155, block)
}

/** Runs once, at the start block, so that a tracked collection is in the index before its first token. */
export function handleErc1155Start(block: ethereum.Block): void {
  startCollection(dataSource.address(), ERC1155, block)
}

export function handleTransferSingle(event: TransferSingle): void {
  const p = event.params
  const collection = loadOrCreateCollection(event.address, ERC1155, event.block)
  if (hasOtherSource(collection)) return
  readUnknownBalances(collection, [p.id], [p.value], p.from, p.to, event.block)
  const isReviewed = moveUnits(collection, p.id, p.value, p.operator, p.from, p.to, event, 0)
  collection.save()
  if (isReviewed) review(event.address, p.id, p.from, p.to, event.block)
  chooseBestOrders(event.block)
}

/** Handles a transfer whose log comes with its transaction's receipt, and the sales of the transaction. */
export function handleTransferSingleAndSales(event: TransferSingle): void {
  settleBefore(event)
  handleTransferSingle(event)
  settleAfter(event)
}

/** Handles a transfer whose log comes with its transaction's receipt, and the sales of the transaction. */
export function handleTransferBatchAndSales(event: TransferBatch): void {
  settleBefore(event)
  handleTransferBatch(event)
  settleAfter(event)
}

export function handleTransferBatch(event: TransferBatch): void {
  const p = event.params
  const ids = p.ids
  const values = p.values
  const collection = loadOrCreateCollection(event.address, ERC1155, event.block)
  if (hasOtherSource(collection)) return
  // A contract may emit lists of unequal length; an entry without a counterpart is not a transfer.
  const length = min(min(ids.length, values.length), MAX_CONSECUTIVE)
  readUnknownBalances(collection, ids, values, p.from, p.to, event.block)
  const reviewed = new Map<string, BigInt>()
  for (let row = 0; row < length; row++) {
    if (!moveUnits(collection, ids[row], values[row], p.operator, p.from, p.to, event, row)) continue
    reviewed.set(ids[row].toHexString(), ids[row])
  }
  collection.save()
  // Reviews each token once, however often the log names it, because each of its listings is reviewed.
  const tokenIds = reviewed.values()
  for (let i = 0; i < tokenIds.length; i++) review(event.address, tokenIds[i], p.from, p.to, event.block)
  chooseBestOrders(event.block)
}

function review(collection: Bytes, tokenId: BigInt, from: Bytes, to: Bytes, block: ethereum.Block): void {
  const token = loadToken(tokenEntityId(collection, tokenId))
  if (token != null) reviewToken(token, from, to, block)
}

export function handleErc1155ApprovalForAll(event: ApprovalForAll): void {
  const p = event.params
  loadOrCreateCollection(event.address, ERC1155, event.block)
  if (!setApproval(event.address, p.account, p.operator, p.approved, event.block.timestamp)) return
  reviewOrdersFrom(event.address, p.account, event.block)
  chooseBestOrders(event.block)
}

/**
 * `uri` returns what the event says (EIP-1155). The address is queued and read like any other, so that events cost
 * little.
 */
export function handleUri(event: URI): void {
  const collection = loadOrCreateCollection(event.address, ERC1155, event.block)
  refreshTokens(collection, event.params.id, event.params.id)
}

export function handleErc1155MetadataUpdate(event: MetadataUpdate): void {
  const collection = loadOrCreateCollection(event.address, ERC1155, event.block)
  refreshTokens(collection, event.params.tokenId, event.params.tokenId)
}

export function handleErc1155BatchMetadataUpdate(event: BatchMetadataUpdate): void {
  const collection = loadOrCreateCollection(event.address, ERC1155, event.block)
  refreshTokens(collection, event.params.fromTokenId, event.params.toTokenId)
}

export function handleErc1155ContractURIUpdated(event: ContractURIUpdated): void {
  refreshContractUri(event.address, ERC1155, event.block)
}
