// Reads queued metadata addresses, some at every run. A data source of its own, so that it need not run for the past.
import { ethereum } from '@graphprotocol/graph-ts'
import { readQueuedMetadata } from '../metadata/refresh'

export function handleMetadataBlock(block: ethereum.Block): void {
  readQueuedMetadata()
}
