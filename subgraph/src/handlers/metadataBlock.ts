// Reads queued metadata addresses, some in every run. A data source of its own, so that it can skip the past.
import { ethereum } from '@graphprotocol/graph-ts'
import { readQueuedMetadata } from '../metadata/refresh'

export function handleMetadataBlock(block: ethereum.Block): void {
  readQueuedMetadata()
}
