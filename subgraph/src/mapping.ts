// Exports every handler of the chain's events in one module, because the node compiles each module separately, which
// takes time. Each saves the rows that it changed at its end (entities/rows.ts).
import { ethereum } from '@graphprotocol/graph-ts'
import {
  CounterIncremented,
  OrderCancelled,
  OrderFulfilled,
  OrderValidated,
} from '../generated/Seaport/Seaport'
import { ChannelUpdated } from '../generated/templates/ConduitChannels/Conduit'
import * as erc1155Events from '../generated/templates/ERC1155Collection/ERC1155'
import * as erc721Events from '../generated/templates/ERC721Collection/ERC721'
import { saveRows } from './entities/rows'
import * as conduit from './handlers/conduit'
import * as erc1155 from './handlers/erc1155'
import * as erc721 from './handlers/erc721'
import * as seaport from './handlers/seaport'

export function handleBlock(block: ethereum.Block): void {
  seaport.handleBlock(block)
  saveRows()
}

export function handleCounterIncremented(event: CounterIncremented): void {
  seaport.handleCounterIncremented(event)
  saveRows()
}

export function handleOrderCancelled(event: OrderCancelled): void {
  seaport.handleOrderCancelled(event)
  saveRows()
}

export function handleOrderFilled(event: OrderFulfilled): void {
  seaport.handleOrderFilled(event)
  saveRows()
}

export function handleOrderFulfilled(event: OrderFulfilled): void {
  seaport.handleOrderFulfilled(event)
  saveRows()
}

export function handleOrderValidated(event: OrderValidated): void {
  seaport.handleOrderValidated(event)
  saveRows()
}

export function handleSaleElsewhere(event: OrderFulfilled): void {
  seaport.handleSaleElsewhere(event)
  saveRows()
}

export function handleChannelUpdated(event: ChannelUpdated): void {
  conduit.handleChannelUpdated(event)
  saveRows()
}

export function handleApproval(event: erc721Events.Approval): void {
  erc721.handleApproval(event)
  saveRows()
}

export function handleConsecutiveTransfer(event: erc721Events.ConsecutiveTransfer): void {
  erc721.handleConsecutiveTransfer(event)
  saveRows()
}

export function handleErc721ApprovalForAll(event: erc721Events.ApprovalForAll): void {
  erc721.handleErc721ApprovalForAll(event)
  saveRows()
}

export function handleErc721BatchMetadataUpdate(event: erc721Events.BatchMetadataUpdate): void {
  erc721.handleErc721BatchMetadataUpdate(event)
  saveRows()
}

export function handleErc721ContractURIUpdated(event: erc721Events.ContractURIUpdated): void {
  erc721.handleErc721ContractURIUpdated(event)
  saveRows()
}

export function handleErc721MetadataUpdate(event: erc721Events.MetadataUpdate): void {
  erc721.handleErc721MetadataUpdate(event)
  saveRows()
}

export function handleErc721History(block: ethereum.Block): void {
  erc721.handleErc721History(block)
  saveRows()
}

export function handleErc721Start(block: ethereum.Block): void {
  erc721.handleErc721Start(block)
  saveRows()
}

export function handleTransfer(event: erc721Events.Transfer): void {
  erc721.handleTransfer(event)
  saveRows()
}

export function handleTransferAndSales(event: erc721Events.Transfer): void {
  erc721.handleTransferAndSales(event)
  saveRows()
}

export function handleErc1155ApprovalForAll(event: erc1155Events.ApprovalForAll): void {
  erc1155.handleErc1155ApprovalForAll(event)
  saveRows()
}

export function handleErc1155BatchMetadataUpdate(event: erc1155Events.BatchMetadataUpdate): void {
  erc1155.handleErc1155BatchMetadataUpdate(event)
  saveRows()
}

export function handleErc1155ContractURIUpdated(event: erc1155Events.ContractURIUpdated): void {
  erc1155.handleErc1155ContractURIUpdated(event)
  saveRows()
}

export function handleErc1155MetadataUpdate(event: erc1155Events.MetadataUpdate): void {
  erc1155.handleErc1155MetadataUpdate(event)
  saveRows()
}

export function handleErc1155History(block: ethereum.Block): void {
  erc1155.handleErc1155History(block)
  saveRows()
}

export function handleErc1155Start(block: ethereum.Block): void {
  erc1155.handleErc1155Start(block)
  saveRows()
}

export function handleTransferBatch(event: erc1155Events.TransferBatch): void {
  erc1155.handleTransferBatch(event)
  saveRows()
}

export function handleTransferBatchAndSales(event: erc1155Events.TransferBatch): void {
  erc1155.handleTransferBatchAndSales(event)
  saveRows()
}

export function handleTransferSingle(event: erc1155Events.TransferSingle): void {
  erc1155.handleTransferSingle(event)
  saveRows()
}

export function handleTransferSingleAndSales(event: erc1155Events.TransferSingle): void {
  erc1155.handleTransferSingleAndSales(event)
  saveRows()
}

export function handleUri(event: erc1155Events.URI): void {
  erc1155.handleUri(event)
  saveRows()
}
