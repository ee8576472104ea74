// Exports every handler of the chain's events in one module, because the node compiles each module separately, which
// takes time.
export {
  handleBlock,
  handleCounterIncremented,
  handleOrderCancelled,
  handleOrderFilled,
  handleOrderFulfilled,
  handleOrderValidated,
  handleSaleElsewhere,
} from './handlers/seaport'
export { handleChannelUpdated } from './handlers/conduit'
export {
  handleApproval,
  handleConsecutiveTransfer,
  handleErc721ApprovalForAll,
  handleErc721BatchMetadataUpdate,
  handleErc721ContractURIUpdated,
  handleErc721History,
  handleErc721MetadataUpdate,
  handleErc721Start,
  handleTransfer,
  handleTransferAndSales,
} from './handlers/erc721'
export {
  handleErc1155ApprovalForAll,
  handleErc1155BatchMetadataUpdate,
  handleErc1155ContractURIUpdated,
  handleErc1155History,
  handleErc1155MetadataUpdate,
  handleErc1155Start,
  handleTransferBatch,
  handleTransferBatchAndSales,
  handleTransferSingle,
  handleTransferSingleAndSales,
  handleUri,
} from './handlers/erc1155'
