// Loads or creates Conduit, with whether Seaport may move items through it and the orders that depend on it.
import { Address, Bytes, DataSourceContext, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { ConduitController } from '../../generated/Seaport/ConduitController'
import { Conduit, ConduitPage } from '../../generated/schema'
import { ConduitChannels } from '../../generated/templates'
import { CONDUIT_PAGE_SIZE, conduitController } from '../constants'
import { conduitPageId } from '../ids'
import { loadCursor, minuteOf, newCursor } from './sweep'

/**
 * Must be called in handlers of the Seaport data source, whose context lists the trusted conduits. The controller
 * derives a conduit's address from its key, even for one that does not exist yet, so it is called once per key. A
 * trusted conduit gets its own data source, which reports when its channel to Seaport opens or closes.
 */
export function loadOrCreateConduit(key: Bytes, seaport: Address): Conduit {
  const known = Conduit.load(key)
  if (known != null) return known
  const controller = ConduitController.bind(conduitController())
  const answer = controller.try_getConduit(key)
  const conduit = new Conduit(key)
  conduit.address = answer.reverted ? Address.zero() : answer.value.getConduit()
  conduit.trusted = isTrusted(key)
  conduit.open = false
  conduit.orderCount = 0
  conduit.reviewPage = 0
  if (conduit.trusted && !answer.reverted) {
    const address = answer.value.getConduit()
    const channel = controller.try_getChannelStatus(address, seaport)
    conduit.open = !channel.reverted && channel.value
    const context = new DataSourceContext()
    context.setBytes('key', key)
    context.setBytes('seaport', seaport)
    ConduitChannels.createWithContext(address, context)
  }
  conduit.save()
  return conduit
}

function isTrusted(key: Bytes): boolean {
  return trustedKeys().includes(key.toHexString())
}

/** The context lists the keys in lower case, joined by commas. */
function trustedKeys(): Array<string> {
  const context = dataSource.context()
  if (!context.isSet('conduits')) return []
  const keys = context.getString('conduits')
  return keys.length == 0 ? [] : keys.split(',')
}

/** Must be called where loadOrCreateConduit may be. */
export function isTrustedConduit(address: Bytes, seaport: Address): boolean {
  const keys = trustedKeys()
  for (let i = 0; i < keys.length; i++) {
    if (loadOrCreateConduit(Bytes.fromHexString(keys[i]), seaport).address == address) return true
  }
  return false
}

/** Records an order for review when the conduit's channel opens or closes. Saves both. */
export function enterOrder(conduit: Conduit, order: Bytes): void {
  const id = conduitPageId(conduit.id, conduit.orderCount / CONDUIT_PAGE_SIZE)
  const known = ConduitPage.load(id)
  const page = known != null ? known : new ConduitPage(id)
  const orders = known != null ? known.orders : []
  orders.push(order)
  page.orders = orders
  page.save()
  conduit.orderCount++
  conduit.save()
}

/** Applies a change of the channel. The sweep then reviews some of the conduit's orders in each block. */
export function setChannel(key: Bytes, open: boolean, block: ethereum.Block): void {
  const conduit = Conduit.load(key)
  if (conduit == null || conduit.open == open) return
  conduit.open = open
  conduit.reviewPage = 0
  conduit.save()
  const known = loadCursor()
  const cursor = known != null ? known : newCursor(minuteOf(block.timestamp))
  const conduits = cursor.conduits
  if (!conduits.includes(key)) {
    conduits.push(key)
    cursor.conduits = conduits
  }
  cursor.save()
}
