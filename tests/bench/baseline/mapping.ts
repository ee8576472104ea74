// AssemblyScript: the baseline mapping. It stores one entity per event and nothing else.
import { ethereum } from '@graphprotocol/graph-ts'
import { Row } from './generated/schema'

export function store(event: ethereum.Event): void {
  const row = new Row(event.transaction.hash.concatI32(event.logIndex.toI32()))
  row.emitter = event.address
  row.transactionHash = event.transaction.hash
  row.blockNumber = event.block.number
  row.timestampSeconds = event.block.timestamp
  row.save()
}
