// Handles the events of one trusted conduit.
import { dataSource } from '@graphprotocol/graph-ts'
import { ChannelUpdated } from '../../generated/templates/ConduitChannels/Conduit'
import { setChannel } from '../entities/conduit'

/** The context names the conduit's key and Seaport, the only channel that counts. */
export function handleChannelUpdated(event: ChannelUpdated): void {
  const context = dataSource.context()
  if (event.params.channel != context.getBytes('seaport')) return
  setChannel(context.getBytes('key'), event.params.open, event.block)
}
