// Handles the events of one ERC-721 contract.
import { BigInt, dataSource, ethereum } from '@graphprotocol/graph-ts'
import {
  Approval,
  ApprovalForAll,
  BatchMetadataUpdate,
  ContractURIUpdated,
  ConsecutiveTransfer,
  MetadataUpdate,
  Transfer,
} from '../../generated/templates/ERC721Collection/ERC721'
import { MAX_CONSECUTIVE, ERC721 } from '../constants'
import { isZero } from '../entities/account'
import { setApproval } from '../entities/approval'
import { takeConsecutive } from '../entities/budget'
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
import { moveToken } from '../ownership/erc721'

/** Runs once, in the block before the start block. */
export function handleErc721History(block: ethereum.Block): void {
  readHistoryStart(dataSource.address(), ERC721, block)
}

/** Runs once, at the start block, so that a tracked collection is in the index before its first token. */
export function handleErc721Start(block: ethereum.Block): void {
  startCollection(dataSource.address(), ERC721, block)
}

export function handleTransfer(event: Transfer): void {
  const collection = loadOrCreateCollection(event.address, ERC721, event.block)
  if (hasOtherSource(collection)) return
  moveToken(collection, event.params.tokenId, event.params.from, event.params.to, event, 0)
  collection.save()
  chooseBestOrders(event.block)
}

/** Handles a transfer whose log comes with its transaction's receipt, and the sales of the transaction. */
export function handleTransferAndSales(event: Transfer): void {
  settleBefore(event)
  handleTransfer(event)
  settleAfter(event)
}

/** Handles ERC-2309: one log moves a range of tokens, both ends included. */
export function handleConsecutiveTransfer(event: ConsecutiveTransfer): void {
  const collection = loadOrCreateCollection(event.address, ERC721, event.block)
  if (hasOtherSource(collection)) return
  const one = BigInt.fromI32(1)
  let tokenId = event.params.fromTokenId
  const count = countIn(tokenId, event.params.toTokenId)
  const rows = collection.tracked ? count : takeConsecutive(count, event.block)
  for (let row = 0; row < rows; row++) {
    moveToken(collection, tokenId, event.params.fromAddress, event.params.toAddress, event, row)
    tokenId = tokenId.plus(one)
  }
  collection.save()
  chooseBestOrders(event.block)
}

function countIn(first: BigInt, last: BigInt): i32 {
  const count = last.minus(first).plus(BigInt.fromI32(1))
  if (count > BigInt.fromI32(MAX_CONSECUTIVE)) return MAX_CONSECUTIVE
  return count > BigInt.zero() ? count.toI32() : 0
}

export function handleApproval(event: Approval): void {
  const token = loadToken(tokenEntityId(event.address, event.params.tokenId))
  if (token == null) return
  const existing = token.approved
  if (isZero(event.params.approved)) {
    // Most contracts clear the approval by an event on each transfer, usually without a previous approval.
    if (existing === null) return
    token.approved = null
  } else {
    if (existing !== null && existing == event.params.approved) return
    token.approved = event.params.approved
  }
  token.save()
  reviewToken(token, token.owner, null, event.block)
  chooseBestOrders(event.block)
}

export function handleErc721ApprovalForAll(event: ApprovalForAll): void {
  loadOrCreateCollection(event.address, ERC721, event.block)
  const p = event.params
  if (!setApproval(event.address, p.owner, p.operator, p.approved, event.block.timestamp)) return
  reviewOrdersFrom(event.address, p.owner, event.block)
  chooseBestOrders(event.block)
}

export function handleErc721MetadataUpdate(event: MetadataUpdate): void {
  const collection = loadOrCreateCollection(event.address, ERC721, event.block)
  refreshTokens(collection, event.params.tokenId, event.params.tokenId)
}

export function handleErc721BatchMetadataUpdate(event: BatchMetadataUpdate): void {
  const collection = loadOrCreateCollection(event.address, ERC721, event.block)
  refreshTokens(collection, event.params.fromTokenId, event.params.toTokenId)
}

export function handleErc721ContractURIUpdated(event: ContractURIUpdated): void {
  refreshContractUri(event.address, ERC721, event.block)
}
