// Loads or creates Conduit, with whether Seaport may move items through it and the orders that depend on it.
import { Address, Bytes, DataSourceContext, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { ConduitController } from '../../generated/Seaport/ConduitController'
import { Conduit, ConduitPage } from '../../generated/schema'
import { ConduitChannels } from '../../generated/templates'
import { CONDUIT_PAGE_SIZE, conduitController, seaport16 } from '../constants'
import { conduitPageId } from '../ids'
import { STARTS, loadCursor, toMinute, newCursor } from './sweep'

/**
 * Must be called where the data source's context lists the trusted conduits. The controller
 * derives a conduit's address from its key, even for one that does not exist yet, so it is called once per key. A
 * trusted conduit gets its own data source, which reports when its channel to Seaport 1.6 opens or closes.
 */
export function loadOrCreateConduit(key: Bytes): Conduit {
  const existing = Conduit.load(key)
  if (existing != null) return existing
  const seaport = seaport16()
  const controller = ConduitController.bind(conduitController())
  const result = controller.try_getConduit(key)
  const conduit = new Conduit(key)
  conduit.address = result.reverted ? Address.zero() : result.value.getConduit()
  conduit.trusted = isTrusted(key)
  conduit.open = false
  conduit.orderCount = 0
  conduit.reviewPage = 0
  if (conduit.trusted && !result.reverted) {
    const address = result.value.getConduit()
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
export function isTrustedConduit(address: Bytes): boolean {
  const keys = trustedKeys()
  for (let i = 0; i < keys.length; i++) {
    if (loadOrCreateConduit(Bytes.fromHexString(keys[i])).address == address) return true
  }
  return false
}

/** Records an order for review when the conduit's channel opens or closes. Saves both. */
export function enterOrder(conduit: Conduit, order: Bytes): void {
  const id = conduitPageId(conduit.id, conduit.orderCount / CONDUIT_PAGE_SIZE)
  const existing = ConduitPage.load(id)
  const page = existing != null ? existing : new ConduitPage(id)
  const orders = existing != null ? existing.orders : []
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
  const existing = loadCursor(STARTS)
  const cursor = existing != null ? existing : newCursor(STARTS, toMinute(block.timestamp))
  const conduits = cursor.conduits
  if (!conduits.includes(key)) {
    conduits.push(key)
    cursor.conduits = conduits
  }
  cursor.save()
}
